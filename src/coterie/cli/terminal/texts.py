"""Every word that the terminal says by itself, in English."""

from __future__ import annotations

COMMANDS = (
    ("NUMBER or words", "answer: the number of an option, or its short form (“move museum”); a clear beginning is enough"),
    ("pass", "answer that you do nothing, where that can be: whatever it is called there"),
    ("a + b", "several answers as one gesture, by their short forms: taken back as one"),
    ("undo, redo", "take the last answer back; make it again"),
    ("how", "how the game is played, on one screen"),
    ("look NAME", "what a card, a term or a rule says; with a number what that option is about; alone: what there is"),
    ("why NUMBER", "where the numbers behind an option come from; with the name of a card on the table, where its own do"),
    ("why not ACTION", "why something cannot be done now"),
    ("hint", "what the greedy bot would do"),
    ("table", "draw the table again"),
    ("log", "everything that has happened (log 20: the last 20 lines)"),
    ("save FILE", "write the game to a file; `coterie play --terminal --resume FILE` goes on"),
    ("help", "this list and the symbols"),
    ("[5], (NAME)", "behind a name on the table: the option that it belongs to; a name in brackets: it is exhausted or spent"),
    ("quit", "leave; the game can be saved first"),
)  # fmt: skip

PROMPT = "> "
EMPTY = "Type the number of an option, or `help`."
EMPTY_WAITING = "Nothing is asked of you now; `help` tells what can be typed meanwhile."
NO_NUMBER = "There is no option {n}; they are {least} to {most}."
UNKNOWN = "“{text}” is neither an option nor a command. {near}Possible: {options}."
NEAR = "Nearest: {key} ({notation}). "
SEVERAL = "“{text}” could be {options}. Which one?"
GAME_OVER = "The game is over; `undo`, `log`, `look`, `save FILE` and `quit` still work."

LOOK_WHAT = "There are: {topics}. Type `look` and one of them."
LOOK_NOTHING = "There is nothing called “{name}”. {near}"
DID_YOU_MEAN = "Did you mean {names}?"
STAGES = "what is done one after the other"
STAGE = "stage {n} of {most} of: {of}"
STAGE_NOW = "It goes on now."
PLAYER = "player"
NO_NUMBERS = "A player of this game has no numbers."
NOTHING_SEEN = "All face down."
EMPTY_THERE = "Nothing lies there."
MORE_HIDDEN = "and {n} face down"
HOW_NONE = "Nobody has written that for this game yet; `look` explains its words and cards."
WHY_WHAT = "Type `why` and the number of an option or the name of a card, or `why not` and an action."
WHY_NO_NUMBERS = "“{name}” has no numbers of its own; `look {name}` tells what it says."
WHY_NOTHING_CALLED = "Nothing that you can see is called “{text}”; `look` alone lists what there is."
NO_OPTION = (
    "“{text}” is not an option; they are {listed}. Nothing that you can see is called so, either: `look` lists names."
)
WHY_NOTHING = "Nothing changes the numbers of “{label}”; `why` and the name of a card tells where its own come from."
WHY_NOT_WHAT = "Type `why not` and an action, such as `why not {action}`."
WHY_NOT_WHAT_ELSE = "Type `why not` and an action, such as `why not attack`."
HINT = "The greedy bot would choose {key}: {label}."
HINT_NUMBER = "The greedy bot would choose {key}."
HINT_NONE = "There is nothing to choose."

UNDO_NOTHING = "There is nothing to take back."
UNDONE = "Taken back."
UNDONE_CHANCE = "Taken back. Something had been rolled or shown since, so chance is drawn anew from here."
UNDO_AGREE = "Something was rolled or shown since, or somebody else has chosen. Do all of you agree to take it back?"
UNDO_NOT = "It stands."
REDO_NOTHING = "There is nothing to make again."
REDO_ANEW = "Chance was drawn anew, so it would be another game: choose it again from the options."
REDONE = "Made again."

