"""Helpers for the tests of Legend of the Five Rings: positions from a few lines, and short queries of the table."""

from typing import Any

import msgspec

from coterie.games.l5r import GAME, L5RGame
from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.cards.definition import Card
from coterie.games.l5r.facts.conflicts import conflict, skill_of_side
from coterie.games.l5r.rules.conflict_phase import phase_of
from coterie.kernel.events import about
from coterie.kernel.pieces import attached_to
from tests.cards import faces as faces  # tests have these from here
from tests.cards import find as find
from tests.cards import number as number
from tests.cards import where as where

STRONGHOLD = """
stronghold a: yojin-no-shiro
stronghold b: shizuka-toshi
provinces a1: manicured-garden
provinces a2: meditations-on-the-tao
provinces a3: shameful-display
provinces a4: the-art-of-war
provinces as: entrenched-position
provinces b1: manicured-garden
provinces b2: meditations-on-the-tao
provinces b3: pilgrimage
provinces b4: the-art-of-peace
provinces bs: ancestral-lands
"""  # both boards face up, unless a line of a test gives something else for the same place

OPEN = "levy"  # it can be played in every window: where it could be in a hand, whoever holds a card is asked


def game_with(*cards: Card) -> L5RGame:
    """Return the game with further cards, or with some replaced, for rules that no card needs yet."""
    return L5RGame(faces={**CARDS, **{each.face: each for each in cards}})


def position(
    text: str, format: str = "skirmish", players: int = 2, windows: str = "useful", game: L5RGame = GAME, **options
):
    """Return a position at an action window, in a conflict if a line says so, from lines of the position text without
    its head.

    Defaults: 10 honor (6 in skirmish), no fate, province tokens in skirmish, otherwise the boards above, and cards to
    draw and to fill provinces with; with one of them a hand could do something wherever events can be played.
    """
    setup = {"players": players, "format": format, "windows": windows, **options}
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    there = {line.partition(":")[0].strip() for line in lines}
    if format == "stronghold":
        lines += [line for line in STRONGHOLD.split("\n") if line and line.partition(":")[0] not in there]
    for letter in "abcd"[:players]:
        if f"deck {letter}" not in there:
            lines.append(f"deck {letter}: {', '.join([*['height-of-fashion'] * 12, OPEN])}")
        if f"dynasty {letter}" not in there:
            lines.append(f"dynasty {letter}: {', '.join(['doji-whisperer'] * 12)}")
    head = ["position: l5r", f"setup: {msgspec.json.encode(setup).decode()}"]
    return game.read("\n".join([*head, *lines]))


def options(s) -> list[str]:
    """Return the complete list of legal notations."""
    return [option.notation for option in s.question.options]


def asked(s) -> tuple[int, list[str]]:
    """Return the asked seat and the complete list of legal notations."""
    return s.question.seat, options(s)


def prompt(s) -> str:
    """Return the word of the question."""
    return s.asked[1][0]


def play(s, *choices: str):
    """Make several choices, one after another, and return the state."""
    for choice in choices:
        s.choose(choice)
    return s


def through(s, *prompts: str) -> Any:
    """Take defaults until one of some kinds of question is asked or the game is over, and return the state."""
    for _ in range(400):
        if s.asked is None or prompt(s) in prompts:
            return s
        s.choose(s.question.default)
    raise AssertionError(f"{prompts} never came, but {s.question}")


def row(s, face: str, zone: str = "", nth: int = 0):
    """Return the row of a piece with a face."""
    return s.pieces[find(s, face, zone, nth)]


def skill(s, team: int) -> int:
    """Return the skill of a side in the conflict."""
    return sum(n for n, _ in skill_of_side(s, team))


def borne(s, face: str) -> list[str]:
    """Return the faces of a card's attachments."""
    return sorted(s.pieces[p].face for p in attached_to(s, find(s, face)))


def taking_part(s) -> list[str]:
    """Return the faces of the participating characters."""
    return sorted(now.face for now in s.pieces if now.count("present"))


def ring(s, element: str):
    """Return a ring."""
    return next(each for each in s.rings if each.element == element)


def now(s):
    """Return the data of the conflict, None if there is none."""
    return conflict(s)


def conflict_phase(s) -> Any:
    """Return the data of the current conflict phase."""
    serial = phase_of(s)
    assert serial is not None
    return s.rows[serial].data


def finish(s) -> Any:
    """Return the state after the current conflict; windows are passed and what can be declined is declined."""
    for _ in range(200):
        if s.asked is None or now(s) is None:
            return s
        said = options(s)
        for no in ("pass", "no", "decline", "done", "keep", "nobody", "nothing"):
            if no in said:
                s.choose(no)
                break
        else:
            s.choose(s.question.default)
    return s


def held(text: str, **more):
    """Return a position that stops at the next action window, because both seats hold a card and windows reveal nothing."""
    return position(f"{text}\nhand a: height-of-fashion\nhand b: height-of-fashion", windows="all", **more)


def declare(s, what: str, where: str, *attackers: str):
    """Declare a conflict (ring, type, the province's place, the attackers) and return the state."""
    through(s, "declare?")
    s.choose(what)
    if prompt(s) == "province?":
        s.choose(next(said for said in options(s) if said.startswith(f"attack {where}/")))
    for face in attackers:
        if prompt(s) == "attackers?":
            s.choose(f"attack with {face}")
    if prompt(s) == "attackers?":
        s.choose("done")
    return s


def possible(s, kind: str, face: str, *detail: Any) -> bool:
    """Return whether an event about a card could happen now."""
    return bool(ATOMS[kind].possible(s, about(s, kind, find(s, face), detail=detail)))


def change(s, kind: str, face: str, *detail: Any) -> int:
    """Let an event about a card change the table, without responses."""
    return ATOMS[kind].change(s, about(s, kind, find(s, face), detail=detail))


def speaker(s, face: str, nth: int = 0) -> int:
    """Return the controller of a card."""
    return s.game.speaks(s, find(s, face, nth=nth))


def worth(s, seat: int = 0) -> float:
    """Return the value of a position for a seat."""
    return GAME.bot.value(s, seat)
