"""What the tests against the Shadowlands deck use: positions with a deck beside the clans."""

from coterie.games.l5r import GAME
from tests.l5r.tools import position

DECK = "abcde"  # the letter of the deck is the one behind those of the seats


def against(text: str, players: int = 1, **more):
    """A position of so many clans against the deck, in skirmish unless told otherwise."""
    letter = DECK[players]
    lines = [
        line.strip().replace(" sl", f" {letter}").replace("sl ", f"{letter} ") for line in text.strip().splitlines()
    ]
    there = {line.partition(":")[0].strip() for line in lines}
    if f"deck {letter}" not in there:
        lines.append(f"deck {letter}: {', '.join(['power-of-jigoku', 'dark-bargain', 'evil-portents'] * 4)}")
    if f"dynasty {letter}" not in there:
        lines.append(f"dynasty {letter}: {', '.join(['wild-ogre'] * 14)}")
    if more.get("format") == "stronghold" and not any(line.startswith(f"provinces {letter}") for line in lines):
        lines += [f"provinces {letter}{n}: blood-fields [tainted]" for n in range(1, 6)]
    return position("\n".join(lines), players=players, mode="coop", **more)


def told(s) -> str:
    """What has been told of the game so far, as text."""
    return "\n".join(s.log())


__all__ = ["GAME", "against", "told"]