SAVE_WHERE = "Type `save` and a file name, such as `save tonight.jsonl`."
SAVED = "Saved to {path}. Go on with: coterie play --terminal --resume {path}"
WITH_PACK = " --pack FILE"
SAVED_END = "The record is in {path}."
NOT_SAVED = "It could not be saved to {path}: {why}."
EXISTS = "{path} is there already. Overwrite it?"
NOT_OVERWRITTEN = "It is as it was."
SAVE_FIRST = "Save the game first? (yes, no, or back to the game)"
INPUT_ENDED = "The input has ended."
LEFT = "Good night."
TWO_DECKS = "--deck is for one seat and --{option} for all: give one of them."
ONE_DECK = "--deck takes one deck: a file, or the name of one that comes with the game (`coterie decks list`)."
RESUME_ASK = "Go on from the last position that fits, after {n} choices?"
RESUMED = "Resumed after {n} choices."
NO_SUCH_FILE = "{path} cannot be read: {why}."

YES, NO, BACK = ("yes", "y"), ("no", "n"), ("back", "b", "cancel", "c")
YES_NO = "(yes or no)"

CURTAIN = "{name} is next. Hand the keyboard over; everybody else looks away."
CURTAIN_GO = "Press Enter when you are ready."
CURTAIN_FIRST = "Nothing is done before the next player looks: press Enter alone first."

BOT_CHOOSES = "{name} (bot): {label}"
WATCHING = "All seats are bots. Ctrl-C stops."
SEAT = "seat {seat}"
NAME_OF_NOBODY = "--name is for a person, but bots play all seats: leave it out."
NO_NAME = "A name has 1 to {most} letters that can be printed."
NO_SEAT = (
    "There is no seat {seat}; --bots takes seats by their numbers, and here {seats}. `--bots all` gives every seat to a "
    "bot."
)

MORE_LINES = "… {n} more {lines} before; `log {all}` shows them"
LOG_WHAT = "Type `log`, or `log` and how many of the last lines, such as `log 20`."
NOTHING_YET = "Nothing has happened yet."
ENDED = "The game is over"
WON = "You have won."
WON_TOGETHER = "You have won, together with others."
LOST = "You have lost to {name}."
WINNER = "{name} has won."
WINNERS = "{name} have won."
DRAW = "A draw."
NOBODY = "Nobody has won."
DECISIONS = "Decisions"
CARDS = "{n} left"
HIDDEN = "face down"
SPENT = "spent"
NONE = "none"

BAD_SEED = "“{value}” is not a seed; a seed is a whole number, such as 7."
NOT_RESUMED = "The game was not resumed."
BAD_PACE = "“{value}” is not a pace; give the seconds between two moves of the bots, from 0 to 60, such as 0.5."
ONE_ORIGIN = "Give either --resume or --position, not both."
RESUME_SETUP = "--{name} cannot be combined with {other}: the file says how the game was set up."

# The browser table, as the terminal speaks of it.
LINK = "Coterie is here:"
OPENED = "It opens in your browser."
NOT_OPENED = "No browser could be started: open this link. With --terminal the game is at the terminal."
OVER_SSH = "For a browser on another machine, connect from there with `ssh -L {port}:127.0.0.1:{port}`."
OTHER_PORT = (
    "Port {port} was taken, so the address is another one than usual, and a browser keeps its list of your tables by "
    "address. The tables themselves are all there: their links work with the new port."
)
HOW_TO_STOP = "Ctrl+C stops the server. All tables are kept."
STOPPED = "The server has stopped. All tables are kept for another evening."
RUNNING = "A Coterie server is running already and has your tables; it goes on by itself."
NO_ANSWER = "The Coterie server at {address} does not answer. Stop it, then try again."
OTHER_VERSION = "The Coterie server at {address} is of another version. Stop it, then try again."
TOO_SLOW = "In the browser a bot takes {most} seconds at most; with --terminal the game is at the terminal."
LONG_SEED = "In the browser a seed has 18 digits at most; with --terminal the game is at the terminal."
TERMINAL_ONLY = "--{name} belongs to the terminal table, so the game is played here."
NO_PAGE = "There is no page to open in a browser: {why} The game is played here."
NOT_BUILT = "it has not been built; `make web` does that."
NOT_INSTALLED = "this copy of Coterie was installed without it."
NO_TABLES = "The browser table cannot keep its tables: {why} The game is played here."
