"""Batches: the last moment, what was before, what depends on what, and what actually happened."""

import pytest

from coterie.games.primer import PrimerGame
from coterie.games.primer.words.points import Earn
from coterie.kernel.errors import RulesError
from coterie.kernel.events import DONE, VOID, Batch, Event, Stage, about, announce, apply, happen, next_stage
from coterie.kernel.steps import step
from coterie.words.cards.events import emit
from coterie.words.cards.moving import DrawCards
from coterie.words.effects import IfYouDo, resolve
from coterie.words.frames import Frame
from tests.primer.tools import asked, faces, find, options, play_through, position


def applied(s, *events) -> tuple[Event, ...]:
    """Return the events of a batch after it was applied."""
    batch = s.new(Batch(events))
    apply(s, batch, "apply")
    s.next.clear()
    return s.rows[batch].events


def test_the_stage_of_the_change_is_worked_by_the_kernel_alone():
    """What nobody hears is changed without it (`happen_unheard`), so another work would be left out at times."""
    with pytest.raises(RulesError, match="apply"):
        type("Strange", (PrimerGame,), {"timing": (Stage("apply", lambda s, batch, stage: None),)})


def test_whether_it_can_still_happen_is_asked_at_the_last_moment():
    s = position("field a: brute\nfield b: watchman")
    brute = find(s, "brute")
    done = applied(s, about(s, "depart", brute), about(s, "depart", brute), about(s, "bow", brute))
    assert [e.status for e in done] == [DONE, VOID, VOID]
    assert faces(s, "discard") == ["brute"]


def test_every_event_of_a_batch_remembers_the_row_before_the_batch():
    s = position("field a: brute, torch [on brute]")
    brute, torch = find(s, "brute"), find(s, "torch")
    done = applied(s, about(s, "depart", torch), about(s, "depart", brute))
    rows = [e.was for e in done if e.was is not None]
    assert [(was.face, was.zone, was.host) for was in rows] == [("torch", "field", brute), ("brute", "field", -1)]


def test_an_event_that_depends_on_another_is_void_without_it():
    s = position("field a: brute [bowed], watchman")
    brute, watchman = find(s, "brute"), find(s, "watchman")
    done = applied(s, about(s, "bow", brute), about(s, "bow", watchman, after=0))
    assert [e.status for e in done] == [VOID, VOID]
    done = applied(s, about(s, "straighten", brute), about(s, "bow", watchman, after=0))
    assert [e.status for e in done] == [DONE, DONE]


def test_an_event_of_another_life_finds_nothing():
    s = position("field a: brute\nhand a: hail")
    event = about(s, "bow", find(s, "brute"))
    following = s.serial + 2  # the batch takes a number, then the brute's life out of play
    applied(s, about(s, "depart", event.subject), about(s, "enter", event.subject).but(life=following))
    assert faces(s, "field") == ["brute"]
    assert [e.status for e in applied(s, event)] == [VOID]


@step("test.draw_and_earn")
def draw_and_earn(s) -> None:
    resolve(s, IfYouDo(DrawCards(2), Earn(1)), seat=0, source=0)


def test_if_you_do_reads_what_really_happened():
    for deck, points in (("hail, hex", 1), ("hail", 1), ("", 0)):
        s = position(f"field a: brute\ndeck a: {deck}")
        s.todo.append((draw_and_earn,))
        s.asked = None
        s.play()
        assert s.points[0] == points


def test_a_cancelled_first_half_means_no_second():
    s = position("field a: brute\nhand a: ambush\nfield b: watchman\nhand b: hush\ndeck a: hail")
    s.choose("play ambush")
    other = s.clone()
    s.choose("use hush")
    other.choose("pass")
    assert (faces(s, "hand"), faces(other, "hand")) == ([], ["hail"])


def worked(s, *events) -> list[str]:
    """Return the stages of a batch that are carried out, if nothing happens at any of them but “apply”."""
    timing, batch, at = s.game.timing, s.new(Batch(events)), 0
    names = []
    while (at := next_stage(s, s.rows[batch].events, at)) < len(timing):
        names.append(timing[at].name)
        if timing[at].work is apply:
            apply(s, batch, "apply")
        at += 1
    s.next.clear()
    return names


def test_a_stage_without_listeners_is_skipped():
    s = position("field a: brute\nfield b: watchman")
    assert worked(s, about(s, "bow", find(s, "brute"))) == ["apply"]
    s = position("field a: brute\nfield b: watchman, scribe")
    assert worked(s, about(s, "depart", find(s, "brute"))) == ["apply", "reaction"]


def test_an_event_without_listeners_is_one_step_without_a_row():
    s = position("field a: brute\nfield b: watchman")
    rows = len(s.rows)
    happen(s, about(s, "bow", find(s, "brute")))
    assert [now[0].__name__ for now in s.next] == ["happen_unheard"]
    assert len(s.rows) == rows
    s.next.clear()


def test_a_substitute_happens_in_the_place_of_what_it_replaces():
    s = position("field a: brute, watchman")
    brute, watchman = find(s, "brute"), find(s, "watchman")
    batch = s.new(Batch((about(s, "depart", brute).but(status="replaced", tried=((9, 0, ("amulet", 0)),)),)))
    frame = s.new(Frame(brute, 0, -1, (("instead", (batch, 0)),)))
    emit(s, frame, [about(s, "bow", watchman), about(s, "bow", brute)])
    replaced, *events = s.rows[batch].events
    assert (replaced.kind, replaced.status) == ("depart", "replaced")
    assert [(event.kind, event.subject, event.status) for event in events] == [
        ("bow", watchman, "due"),
        ("bow", brute, "due"),
    ]
    assert all((event.tried, event.instead) == (((9, 0, ("amulet", 0)),), 0) for event in events)
    assert s.next == []  # all of it happens there, at the same time


def test_one_ability_that_hears_two_events_is_offered_twice():
    s = position("field a: brute, scribe\nfield b: martyr, watchman [wound 1]\nhand a: firestorm")
    s.choose("play firestorm")
    assert asked(s)[0] == 0
    assert len(set(options(s))) == len(options(s)) == 5
    play_through(s, options(s)[0])
    assert s.points == (1, 0)


def test_what_changes_nothing_happens_only_if_somebody_hears_it():
    s = position("field a: brute\nfield b: watchman")
    announce(s, about(s, "bow", find(s, "brute")))
    assert s.next == []
    s.ears["bow"] = (find(s, "watchman", 1),)
    announce(s, about(s, "bow", find(s, "brute")))
    assert len(s.next) == 1
