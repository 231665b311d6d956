"""What the tests against the Shadowlands deck use: positions with a deck beside the clans."""

from coterie.games.l5r import GAME
from tests.l5r.tools import declare, position

DECK = "abcde"  # the letter of the deck is the one behind those of the seats


def against(text: str, players: int = 1, **more):
    """Return a position of so many clans against the deck, in skirmish unless told otherwise."""
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
    """Return what has been told of the game so far, as text."""
    return "\n".join(s.log())


OGRE = "field b: wild-ogre [present]"


def acts(face: str, text: str, *, attack: str = "b military fire a1", fate: int = 9, **more):
    """Return a position in which the deck has turned a card up in a conflict that goes on."""
    lines = f"{text}\ndeck b: {face}, the-first-war, evil-portents\nhand a: banzai\nfate: 0 {fate}\nconflict: {attack}"
    return against(lines, windows="all", **more)


def wins(face: str, text: str = "", *, more: str = "", element: str = "air", **rest):
    """Return a position in which the deck attacks with a character and wins; all that is asked takes its first option."""
    s = against(
        f"field b: {face} [present{more}]\n{text}\ndeck b: dark-bargain\nhand a: banzai\n"
        f"conflict: b military {element} a1",
        windows="all",
        **rest,
    )
    s.choose("pass")
    return s


def ends(text: str, **more):
    """Return a position in which the conflict phase ends: to the first window of the fate phase."""
    s = against(f"{text}\nphase: conflict\nhand a: banzai", windows="all", **more)
    while s.asked is not None and s.phase == "conflict":
        s.choose(s.question.default)
    return s


def storm(face: str, text: str):
    """Return a position in which the players attack the province that lies first."""
    s = against(
        f"provinces b1: {face} [tainted, down]\nfield a: matsu-berserker [fate 1]\n"
        f"hand a: banzai, fine-katana\n{text}\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air military", "b1", "a/matsu-berserker")
    return s


__all__ = ["GAME", "OGRE", "acts", "against", "ends", "storm", "told", "wins"]
