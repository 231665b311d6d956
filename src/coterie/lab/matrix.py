"""Decks against each other: every pair plays the same seeds in both orders of seats; a table and a picture of the shares."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import islice, permutations
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from coterie.kernel.errors import BadOptions
from coterie.lab import single
from coterie.lab.pools import processes
from coterie.lab.single import Head
from coterie.lab.statistics import Share, wilson

AHEAD = 4  # games that are handed out for each worker
SIDE, WIDE, HIGH, MARGIN = 58, 150, 96, 12  # of a cell, of the names, above the cells, around all; in pixels
LINE = 120  # characters
LOST, EVEN, WON = (178, 58, 58), (244, 240, 232), (46, 110, 140)  # colours of a share of 0, of a half, of all


class Matrix(NamedTuple):
    """What came of all pairs.

    Attributes:
        decks: their names, in the order of the table.
        title: of the game. player: who played. seed: of the run.
        games: how many each pair played in each order of seats.
        points: by the decks of the first and second seat, how many games the first won; a draw is half of one.
        endings: how often games ended for each reason.
    """

    decks: tuple[str, ...]
    title: str
    player: str
    seed: int
    games: int
    points: Mapping[tuple[str, str], float]
    endings: Mapping[str, int]

    def share(self, deck: str, other: str) -> Share:
        """Return the share of games that a deck won against another, in both orders of seats."""
        return wilson(self.points[deck, other] + self.games - self.points[other, deck], 2 * self.games)

    def overall(self, deck: str) -> Share:
        """Return the share of all its games that a deck won."""
        others = [other for other in self.decks if other != deck]
        won = sum([self.points[deck, other] + self.games - self.points[other, deck] for other in others])
        return wilson(won, 2 * self.games * len(others))

    def ranked(self) -> list[str]:
        """Return the decks, the best first."""
        return sorted(self.decks, key=lambda deck: (-self.overall(deck).share, deck))


class Result(NamedTuple):
    """One game: the decks of the first and second seat, its number among theirs, whether the first seat has won it (half for a
    draw), how it ended."""

    first: str
    second: str
    number: int
    won: float
    reason: str


def play(
    game: str,
    decks: Sequence[str],
    games: int,
    player: str,
    seed: int = 1,
    workers: int = 1,
    tell: Callable[[int], None] | None = None,
    kept: Path | None = None,
) -> Matrix:
    """Let all pairs of decks play.

    Args:
        game: its name.
        decks: names of decks that come with it, at least two.
        games: how many each pair plays in each order of seats.
        player: who plays both.
        seed: game n of each pair and order has the same seeds.
        workers: processes of this machine that play.
        tell: is told how many games have been finished, first how many were there before.
        kept: a file to which each game is written when it is over; games that stand there are not played again.

    Raises:
        BadOptions: there are not two decks, one cannot be played, or the file is that of another run.
    """
    names = tuple(dict.fromkeys(decks))
    if len(names) < 2:
        raise BadOptions("Decks are compared with each other: name two at least.")
    heads = {
        pair: single.make_head(game, {"players": 2, "decks": list(pair)}, [player], seed)
        for pair in permutations(names, 2)
    }
    run = {"game": game, "version": single.load(game).version, "player": player, "seed": seed}
    found = read(kept, run) if kept is not None else []
    there = {result[:3] for result in found}
    due = [(head, number) for number in range(games) for pair, head in heads.items() if (*pair, number) not in there]
    if tell is not None:
        tell(len(heads) * games - len(due))
    for result in played(due, workers):
        found.append(result)
        if kept is not None:
            write(kept, run, result)
        if tell is not None:
            tell(1)
    points, endings = dict.fromkeys(heads, 0.0), Counter[str]()
    for result in found:
        if result.number < games and result[:2] in points:
            points[result[:2]] += result.won
            endings[result.reason] += 1
    return Matrix(names, single.load(game).title, player, seed, games, points, endings)


def played(due: Sequence[tuple[Head, int]], workers: int) -> Iterator[Result]:
    """Play games, here or by several processes, and yield them in order."""
    if workers == 1 or len(due) < 2:
        yield from map(result_of, due)
        return
    left = iter(due)
    with processes(workers) as pool:
        # A few are handed out at a time: what is taken back from an executor that is stopped ends it with a traceback.
        handed = deque([pool.executor.submit(result_of, one) for one in islice(left, AHEAD * workers)])
        while handed:
            yield handed.popleft().result()
            handed.extend([pool.executor.submit(result_of, one) for one in islice(left, 1)])


def result_of(one: tuple[Head, int]) -> Result:
    """Play one game of a pair."""
    head, number = one
    first, second = json.loads(head.setup)["decks"]
    row = single.play_number(head, number)
    winners = json.loads(row["winners"])
    won = 0.5 if len(winners) != 1 else float(winners == [0])
    return Result(first, second, number, won, row["reason"])


def read(kept: Path, run: Mapping[str, object]) -> list[Result]:
    """Return the games of a file, [] if there is none; a last line that was cut off is left out.

    Raises:
        BadOptions: they are of another run.
    """
    try:
        lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
        if lines and json.loads(lines[0]) != run:
            raise BadOptions(f"{kept} holds the games of another run; name another file, or remove it.")
        return [Result(*json.loads(line)) for line in lines[1:] if line.endswith("]")]
    except (OSError, ValueError, TypeError):
        raise BadOptions(f"{kept} cannot be read as the games of a run; name another file, or remove it.") from None


def write(kept: Path, run: Mapping[str, object], result: Result) -> None:
    """Add a game to a file; the first one begins it."""
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    cut = "" if before.endswith("\n") or not before else "\n"
    with kept.open("a", encoding="utf-8") as file:
        file.write(cut + "".join([json.dumps(each) + "\n" for each in ([] if before else [run]) + [result]]))


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def table(of: Matrix) -> str:
    """Return the shares as a table in Markdown, with their 95% intervals; the row's deck against the column's."""
    decks = of.ranked()
    lines = [f"| | all | {' | '.join(decks)} |", "|---" * (len(decks) + 2) + "|"]
    for deck in decks:
        cells = ["" if deck == other else said(of.share(deck, other)) for other in decks]
        lines.append(f"| {deck} | {said(of.overall(deck))} | {' | '.join(cells)} |")
    return "\n".join(lines)


def said(share: Share) -> str:
    """Return a share with its interval, as short as in a table: “63% (31–86)”."""
    return f"{share.share:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def caption(of: Matrix) -> str:
    """Return what a reader of the table must know, as sentences."""
    ways = ", ".join(f"{reason} {n}" for reason, n in sorted(of.endings.items(), key=lambda each: (-each[1], each[0])))
    return fill(
        f"Share of games that the deck of the row won against that of the column: {2 * of.games} games a pair, {of.games}"
        f" in each order of seats, played by `{of.player}` with seed {of.seed}; a draw counts half. In brackets the 95%"
        f" Wilson interval in percent. How the {sum(of.endings.values())} games ended: {ways}.",
        LINE,
    )


# ── the picture ─────────────────────────────────────────────────────────────────────────────────────────────────────


def picture(of: Matrix) -> str:
    """Return the table as a picture, an SVG text: the share is a colour, and the number of percent stands in it."""
    decks = of.ranked()
    width, height = 2 * MARGIN + WIDE + SIDE * (len(decks) + 2), 2 * MARGIN + HIGH + SIDE * len(decks)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="14">',
        f"<title>{escape(of.title)}: decks against each other, {2 * of.games} games a pair</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for at, name in enumerate(["all", *decks]):
        x, y = MARGIN + WIDE + SIDE * at + SIDE / 2, MARGIN + HIGH - 8
        parts.append(f'<text x="{x}" y="{y}" transform="rotate(-45 {x} {y})">{escape(name)}</text>')
    for down, deck in enumerate(decks):
        y = MARGIN + HIGH + SIDE * down
        parts.append(f'<text x="{MARGIN + WIDE - 8}" y="{y + 34}" text-anchor="end">{escape(deck)}</text>')
        shares = [of.overall(deck), *[None if other == deck else of.share(deck, other) for other in decks]]
        for across, share in enumerate(shares):
            if share is not None:
                parts += cell(MARGIN + WIDE + SIDE * across, y, share)
    return "\n".join([*parts, "</svg>"]) + "\n"


def cell(x: int, y: int, share: Share) -> list[str]:
    """Return the parts of a cell of the picture: its colour, the percent, and their interval below."""
    middle, dark = x + SIDE / 2, abs(share.share - 0.5) > 0.4
    text = f'text-anchor="middle" fill="{"#ffffff" if dark else "#222222"}"'
    return [
        f'<rect x="{x + 1}" y="{y + 1}" width="{SIDE - 2}" height="{SIDE - 2}" fill="{color(share.share)}"/>',
        f'<text x="{middle}" y="{y + 28}" {text}>{100 * share.share:.0f}</text>',
        f'<text x="{middle}" y="{y + 46}" font-size="11" {text}>{100 * share.low:.0f}–{100 * share.high:.0f}</text>',
    ]


def color(share: float) -> str:
    """Return the colour of a share, between those of none, a half and all."""
    end, way = (WON, share * 2 - 1) if share > 0.5 else (LOST, 1 - share * 2)
    return "#" + "".join([f"{round(a + (b - a) * way):02x}" for a, b in zip(EVEN, end, strict=True)])
