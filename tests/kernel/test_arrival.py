"""What has just arrived is heard: the stages after a change are determined by what is there then."""

import pytest

from coterie.games.primer.cards.definition import RECRUIT, answer, attachment, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import Batch, about, after_change, changed, it, rows_of
from coterie.kernel.pieces import move, pile
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import BEING_PLAYED, FOES
from coterie.words.cards.groups import HOST, IT, THIS, Cards
from coterie.words.cards.moving import DrawCards
from tests.kernel.made import let_happen, table
from tests.primer import Provoked
from tests.primer.tools import faces, find

FOE = {"field": Cards(RECRUIT & FOES), "limbo": Cards(RECRUIT & FOES & BEING_PLAYED)}


def on_entering(name, about, does):
    return recruit(name, 1, 1, Trigger("forced reaction", "enter", about, does, must=True))


def test_a_card_that_draws_as_it_enters():
    herald = on_entering("Herald", THIS, DrawCards(1))
    s = table("hand a: herald\nfield b: watchman\ndeck a: hail, hex", herald)
    s.choose("play herald")
    assert (faces(s, "hand"), faces(s, "field")) == (["hail"], ["herald"])


def test_a_card_that_has_entered_answers_once_beside_another_of_its_name():
    herald = on_entering("Herald", THIS, Earn(1))
    s = table("hand a: herald\nfield a: herald\nfield b: watchman", herald)
    s.choose("play herald")
    assert s.points == (1, 0)


@pytest.mark.parametrize("zone", ["field", "limbo"])
def test_a_trigger_matches_the_row_before_or_after_and_acts_on_the_life_that_is_there(zone):
    jailer = on_entering("Jailer", FOE[zone], Bow(IT))
    s = table("hand a: brute\nfield b: jailer", jailer)
    s.choose("play brute")
    assert not s.pieces[find(s, "brute")].ready


def test_a_card_that_is_attached_hears_it_and_so_does_its_bearer():
    ring = attachment("Ring", Trigger("forced reaction", "attach", THIS, Earn(1), must=True))
    chain = attachment("Chain", Trigger("forced reaction", "bow", HOST, Earn(2), must=True))
    s = table("hand a: ring\nfield a: brute, chain [on brute]\nfield b: watchman", ring, chain)
    s.choose("play ring")
    assert s.points == (1, 0)
    let_happen(s, about(s, "bow", find(s, "brute")))
    assert s.points == (3, 0)


def test_an_event_remembers_the_life_after_it():
    s = table("hand a: hail\nfield a: brute\nfield b: watchman")
    brute = find(s, "brute")
    (event,) = changed(s, (about(s, "depart", brute),))
    was = event.was
    assert was is not None
    assert (event.life, event.now_life) == (was.life, s.pieces[brute].life)
    assert it(event) == (brute, s.pieces[brute].life)


class EverywhereOpen(Provoked):
    """A game in which texts of recruits count in the discard pile too."""

    def text(self, s, piece):
        return super().text(s, piece.but(zone="field") if piece.zone == "discard" else piece)


def test_a_card_whose_text_counts_where_it_was_and_where_it_is_answers_once():
    s = table("field a: martyr\nfield b: watchman\ndeck a: hail, hex, hush, oath", base=EverywhereOpen)
    let_happen(s, about(s, "depart", find(s, "martyr")))
    assert faces(s, "hand") == ["hail", "hex"]


@pytest.mark.parametrize("windows", ["all", "useful"])
@pytest.mark.parametrize("chance", range(4))
def test_a_card_that_is_drawn_hears_it_wherever_the_hand_is_mixed_to(windows, chance):
    omen = answer("Omen", Trigger("forced reaction", "draw", THIS, Earn(1), must=True, where="hand"))
    text = f"field a: brute\nfield b: watchman\nhand a: hail, hex, hush\ndeck a: omen\nchance: {chance}"
    s = table(text, omen, windows=windows)
    let_happen(s, about(s, "draw", pile(s, "deck", 0)[0]))
    while s.question.about[0] == "answer?":
        s.choose("pass")
    assert (s.points, faces(s, "discard"), faces(s, "hand")) == ((1, 0), ["omen"], ["hail", "hex", "hush"])


def test_what_is_said_of_a_drawn_card_does_not_tell_where_it_is():
    s = table("field a: brute\nfield b: watchman\nhand a: hail, hex\ndeck a: omen", recruit("Omen", 1, 1))
    done = after_change(s, changed(s, (about(s, "draw", pile(s, "deck", 0)[0]),)))
    assert s.pieces[done[0].subject].face == "omen"
    assert s.game.answered(s, s.new(Batch(done)), "reaction") == (("draw", -1, "", 0, 1, ""),)


def test_the_rows_that_an_ability_may_match():
    s = table("field a: brute\nfield b: watchman")
    brute = find(s, "brute")
    due, was = about(s, "depart", brute), s.pieces[brute]
    assert rows_of(s, due) == (was,), "before the change the row as it is"
    (done,) = changed(s, (due,))
    assert rows_of(s, done) == (was, s.pieces[brute]), "after it as it was and as it has become"
    assert rows_of(s, due) == (), "a row of another life is not what was meant"
    move(s, brute, "hand", 0)
    assert rows_of(s, done) == (was,), "and one that has gone on since is not what it has become"
