"""What the tests of challenge play use: positions in which the last seat plays the Shadowlands."""

from typing import Any

from coterie.games.l5r import GAME
from tests.l5r.tools import OPEN, position

LETTERS = "abcde"
DEFAULTS = {"deck": ("uncontained", OPEN), "dynasty": ("wild-ogre",)}


def versus(text: str, clans: int = 2, **more: Any) -> Any:
    """A position of so many clans against a player of the Shadowlands, whose letter is written “sl”; in skirmish unless
    told otherwise."""
    letter = LETTERS[clans]
    lines = [
        line.strip().replace(" sl", f" {letter}").replace("sl ", f"{letter} ") for line in text.strip().splitlines()
    ]
    there = {line.partition(":")[0].strip() for line in lines}
    lines += [
        f"{zone} {letter}: {', '.join([*[face] * 14, *open_])}"
        for zone, (face, *open_) in DEFAULTS.items()
        if f"{zone} {letter}" not in there
    ]
    if more.get("format") == "stronghold":
        lines += [
            f"provinces {letter}{n}: {face} [tainted]"
            for n, face in enumerate(
                ("blood-fields", "sea-of-shadows", "garden-of-corruption", "blood-fields", "blood-fields"), 1
            )
            if f"provinces {letter}{n}" not in there
        ]
    return position("\n".join(lines), players=clans + 1, mode="challenge", **more)


def begun(players: int = 3, seed: int = 5, **more: Any) -> Any:
    """Return a game at the first question of its first dynasty phase."""
    s: Any = GAME.start({"mode": "challenge", "players": players, **more}, seed)
    while s.asked is not None and (s.asked[1][0] == "place?" or "replace" in s.asked[1][0]):
        s.choose(s.question.default)
    return s
