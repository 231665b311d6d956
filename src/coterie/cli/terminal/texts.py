"""The terminal's own texts, in English."""

from __future__ import annotations

COMMANDS = (
    ("NUMBER or words", "choose an option by its number, or by words of it that no other has (“move museum”, “block naomi”)"),
    ("pass", "pass, whatever the option that does nothing is called here"),
    ("a + b", "several options in one go, by their numbers on the screen or by their short forms; undone together"),
    ("undo, redo", "undo or redo the last choice"),
    ("how", "the rules on one screen"),
    ("look NAME", "explain a card, a place, a term or a numbered rule, or what option NUMBER is about; alone: list the topics"),
    ("why NUMBER", "explain the numbers behind an option, or those of a card on the table"),
    ("why not ACTION", "explain why something cannot be done now"),
    ("hint", "show what the greedy bot would do"),
    ("table", "draw the table again"),
    ("log", "show everything that has happened (log 20: the last 20 lines)"),
    ("save FILE", "write the game to a file; continue with `coterie play --terminal --resume FILE`"),
    ("help passing", "how to pass more than one chance to respond, and be asked where you want to be all the same"),
    ("help symbols", "what the symbols on the table mean"),
    ("[5], (NAME)", "after a name on the table: the option it belongs to; a name in brackets is turned sideways or spent"),
    ("quit", "leave; you can save the game first"),
)  # fmt: skip
HELP_PASSING = (
    ("pass until over", "pass until what is under way (an action, a conflict) is over"),
    ("pass until combat over", "pass until a part of it is over"),
    ("pass until turn", "pass until you are asked something that is more than a chance to respond"),
    ("pass until change", "pass until something happens"),
    ("pass until answer", "pass until somebody responds"),
    ("pass until NAME", "pass until a card, a kind of thing or a step comes up"),
    ("stop at NAME", "be asked wherever a card, a kind of thing or a step comes up, whatever you pass"),
    ("stop at me", "be asked about what is aimed at you; likewise “at block”, “at votes”, where the game has them"),
    ("stop for NAME", "be asked wherever that card of yours could be played"),
    ("stops", "list what you have ordered"),
    ("stop nothing", "end all that you have ordered"),
)  # fmt: skip
HELP_WHAT = "There is no help about “{about}”: type `help`, `help passing` or `help symbols`."

PROMPT = "> "
PASS = "pass until"
PASS_UNTIL = (
    "Type `pass until over` (until what is under way is over), `pass until turn` (until you are asked something that is more "
    "than a chance to respond), `pass until change` (until something happens), `pass until answer` (until somebody responds), "
    "or `pass until` and a card, a kind of thing or a step that is to come up."
)
STOP = "stop"
STOP_NONE = "nothing"
STOPS = "stops"
STOP_WHAT = (
    "Type `stop at` and a card, a kind of thing, a step of the turn, or `me`; or `stop for` and a card of yours that could be "
    "played. `stops` lists what you have ordered."
)
STOP_SET = "You are asked then. `stops` lists what you have ordered, `stop nothing` ends it all."
STOP_ENDED = "You have no standing orders any more."
NOTHING_COMES = "Nothing here is called “{text}”.{like} It can be a card, a step of the turn, or one of these: {kinds}."
ORDERS_NONE = "You have no standing orders."
ORDER_DOES = {"pass": "Pass", "stop": "Stop", "answer": "Answer"}
ORDER_ME = "what is aimed at me"
ORDER_PLAY = "where {card} could be played"
ORDER_USE = "where {card} can be used"
ORDER_ENDS = {
    "turn": "until my turn",
    "answer": "until somebody responds",
    "change": "until something happens",
    "affair": "until {what} is over",
    "comes": "until {what} comes up",
}
ORDER_ALL = "what is under way"
PASS_NOT_HERE = "This question cannot be passed."
NOT_PASSED = "“{text}” answers only a chance to respond; type the number of an option{done}."
NOT_PASSED_DONE = ", or `done` for “{label}”"
PASS_NOTHING_ON = "Nothing is under way that could be over; `pass until turn` and `pass until change` work here."
EMPTY = "Type the number of an option, or `help`."
EMPTY_WAITING = "You are not asked anything now; `help` lists what you can type in the meantime."
NO_NUMBER = "There is no option {n}; the options are {least} to {most}."
UNKNOWN = "“{text}” is neither an option nor a command. {near}Possible: {options}."
NEAR = "Nearest: {key} ({notation}). "
SEVERAL = "“{text}” could be {options}. Which one?"
GAME_OVER = "The game is over; `undo`, `log`, `look`, `save FILE` and `quit` still work."

