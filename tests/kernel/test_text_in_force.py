"""The text in force: blanks, gained text, and what counts only as long as something else does."""

from typing import Any

from coterie.games.primer.cards.definition import RECRUIT, attachment, recruit
from coterie.kernel import layers
from coterie.kernel.events import about
from coterie.kernel.layers import BLANK, COPY, GAIN
from coterie.kernel.pieces import Piece, change, move, new, spread_anew
from coterie.kernel.scopes import fall_due, last
from coterie.words.cards.abilities import Act
from coterie.words.cards.filters import In, With
from coterie.words.cards.groups import Cards
from coterie.words.cards.moving import DrawCards
from coterie.words.cards.numbers import Blanks, Grants, While
from coterie.words.conditions import Exists
from coterie.words.standing import Standing
from tests.kernel.bare import Bare, Table
from tests.kernel.made import let_happen
from tests.kernel.made import table as made
from tests.primer.tools import find


class Bonus(Standing):
    """Adds to a number of nobody in particular."""

    amount: int = 1

    def keys(self, row, piece):
        return (("number", "might"),)

    def changes(self, s, number, row, piece, target):
        return True

    def by(self, s, number, row, piece, target):
        return self.amount


class OnHost(Standing):
    """Lays a layer over the text of its bearer, or of all others; only while that is bowed, if so said."""

    layer: str
    value: Any = None
    everybody: bool = False
    bowed: bool = False

    def keys(self, row, piece):
        return (("text",),) if self.everybody else (("text", row.host),) if row.host >= 0 else ()

    def lays(self, s, row, piece, target, now):
        fits = now.zone == "open" and (piece != target if self.everybody else row.host == target)
        return ((self.layer, self.value),) if fits and not (self.bowed and now.ready) else ()


class Texts(Bare):
    def text(self, s, piece):
        return s.game.faces[piece.face] if piece.zone == "open" else ()


PRINTED, GAINED = Bonus(1), Bonus(2)


def lying(**faces):
    """Return a table where the first piece is the hero and the others are in the hand, to be attached to it."""
    s = Table(Texts({"hero": (PRINTED,), **faces}), {}, 1, 2)
    new(s, Piece("hero", "back", 0, "open"))
    for face in faces:
        new(s, Piece(face, "back", 0, "hand"))
    return s


def attach(s, piece, host=0) -> None:
    move(s, piece, "open", 0, host=host)


def text(s, piece=0):
    twin = s.clone()
    twin.game.rebuild(twin)
    assert twin.ears == s.ears  # the index is what it would be built anew
    return s.pieces[piece].text


def test_a_blank_of_the_printed_text_leaves_what_was_gained():
    for order in ((GAIN, BLANK), (BLANK, GAIN)):
        s = lying()
        for layer in order:
            last(s, 0, layer, GAINED if layer == GAIN else None, ("dusk",))
        assert text(s) == (GAINED,)
        fall_due(s, ("dusk",))
        assert text(s) == (PRINTED,)


def test_a_blank_of_all_takes_what_was_gained_before_it():
    s = lying()
    last(s, 0, GAIN, GAINED, ("dusk",))
    last(s, 0, BLANK, "all", ("dusk",))
    assert text(s) == ()
    last(s, 0, GAIN, GAINED, ("dawn",))
    assert text(s) == (GAINED,)


def test_a_blank_as_long_as_a_card_is_attached_and_a_gained_text_that_stays():
    s = lying(veil=(OnHost(BLANK, "printed"),))
    last(s, 0, GAIN, GAINED, ("dusk",))
    attach(s, 1)
    assert text(s) == (GAINED,)
    move(s, 1, "hand", 0)
    assert text(s) == (PRINTED, GAINED)


def test_a_gained_text_as_long_as_a_card_is_attached_names_that_card():
    s = lying(gift=(OnHost(GAIN, GAINED),), other=())
    attach(s, 1)
    assert text(s) == (PRINTED, GAINED)
    assert s.pieces[0].marks == (("hero", 0), (1, s.pieces[1].life, ("gift", 0), 0))
    attach(s, 2)
    change(s, 1, host=2)
    assert (text(s), text(s, 2)) == ((PRINTED,), (GAINED,))


