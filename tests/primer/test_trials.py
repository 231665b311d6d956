"""What trials of the central procedures of three card games taught, each in a few lines on the primer."""

from __future__ import annotations

import pytest

from coterie.games.primer.cards.definition import RECRUIT, event, recruit
from coterie.games.primer.words.points import Earn, Spend
from coterie.kernel.limits import count_use
from coterie.words.cards.abilities import Plays, Target, Trigger, Ways
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters
from coterie.words.cards.filters import FOES, MINE, In
from coterie.words.cards.groups import HOST, IT, THIS, Cards
from coterie.words.cards.lasting import AtEnd, EndScope, Gets
from coterie.words.cards.moving import DrawCards, Enter, Peek, Return
from coterie.words.cards.numbers import Blanks, Bonus, Counters, While
from coterie.words.conditions import Exists
from coterie.words.effects import May, Pay
from coterie.words.groups import THAT
from coterie.words.linting import known_to, lint
from coterie.words.picking import Choose, UpTo
from tests.primer import GAME, Provoked
from tests.primer.tools import faces, find, options, position

MINE_ = Cards(RECRUIT & MINE)


def game(*cards):
    return Provoked({**GAME.faces, **{card.face: card for card in cards}})


def test_half_an_optional_cost_is_never_taken():
    price = event("Price", Choose(MINE_, May(Pay(RemoveCounters("wound", 2), DrawCards(1)))))
    g = game(price)
    s = position("field a: brute [wound 1]\nfield b: watchman\nhand a: price\ndeck a: hail", game=g)
    assert "play price" not in options(s)
    s = position("field a: watchman [wound 2]\nfield b: watchman\nhand a: price\ndeck a: hail", game=g)
    s.choose("play price")
    s.choose("yes")
    assert s.pieces[find(s, "watchman")].count("wound") == 0
    assert "hail" in faces(s, "hand")


def test_what_follows_the_end_of_a_raid_is_done_when_the_card_came_from_a_hand():
    flee = event("Flee", EndScope("turn") >> Earn(3))
    s = position("field a: brute\nfield b: watchman\nhand a: flee", game=game(flee))
    s.choose("play flee")
    assert s.points == (3, 0)
    assert s.turn == 2


def test_a_delayed_effect_that_asks_finds_the_ended_turn_ended():
    late = event("Late", AtEnd("turn", May(EndScope("turn") >> Earn(1))) >> EndScope("turn"))
    s = position("field a: brute\nfield b: watchman\nhand a: late", game=game(late))
    s.choose("play late")
    assert s.turn == 2  # nothing is left that could be ended, so nobody is asked


def test_what_an_effect_has_moved_is_still_meant_by_it():
    blink = event("Blink", Choose(MINE_, Return() >> Enter(THAT)))
    s = position("field a: brute [wound 1]\nfield b: watchman\nhand a: blink", game=game(blink))
    s.choose("play blink")
    assert faces(s, "field") == ["brute"]
    assert s.pieces[find(s, "brute")].count("wound") == 0


def test_text_that_hangs_on_a_condition_is_refused():
    wrong = While(Exists(Cards(FOES)), Blanks("printed", HOST))
    assert any("cannot depend on a condition" in problem for problem in wrong.check())
    assert While(Exists(Cards(FOES)), Bonus("might", 1, THIS)).check() == []


def test_an_amount_that_a_card_gets_is_worked_out_once():
    rage = event("Rage", Choose(MINE_, Gets("might", Counters("wound", THAT))))
    s = position("field a: watchman [wound 1]\nfield b: brute\nhand a: rage", game=game(rage))
    s.choose("play rage")
    at = find(s, "watchman")
    assert s.game.number(s, "might", at) == 2


def test_checks_do_not_overtake_the_answer_to_what_they_have_found():
    saving = Instead(RemoveCounters("wound", 2, IT))
    healer = recruit("Healer", 1, 3, Trigger("would", "depart", MINE_, saving, cost=PutCounters("wound", 1, THIS)))
    s = position("field a: brute\nfield b: watchman [wound 1], healer", game=game(healer))
    s.choose("raid with a/brute")
    s.choose("b/watchman")
    s.choose("use b/healer")
    assert faces(s, "field", 1) == ["watchman", "healer"]  # paying wounds the healer, which is checked as well
    assert s.pieces[find(s, "watchman", 1)].count("wound") == 1


def test_a_use_outside_its_scope_is_not_counted_for_ever():
    s = position("field a: brute\nfield b: watchman")
    before = dict(s.uses)
    count_use(s, ("x",), "raid")
    assert s.uses == before


def test_a_card_is_played_in_one_of_its_ways():
    two = event("Two Ways", DrawCards(1))
    ways = Ways(ways=(Plays(does=DrawCards(1)), Plays(does=Earn(2), cost=Spend(1))))
    two = type(two)(two.name, two.kind, ways)
    g = game(two)
    s = position("field a: brute\nfield b: watchman\nhand a: two-ways\ndeck a: hail\npoints: 1 0", game=g)
    s.choose("play two-ways")
    assert options(s) == ["way 1", "way 2"]
    s.choose("way 2")
    assert s.points == (2, 0)


def test_the_linter_knows_the_names_of_the_game():
    known = known_to(GAME, GAME.vocabulary.voice)
    assert lint(Choose(MINE_, Bow()), known) == []
    assert lint(Bonus("migt", 1, THIS), known) == ["Bonus: there is no number “migt”; did you mean “might”?"]
    assert lint(Cards(In("haand")), known) == ["In: there is no zone “haand”; did you mean “hand”?"]
    hidden = "the player picks by faces that are hidden in “{}”, so the options would reveal them"
    foes = In("hand", "foe")
    for picks in (Choose(Cards(RECRUIT & foes), Peek()), UpTo(2, Cards(RECRUIT & foes), Peek())):
        assert lint(picks, known) == [f"{type(picks).__name__}: {hidden.format('hand')}"]
    assert lint(Choose(Cards(RECRUIT & In("deck")), Peek()), known) == [f"Choose: {hidden.format('deck')}"]
    assert lint(Target("one", Cards(RECRUIT & foes)), known) == [f"Target: {hidden.format('hand')}"]
    for sound in (foes, In("hand") & RECRUIT, In("discard", "foe") & RECRUIT):
        assert lint(Choose(Cards(sound), Peek()), known) == []
    assert lint(EndScope("rade"), known) == ["EndScope: there is no scope “rade”; did you mean “raid”?"]


@pytest.mark.parametrize("face", sorted(GAME.faces))
def test_every_card_is_sound(face):
    known = known_to(GAME, GAME.vocabulary.voice)
    card = GAME.faces[face]
    words = [*([card.plays] if card.plays else []), *card.abilities]
    assert [problem for word in words for problem in lint(word, known)] == []
