"""What bots do not throw away: attachments that nobody may bear, a province that could be held while its neighbour falls."""

from itertools import islice

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.naming import defences
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weighing import in_excess
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
        return [len(names) for names in islice(defences(Table(s), now, 12), 3)]

    assert least(("shameful-display", "manicured-garden")) == [0, 3, 4]
    assert least(("shameful-display", "shameful-display"))[1:] == [4, 4]
