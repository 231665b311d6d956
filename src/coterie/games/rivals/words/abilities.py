"""How abilities are used: in one's own turn, in any turn, in torpor, as an action."""

from __future__ import annotations

from typing import Any, Literal

from coterie.games.rivals.facts import sole_actor
from coterie.games.rivals.state import Rivals
from coterie.kernel.events import about
from coterie.kernel.layers import Mark
from coterie.kernel.limits import count_use, of_ability, used
from coterie.kernel.pieces import Piece, ref
from coterie.kernel.scopes import current
from coterie.words.cards.abilities import Ability
from coterie.words.cards.changing import Bow
from coterie.words.cards.events import emit
from coterie.words.cards.groups import HOST, first
from coterie.words.cards.playing import Use, use
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bind, bound_to
from coterie.words.voice import IT, Voice, sentence

When = Literal["your turn", "any turn", "torpor", "action", "fight", "block"]
BEGINS = {
    "your turn": "",
    "any turn": "Relentless: ",
    "torpor": "In torpor: ",
    "action": "Action: ",
    "fight": "",
    "block": "",
}


class Activate(Ability):
    """An ability that its player uses: in its own turn, in any turn (“Relentless”), in an attack, in torpor, as an action.

    Attributes:
        does: what it does.
        when: “your turn” whenever something can be used there; “any turn”; “fight” in attacks, no matter whose turn it is;
            “block” when an attack of a foe can be blocked; “torpor” in the End Phase; “action” for an action, for which
            its bearer exhausts.
    """

    does: Effect
    when: When = "your turn"

    def effect(self) -> Effect:
        return self.does

    def say(self, voice: Voice, it: str = "it") -> str:
        mood = voice if self.cost is None else voice.asked
        text = self.framed(voice, self.said(voice, self.does.say(mood, IT if self.targets else "it")))
        return BEGINS[self.when] + (sentence(text).removesuffix(".") if BEGINS[self.when] else text)

    def deed(self, voice: Voice) -> str:
        """Return its text where it can be used: without the condition, which is met, but with what limits its use."""
        text = super().deed(voice)
        text += f" ({self.limit.say(voice)})" if self.limit is not None else ""
        return BEGINS["action"] + sentence(text).removesuffix(".") if self.when == "action" else text

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return (("used", self.when),)

    def whose(self, s: Rivals, piece: int) -> int:
        """Return who may use it: its controller, but the bearer's if the bearer exhausts for it, as nobody pays with
        others' characters (D-836)."""
        host = s.pieces[piece].host
        bearer = host >= 0 and isinstance(self.cost, Bow) and self.cost.what == HOST
        return s.game.speaks(s, host if bearer else piece)

    def offered(self, s: Rivals, piece: int, mark: Mark, seat: int) -> bool:
        """Return whether a seat that may use it could do so now."""
        row: Piece = s.pieces[piece]
        if s.setup["ability_uses"] == "once" and used(s, ("once", *of_ability(s, row, piece, mark)), _span(s)):
            return False
        return self.usable(s, row, mark, Frame(piece, seat, bound=bound_of(s, row, piece)))

    def take(self, s: Rivals, piece: int, mark: Mark, seat: int) -> None:
        """Put it on the list."""
        row: Piece = s.pieces[piece]
        if s.setup["ability_uses"] == "once":
            count_use(s, ("once", *of_ability(s, row, piece, mark)), _span(s))
        use(s, Use(self, row, piece, mark, seat, bound_of(s, row, piece)))


class HaveAct(Bow):
    """The cost of an action offered by a card that is not yours: a character exhausts and performs the action, as if it had
    played the card (RR-5, R-280, R-281). In an additional action only one character can (R-136)."""

    def changes(self, s: Any, f: Frame, piece: int, row: Piece) -> bool:
        return sole_actor(s) in (-1, piece) and super().changes(s, f, piece, row)

    def run(self, s: Any, frame: int) -> None:
        for p in first(s, self.what, s.rows[frame]):
            s.do((bind, frame, "actor", ref(s, p)))
            emit(s, frame, [about(s, "bow", p), about(s, "act", p)])


def _span(s: Rivals) -> str:
    """Return the period in which an ability can be used once, by the set-up option: the attack or the turn."""
    return "attack" if current(s, "attack") else "turn"


def bound_of(s: Rivals, row: Piece, piece: int) -> tuple[tuple[str, object], ...]:
    """Return the names that the frame of an ability has: the card, its bearer, and who acts: the bearer, or itself."""
    actor = (row.host, s.pieces[row.host].life) if row.host >= 0 else (piece, row.life)
    return (*bound_to(row, piece), ("actor", actor))
