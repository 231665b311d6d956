"""The vocabulary of The Eternal Struggle: its nouns and verbs for the words that all card games share."""

from __future__ import annotations

from coterie.games.vtes.numbers import DISCARDS, DISCIPLINES, MASTER_ACTIONS, NUMBERS, TRANSFERS, VOTES
from coterie.games.vtes.words import (
    acting,  # noqa: F401  # its words belong to the vocabulary
    asked,  # noqa: F401  # its words belong to the vocabulary
    bargains,  # noqa: F401  # as above
    bonds,  # noqa: F401  # its words belong to the vocabulary
    cancelling,  # noqa: F401  # its words belong to the vocabulary
    circumstances,  # noqa: F401  # as above
    comparing,  # noqa: F401  # as above
    corruption,  # noqa: F401  # as above
    costs,  # noqa: F401  # as above
    damage,  # noqa: F401  # as above
    deeds,  # noqa: F401  # as above
    fighting,  # noqa: F401  # as above
    frenzies,  # noqa: F401  # as above
    gatherings,  # noqa: F401  # as above
    hands,  # noqa: F401  # as above
    hunting,  # noqa: F401  # as above
    involved,  # noqa: F401  # as above
    modes,  # noqa: F401  # as above
    outcomes,  # noqa: F401  # as above
    permanents,
    phases,  # noqa: F401  # as above
    politics,  # noqa: F401  # as above
    raising,  # noqa: F401  # as above
    referendums,  # noqa: F401  # as above
    remembered,  # noqa: F401  # as above
    requirements,  # noqa: F401  # as above
    resources,  # noqa: F401  # as above
    rounds,  # noqa: F401  # as above
    selves,
    stealing,  # noqa: F401  # as above
    stores,  # noqa: F401  # as above
    striking,  # noqa: F401  # as above
    terms,  # noqa: F401  # as above
    told,  # noqa: F401  # as above
    tolls,  # noqa: F401  # as above
    weapons,  # noqa: F401  # as above
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
from coterie.words.cards.changing import TurnOver
from coterie.words.cards.moving import Depart, DrawCards, Enter, LayDown
from coterie.words.vocabulary import BASE, CARDS, Vocabulary
from coterie.words.voice import Noun, Verb, Voice

VOICE = Voice(
    nouns={
        "card": Noun("card", "cards"),
        "minion": Noun("minion", "minions"),
        "vampire": Noun("vampire", "vampires"),
        "ally": Noun("ally", "allies"),
        "location": Noun("location", "locations"),
        "ally or younger vampire": Noun("ally or younger vampire", "allies or younger vampires"),
        "library card": Noun("library card", "library cards"),
        "retainer": Noun("retainer", "retainers"),
        "equipment": Noun("equipment", "equipment", "1"),
        "master": Noun("master card", "master cards"),
        "event": Noun("event", "events"),
        "action": Noun("action card", "action cards"),
        "combat": Noun("combat card", "combat cards"),
        "political action": Noun("political action card", "political action cards"),
        "foe": Noun("other Methuselah", "other Methuselahs"),
        "player": Noun("Methuselah", "Methuselahs"),
        "blood": Noun("blood", "blood", "1"),
        "lives": Noun("life", "life", "1"),
        "counter": Noun("counter", "counters"),
        "nightmare": Noun("nightmare counter", "nightmare counters"),
        "hostage": Noun("hostage counter", "hostage counters"),
        **{
            f"corruption-{seat}": Noun(f"corruption counter of {seat}", f"corruption counters of {seat}")
            for seat in "abcde"
        },
    },
    verbs={
        "draw": Verb("draw {it}", "is drawn"),
        "play": Verb("play {it}", "is played"),
        "show": Verb("show {it}", "is shown"),
        "reveal": Verb("reveal {it}", "is revealed"),
        "peek": Verb("look at {it}", "is looked at"),
        "return": Verb("return {it} to its owner's hand", "returns to a hand", "would return to a hand"),
        "discard": Verb("discard {it}", "is discarded"),
        "burn": Verb("burn {it}", "is burned"),
        "remove": Verb("take {it} out of the game", "is removed from the game"),
        "attach": Verb("put {it} on a card", "is put on a card"),
        "board": Verb("put {it} in play", "is put in play"),
        "bow": Verb("lock {it}", "locks", "would lock"),
        "straighten": Verb("unlock {it}", "unlocks", "would unlock"),
        "counter": Verb("put a counter on {it}", "gets a counter", "would get a counter"),
        "lift": Verb("remove a counter from {it}", "loses a counter", "would lose a counter"),
        "blood": Verb("change the blood on {it}", "gains or loses blood", "would gain or lose blood"),
        "pool": Verb("change the pool of {it}", "gains or burns pool", "would gain or burn pool"),
        "edge": Verb("give {it} the Edge", "takes the Edge", "would take the Edge"),
        "spill": Verb("drain {it}", "loses blood above its capacity"),
        "torpor": Verb("send {it} to torpor", "goes to torpor", "would go to torpor"),
        "rise": Verb("move {it} from torpor to the ready region", "leaves torpor", "would leave torpor"),
        "emerge": Verb("move {it} to the ready region", "comes to the ready region", "would come to the ready region"),
        "recruit": Verb("recruit {it}", "is recruited"),
        "shift": Verb("move {it} to its controller", "changes sides", "would change sides"),
        "control": Verb("take control of {it}", "changes sides", "would change sides"),
        "contest": Verb("contest {it}", "is contested"),
        "reclaim": Verb("take {it} back", "is no longer contested", "would no longer be contested"),
        "yield": Verb("yield {it}", "is yielded"),
        "embrace": Verb("bring {it} into play as a vampire", "comes into play as a vampire", "would come into play"),
        "merge": Verb("merge {it}", "is merged"),
        "resume": Verb("return {it} to its action", "returns to its action", "would return to its action"),
        "uncontrol": Verb("move {it} to the uncontrolled region", "goes to the uncontrolled region", "would go there"),
        "search": Verb("look through the library of {it}", "looks through a library", "would look through a library"),
        "shuffle": Verb("shuffle the library of {it}", "shuffles a library", "would shuffle a library"),
        "under": Verb("put {it} under its crypt", "is put under a crypt", "would be put under a crypt"),
        "bottom": Verb("put {it} at the bottom of its library", "is put at the bottom of a library", "would be put there"),
        "store": Verb("keep {it} on a card", "is kept on a card", "would be kept on a card"),
        "top": Verb("put {it} on top of a pile", "is put on top of a pile"),
        "oust": Verb("oust {it}", "is ousted"),
        "points": Verb("give {it} victory points", "gains victory points", "would gain victory points"),
        "phase": Verb("begin a phase of {it}", "begins a phase", "would begin a phase"),
        "acts": Verb("act with {it}", "acts", "would act"),
        "masters": Verb("play a master card", "has played a master card", "would have played a master card"),
        "acted": Verb("end the action of {it}", "has acted", "would have acted"),
        "meets": Verb("let {it} begin combat", "begins a combat", "would begin a combat"),
        "presses": Verb("press with {it}", "presses", "would press"),
        "cancelled": Verb("cancel {it}", "is cancelled as it is played", "would be cancelled"),
        "blocks": Verb("block with {it}", "blocks", "would block"),
        "resolves": Verb("resolve the action of {it}", "comes to the resolution of its action", "would resolve its action"),
        "succeeds": Verb("let {it} succeed", "acts successfully", "would act successfully"),
        "bleeds": Verb("bleed with {it}", "bleeds successfully", "would bleed successfully"),
        "hunts": Verb("hunt with {it}", "hunts successfully", "would hunt successfully"),
        "fights": Verb("end the combat of {it}", "has been in combat", "would have been in combat"),
        "passes": Verb("let a referendum of {it} pass", "has a referendum passed", "would have a referendum passed"),
        "fails": Verb("let a referendum of {it} fail", "has a referendum failed", "would have a referendum failed"),
        "diablerises": Verb("commit diablerie with {it}", "commits diablerie", "would commit diablerie"),
        "resolved": Verb("resolve the damage of {it}", "has been damaged", "would have been damaged"),
        "leaves": Verb("move {it} away", "leaves the ready region", "would leave the ready region"),
        "gain": Verb("give {it} something", "gains something", "would gain something"),
    },
    places={
        "ready": "unlocked", "bowed": "locked", "torpor": "torpor", "hand": "hand", "library": "library", "crypt": "crypt",
        "uncontrolled": "uncontrolled region", "ash": "ash heap", "board": "play", "attached": "play",
        "stored": "cards on a card",
        "forever": "the end of the game",
        "this turn": "in this turn", "aggravated": "aggravated", "gun": "a gun", "on": "to go on",
        "bleed": "a bleed", "unlock": "the unlock phase", "end of unlock": "the end of the unlock phase",
        "master": "the phase for masters", "influence": "the influence phase", "discard": "the discard phase",
        "diablerie": "diablerie", "prey": "for an ousted prey",
    },
    prohibitions={
        "be hurt normally": "takes no damage but aggravated damage",
        "use disciplines": "cannot play cards that ask for Disciplines",
        "have equipment": "cannot have or use equipment", "have retainer": "cannot have retainers",
        "be hunted": "cannot have a blood hunt called on it",
        "vote against": "cannot vote against it", "hurt with weapons": "inflicts no damage with weapons",
        "act political": "cannot take political actions", "act recruit": "cannot recruit allies",
        "act employ": "cannot employ retainers",
        "be aimed at": "cannot be the target of actions of others",
        "be aimed at with dom": "cannot be the target of actions that ask for Dominate",
        "be aimed at with pre": "cannot be the target of actions that ask for Presence",
        "be dodged": "strikes so that it cannot be dodged", "gain blood": "cannot gain blood or life",
        "replace reactions": "does not replace reaction cards until the action ends",
        "react": "cannot play reaction cards", "modify": "cannot play action modifiers",
        "vote": "cannot cast votes or ballots", "strike": "cannot strike",
        "end combat": "cannot strike: combat ends", "unlock at all": "cannot unlock",
        "dodge": "cannot strike: dodge", "lock for blocking": "does not lock for blocking",
        "maneuver to long": "cannot maneuver to long range", "maneuver to close": "cannot maneuver to close range",
        "press on": "cannot press to continue combat", "press to end": "cannot press to end combat",
        "decline to press": "must use its press",
        "block": "cannot block", "be blocked": "cannot be blocked", "act": "cannot act",
        "be hurt": "takes no damage", "cast a ballot": "has no ballot", "hunt as normal": "cannot hunt as normal",
        "suffer frenzy": "is immune to frenzies",
        "take": "cannot be taken by a diablerist",
        "unlock": "does not unlock as normal", "use equipment": "cannot use equipment",
        "be Camarilla": "is Independent instead of Camarilla",
    },
    numbers=NUMBERS,
    measures={
        **{name: Noun(name.removesuffix("s"), name) for name in (VOTES, TRANSFERS, MASTER_ACTIONS, DISCARDS)},
        **{code: Noun(f"level of {name}", f"levels of {name}") for code, name in DISCIPLINES.items()},
    },
    gets="gets",
)  # fmt: skip

VOCABULARY = Vocabulary(
    "vtes",
    VOICE,
    (groups, filters, cards, uses, selves, permanents),
    packages=(BASE, CARDS),
    without=(Enter, Depart, LayDown, TurnOver, DrawCards),
)
