"""Support: others may help to pay for a card (L-21.3, U-195 to U-198)."""

from __future__ import annotations

from coterie.games.l5r.facts.cards import definition
from coterie.games.l5r.facts.teams import seated, team_of
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.draining import DRAINING, fate_on_characters
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

Part = tuple[int, int]  # a seat and the fate that it gives


def has_support(s: L5R, piece: int) -> bool:
    """Return whether others may help to pay for a card, wherever it lies."""
    return "support" in definition(s, piece).keywords


def helpers(s: L5R, seat: int, piece: int) -> list[int]:
    """Return who can help a seat to pay for a card: its team-mates with fate. Opponents would not."""
    mates = seated(s, team_of(s, seat)) if has_support(s, piece) else ()
    return [mate for mate in mates if mate != seat and s.fate[mate]]


def means(s: L5R, seat: int, piece: int) -> int:
    """Return the fate that could be paid for a card, that of helpers included (L-8.1, L-21.3); for some cards only that on
    characters."""
    keywords = definition(s, piece).keywords  # most have none
    if DRAINING in keywords:
        return fate_on_characters(s, seat)
    return s.fate[seat] + (sum([s.fate[mate] for mate in helpers(s, seat, piece)]) if keywords else 0)


def ask_helpers(s: L5R, piece: int, seat: int, frame: int, cost: int) -> None:
    """Ask each helper in the order of the seats how much of a cost it gives; nobody must (U-196, U-197)."""
    s.do(*[(ask_helper, piece, mate, frame, cost) for mate in helpers(s, seat, piece)] if cost else ())


@step("l5r.ask_helper")
def ask_helper(s: L5R, piece: int, mate: int, frame: int, cost: int) -> None:
    """Ask a helper how much it gives, of what is still to be paid."""
    left = min(s.fate[mate], cost - sum([n for _, n in given_by(s, frame)]))
    options: list[RawOption] = [("give fate", (n,), ((help_with, frame, mate, n),)) for n in range(left + 1)]
    if left:
        s.ask(mate, ("help?", piece), options)


@step("l5r.help_with")
def help_with(s: L5R, frame: int, mate: int, n: int) -> None:
    """Remember what a helper gives; it is paid together with the rest."""
    s.rows[frame] = s.rows[frame].bind("help", (*given_by(s, frame), (mate, n)))


def given_by(s: L5R, frame: int) -> tuple[Part, ...]:
    """Return what helpers give for the card that is being played in a frame."""
    return tuple(s.rows[frame].get("help") or ())
