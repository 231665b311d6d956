"""Replacements: who is offered which, and what depends on an event that was replaced."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, answer, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Instead, pending_event, rewrite
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, OTHER
from coterie.words.cards.groups import IT, Cards
from coterie.words.cards.moving import Depart
from coterie.words.effects import Effect
from tests.kernel.made import let_happen, table
from tests.primer.extra import ANY, FOE
from tests.primer.tools import asked, faces, find, options

STEAL = answer("Steal", Trigger("would", "depart", FOE, Instead(Bow(IT)), where="hand"))
KEEPER = recruit("Keeper", 1, 2, Trigger("would", "depart", ANY, Instead(Bow(IT))))


def departs(s, face, seat):
    let_happen(s, about(s, "depart", find(s, face, seat)))


def test_a_replacement_in_a_hand_is_offered_to_its_own_seat():
    s = table("field b: watchman\nhand a: steal", STEAL)
    departs(s, "watchman", 1)
    assert s.question.about[0] == "replace?"
    assert asked(s) == (0, ["use steal", "decline"])
    s.choose("use steal")
    assert (faces(s, "field", 1), faces(s, "discard")) == (["watchman"], ["steal"])


def test_a_hand_that_holds_a_replacement_and_one_that_holds_none_are_asked_alike():
    worlds = [table(f"field b: watchman\nhand a: {card}", STEAL, windows="all") for card in ("steal", "hail")]
    for s in worlds:
        departs(s, "watchman", 1)
    assert [asked(s) for s in worlds] == [(0, ["use steal", "decline"]), (0, ["decline"])]
    assert worlds[0].question.about == worlds[1].question.about
    assert all(s.question.window for s in worlds)


def test_what_others_may_use_is_asked_for_seat_by_seat_after_the_affected_one():
    s = table("field a: keeper\nfield b: keeper, watchman\nfield c: keeper", KEEPER, players=3)
    departs(s, "watchman", 1)
    seen = []
    while s.question.about[0] == "replace?":
        seen.append(asked(s))
        s.choose("decline")
    assert seen == [(seat, [f"use {'abc'[seat]}/keeper", "decline"]) for seat in (1, 0, 2)]
    assert faces(s, "discard", 1) == ["watchman"]


def test_a_replacement_that_must_be_used_is_in_the_order_of_the_affected_seat():
    s = table("field a: brute, amulet [on brute], amulet [on brute]\nfield b: keeper", KEEPER)
    departs(s, "brute", 0)
    assert asked(s) == (0, ["use a/amulet", "use a/amulet.2"])


@pytest.mark.parametrize("card", ["rescue", "hail"])
def test_what_must_be_used_comes_before_what_a_hand_hides_so_that_no_question_tells_of_it(card):
    rescue = answer("Rescue", Trigger("would", "depart", Cards(RECRUIT & MINE), Instead(Bow(IT)), where="hand"))
    saint = recruit("Saint", 1, 2, Trigger("would", "depart", ANY, Earn(1), must=True))
    s = table(f"field a: brute, saint\nhand a: {card}\nfield b: watchman", rescue, saint, windows="all")
    departs(s, "brute", 0)
    assert s.points == (1, 0)
    assert asked(s) == (0, ["use rescue", "decline"] if card == "rescue" else ["decline"])


def test_what_is_tied_to_an_event_does_not_happen_when_it_is_replaced():
    s = table("field a: brute, torch [on brute], amulet [on brute]\nfield b: watchman")
    brute, torch, amulet = (find(s, face) for face in ("brute", "torch", "amulet"))
    let_happen(s, about(s, "depart", brute), about(s, "depart", torch, after=0), about(s, "depart", amulet, after=0))
    assert options(s) == ["a/torch", "a/amulet"]
    s.choose("a/amulet")
    assert faces(s, "field") == ["brute", "torch"]


def test_a_substitute_has_its_own_stages():
    """The answers to the substitute's kind are asked for, though nobody hears the kind of the event that it replaces."""
    bowing = recruit("Bowing", 1, 2, Trigger("interrupt", "bow", ANY, Depart(IT)))
    s = table("field a: bowing\nfield b: keeper, watchman", KEEPER, bowing)
    departs(s, "watchman", 1)
    s.choose("use b/keeper")
    assert asked(s) == (0, ["use a/bowing", "pass"])


class Returns(Effect):
    """The card that would depart returns to its hand instead, as the same event of another kind."""

    def run(self, s, frame) -> None:
        f = s.rows[frame]
        event = pending_event(s, f)
        assert event is not None
        rewrite(s, f, event.but(kind="return"))

    def say(self, voice, it="it") -> str:
        return "it returns"


TWIST = recruit("Twist", 1, 9, Trigger("would", "depart", ANY, Returns()))
ABBOT = recruit(
    "Abbot", 1, 9, *(Trigger("would", kind, Cards(OTHER & MINE), Instead(Bow(IT))) for kind in ("depart", "return"))
)


def test_a_seat_that_passed_is_asked_again_once_the_event_is_of_another_kind():
    s = table("field a: twist\nfield b: abbot, watchman", TWIST, ABBOT)
    departs(s, "watchman", 1)
    s.choose("decline")
    assert asked(s) == (0, ["use a/twist", "decline"])
    s.choose("use a/twist")
    assert asked(s) == (1, ["use b/abbot", "decline"])
    s.choose("decline")
    assert (faces(s, "field", 1), faces(s, "hand", 1)) == (["abbot"], ["watchman"])


def test_an_ability_has_one_chance_with_an_event_and_all_that_takes_its_place():
    """One card bows instead of departing, another departs instead of bowing: they do not go round in a circle."""
    keeper = recruit("Keeper", 1, 2, Trigger("would", "depart", ANY, Instead(Bow(IT))))
    reaper = recruit("Reaper", 1, 2, Trigger("would", "bow", ANY, Instead(Depart(IT))))
    s = table("field a: keeper, brute\nfield b: reaper", keeper, reaper)
    departs(s, "brute", 0)
    for seat, choice in ((0, "use a/keeper"), (1, "use b/reaper")):
        assert asked(s) == (seat, [choice, "decline"])
        s.choose(choice)
    assert s.question.about[0] == "action?"
    assert faces(s, "discard") == ["brute"]


def test_what_a_text_does_beside_the_replacement_does_not_wait_for_it():
    saint = recruit("Saint", 1, 2, Trigger("would", "depart", ANY, Instead(Bow(IT)) >> Earn(1), must=True))
    drummer = recruit("Drummer", 1, 2, Trigger("interrupt", "bow", ANY, Earn(1)))
    s = table("field a: brute, saint\nfield b: drummer", saint, drummer)
    departs(s, "brute", 0)
    assert asked(s) == (1, ["use b/drummer", "pass"])
    assert (s.points, s.pieces[find(s, "brute")].ready) == ((1, 0), True)  # the brute has still to bow