def test_a_gained_text_as_long_as_something_is_true_of_its_bearer():
    s = lying(gift=(OnHost(GAIN, GAINED, bowed=True),))
    attach(s, 1)
    assert text(s) == (PRINTED,)
    change(s, 0, ready=False)
    assert text(s) == (PRINTED, GAINED)
    change(s, 0, ready=True)
    assert text(s) == (PRINTED,)


def test_what_blanks_all_others_counts_for_those_that_come_later():
    s = lying(hush=(OnHost(BLANK, "printed", everybody=True),), late=(GAINED,))
    attach(s, 1, host=-1)
    attach(s, 2, host=-1)
    assert (text(s), text(s, 2)) == ((), ())
    move(s, 1, "hand", 0)
    assert (text(s), text(s, 2)) == ((PRINTED,), (GAINED,))


def test_what_switches_a_text_off_can_itself_be_switched_off():
    s = lying(hush=(OnHost(BLANK, "printed", everybody=True),), veil=(OnHost(BLANK, "printed"),))
    attach(s, 1, host=-1)
    assert text(s) == ()
    attach(s, 2, host=1)  # it is blank itself, because the first one was there before it
    assert (text(s), text(s, 2)) == ((), ())
    move(s, 1, "hand", 0)
    move(s, 2, "hand", 0)
    attach(s, 1, host=-1)
    s = lying(seal=(OnHost(BLANK, "printed"),), veil=(OnHost(BLANK, "printed"),))
    attach(s, 1)
    attach(s, 2, host=1)
    assert (text(s), text(s, 1)) == ((PRINTED,), ())
    move(s, 2, "hand", 0)
    assert text(s) == ()


def test_texts_that_switch_each_other_in_a_ring_settle():
    found = []
    for _ in range(2):
        s = lying(a=(OnHost(BLANK, "printed"),), b=(OnHost(BLANK, "printed"),), c=(OnHost(BLANK, "printed"),))
        for piece in (1, 2, 3):
            attach(s, piece, host=piece % 3 + 1)
        found.append([len(text(s, piece)) for piece in (1, 2, 3)])
    assert found[0] == found[1]
    move(s, 3, "hand", 0)
    assert [len(text(s, piece)) for piece in (1, 2)] == [1, 0]


def test_a_card_cannot_blank_itself():
    s = lying(self=(OnHost(BLANK, "printed"),))
    attach(s, 1, host=1)
    assert text(s, 1) == s.game.faces["self"]
    assert layers.text_in_force(s, 1, s.pieces[1])[0] == text(s, 1)  # it does not go to and fro


def marks(s):
    return s.pieces[0].marks


def test_an_ability_keeps_its_mark_whatever_lies_around_it():
    twice = Bonus(5)
    s: Any = Table(Texts({"hero": (twice, twice), "other": (GAINED,)}), {}, 1, 2)
    new(s, Piece("hero", "back", 0, "open"))
    assert marks(s) == (("hero", 0), ("hero", 1))
    first = last(s, 0, GAIN, GAINED, ("dawn",))
    second = last(s, 0, GAIN, GAINED, ("dusk",))
    assert marks(s) == (("hero", 0), ("hero", 1), first, second)
    last(s, 0, COPY, "other", ("noon",))
    assert marks(s) == (("other", 0), first, second)
    fall_due(s, ("dawn",))
    assert marks(s) == (("other", 0), second)
    last(s, 0, BLANK, None, ("noon",))
    assert marks(s) == (second,)
    fall_due(s, ("noon",))
    assert marks(s) == (("hero", 0), ("hero", 1), second)


def test_a_text_that_counts_while_something_is_true_elsewhere_follows_it():
    wounded = Exists(Cards(With("wound")))
    badge = attachment("Badge", While(wounded, Grants(Act(DrawCards()))))
    s = made("field a: brute, badge [on brute]\nfield b: watchman", badge)
    found = [len(s.pieces[0].text)]
    for event in ("counter", "depart"):
        let_happen(s, about(s, event, find(s, "watchman", 1), detail=("wound",)))
        found.append(len(s.pieces[0].text))
    assert found == [0, 1, 0]


def test_a_text_that_is_blank_while_something_is_true_elsewhere_comes_back():
    shroud = attachment("Shroud", While(Exists(Cards(With("wound"))), Blanks()))
    s = made(
        "field a: speaker, shroud [on speaker]\nfield b: watchman", shroud, recruit("Speaker", 1, 1, Act(DrawCards()))
    )
    found = [len(s.pieces[0].text)]
    for event in ("counter", "depart"):
        let_happen(s, about(s, event, find(s, "watchman", 1), detail=("wound",)))
        found.append(len(s.pieces[0].text))
    assert found == [1, 0, 1]


