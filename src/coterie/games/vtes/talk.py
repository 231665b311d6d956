"""What people ask about: what things are called, where numbers come from, why not."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.state import Vtes
from coterie.kernel import ledger
from coterie.kernel.questions import Option
from coterie.kernel.scenes import Looked
from coterie.kernel.seats import seat_name
from coterie.words.cards.talk import CardTalk

PACKAGE = "coterie.games.vtes"
OPENING = (
    "Bleed your prey, the player on your left, out of pool: each that you oust is a victory point and 6 pool. Bring vampires "
    "out in the influence phase; act with them in the minion phase; block with those that are unlocked.",
    "`look` explains every card, `why name` where its numbers come from.",
)
WINDOWS = {
    "A": "During the action", "B": "A block is attempted", "C": "Blocks are declined", "announced": "An action is announced",
    "blocked": "The action is blocked", "succeeding": "The action would succeed", "after": "After the action",
    "poll": "Votes are cast", "blood hunt": "A blood hunt is voted on", "played": "A card is played",
    "before range": "Before the range", "range": "Range", "before strikes": "Before strikes", "strike": "Strike",
    "strikes chosen": "Strikes are chosen", "damage": "Damage", "additional": "Additional strikes", "press": "Press",
    "end of round": "End of the round", "torpor": "On the way to torpor",
}  # fmt: skip


DEEDS = {"card": "a card", "political": "a political action", "anarch": "becoming an Anarch"}
ENDINGS = {"last": "One Methuselah is left, and the game is over", "time": "The time is up, and the game is over"}


class VtesTalk(CardTalk[Vtes]):
    """How The Eternal Struggle speaks with people."""

    def opening(self, s: Vtes) -> tuple[str, ...]:
        return OPENING

    def warns(self, s: Vtes, option: Option) -> str:
        """A minion that is done has no further action in this turn (VR-6.1)."""
        acts = s.asked is not None and s.asked[1][0] == "action?" and len(s.asked[2]) > 1
        return "Your minions take no further action in this turn." if acts and option.word == "done" else ""

    def called(self, s: Vtes, kind: str, value: Any, short: bool) -> str:
        if kind == "window":
            return str(value) if short else WINDOWS.get(value, str(value))
        if kind == "deed":
            return DEEDS.get(value, str(value))
        if kind == "ending":
            return ENDINGS.get(value, f"The game is over: {value}")
        if kind == "shortface":
            return str(value) if short else str(self.game.faces[value].name)
        if kind == "change":
            return f"{value:+d}".replace("-", "−")
        if kind == "points":
            whole = f"{value // 2}" if value % 2 == 0 else f"{value // 2}½" if value > 1 else "½"
            return f"{whole} victory point{'' if value <= 2 else 's'}"
        if kind == "told":
            return self.told(s, value)
        return super().called(s, kind, value, short)

    def told(self, s: Vtes, what: tuple[Any, ...]) -> str:
        """Return what goes on as a clause: who acts and how, or who fights with whom."""
        if not what:
            return "nothing goes on"
        if what[0] == "combat":
            return f"{self.name(s, what[1])} against {self.name(s, what[2])}, {what[3]}, round {what[4]}"
        said = f"{self.name(s, what[1])}: {self.called(s, 'deed', what[2], False)}, stealth {what[3]}"
        return said + (f", {self.name(s, what[4])} with intercept {what[5]}" if what[4] >= 0 else "")

    def name(self, s: Vtes, piece: int) -> str:
        """Return the name of a card that lies open."""
        return str(self.game.faces[s.pieces[piece].face].name)

    def look(self, s: Vtes, topic: str) -> Looked | None:
        card = self.game.faces.get(topic)
        if card is not None:
            return Looked(
                card.name, card.kind, tuple(part for part in (card.line, card.text) if part), f"card {card.id}"
            )
        found = ledger.rulings(PACKAGE).get(topic)
        return None if found is None else Looked(found.id, "rule", (found.label,), found.section)

    def statistics(self, s: Vtes) -> list[tuple[str, str]]:
        """Return the victory points of each seat, and how long the game was."""
        points = [
            (seat_name(s, seat, "Seat "), self.called(s, "points", s.halves[seat], False)) for seat in range(s.seats)
        ]
        return [*points, ("rounds", str(s.round))]
