"""Who is asked: by what everybody may know, with open deck lists and with closed ones."""

import random
from collections import Counter

import pytest

from coterie.games.primer.cards.definition import answer
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import DUE, Batch, about, next_stage
from coterie.kernel.game import Game
from coterie.kernel.knowledge import Fact, live_facts, shuffle_pile
from coterie.kernel.listening import is_heard
from coterie.kernel.pieces import ALL, Piece, move, new, pile, show
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.groups import HOST, THIS
from tests.kernel.made import table
from tests.primer import Provoked
from tests.primer.tools import asked, faces, find, position


class OpenLists(Provoked):
    """The primer with decks that hold what a position says, for all to know."""

    pool = Game.pool
    could_hold = Game.could_hold


class ClosedLists(Provoked):
    """The primer with secret decks: any cards, one of each."""

    def closed(self, s):
        return True

    def prior(self, s, seat, back, seen, n, rng):
        return tuple(rng.sample([face for face in self.faces if face not in seen], n))


def stages(s, event) -> list[str]:
    """Return the stages before the change that are worked for an event."""
    names, at = [], next_stage(s, (event,), 0)
    while at < s.game.change_at:
        names.append(s.game.timing[at].name)
        at = next_stage(s, (event,), at + 1)
    return names


def played(s):
    """Return the playing of the first card of a's hand."""
    return about(s, "play", pile(s, "hand", 0)[0])


def test_no_stage_depends_on_what_a_hand_holds():
    text = "field a: brute\nfield b: watchman\nhand a: hail\nhand b: "
    worlds = [position(text + card, windows="all") for card in ("snare", "oath")]
    event = [about(s, "raid", find(s, "brute")) for s in worlds]
    assert stages(worlds[0], event[0]) == stages(worlds[1], event[1]) == ["interrupt"]
    assert any(key == ("interrupt", "play") for key in position(text + "hush").ears)
    empty = table(text + "oath", base=NoHush, windows="all")
    empty.pieces[pile(empty, "hand", 1)[0]].face = "hush"
    empty.game.rebuild(empty)
    assert stages(empty, played(empty)) == []  # what nobody could hold is not asked for, whatever lies there


class NoHush(Provoked):
    def pool(self, s, seat):
        return ("oath", "hail")


@pytest.mark.parametrize(("active", "seats"), [(0, [1]), (1, [0])])
def test_a_seat_is_not_asked_to_answer_what_it_could_not(active, seats):
    """A card that answers what foes do is no reason to ask about what one does oneself."""
    text = "field a: brute\nfield b: brute\nhand a: hail, hex\nhand b: hail, hex\nturn: "
    s = position(text + str(active + 1), windows="all")
    piece = pile(s, "hand", active)[0]
    move(s, piece, "limbo", active)
    assert [seat for seat in (0, 1) if s.game.could(s, seat, about(s, "play", piece), "interrupt")] == seats


def test_a_seat_could_hold_what_is_in_its_deck_list_and_not_all_have_seen():
    text = "field a: brute\nfield b: watchman\nhand b: hail\n"
    could = {}
    for place in ("deck b: hush", "discard b: hush", "deck b: oath", "deck b: hush\ndiscard b: hush"):
        s = table(text + place, base=OpenLists, windows="all")
        piece = find(s, "brute")
        move(s, piece, "limbo", 0)
        could[place] = s.game.could(s, 1, about(s, "play", piece), "interrupt")
    assert list(could.values()) == [True, False, False, True]


def test_what_lies_open_in_a_hidden_zone_could_be_nothing_else():
    s = table("field a: brute\nfield b: watchman\nhand b: hail\ndeck b: hush", base=OpenLists, windows="all")
    piece = find(s, "brute")
    move(s, piece, "limbo", 0)
    show(s, pile(s, "hand", 1)[0], ALL)
    assert not s.game.could(s, 1, about(s, "play", piece), "interrupt")


def test_a_pool_is_read_once_for_a_game_and_anew_when_cards_are_added():
    reads = []

    class Counting(OpenLists):
        def pool(self, s, seat):
            reads.append(seat)
            return super().pool(s, seat)

    s = table("field a: brute\nfield b: watchman\nhand b: hail", base=Counting, windows="all")
    event = about(s, "raid", find(s, "brute"))
    reads.clear()
    s.pools = {}
    for world in (s, s.clone(), s.clone()):
        assert not world.game.could(world, 1, event, "interrupt")
    assert reads == [1]
    new(s, Piece("nightfall", "card 1", 1, "deck", 1))
    assert s.game.could(s, 1, event, "interrupt")


def sequence(s, seed):
    """Return who is asked about what in a game where seat 0 chooses by chance and seat 1 passes."""
    rng, seen = random.Random(seed), []
    for _ in range(40):
        if s.over or s.turn > 3:
            break
        seen.append((s.question.seat, s.question.about))
        options = [o.notation for o in s.question.options]
        quiet = next((o for o in ("pass", "decline", "end", "bid 1") if o in options), options[0])
        s.choose(rng.choice(options) if s.question.seat == 0 else quiet)
    return seen


@pytest.mark.parametrize("seed", range(6))
def test_worlds_that_differ_in_a_closed_list_ask_the_same(seed):
    text = "field a: brute, mimic, watchman\nhand a: firestorm, oath, hail\nfield b: watchman, gravekeeper\n"
    lists = ["hand b: hush, curfew\ndeck b: nightfall, vigil, snare, martyr, oath",
             "hand b: torch, crown\ndeck b: hail, hex, bribe, scribe, brute"]  # fmt: skip
    found = [sequence(table(text + cards, base=ClosedLists, windows="all"), seed) for cards in lists]
    assert found[0] == found[1]
    assert (1, "answer?") in [(seat, about[0]) for seat, about in found[0]]


