"""Check: the linter for the words of Masters of the Night."""

from __future__ import annotations

from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.words.check import CHECK, nearest, parts
from coterie.words.nodes import Node

# The numbers that the rules ask for, and what can be forbidden: anything else would never be heard.
NUMBERS = (
    "move cost", "way in", "way out", "recruit cost", "action points", "blood cost", "revival", "die", "die at night",
    "five", "blood limit", "minion worth", "ritual minions", "hunters", "trap",
)  # fmt: skip
BARRED = (
    "recruit", "hunt", "wild hunt", "fight", "night effect", "dark", "relics", "company", "kills", "ability kills",
    "agents hunt", "second move", "hiding",
)  # fmt: skip
MOMENTS = ("token passed", "event drawn", "day ends", "round ends", "veil rose", "blood paid")
TILES = (
    "railway_station", "museum", "asylum", "night_club", "newspaper", "police_station", "city_hall", "cathedral",
    "slums",
)  # fmt: skip


def _one_of(word: str, value: str, known: tuple[str, ...]) -> list[str]:
    return [] if value in known else [f"{word}: there is no “{value}”{nearest(value, known)}"]


@CHECK.of(
    p.Districts, p.Place, p.Blue, p.Together, p.MostMinions, p.Vampires, p.Actor, p.Leader, p.Owner, p.Agents,
    p.Tokens, p.Held, p.VeilFrom, p.Drained, p.DrainedBefore, p.RelicsAllowed, p.AgentsIn,
    d.Lead, d.LeadAll, d.MoveToken, d.Expose, d.Hide, d.Remove, d.Kill, d.KillAll, d.Convert, d.Betray, d.Dismiss,
    d.Bid, d.Summon, d.Kills, d.DayCombat, d.DrawRelic, d.Points, d.UseDie, d.TurnDie, d.LowerDice, d.Reroll,
    d.Travel, d.ReadTop, d.ShiftCross, d.SettleHere, d.InTurn,
    st.Diverts, st.Inherits, st.Once, st.NoAgentsHere, st.OwnerDrained, st.OwnerKilled,
)  # fmt: skip
def _plain(node: Node) -> list[str]:
    return parts(node)


@CHECK.of(p.Tile)
def _tile(node: p.Tile) -> list[str]:
    return parts(node) + _one_of("Tile", node.tile, TILES)


@CHECK.of(p.Dice, p.Shows)
def _dice(node: p.Dice | p.Shows) -> list[str]:
    fits = 1 <= node.low <= node.high <= 6
    return parts(node) + ([] if fits else [f"{type(node).__name__}: dice show 1 to 6"])


@CHECK.of(d.Bring)
def _bring(node: d.Bring) -> list[str]:
    return parts(node) + ([] if 1 <= node.agents <= 12 else ["Bring: from 1 to 12 agents"])


@CHECK.of(d.Recruit)
def _recruit(node: d.Recruit) -> list[str]:
    return parts(node) + ([] if 1 <= node.minions <= 9 else ["Recruit: from 1 to 9 minions"])


@CHECK.of(d.PurgeVeil)
def _purge(node: d.PurgeVeil) -> list[str]:
    return parts(node) + ([] if 1 <= node.minions <= 9 else ["PurgeVeil: from 1 to 9 minions"])


@CHECK.of(d.GainBlood, d.LoseBlood)
def _blood(node: d.GainBlood | d.LoseBlood) -> list[str]:
    return parts(node) + ([] if 1 <= node.blood <= 6 else [f"{type(node).__name__}: from 1 to 6 blood"])


@CHECK.of(d.Veil)
def _veil(node: d.Veil) -> list[str]:
    return parts(node) + ([] if node.by else ["Veil: by nothing"])


@CHECK.of(d.Arrange)
def _arrange(node: d.Arrange) -> list[str]:
    return parts(node) + ([] if node.cards in (1, 2) else ["Arrange: 1 or 2 cards"])


@CHECK.of(st.Changes)
def _changes(node: st.Changes) -> list[str]:
    return parts(node) + _one_of("Changes", node.number, NUMBERS)


@CHECK.of(st.Bars)
def _bars(node: st.Bars) -> list[str]:
    return parts(node) + _one_of("Bars", node.what, BARRED)


@CHECK.of(st.At, st.When)
def _moment(node: st.At | st.When) -> list[str]:
    return parts(node) + _one_of(type(node).__name__, node.moment, MOMENTS)


@CHECK.of(st.BuyOff)
def _buy_off(node: st.BuyOff) -> list[str]:
    return parts(node) + ([] if node.points >= 0 else ["BuyOff: points below none"])