LOOK_WHAT = "Topics: {topics}. Type `look` and a topic."
LOOK_NOTHING = "Nothing is called “{name}”. {near}"
DID_YOU_MEAN = "Did you mean {names}?"
STAGES = "the steps of a turn"
STAGE = "stage {n} of {most} of: {of}"
STAGE_NOW = "It is under way."
PLAYER = "player"
NO_NUMBERS = "Players of this game have no numbers."
NOTHING_SEEN = "All face down."
EMPTY_THERE = "It is empty."
MORE_HIDDEN = "and {n} face down"
HOW_NONE = "This game has no such page yet; `look` explains its terms and cards."
WHY_WHAT = "Type `why` and the number of an option or the name of a card, or `why not` and an action."
WHY_NO_NUMBERS = "“{name}” has no numbers; `look {name}` shows its text."
WHY_NOTHING_CALLED = "You can see nothing called “{text}”; `look` alone lists the topics."
NO_OPTION = "“{text}” is neither an option ({listed}) nor the name of anything you can see; `look` lists names."
WHY_NOTHING = (
    "Nothing modifies the numbers of “{label}”. Type `why` and the name of a card to explain that card's numbers."
)
WHY_NOT_WHAT = "Type `why not` and an action, such as `why not {action}`."
WHY_NOT_WHAT_ELSE = "Type `why not` and an action, such as `why not attack`."
HINT = "The greedy bot would choose {key}: {label}."
HINT_NUMBER = "The greedy bot would choose {key}."
HINT_NONE = "There is nothing to choose."

UNDO_NOTHING = "There is nothing to undo."
UNDONE = "Undone: {label}."
UNDONE_CHANCE = "Chance or something hidden came into play since, so what follows may turn out differently."
UNDO_AGREE = "Something has been rolled or shown since, or somebody else has chosen. Does everybody agree to undo it?"
UNDO_NOT = "It stands."
REDO_NOTHING = "There is nothing to redo."
REDO_ANEW = "The random numbers are new, so a redo would not give the same game. Choose again from the options."
REDONE = "Redone."

SAVE_WHERE = "Type `save` and a file name, such as `save tonight.jsonl`."
SAVED = "Saved to {path}. Continue with: coterie play --terminal --resume {path}"
WITH_PACK = " --pack FILE"
SAVED_END = "The record is in {path}."
NOT_SAVED = "The game could not be saved to {path}: {why}."
EXISTS = "{path} already exists. Overwrite it?"
NOT_OVERWRITTEN = "The file was not changed."
SAVE_FIRST = "Save the game first? (yes, no, or back to the game)"
INPUT_ENDED = "The input has ended."
LEFT = "Good night."
TWO_DECKS = "--deck is for one seat and --{option} for all; give only one of them."
ONE_DECK = "--deck takes one deck: a file, or the name of a supplied deck (`coterie decks list`)."
RESUME_ASK = "Continue from the last usable position, after {made}?"
RESUMED = "Resumed after {made}."
NO_SUCH_FILE = "{path} cannot be read: {why}."

YES, NO, BACK = ("yes", "y"), ("no", "n"), ("back", "b", "cancel", "c")
YES_NO = "(yes or no)"

