"""The vocabulary of the primer: its nouns and verbs for the words that all card games share."""

from __future__ import annotations

from coterie.words import groups
from coterie.words.cards import abilities, filters
from coterie.words.cards import groups as cards
from coterie.words.vocabulary import BASE, CARDS, Vocabulary
from coterie.words.voice import Noun, Verb, Voice

VOICE = Voice(
    nouns={
        "card": Noun("card", "cards"),
        "recruit": Noun("recruit", "recruits"),
        "attachment": Noun("attachment", "attachments"),
        "event": Noun("event", "events"),
        "foe": Noun("foe", "foes"),
        "ally": Noun("ally", "allies"),
        "player": Noun("player", "players"),
        "wound": Noun("wound", "wounds"),
        "point": Noun("point", "points"),
    },
    verbs={
        "draw": Verb("draw {it}", "is drawn"),
        "play": Verb("play {it}", "is played"),
        "show": Verb("show {it}", "is shown"),
        "reveal": Verb("reveal {it}", "is revealed"),
        "enter": Verb("put {it} into play", "enters play", "would enter play"),
        "return": Verb("return {it} to its owner's hand", "returns to a hand", "would return to a hand"),
        "lay": Verb("lay {it} face down", "is laid face down"),
        "discard": Verb("discard {it}", "is discarded"),
        "depart": Verb("remove {it} from play", "departs", "would depart"),
        "attach": Verb("attach {it}", "is attached"),
        "bow": Verb("bow {it}", "bows", "would bow"),
        "straighten": Verb("make {it} ready", "becomes ready", "would become ready"),
        "turn": Verb("turn {it} over", "is turned over"),
        "counter": Verb("put a counter on {it}", "is wounded"),
        "lift": Verb("remove a counter from {it}", "is healed"),
        "peek": Verb("look at {it}", "is looked at"),
        "raid": Verb("raid with {it}", "raids", "would raid"),
        "earn": Verb("earn points", "earns points", "would earn points"),
        "control": Verb("take control of {it}", "changes sides", "would change sides"),
    },
    places={"field": "play area", "discard": "discard pile", "is attacker": "raiding", "is target": "raided"},
    prohibitions={"raid": "cannot be raided", "bow": "cannot bow"},
)

VOCABULARY = Vocabulary("primer", VOICE, (groups, filters, cards, abilities), packages=(BASE, CARDS, __package__))
