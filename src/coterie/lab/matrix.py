"""Decks against each other: each pair plays the same seeds in both orders of seats; the shares as a table and a picture."""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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

AHEAD = 4  # games handed out for each worker
SIDE, WIDE, HIGH, MARGIN = 58, 150, 96, 12  # pixels of a cell, of the names, above the cells, and around everything
LINE = 120  # characters
LOST, EVEN, WON = (178, 58, 58), (244, 240, 232), (46, 110, 140)  # colours of a share of 0, of a half, of all


class Matrix(NamedTuple):
    """The results of all pairs.

    Attributes:
        decks: their names, in the order of the table.
        title: the game's title. player: the bot that played. seed: the run's seed.
        games: the number of games for each pair and order of seats.
        points: the games won by the first seat, by the decks of the first and second seat; a draw counts half.
        endings: the number of games for each reason of ending.
    """

    decks: tuple[str, ...]
    title: str
    player: str
    seed: int
    games: int
    points: Mapping[tuple[str, str], float]
    endings: Mapping[str, int]

    def share(self, deck: str, other: str) -> Share:
        """Return a deck's share of games won against another, in both orders of seats."""
        return wilson(self.points[deck, other] + self.games - self.points[other, deck], 2 * self.games)

    def overall(self, deck: str) -> Share:
        """Return a deck's share of all its games won."""
        others = [other for other in self.decks if other != deck]
        won = sum([self.points[deck, other] + self.games - self.points[other, deck] for other in others])
        return wilson(won, 2 * self.games * len(others))

    def ranked(self) -> list[str]:
        """Return the decks, best first."""
        return sorted(self.decks, key=lambda deck: (-self.overall(deck).share, deck))


class Result(NamedTuple):
    """One game: the decks of the first and second seat, its number among their games, the points of the first seat (1, or 0.5
    for a draw), and the reason of its ending."""

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
        games: the number of games for each pair and order of seats.
        player: the bot that plays both seats.
        seed: game n of each pair and order has the same seeds.
        workers: the number of processes on this machine.
        tell: called with the number of finished games, first with the number found in `kept`.
        kept: a file to which each finished game is written; games already in it are not played again.

    Raises:
        BadOptions: there are fewer than two decks, one cannot be played, or the file belongs to another run.
    """
    names = tuple(dict.fromkeys(decks))
    if len(names) < 2:
        raise BadOptions("Name at least two decks to compare.")
    heads = {
        pair: single.make_head(game, {"players": 2, "decks": list(pair)}, [player], seed)
        for pair in permutations(names, 2)
    }
    run = {"game": game, "version": single.load(game).version, "player": player, "seed": seed}
    found = read(kept, run) if kept is not None else []
    there = {result[:3] for result in found}
    due = [(head, number) for number in range(games) for pair, head in heads.items() if (*pair, number) not in there]
    tell = tell or (lambda _: None)
    tell(len(heads) * games - len(due))
    for result in played(due, workers):
        found.append(result)
        if kept is not None:
            write(kept, run, result)
        tell(1)
    points, endings = counted(found, games, heads)
    return Matrix(names, single.load(game).title, player, seed, games, points, endings)


def counted(
    results: Sequence[Result], games: int, pairs: Iterable[tuple[str, str]]
) -> tuple[dict[tuple[str, str], float], Counter[str]]:
    """Return the points and the endings of some pairs' first games, as a `Matrix` has them."""
    points, endings = dict.fromkeys(pairs, 0.0), Counter[str]()
    for result in results:
        if result.number < games and result[:2] in points:
            points[result[:2]] += result.won
            endings[result.reason] += 1
    return points, endings


def played(due: Sequence[tuple[Head, int]], workers: int) -> Iterator[Result]:
    """Play games, in this process or several others, and yield them in order."""
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
    """Return the games of a file, or [] if it does not exist; an incomplete last line is ignored.

    Raises:
        BadOptions: they belong to another run.
    """
    try:
        lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
        if lines and json.loads(lines[0]) != run:
            raise BadOptions(f"{kept} holds the games of another run; name another file, or remove it.")
        return [Result(*json.loads(line)) for line in lines[1:] if line.endswith("]")]
    except (OSError, ValueError, TypeError):
        raise BadOptions(f"{kept} cannot be read as the games of a run; name another file, or remove it.") from None


def write(kept: Path, run: Mapping[str, object], result: Result) -> None:
    """Append a game to a file, and start the file with the first one."""
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    cut = "" if before.endswith("\n") or not before else "\n"
    with kept.open("a", encoding="utf-8") as file:
        file.write(cut + "".join([json.dumps(each) + "\n" for each in ([] if before else [run]) + [result]]))


# ── the table ───────────────────────────────────────────────────────────────────────────────────────────────────────


def table(of: Matrix) -> str:
    """Return the shares as a Markdown table with 95% intervals: the row's deck against the column's."""
    decks = of.ranked()
    lines = [f"| | all | {' | '.join(decks)} |", "|---" * (len(decks) + 2) + "|"]
    for deck in decks:
        cells = ["" if deck == other else said(of.share(deck, other)) for other in decks]
        lines.append(f"| {deck} | {said(of.overall(deck))} | {' | '.join(cells)} |")
    return "\n".join(lines)


def said(share: Share) -> str:
    """Return a share with its interval for a table cell: “63% (31–86)”."""
    return f"{share.share:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def caption(of: Matrix) -> str:
    """Return the caption of the table."""
    ways = ", ".join(f"{reason} {n}" for reason, n in sorted(of.endings.items(), key=lambda each: (-each[1], each[0])))
    return fill(
        f"Share of games that the deck of the row won against that of the column: {2 * of.games} games a pair, {of.games}"
        f" in each order of seats, played by `{of.player}` with seed {of.seed}; a draw counts half. In brackets the 95%"
        f" Wilson interval in percent. How the {sum(of.endings.values())} games ended: {ways}.",
        LINE,
    )


# ── the picture ─────────────────────────────────────────────────────────────────────────────────────────────────────


def picture(of: Matrix) -> str:
    """Return the table as an SVG picture, in which each cell has a colour for the share and its percentage."""
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
    """Return the parts of a cell of the picture: its colour, the percentage, and the interval below it."""
    middle, dark = x + SIDE / 2, abs(share.share - 0.5) > 0.4
    text = f'text-anchor="middle" fill="{"#ffffff" if dark else "#222222"}"'
    return [
        f'<rect x="{x + 1}" y="{y + 1}" width="{SIDE - 2}" height="{SIDE - 2}" fill="{color(share.share)}"/>',
        f'<text x="{middle}" y="{y + 28}" {text}>{100 * share.share:.0f}</text>',
        f'<text x="{middle}" y="{y + 46}" font-size="11" {text}>{100 * share.low:.0f}–{100 * share.high:.0f}</text>',
    ]


def color(share: float) -> str:
    """Return the colour of a share, interpolated between those of 0, a half and 1."""
    end, way = (WON, share * 2 - 1) if share > 0.5 else (LOST, 1 - share * 2)
    return "#" + "".join([f"{round(a + (b - a) * way):02x}" for a, b in zip(EVEN, end, strict=True)])