CURTAIN = "{name} is next. Hand over the keyboard; everybody else, please look away."
CURTAIN_GO = "Press Enter when you are ready."
CURTAIN_HELP = (
    "Press Enter alone to go on: then the next player sees the screen and can type. `undo` takes the last choice back, `quit` "
    "leaves."
)
CURTAIN_FIRST = "Press Enter alone first, so that only the next player sees the screen."

BOT_CHOOSES = "{name} (bot): {label}"
ALL_HERE = "{n} seats are played at this keyboard, in turn; `--bots {last}` would give the last one to a bot."
OTHERS_ARE_BOTS = (
    "You have the first of {n} seats, and bots play the others; with `--people 2` two people would share this keyboard."
)
YOUR_DECK = "Your deck is {deck}; choose another with `--deck NAME` (`coterie decks list {game}` names them)."
SHARED_OUT = "One at a time: those above whom you choose are not offered again."
WATCHING = "All seats are bots. Press Ctrl-C to stop."
SEAT = "seat {seat}"
TIP = "*"
LOOK_AT = " (Lit up: {areas}.)"
NO_GUIDE = "{title} has no guided game."
GUIDED_ALONE = "A guided game begins in a position of its own, against bots; leave out --{name}."
PEOPLE_OR_ELSE = "--people is for a new game, and says what --bots says otherwise; leave out --{name}."
BAD_PEOPLE = "“{value}” people cannot play here; give a number from 1 to {most}."
NAME_OF_NOBODY = "--name is for a person, but bots play all seats; leave it out."
NO_NAME = "A name must have 1 to {most} printable characters."
NO_SEAT = (
    "There is no seat {seat}: --bots takes seat numbers, and here {seats}. `--bots all` gives every seat to a bot."
)

MORE_LINES = "… {n} earlier {lines}; `log {all}` shows {them}"
LOG_WHAT = "Type `log`, or `log` and a number of lines, such as `log 20`."
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
NOBODY_THERE = "nobody"

BAD_SEED = "“{value}” is not a seed; a seed is a whole number, such as 7."
OTHER_GAME = "{path} is a game of {title}: leave out {name}, or name {right}."
NOT_RESUMED = "The game was not resumed."
BAD_PACE = "“{value}” is not a pace; give the seconds between two bot moves, from 0 to 60, such as 0.5."
ONE_ORIGIN = "Give either --resume or --position, not both."
RESUME_SETUP = "--{name} cannot be combined with {other}: the file says how the game was set up."

# The browser table, as the terminal speaks of it.
LINK = "Coterie is running at:"
OPENED = "Opening it in your browser."
NOT_OPENED = "No browser could be started; open this link yourself, or play at the terminal with --terminal."
OVER_SSH = "To use a browser on another machine, connect from there with `ssh -L {port}:127.0.0.1:{port}`."
OTHER_PORT = (
    "Port {port} is in use, so the address has changed. Your browser remembers its list of tables by address, so the list "
    "may look empty. The tables are still there: their links work with the new port."
)
HOW_TO_STOP = "Press Ctrl+C to stop the server. All tables are kept."
STOPPED = "The server has stopped. All tables are kept."
RUNNING = "A Coterie server is already running and has your tables; it keeps running on its own."
NO_ANSWER = "The Coterie server at {address} does not answer. Stop it, then try again."
OTHER_VERSION = "The Coterie server at {address} is another version. Stop it, then try again."
TOO_SLOW = "In the browser a bot takes at most {most} seconds; use --terminal to play at the terminal."
LONG_SEED = "In the browser a seed has at most 18 digits; use --terminal to play at the terminal."
TERMINAL_ONLY = "--{name} works only at the terminal, so the game is played here."
NO_PAGE = "There is no page to open in a browser: {why} The game is played here."
NOT_BUILT = "it has not been built; `make web` does that."
NOT_INSTALLED = "this copy of Coterie was installed without it."
NO_TABLES = "The browser table cannot store its tables: {why} The game is played here."
