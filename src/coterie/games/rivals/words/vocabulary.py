"""The vocabulary of Rivals: its nouns and verbs for the words that all card games share."""

from __future__ import annotations

from coterie.games.rivals.numbers import NUMBERS
from coterie.games.rivals.words import (
    abilities,
    characters,
    fights,
    hands,  # noqa: F401  # its words belong to the vocabulary
    tokens,  # noqa: F401  # as above
    zones,  # noqa: F401  # as above
)
from coterie.words import groups
from coterie.words.cards import (  # as above
    abilities as uses,
)
from coterie.words.cards import (  # noqa: F401  # as above
    answered,
    answering,
    changing,
    filters,
    lasting,
    moving,
    numbers,
    roles,
    sums,
)
from coterie.words.cards import groups as cards
from coterie.words.vocabulary import BASE, CARDS, Vocabulary
from coterie.words.voice import Noun, Verb, Voice

UNCOUNTED = {"blood": "Blood", "prestige": "Prestige", "agenda": "Agenda"}

VOICE = Voice(
    nouns={
        "card": Noun("card", "cards"),
        "vampire": Noun("character", "characters"),
        "mortal": Noun("Mortal", "Mortals"),
        "citizen": Noun("Citizen", "Citizens"),
        "vagrant": Noun("Vagrant", "Vagrants"),
        "retainer": Noun("Retainer", "Retainers"),
        "second inquisition": Noun("Second Inquisition card", "Second Inquisition cards"),
        "title": Noun("Title", "Titles"),
        "wraith": Noun("wraith", "wraiths"),
        "curse": Noun("Curse", "Curses"),
        "haven": Noun("Haven", "Havens"),
        "attachment": Noun("attachment", "attachments"),
        "foe": Noun("foe", "foes"),
        "ally": Noun("player", "players"),
        "player": Noun("player", "players"),
        "fear": Noun("Fear token", "Fear tokens"),
        "weak": Noun("−1 BP token", "−1 BP tokens"),
        "spent": Noun("No Influence token", "No Influence tokens"),
        **{name: Noun(said, said, "1") for name, said in UNCOUNTED.items()},
    },
    verbs={
        "draw": Verb("draw {it}", "is drawn"),
        "play": Verb("play {it}", "is played"),
        "show": Verb("show {it}", "is shown"),
        "reveal": Verb("reveal {it}", "is revealed"),
        "peek": Verb("look at {it}", "is looked at"),
        "board": Verb("put {it} near your Haven", "comes into play", "would come into play"),
        "return": Verb("return {it} to its owner's hand", "returns to a hand", "would return to a hand"),
        "lay": Verb("place {it} face down", "is placed face down"),
        "discard": Verb("discard {it}", "is discarded"),
        "burn": Verb("burn {it}", "is burned"),
        "remove": Verb("remove {it} from the game", "is removed from the game"),
        "attach": Verb("attach {it}", "is attached"),
        "bow": Verb("exhaust {it}", "exhausts", "would exhaust"),
        "straighten": Verb("ready {it}", "becomes ready", "would become ready"),
        "turn": Verb("turn {it} over", "is turned over"),
        "counter": Verb("put a token on {it}", "gets or loses a token", "would get a token"),
        "blood": Verb("change the Blood on {it}", "gains or loses Blood", "would gain or lose Blood"),
        "damage": Verb("damage {it}", "takes damage", "would take damage"),
        "fund": Verb("put Prestige on {it}", "gets Prestige", "would get Prestige"),
        "convert": Verb("turn Prestige into Blood on {it}", "gets Blood", "would get Blood"),
        "prestige": Verb("change the Prestige of {it}", "gains or loses Prestige", "would gain or lose Prestige"),
        "agenda": Verb("change the Agenda of {it}", "gains or loses Agenda", "would gain or lose Agenda"),
        "slay": Verb("defeat {it}", "is defeated"),
        "defeat": Verb("defeat {it}", "is defeated"),
        "torpor": Verb("send {it} into torpor", "enters torpor", "would enter torpor"),
        "rise": Verb("take {it} out of torpor", "leaves torpor", "would leave torpor"),
        "recruit": Verb("recruit {it}", "is recruited"),
        "move": Verb("move {it}", "moves", "would move"),
        "attack": Verb("attack with {it}", "attacks", "would attack"),
        "attacked": Verb("attack {it}", "is attacked"),
        "block": Verb("block with {it}", "blocks", "would block"),
        "fought": Verb("end the attack of {it}", "has attacked", "would have attacked"),
        "begin": Verb("begin the turn of {it}", "begins a turn", "would begin a turn"),
        "end": Verb("end the turn of {it}", "ends a turn", "would end a turn"),
        "act": Verb("act with {it}", "performs an action", "would perform an action"),
        "city": Verb("reveal {it}", "is revealed"),
        "control": Verb("take control of {it}", "changes sides", "would change sides"),
        "gain": Verb("give {it} something", "gains something", "would gain something"),
    },
    places={
        "at haven": "in a Haven", "at streets": "in The Streets", "at torpor": "in torpor", "at city": "in The Streets",
        "at board": "near a Haven", "at plots": "face down near a Haven", "at discard": "in a discard pile",
        "at haven streets torpor": "in or out of torpor", "at burned": "in a burned pile",
        "haven": "Haven", "streets": "Streets", "torpor": "torpor", "discard": "discard pile", "burned": "burned pile",
        "plots": "face-down cards", "board": "Ongoing cards", "bowed": "exhausted", "ready": "ready",
        "ongoing": "Ongoing", "is attacker": "attacking", "is target": "attacked", "first": "first target",
        "aggravated": "Aggravated", "superficial": "Superficial", "physical": "Physical",
    },
    prohibitions={
        "attack": "cannot attack", "be attacked": "cannot be attacked", "be blocked": "cannot be blocked",
        "block": "cannot block", "act": "cannot act", "mend": "cannot mend", "leave": "cannot leave its Haven",
        "return home": "does not return to its Haven", "play Ranged": "cannot play Ranged cards",
        "play": "cannot play cards", "hold back": "may attack with exhausted characters in its party",
        "win by Agenda": "does not win by Agenda", "reward defeat": "gives no Agenda when it is defeated",
    },
    numbers=NUMBERS,
    gets="has",
)  # fmt: skip

VOCABULARY = Vocabulary(
    "rivals",
    VOICE,
    (groups, filters, cards, uses, abilities, characters, fights),
    packages=(BASE, CARDS),
    without=(moving.Enter, moving.Depart, moving.Discard, moving.LayDown, moving.Attach, moving.DrawCards),
)