def test_a_closed_list_is_sampled_as_a_legal_one_that_holds_every_card_seen():
    s = table("hand a: hail\nhand b: hush, hex\ndeck b: oath, torch, brute\ndiscard b: martyr", base=ClosedLists)
    show(s, pile(s, "deck", 1)[0], 0b01)
    shuffle_pile(s, "deck", 1)
    (fact,) = live_facts(s, 0)
    rng, seen = random.Random(7), Counter[str]()
    for _ in range(200):
        world = s.sample(0, rng)
        drawn = [now.face for now in world.pieces if now.owner == 1]
        assert len(drawn) == len(set(drawn)) == 6
        assert "martyr" in drawn
        assert any(world.pieces[p].face == "oath" for p in fact.backs)
        assert faces(world, "hand") == ["hail"]
        seen.update(drawn)
    assert set(seen) == set(s.game.faces)
    assert faces(s.sample(1, rng), "hand", 1) == ["hex", "hush"]
    assert {tuple(sorted(faces(s.sample(1, rng), "deck", 1))) for _ in range(20)} == {("brute", "oath", "torch")}


def test_samples_of_a_closed_list_depend_on_nothing_that_the_seat_does_not_know():
    s = table("hand a: hail\nhand b: hush, hex\ndeck b: oath, torch, brute", base=ClosedLists)
    other = s.sample(0, random.Random(1))
    one, two = (of.sample(0, random.Random(2)) for of in (s, other))
    assert [p.face for p in one.pieces] == [p.face for p in two.pieces]
    assert [p.face for p in other.pieces] != [p.face for p in s.pieces]


def test_a_window_is_marked_in_the_question_and_says_what_is_answered():
    s = position("field a: brute\nfield b: watchman\nhand a: firestorm\nhand b: hush", windows="all")
    assert not s.question.window
    s.choose("play firestorm")
    card = next(p for p in pile(s, "limbo", 0))
    assert s.question.window
    assert s.asked[4]
    assert s.question.about == ("answer?", ("interrupt", (("play", card, "firestorm", 0, 1, ""),)))
    assert s.question.prompt == "About to happen: Firestorm of a is played. Do you respond?"
    assert asked(s) == (1, ["use hush", "pass"])


def test_a_prompt_does_not_name_what_is_hidden():
    s = position("field a: lookout\nfield b: watchman\ntrap b: snare\nhand a: hex", windows="all")
    event = about(s, "draw", pile(s, "trap", 1)[0], 2)
    batch = s.new(Batch((event,)))
    assert s.game.answered(s, batch, "interrupt") == (("draw", event.subject, "", 1, 2, ""),)
    assert s.game.answered(s, batch, "reaction") == ()


@pytest.mark.parametrize(
    ("seat", "windows", "hand", "heard"),
    [
        (1, "all", "hush", False),  # hush answers what a foe plays, as everybody knows; that b holds it tells nothing
        (1, "all", "hail", False),
        (0, "all", "hush", True),
        (0, "all", "hail", True),  # it could be hush
        (0, "useful", "hush", True),
        (0, "useful", "hail", False),
    ],
)
def test_a_hidden_listener_alone_does_not_make_a_stage(seat, windows, hand, heard):
    text = f"field a: brute\nfield b: brute\nhand a: oath, oath\nhand b: {hand}, hex\ndeck b: hush, hail"
    s = table(text, windows=windows, base=OpenLists)
    played = find(s, "hex" if seat else "oath", seat, "hand")
    move(s, played, "limbo", seat)
    assert is_heard(s, "interrupt", (about(s, "play", played),), DUE) is heard


def test_an_open_listener_makes_a_stage():
    s = table("field a: brute\nfield b: scribe\nhand a: oath", windows="all", base=OpenLists)
    assert is_heard(s, "reaction", (about(s, "depart", find(s, "brute")),), DUE)
    assert not is_heard(s, "reaction", (about(s, "bow", find(s, "brute")),), DUE)


def test_what_two_facts_promise_of_a_closed_list_may_be_one_card():
    s = table("deck b: hail, hex, oath", base=ClosedLists)
    deck = pile(s, "deck", 1)
    s.facts = (Fact(0, ("hail", "hex"), deck), Fact(0, ("hail",), deck[:2]))
    rng = random.Random(4)
    for _ in range(20):
        there = Counter(faces(s.sample(0, rng), "deck", 1))
        assert (there["hail"], there["hex"], there.total()) == (1, 1, 3)


def test_a_hidden_card_could_answer_what_happens_to_itself_only_where_it_is_of_its_seat():
    relic = answer("Relic", Trigger("interrupt", "discard", THIS, Earn(1), where="hand"))
    clasp = answer("Clasp", Trigger("interrupt", "bow", HOST, Earn(1), where="hand"))
    s = table("field a: brute\nhand a: hail, hex\nhand b: hail, hex", relic, clasp, windows="all")
    for seat in (0, 1):
        event = about(s, "discard", pile(s, "hand", seat)[0])
        assert [other for other in (0, 1) if s.game.could(s, other, event, "interrupt")] == [seat]
    bows = about(s, "bow", find(s, "brute"))
    assert not any(s.game.could(s, seat, bows, "interrupt") for seat in (0, 1))  # what is hidden has no bearer
