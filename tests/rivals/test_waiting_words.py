"""Words that wait for the next attack, that answer, and that are paid: for whom they count, and what they need."""

import dataclasses

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.numbers import AGAINST, INTEL, POSSIBLE
from coterie.games.rivals.words.characters import (
    CHARACTER,
    IN_STREETS,
    LEADER,
)
from coterie.games.rivals.words.hands import DiscardAtRandom, DiscardOne
from coterie.games.rivals.words.intel import IntelAgainst
from coterie.games.rivals.words.rituals import PlayForNothing
from coterie.games.rivals.words.scouting import NextAttack
from coterie.games.rivals.words.special import Warding
from coterie.games.rivals.words.tokens import TakeSome, TakeTokens
from coterie.games.rivals.words.wraiths import Unseen, lending
from coterie.kernel.events import about
from coterie.kernel.pieces import pile, ref
from coterie.words.cards.groups import EACH_FOE, THIS
from coterie.words.effects import run
from coterie.words.frames import Frame
from coterie.words.groups import Bound
from tests.rivals.cards.turns import onward
from tests.rivals.tools import attack, blood_on, find, options, play_through, position, where

HOME = "haven a: hydra [blood 6], karma [blood 1]\nhaven b: doc [blood 5]\ntorpor a: skunk [blood 1]\n"

WRAITH = (
    "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: the-madhouse\n"
    "attached a: chef [{}down, known all, on streets/hydra], wraith-intel [{}known all, on chef]\n{}"
)


def frame(s, face: str, seat: int = 0) -> Frame:
    """Return the frame of an effect of a character."""
    at = ref(s, find(s, face))
    return Frame(at[0], seat, -1, (("this", at), ("actor", at)))


@pytest.mark.ruling("RR-7")
def test_intel_for_the_next_attack_is_for_that_one_and_against_whom_it_says():
    s = position(
        "streets a: hydra [blood 6]\nstreets a2: brother [blood 5]\nstreets b: doc [blood 5], karma [blood 3]\n"
    )
    hydra, brother, doc, karma = [find(s, face) for face in ("hydra", "brother", "doc", "karma")]
    word = NextAttack(1, LEADER, (ref(s, hydra),), 0)

    def gives(attacker: int, target: int) -> bool:
        return word.changes(s, AGAINST, s.pieces[hydra], hydra, (attacker, 1, target))

    assert [gives(hydra, doc), gives(hydra, karma), gives(brother, doc)] == [True, False, False]
    play_through(s, "attack with a/hydra", "b/doc")
    assert gives(hydra, doc)  # as long as it goes on
    s.choose("physical")
    onward(s)
    assert not gives(hydra, doc)
    assert not word.changes(s, INTEL, s.pieces[hydra], hydra, hydra)


@pytest.mark.ruling("RR-7")
def test_intel_against_some_is_for_the_party_of_the_card():
    s = position(
        "streets a: hydra [blood 6]\nstreets a2: brother [blood 5]\nstreets b: doc [blood 5]\nhaven b: karma [blood 3]\n"
        "attached a: alley-cat [on streets/hydra]\n"
    )
    hydra, brother, doc, karma = [find(s, face) for face in ("hydra", "brother", "doc", "karma")]
    cat, word = find(s, "alley-cat"), IntelAgainst(1, CHARACTER & IN_STREETS)
    found = [
        word.changes(s, AGAINST, s.pieces[cat], cat, (who, 1, whom))
        for who, whom in ((hydra, doc), (hydra, karma), (brother, doc))
    ]
    assert found == [True, False, False]


@pytest.mark.ruling("RR-7")
def test_possible_intel_of_wraiths_is_of_their_bearer_alone():
    s = position(WRAITH.format("", "", "haven a: karma [blood 3]\n"))
    token, wraith = find(s, "wraith-intel"), find(s, "chef")
    hydra, karma = find(s, "hydra"), find(s, "karma")
    (use,) = lending(INTEL)
    assert [use.changes(s, POSSIBLE, s.pieces[token], token, who) for who in (hydra, karma)] == [True, False]
    assert not use.changes(s, INTEL, s.pieces[token], token, hydra)
    assert not use.changes(s, POSSIBLE, s.pieces[token], token, ("seat", 0))
    hidden = position(WRAITH.format("", "down, ", "haven a: karma [blood 3]\n"))
    assert [Unseen().changes(hidden, POSSIBLE, hidden.pieces[wraith], wraith, who) for who in (hydra, karma)] == [
        True,
        False,
    ]
    assert not Unseen().changes(hidden, INTEL, hidden.pieces[wraith], wraith, hydra)
    assert not Unseen().changes(s, POSSIBLE, s.pieces[wraith], wraith, hydra)  # it lies open already


