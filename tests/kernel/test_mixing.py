"""Hands that only their seat can follow: the cards change places whenever one arrives."""

import random
from collections import Counter

import pytest

from coterie.kernel.errors import RulesError
from coterie.kernel.events import Batch, about, apply
from coterie.kernel.knowledge import knows, live_facts, mix
from coterie.kernel.pieces import ALL, Zone, found, move, pile, ref, show
from tests.kernel.bare import Bare
from tests.primer.tools import asked, faces, find, options, position

HAND = "hand a: hail, hex, hush\ndeck a: firestorm\nfield a: brute\nfield b: watchman"


def come(s, *pieces) -> None:
    """Move cards to their owners' hands, in one batch."""
    apply(s, s.new(Batch(tuple(about(s, "draw", p) for p in pieces))), "apply")
    s.next.clear()


def test_the_place_of_a_card_does_not_tell_when_it_was_drawn():
    places: Counter[int] = Counter()
    newest: Counter[str] = Counter()
    for chance in range(240):
        s = position(f"{HAND}\nchance: {chance}")
        drawn = pile(s, "deck", 0)[0]
        come(s, drawn)
        hand = pile(s, "hand", 0)
        assert hand[-1] == drawn  # everybody sees the arriving back as the last one
        assert faces(s, "hand") == ["firestorm", "hail", "hex", "hush"]
        places[[s.pieces[p].face for p in hand].index("firestorm")] += 1
        newest[s.pieces[drawn].face] += 1
    for counted in (list(places.values()), list(newest.values())):
        assert len(counted) == 4
        assert all(35 <= n <= 85 for n in counted)


def test_its_seat_knows_every_card_and_nobody_else_has_learnt_more():
    s = position(HAND)
    learnt = s.learnt
    come(s, pile(s, "deck", 0)[0])
    assert all(knows(s, 0, p) and not knows(s, 1, p) for p in pile(s, "hand", 0))
    assert s.learnt == learnt + 1  # a knows the card it has drawn
    assert (live_facts(s, 1), live_facts(s, -1)) == ([], [])


def test_mixing_is_no_chance_that_others_could_notice():
    """A card that everybody has seen returns to a hand: no chance is used and nothing is learnt."""
    s = position(HAND)
    before = s.dice, s.learnt
    come(s, find(s, "brute"))
    assert (s.dice, s.learnt) == before
    assert faces(s, "hand") == ["brute", "hail", "hex", "hush"]


def test_what_others_knew_they_still_know_to_be_among_the_cards():
    s = position(HAND)
    brute = find(s, "brute")
    come(s, brute)
    hand = pile(s, "hand", 0)
    assert not any(s.pieces[p].known == ALL or knows(s, 1, p) for p in hand)
    for seat in (1, -1):
        (fact,) = live_facts(s, seat)
        assert (fact.faces, fact.backs) == (("brute",), tuple(sorted(hand)))
    rng = random.Random(1)
    assert {tuple(faces(s.sample(1, rng), "hand")).count("brute") for _ in range(40)} == {1}
    at: Counter[int] = Counter()
    for _ in range(200):
        world = s.sample(1, rng)
        at[next(p for p in hand if world.pieces[p].face == "brute")] += 1
    assert len(at) == 4


def test_what_all_can_see_cannot_be_mixed():
    with pytest.raises(RulesError, match="place alone sees"):
        type("Wrong", (Bare,), {"zones": {"open": Zone(mixed=True)}})


def test_a_reference_to_a_card_does_not_outlive_the_mixing():
    s = position(HAND)
    card = ref(s, pile(s, "hand", 0)[1])
    come(s, pile(s, "deck", 0)[0])
    assert found(s, card) is None
    assert len({s.pieces[p].life for p in pile(s, "hand", 0)}) == 1


def test_a_hand_without_a_new_card_stays_as_it_is():
    s = position(HAND)
    before = [s.pieces[p] for p in pile(s, "hand", 0)]
    move(s, pile(s, "hand", 0)[0], "discard", 0)
    come(s)
    assert [s.pieces[p] for p in pile(s, "hand", 0)] == before[1:]


def test_a_batch_is_over_before_a_hand_is_mixed():
    """What happens at the same time finds the intended cards, whichever comes first."""
    s = position(HAND)
    hush = next(p for p in pile(s, "hand", 0) if s.pieces[p].face == "hush")
    batch = s.new(Batch((about(s, "draw", pile(s, "deck", 0)[0]), about(s, "discard", hush))))
    apply(s, batch, "apply")
    assert [event.status for event in s.rows[batch].events] == ["done", "done"]
    assert (faces(s, "discard"), faces(s, "hand")) == (["hush"], ["firestorm", "hail", "hex"])


@pytest.mark.parametrize("mixed", [False, True])
def test_a_seat_that_looked_at_a_hand_can_follow_its_cards_until_it_is_mixed(mixed):
    s = position(HAND)
    for p in pile(s, "hand", 0):
        show(s, p, 1 << 1)
    if mixed:
        mix(s, "hand", 0)
    hail = next(p for p in pile(s, "hand", 0) if s.pieces[p].face == "hail")
    move(s, hail, "trap", 0)
    assert knows(s, 1, hail) is not mixed
    rng = random.Random(1)
    trapped = {s.sample(1, rng).pieces[hail].face for _ in range(60)}
    assert trapped == ({"hail", "hex", "hush"} if mixed else {"hail"})


def test_in_play_the_options_of_a_mixed_hand_are_its_cards():
    s = position("hand a: borrowed-time\ndeck a: hail, torch, oath\nfield a: brute\nfield b: watchman")
    s.choose("play borrowed-time")
    assert sorted(options(s)) == ["end", "lay hail", "lay torch", "play hail", "play torch", "raid with a/brute"]
    s.choose("play torch")
    assert (faces(s, "hand"), asked(s)) == ([], (1, ["raid with b/watchman", "end"]))  # the time is paid back
