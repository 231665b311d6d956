"""The vocabulary of Masters of the Night: its voice, its words, and the words that have a name of their own."""

from __future__ import annotations

from coterie.games.masters.words import agents, dice, districts, event_deck, minions, relics, standing, vampires, veil
from coterie.words import filters, groups
from coterie.words.vocabulary import Vocabulary
from coterie.words.voice import Noun, Voice

VOICE = Voice(
    nouns={
        "district": Noun("district", "districts"),
        "vampire": Noun("vampire", "vampires"),
        "agent": Noun("agent", "agents"),
        "hidden agent": Noun("hidden agent", "hidden agents"),
        "exposed agent": Noun("exposed agent", "exposed agents"),
        "minion": Noun("minion", "minions"),
        "token": Noun("agent or minion", "agents or minions"),
        "die": Noun("die", "dice"),
    }
)

MODULES = (groups, filters, districts, vampires, agents, minions, dice, veil, event_deck, relics, standing)

VOCABULARY = Vocabulary("masters", VOICE, MODULES)
