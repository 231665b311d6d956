"""Who knows what: lives, shuffles and facts, worlds that a seat cannot tell apart."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from coterie.kernel.knowledge import Fact, knows, live_facts, shuffle_pile
from coterie.kernel.limits import count_use, of_ability, used
from coterie.kernel.pieces import ALL, found, move, pile, ref, show
from coterie.kernel.scopes import last
from tests.primer import GAME
from tests.primer.tools import faces, find, position

HALF = "deck a: brute, hail, hex, oath, hush, curfew, torch, amulet"


def test_a_reference_with_another_life_finds_nothing():
    s = position("field a: brute\nfield b: brute")
    at = ref(s, find(s, "brute"))
    assert found(s, at) is s.pieces[at[0]]
    move(s, at[0], "discard", 0)
    move(s, at[0], "field", 0)
    assert found(s, at) is None
    assert found(s, ref(s, at[0])) is s.pieces[at[0]]
    assert s.pieces[at[0]].life == s.serial > at[1]  # lives are moments: the latest is the largest


def test_moving_shows_a_face_to_whom_the_zone_shows_it():
    s = position("deck b: brute, hail")
    top = pile(s, "deck", 1)[0]
    assert [knows(s, seat, top) for seat in (0, 1, -1)] == [False, False, False]
    learnt = s.learnt
    move(s, top, "hand", 1)
    assert [knows(s, seat, top) for seat in (0, 1, -1)] == [False, True, False]
    assert s.learnt == learnt + 1
    move(s, top, "field", 1)
    assert s.pieces[top].known == ALL


def test_a_seat_that_saw_a_card_still_knows_it_where_only_another_seat_sees_it():
    s = position("deck b: brute, hail")
    top = pile(s, "deck", 1)[0]
    show(s, top, 1 << 0)
    move(s, top, "trap", 1)
    assert [knows(s, seat, top) for seat in (0, 1, -1)] == [True, True, False]


def test_a_shuffle_leaves_facts():
    s = position(f"{HALF}\nhand a: vigil")
    deck = pile(s, "deck", 0)
    for p in deck[:2]:
        show(s, p, 1 << 1)  # b has seen the brute and the hail
    shuffle_pile(s, "deck", 0)
    assert sorted(faces(s, "deck")) == sorted(HALF[8:].split(", "))
    assert pile(s, "deck", 0) == deck  # the backs stay, the faces have moved
    assert all(s.pieces[p].known == 0 for p in deck)
    assert live_facts(s, 0) == []
    (fact,) = live_facts(s, 1)
    assert (sorted(fact.faces), fact.backs) == (["brute", "hail"], tuple(sorted(deck)))


def test_a_fact_shrinks_when_its_card_comes_to_light():
    s = position(HALF)
    for p in pile(s, "deck", 0)[:2]:
        show(s, p, 1 << 1)
    shuffle_pile(s, "deck", 0)
    brute = find(s, "brute", 0, "deck")
    move(s, brute, "discard", 0)
    (fact,) = live_facts(s, 1)
    assert fact.faces == ("hail",)
    assert brute not in fact.backs


def test_facts_add_up_over_shuffles():
    s = position("deck a: brute, hail, hex, oath\nfield a: brute")
    show(s, find(s, "brute", 0, "deck"), 1 << 1)
    shuffle_pile(s, "deck", 0)
    move(s, find(s, "brute"), "deck", 0)
    shuffle_pile(s, "deck", 0)
    rng = random.Random(1)
    for _ in range(30):
        assert faces(s.sample(1, rng), "deck").count("brute") == 2


def test_two_facts_about_some_of_the_same_backs_may_mean_one_card():
    s = position("deck a: brute, hail, hex")
    deck = pile(s, "deck", 0)
    s.facts = (Fact(1, ("hail",), deck[:2]), Fact(1, ("hail",), deck[1:]))
    shuffle_pile(s, "deck", 0)
    assert [fact.faces for fact in live_facts(s, 1)] == [("hail",), ("hail",)]  # not two of them
    rng = random.Random(3)
    assert all(faces(s.sample(1, rng), "deck").count("hail") == 1 for _ in range(5))


def test_a_seat_that_saw_a_whole_pile_still_knows_what_is_in_it():
    s = position(f"{HALF}\nhand a: vigil, snare, nightfall")
    for p in pile(s, "deck", 0):
        show(s, p, 1 << 1)
    shuffle_pile(s, "deck", 0)
    rng = random.Random(2)
    for _ in range(20):
        world = s.sample(1, rng)
        assert sorted(faces(world, "deck")) == sorted(faces(s, "deck"))
        assert sorted(faces(world, "hand")) == ["nightfall", "snare", "vigil"]


def test_samples_find_each_hidden_card_in_each_place_where_it_could_be():
    s = position(
        f"{HALF}\nhand a: vigil, snare\ntrap a: nightfall\nfield a: watchman\nhand b: brute, hail", windows="all"
    )
    hidden = [p for p, now in enumerate(s.pieces) if now.owner == 0 and not knows(s, 1, p)]
    assert len(hidden) == 11
    rng, truth, n = random.Random(3), 0, 330
    places: Counter = Counter()
    for _ in range(n):
        world = s.sample(1, rng)
        assert world.scene(1) == s.scene(1)
        assert world.notation(1) == s.notation(1)
        assert faces(world, "hand", 1) == ["brute", "hail"]
        for p in hidden:
            places[world.pieces[p].face, p] += 1
            truth += world.pieces[p].face == s.pieces[p].face
    assert len(places) == len(hidden) ** 2
    assert abs(truth / (n * len(hidden)) - 1 / len(hidden)) < 0.02


def test_samples_respect_facts():
    s = position(f"{HALF}\nhand a: vigil, snare")
    for p in pile(s, "deck", 0)[:3]:
        show(s, p, 1 << 1)
    shuffle_pile(s, "deck", 0)
    rng = random.Random(4)
    seen: Counter = Counter()
    for _ in range(300):
        world = s.sample(1, rng)
        deck = faces(world, "deck")
        assert {"brute", "hail", "hex"} <= set(deck)
        seen.update(face for face in faces(world, "hand"))
    assert set(seen) == {"oath", "hush", "curfew", "torch", "amulet", "vigil", "snare"}


def test_a_seat_knows_its_own_and_a_spectator_nothing_hidden():
    s = GAME.start({"players": 3}, seed=9)
    rng = random.Random(5)
    for seat in range(3):
        worlds = [s.sample(seat, rng) for _ in range(20)]
        assert all(faces(world, "hand", seat) == faces(s, "hand", seat) for world in worlds)
        assert any(faces(world, "hand", (seat + 1) % 3) != faces(s, "hand", (seat + 1) % 3) for world in worlds)
    assert any(faces(s.sample(-1, rng), "hand", 0) != faces(s, "hand", 0) for _ in range(5))


def test_the_real_game_is_not_changed_by_sampling():
    s = GAME.start({"players": 2}, seed=9)
    before = s.fingerprint()
    world = s.sample(0, random.Random(1))
    while not world.over:
        world.choose(0)
    assert s.fingerprint() == before


def test_hidden_pieces_are_named_by_their_place_never_by_their_number():
    s = position("field a: lookout, lookout\nhand b: hail, hex\ndeck b: oath, hush")
    s.choose("act a/lookout")
    names = [o.notation for o in s.question.options]
    assert names == ["b/hand.1", "b/hand.2"]
    swapped = position("field a: lookout, lookout\nhand b: hush [#4], oath [#5]\ndeck b: hex [#2], hail [#3]"
                       .replace("lookout, lookout", "lookout [#0], lookout [#1]"))  # fmt: skip
    swapped.choose("act a/lookout")
    assert [o.notation for o in swapped.question.options] == names


DECKS = st.lists(st.sampled_from(["hush", "hail", "brute", "hex"]), min_size=2, max_size=8)


@given(faces=DECKS, lasting=st.integers(0, 7), rng=st.integers(0, 2**32))
def test_after_a_shuffle_nothing_of_a_card_stays_at_its_old_place(faces, lasting, rng):
    """No reference, limit, text or lasting effect passes to the card that now lies where another one was."""
    s = position(f"deck a: {', '.join(faces)}\nhand a: hail")
    deck = pile(s, "deck", 0)
    before, touched = [ref(s, p) for p in deck], deck[lasting % len(deck)]
    last(s, touched, "copy", "watchman", s.scopes[-1][0])
    count_use(s, of_ability(s, s.pieces[touched], touched, ("hush", 0)), "turn")
    s.dice = rng
    shuffle_pile(s, "deck", 0)
    assert [found(s, at) for at in before] == [None] * len(deck)
    assert len({s.pieces[p].life for p in deck}) == 1, "which was which does not show"
    assert all(s.pieces[p].lasting == () and s.pieces[p].text == s.game.text(s, s.pieces[p]) for p in deck)
    assert not any(used(s, of_ability(s, s.pieces[p], p, ("hush", 0)), "turn") for p in deck)
    assert sorted(s.pieces[p].face for p in deck) == sorted(faces)