@pytest.mark.ruling("R-116", "R-117")
def test_who_is_warded_is_warded_against_foes_and_not_within_attacks():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\ncity: chef\n")
    ward = next(each for each in CARDS["haze"].abilities if isinstance(each, Warding))
    hydra, doc, chef = [find(s, face) for face in ("hydra", "doc", "chef")]

    def by(source: int, seat: int = 1) -> bool:
        return ward._by_foe(s, seat, about(s, "bow", doc, source=source))

    assert hydra == 0
    assert [by(hydra), by(doc), by(chef), by(-1), by(hydra, 0)] == [True, False, False, False, False]
    s.choose("attack with a/hydra")
    assert not by(hydra)  # that is the attack


@pytest.mark.ruling("R-094")
def test_costs_need_what_they_take():
    s = position(HOME + "board a: the-spoils\nboard b: lost-glory [prestige 1]\n", windows="all")
    bare, full = frame(s, "the-spoils"), frame(s, "lost-glory", 1)
    assert [TakeSome("prestige", 4, THIS).able(s, f) for f in (bare, full)] == [False, True]
    assert [TakeTokens("prestige", n, THIS).able(s, full) for n in (1, 2)] == [True, False]
    assert not DiscardOne(CHARACTER).able(s, bare)
    assert DiscardOne(CHARACTER).able(position(HOME + "hand a: backup\n", windows="all"), Frame(-1, 0))


@pytest.mark.ruling("R-126", "R-127")
@pytest.mark.parametrize(
    ("changes", "whether"),
    [({}, True), ({"bp": 6}, True), ({"bp": 7}, False), ({"clan": "brujah"}, True), ({"clan": "tremere"}, False)],
)
def test_a_ritual_is_played_for_nothing_only_by_who_could_play_it(monkeypatch, changes, whether):
    monkeypatch.setitem(GAME.faces, "rite", dataclasses.replace(CARDS["diminish"], **changes))
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: rite\n")
    word = PlayForNothing(Bound("rite"))
    f = frame(s, "hydra").bind("rite", ref(s, find(s, "rite")))
    assert word.able(s, f) is whether
    assert not word.able(s, f.bind("actor", None))


@pytest.mark.ruling("R-090")
def test_of_blood_that_is_lost_ones_own_is_kept_first_and_no_more_than_said():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: claudia-sterling [blood 2, blood-a 1]\nboard b: truth-of-blood [blood 1]\n"
    )
    attack(s, "a/hydra", "b/claudia-sterling", "physical")
    assert dict(s.pieces[find(s, "truth-of-blood")].counters) == {"blood": 2}
    assert blood_on(s, "claudia-sterling") == 1


@pytest.mark.ruling("R-242")
def test_who_would_discard_at_random_may_be_let_draw_instead():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: disheveled-shelves\nhand b: backup\n"
                 "library b: haze, haze\n")  # fmt: skip
    at = s.new(frame(s, "hydra").bind("that", 1))
    s.asked = None
    s.todo.append((run, DiscardAtRandom(EACH_FOE), at))
    s.play()
    assert (s.question.prompt, options(s)) == ("Does b draw 1 instead of discarding that many?", ["yes", "no"])
    s.choose("no")
    assert (len(pile(s, "hand", 1)), where(s, "backup")) == (0, "discard")


@pytest.mark.ruling("R-243", "R-244")
@pytest.mark.parametrize(("ignored", "left"), [(", ignored-a", 5), ("", 4)])
def test_who_ignores_a_toll_does_not_pay_it(ignored, left):
    s = position("streets a: emil-hruza [blood 7]\nstreets b: hydra [blood 6]\nprestige: 5 5\n"
                 f"city: cover-charge [prestige-b 1{ignored}]\n")  # fmt: skip
    attack(s, "a/emil-hruza", "b/hydra", "social")
    assert s.prestige[0] == left


@pytest.mark.ruling("R-021")
def test_who_has_intel_by_the_agenda_of_foes_attacks_mortals_as_others_do():
    s = position("streets a: shades [blood 4]\nhaven b: doc [blood 5]\ncity: vagrant\n")
    play_through(s, "attack with a/shades", "city/vagrant")
    assert s.asked[1][0] == "sort?"
