"""What bots do not throw away: attachments that nobody may bear, a province that could be held while its neighbour falls."""

from itertools import islice

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import this_round
from coterie.games.l5r.bot.fights import spite
from coterie.games.l5r.bot.naming import defences
from coterie.games.l5r.bot.promises import honor_due
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weighing import in_excess
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.conflicts import conflict
from tests.l5r.shadow.tools import against
from tests.l5r.test_bot_shadowlands import led
from tests.l5r.tools import prompt, through


def bearing(*names: str):
    """Return a clan with one character that bears some attachments, and with a Fine Katana in its hand."""
    there = ", ".join([f"{name} [on field/matsu-berserker]" for name in names])
    text = f"field a: matsu-berserker [fate 2]\nattached a: {there}\nfield b: wild-ogre [fate 1]\nhand a: fine-katana\n"
    return through(against(f"{text}phase: draw", windows="all"), "window")


def test_a_third_restricted_attachment_stays_in_the_hand():
    """A line ended as the card had left the hand, with all three on the character, so clans played one after the other and
    discarded each again (D-886)."""
    assert led(bearing("fine-katana", "fine-katana"), "window") == ["pass"]
    assert led(bearing("fine-katana"), "window") == ["play fine-katana"]


def test_a_turn_goes_on_until_what_is_too_much_is_discarded():
    s = bearing("fine-katana", "fine-katana")
    here = GAME.bot.horizon(s)
    s.choose("play fine-katana")
    s.choose("a/matsu-berserker")
    assert (prompt(s), in_excess(s), GAME.bot.horizon(s)) == ("too many?", 1, here)
    s.pick(0)
    assert (in_excess(s), GAME.bot.horizon(s) == here) == (0, False)


def test_the_stronger_one_of_two_attacked_provinces_can_be_held_alone():
    """Only defences that held both were looked at, so where that was not possible nobody defended."""

    def least(walls: tuple[str, str]) -> list[int]:
        """Return with how many characters each of the first defences is fought."""
        rows = "".join([f"provinces {owner}1: {name}\n" for owner, name in zip("ab", walls, strict=True)])
        guards = ", ".join(["matsu-berserker"] * 4)
        s = against(
            f"{rows}field a: {guards}\nfield c: wild-ogre [present], wild-ogre [present]\nhand a: banzai\n"
            "conflict: c military air a1 b1",
            2,
            format="stronghold",
            deck_rules="any",
        )
        now = conflict(s)
        assert now is not None
        return [len(names) for names in islice(defences(Table(s), now, 12), 4)]

    assert least(("shameful-display", "manicured-garden")) == [0, 1, 3, 4]
    assert least(("shameful-display", "shameful-display"))[2:] == [4, 4]


@pytest.mark.ruling("U-130")
def test_the_weakest_alone_spares_the_honor_of_an_undefended_conflict():
    """Nobody defended what could not be held, and clans whose walls stood had no honor left."""

    def named(form: str, marks: str = "") -> list[list[str]]:
        """Return who the first two lists of defenders are."""
        s = against(
            f"field a: hida-kisada, doji-whisperer{marks}\nfield b: wild-ogre [present], wild-ogre [present]\n"
            "hand a: banzai\nconflict: b political air a1",
            format=form,
        )
        now = conflict(s)
        assert now is not None
        return [[s.pieces[p].face for p in names] for names in islice(defences(Table(s), now, 40), 2)]

    assert named("stronghold") == [[], ["doji-whisperer"]]
    assert named("stronghold", " [tainted]") == [[], ["hida-kisada"]]
    assert len(named("skirmish")[1]) == 2


@pytest.mark.ruling("L-21.1", "L-21.2", "U-130")
def test_what_honor_it_costs_to_defend_and_not_to_defend_is_promised():
    def due(form: str, mark: str = "", wall: str = "", who: bool = True) -> float:
        rows = (
            "".join([f"provinces a{n}: manicured-garden{wall}\n" for n in range(1, 5)]) if form == "stronghold" else ""
        )
        s = against(
            f"{rows}field a: hida-kisada{mark}\nfield b: wild-ogre [present]\nhand a: banzai\nhonor: 9 0\n"
            "conflict: b military air a1",
            format=form,
            deck_rules="any",
        )
        now = conflict(s)
        assert now is not None
        return honor_due(Table(s), now, list(characters(s, 0)) if who else [])

    assert due("stronghold") == due("skirmish", who=False) == 0
    assert due("stronghold", " [tainted]", " [tainted]") > due("stronghold", " [tainted]") > 0
    assert due("stronghold", wall=" [tainted]") > 0
    assert due("stronghold", who=False) > 0


def recalled(name: str, left: int, mark: str = "present, ") -> Table:
    """Return what bots read where a character of the Shadowlands fights, with so many cards left in its dynasty deck."""
    deck = f"dynasty b: {', '.join(['wild-ogre'] * left)}\n"
    return Table(
        against(
            f"field a: matsu-berserker [present]\nfield b: {name} [{mark}fate 1]\n{deck}hand a: banzai\n"
            "conflict: b military air a1"
        )
    )


@pytest.mark.ruling("U-012", "U-138")
@pytest.mark.parametrize(("left", "more"), [(10, W.timer / 5), (0, W.timer / 5 + W.spent)])
def test_who_lays_a_card_back_on_the_dynasty_deck_is_feared_most_in_the_last_round(left, more):
    """A clan was about to win at the end of the round. Endless Ranks won twice, and the game went on each time (D-888)."""
    one, other = [spite(recalled(name, left), 1, 0) for name in ("endless-ranks", "wild-ogre")]
    assert one - other == pytest.approx(more)
    waves = [this_round(recalled(name, left, "")).coming for name in ("endless-ranks", "wild-ogre")]
    assert [wave.size for (wave,) in waves] == pytest.approx([1 + more / W.claw, 1])
