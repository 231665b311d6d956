"""23. The dynasty phase of challenge play: the Shadowlands get cards and fate, then both teams act (U-167 to U-173)."""

from __future__ import annotations

from coterie.games.l5r.factions import clans, the_shadowlands
from coterie.games.l5r.numbers import CARDS_EACH
from coterie.games.l5r.rules import cards, dynasty
from coterie.games.l5r.rules.phases import ends, starts
from coterie.games.l5r.rules.shadow.dynasty import collect, fill_each
from coterie.games.l5r.state import L5R, Phase
from coterie.kernel.procedures import Procedure, row


def fill_provinces(s: L5R, serial: int) -> None:
    """Put one card face up into each Shadowlands province, whatever the number of opponents (U-167)."""
    fill_each(s, 1)


def draw_cards(s: L5R, serial: int) -> None:
    """Let the player of the Shadowlands draw two cards for each opponent (U-170)."""
    s.do((cards.draw, the_shadowlands(s), CARDS_EACH * clans(s)))


CHALLENGE_DYNASTY: Procedure[Phase] = Procedure(
    "l5r.challenge.dynasty.phase",
    "Dynasty phase",
    Phase,
    (
        row("1.1", "The phase begins", starts, "L-9.2"),
        row("1.2s", "Shadowlands provinces receive cards", fill_provinces, "U-167 U-168"),
        row("1.2", "Reveal dynasty cards", dynasty.reveal, "L-14.9"),
        row("1.3", "Collect fate", collect, "U-169"),
        row("1.3s", "The Shadowlands draw", draw_cards, "U-170"),
        row("1.4", "Dynasty window", dynasty.window, "U-171 U-172 U-173"),
        row("1.5", "The phase ends", ends, "L-9.9"),
    ),
    period=True,
)
