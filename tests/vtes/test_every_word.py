"""Every word of every card: what none of them may say while nothing goes on, or of a card that nobody sees."""

import copy
from functools import cache
from pathlib import Path

import pytest

from coterie.games import vtes
from coterie.games.vtes.cards import FACES as CARDS
from coterie.games.vtes.words.timed import Timed
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.groups import Group
from coterie.words.word import walk
from tests.vtes.moments import FACES, fights, quiet, speaks
from tests.vtes.tools import find

# What can be so while nothing goes on: the table, the turn, this card.
AT_REST = {
    Condition: {
        "Controls", "InPhase", "IsA", "IsDown", "IsReady", "IsUnlocked", "HasPool", "LiesIn", "NoAction", "NoFreeAction",
        "NoReactions", "PlayedAs", "TurnOf", "YourTurn",
    },
    Timed: {"EndAction", "MayLater"},  # other words beside them say when
    Group: {"Active", "ControllerOf", "Having", "Me", "Neighbour", "Neighbours", "Placed"},
    Filter: {
        "Above", "Affected", "AllyOr", "Age", "Another", "Asks", "ControlledBy", "CostsAtMost", "IsVampire", "OfClan",
        "OfCapacityX", "OfNeighbour", "OfSect", "Oldest", "OtherThan", "Region", "Unique",
    },
}  # fmt: skip
# Effects that ask for a card that was picked, a library, an Edge, an action or a combat that are not there.
IDLE = {
    "Banish", "BringFromHand", "BurnAnyCorruption", "BurnAtRandom", "BurnCorruption", "BurnEdge", "Churn",
    "ClaimTitle", "ClawsInAction", "ContinueAction", "Corrupt", "DigEquip", "Draw", "DrawCrypt", "DrinkUp", "EnterCombat",
    "EquipFromHand", "Exchange", "FailAction", "FeedOn", "FromTheRich", "GainUpTo", "HuntBy", "InNextRound", "InThisAction",
    "LoseAlike", "LoseTitle", "Mend", "MoveBetween", "MoveBlood", "MoveOnto", "MoveSome", "Raise", "RecruitFromHand",
    "Reincarnate", "Reorder", "RevealCrypt", "Rise", "SearchEquip", "SearchFor", "Steal", "StealBloodFrom", "Store",
    "StripCounters", "Stun", "TakeCounters", "TaxNextReaction", "ToUncontrolled", "Toll", "Transfers", "Unless",
}  # fmt: skip


@cache
def words(sort: type) -> list:
    """Return all words of a sort that some card has, each once: those of this game."""
    roots = [root for card in CARDS.values() for root in (*card.abilities, card.plays) if root is not None]
    found = dict.fromkeys(word for root in roots for word in walk(root) if isinstance(word, sort))
    return [word for word in found if type(word).__module__.startswith("coterie.games.vtes")]


def names(sort: type, holds) -> set[str]:
    """Return the classes of those words of a sort of which something holds."""
    return {type(word).__name__ for word in words(sort) if holds(word)}


@pytest.mark.ruling("VR-4.6")
def test_between_actions_no_condition_holds_that_speaks_of_one():
    s = quiet()
    f = speaks(s, "A")
    assert names(Condition, lambda word: word.holds(s, f)) <= AT_REST[Condition]


@pytest.mark.ruling("VR-11.1")
def test_between_actions_nothing_fits_that_is_played_in_one():
    s = quiet()
    f = speaks(s, "A")
    assert names(Timed, lambda word: word.apt(s, f)) == AT_REST[Timed]


@pytest.mark.ruling("VR-8.1")
def test_who_fights_not_plays_nothing_that_is_for_combatants():
    s = fights(inside=False)
    f, foe = speaks(s, "A2"), speaks(s, "C")
    assert names(Timed, lambda word: word.apt(s, f)) <= {*AT_REST[Timed], "EndCombat", "OneOf"}
    assert names(Timed, lambda word: word.apt(s, foe)) <= {*AT_REST[Timed], "EndCombat", "OneOf"}


@pytest.mark.ruling("VR-4.6")
def test_between_actions_groups_that_speak_of_one_are_empty():
    s = quiet()
    f = speaks(s, "A")
    assert names(Group, lambda word: word.members(s, f)) == AT_REST[Group]


@pytest.mark.ruling("V-017", "VR-4.6")
def test_a_minion_that_does_nothing_is_found_by_what_it_is_only():
    s = quiet()
    f, p = speaks(s, "C"), find(s, FACES["A"])
    lawful = [word for word in words(Filter) if type(word).__name__ != "Concealable"]  # which asks for equipment
    found = {type(word).__name__ for word in lawful if word.holds(s, f, p, s.pieces[p])}
    assert found == AT_REST[Filter]


@pytest.mark.ruling("VR-1.4")
def test_nothing_is_known_of_a_face_that_nobody_sees():
    s = quiet()
    f, p = speaks(s, "C"), find(s, FACES["A"])
    hidden = copy.copy(s.pieces[p])
    hidden.face = ""
    readers = [word for word in words(Filter) if word.READS_FACE]
    assert len(readers) > 90
    assert [word for word in readers if word.holds(s, f, p, hidden) is not None] == []


@pytest.mark.ruling("VR-4.2")
def test_what_lacks_its_target_or_its_moment_can_do_nothing():
    s = quiet()
    f = speaks(s, "A")
    able = names(Effect, lambda word: not isinstance(word, Timed) and word.able(s, f))
    assert able & IDLE == set()
    assert names(Effect, lambda word: True) >= IDLE


def test_only_one_place_asks_an_effect_for_its_kind_of_action():
    asking = [
        path.name for path in Path(vtes.__file__).parent.rglob("*.py") if '"ACTION"' in path.read_text(encoding="utf-8")
    ]
    assert asking == ["kinds.py"]