BANNER = recruit("Bannerman", 1, 1, Grants(Act(DrawCards()), Cards(RECRUIT)))


def test_a_card_that_leaves_loses_what_others_gave_it_there():
    s = made("field a: bannerman, brute\nhand a: scribe\nfield b: watchman", BANNER)
    banner, brute, scribe = find(s, "bannerman"), find(s, "brute"), find(s, "scribe", zone="hand")
    assert len(s.pieces[brute].text) == len(s.pieces[banner].text) - 1 == 1
    move(s, brute, "discard")
    assert s.pieces[brute].text == ()
    move(s, scribe, "field")
    printed = len(s.game.faces["scribe"].abilities)
    assert len(s.pieces[scribe].text) == printed + 1
    move(s, banner, "discard")
    assert s.pieces[banner].text == ()
    assert len(s.pieces[scribe].text) == printed


def test_only_cards_that_a_text_may_reach_are_read_anew(monkeypatch):
    s = made("field a: bannerman, brute\nhand a: scribe\ndeck a: hail, brute, torch\nfield b: watchman", BANNER)
    read, real = [], layers.text_in_force

    def reading(s, piece, now):
        read.append((now.zone, now.face))
        return real(s, piece, now)

    monkeypatch.setattr(layers, "text_in_force", reading)
    spread_anew(s)
    assert sorted(read) == [("field", "bannerman"), ("field", "brute"), ("field", "watchman")]


def test_only_what_has_changed_since_is_read_anew(monkeypatch):
    s = made("field a: bannerman, brute\nhand a: scribe\nfield b: watchman", BANNER)
    spread_anew(s)
    read, real = [], layers.text_in_force

    def reading(s, piece, now):
        read.append(now.face)
        return real(s, piece, now)

    monkeypatch.setattr(layers, "text_in_force", reading)
    spread_anew(s)
    assert read == []
    change(s, find(s, "brute"), ready=False)
    spread_anew(s)
    assert read == ["brute", "brute"]  # as its row was replaced, and again because nobody knew yet what lies on it
    move(s, find(s, "scribe", zone="hand"), "field")
    read.clear()
    spread_anew(s)
    assert sorted(read) == ["bannerman", "brute", "scribe", "watchman"]  # a text lies on one card more than before


def test_where_several_cards_reach_a_card_it_is_read_anew_once(monkeypatch):
    s = made("field a: bannerman, brute\nfield b: bannerman, watchman", BANNER)
    read, real = [], layers.text_in_force

    def reading(s, piece, now):
        read.append(piece)
        return real(s, piece, now)

    monkeypatch.setattr(layers, "text_in_force", reading)
    spread_anew(s)
    assert sorted(read) == sorted([*s.piles["field", 0], *s.piles["field", 1]])


def test_what_a_card_lays_on_its_bearer_alone_is_not_read_anew(monkeypatch):
    s = made("field a: brute, badge [on brute]\nfield b: watchman", attachment("Badge", Grants(Act(DrawCards()))))
    read, real = [], layers.text_in_force

    def reading(s, piece, now):
        read.append(piece)
        return real(s, piece, now)

    monkeypatch.setattr(layers, "text_in_force", reading)
    spread_anew(s)
    assert read == []
    assert len(s.pieces[find(s, "brute")].text) == 1


def test_the_index_knows_the_zones_that_a_text_reaches():
    s = made("field a: bannerman, brute\nhand a: scribe\nfield b: watchman", BANNER)
    banner, scribe = find(s, "bannerman"), find(s, "scribe", zone="hand")
    assert layers.is_reached(s, banner, "field")
    assert not layers.is_reached(s, scribe, "hand")
    move(s, banner, "discard")
    assert not layers.is_reached(s, scribe, "field")


def test_a_text_may_reach_where_its_filter_says():
    hand = recruit("Herald", 1, 1, Grants(Act(DrawCards(), where="hand"), Cards(In("hand"))))
    s = made("field a: herald\nhand a: brute\nfield b: watchman", hand)
    assert len(s.pieces[find(s, "brute", zone="hand")].text) == 1
