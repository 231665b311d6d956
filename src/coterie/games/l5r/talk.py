"""How the game speaks with people: what things are called, where numbers come from."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r import reasons
from coterie.games.l5r.actions import in_hand
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.provinces import owner_at
from coterie.games.l5r.reasons import CALLED, REASONS
from coterie.games.l5r.state import FOR_THE_DECK, L5R, ROW, STRONGHOLD
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import Piece
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import Option
from coterie.words.cards.naming import called
from coterie.words.cards.talk import CardTalk

WINDOWS = {"dynasty": "Dynasty phase", "conflict": "Conflict", "action": "Action window"}
OPENINGS = {
    "duel": (
        "Break provinces, gather honor, claim rings: whoever breaks the stronghold province, or in skirmish all three, wins.",
        "Without honor one has lost; with enough of it one has won.",
    ),
    "coop": (
        "Hold out together: break all five provinces of the Shadowlands, or last until their dynasty deck is spent.",
        "Nobody plays them: what they do follows rules, and the log says why; where they must choose, you choose for them.",
    ),
    "challenge": (
        "The clans hold out together: they win if all five provinces of the Shadowlands break or their dynasty deck is spent.",
        "The last seat plays the Shadowlands, and wins once every clan has lost its provinces.",
    ),
}
ENDINGS = {
    "conquest": "The provinces of one side have fallen", "honor": "One side has won by its honor",
    "dishonor": "A player has lost all honor", "conceded": "A player has given up",
    "enlightenment": "One side has claimed all five rings", "rounds": "The last round is over",
    "fallen": "The provinces of the clans have fallen", "run out": "The armies of the Shadowlands are spent",
}  # fmt: skip
HELP = (
    "`look` explains every card, `why matsu-berserker` where numbers come from, `why not play banzai` what is missing."
)


def place_name(place: int) -> str:
    """Return what the place of a province is called: a letter and its number, “s” for that of the stronghold."""
    at = place % ROW
    return f"{LETTERS[owner_at(place)]}{'s' if at == STRONGHOLD else at + 1}"


class L5RTalk(CardTalk[L5R]):
    """How Legend of the Five Rings speaks with people."""

    def opening(self, s: L5R) -> tuple[str, ...]:
        return (*OPENINGS[s.setup["mode"]], HELP)

    def warns(self, s: L5R, option: Option) -> str:
        """Passing one's chance to declare gives the whole conflict up (L-6.3)."""
        declares = s.asked is not None and s.asked[1][0] == "declare?"
        return "You give up this conflict." if declares and option.word == "pass" else ""

    def phrase(self, s: L5R, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase; what the Shadowlands deck is asked, whose “you” is the deck, says so (U-063, U-065)."""
        said = super().phrase(s, word, args, short=short)
        if short or not args or args[-1] != FOR_THE_DECK:
            return said
        return f"For the Shadowlands deck: {said[:1].lower()}{said[1:]}"

    def called(self, s: L5R, kind: str, value: Any, short: bool) -> str:
        if kind == "place":
            return place_name(value)
        if kind == "seat" and not short and value >= s.seats:
            return "The Shadowlands deck"
        if kind == "window":
            return str(value) if short else WINDOWS[value]
        if kind == "signed":
            return f"{value:+d}".replace("-", "−")
        if kind == "ending":
            return ENDINGS.get(str(value), str(value))
        if kind == "cards":
            return {0: "no card", 1: "a card"}.get(value, f"{value} cards")
        if kind == "faces":
            *some, last = [self.called(s, "face", face, short) for face in value]
            return f"{', '.join(some)} and {last}" if some else last
        return super().called(s, kind, value, short)

    def place_called(self, s: L5R, now: Piece, short: bool) -> str:
        """Return the place of a card in its name; provinces have places of their own."""
        if now.zone in ("provinces", "row", "holdings"):
            return place_name(now.place)
        return super().place_called(s, now, short)

    # ── why not ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def why_not(self, s: L5R, seat: int, action: str) -> str:
        """Return why something cannot be done now: “play banzai”, “use border-rider”, “defend with doji-hotaru”."""
        words = " ".join(action.lower().split())
        verb = next((each for each in REASONS if words == each or words.startswith(f"{each} ")), "")
        if not verb:
            return self.unknown(words.split()[0] if words else "")
        if s.asked is None:
            return "The game is over."
        named = called(s, seat, words[len(verb) :], hand=verb in ("play", "discard"))
        rest = words[len(verb) :].split()
        if rest and not named and rest != ["with"]:
            return f"Nothing that you can see is called “{' '.join(rest)}”."
        reason = reasons.time(s, seat, verb) or REASONS[verb](s, seat, named)
        return f"{CALLED[verb]} is not possible: {reason}." if reason else f"{CALLED[verb]} is possible now."

    def why_not_with(self, s: L5R, seat: int, piece: str) -> str:
        """Return why a card of one's own cannot be played, used, or declared in the conflict that is asked about."""
        kind, _, number = piece.partition(":")
        if kind != "piece" or not number.isdecimal() or int(number) >= len(s.pieces) or s.asked is None:
            return ""
        verb = self._meant(s, seat, int(number))
        if not verb:
            return ""
        reason = reasons.time(s, seat, verb) or REASONS[verb](s, seat, [int(number)])
        return f"{reason[:1].upper()}{reason[1:]}." if reason else ""

    def _meant(self, s: L5R, seat: int, piece: int) -> str:
        """Return what a seat would do with a card, "" for one that is not its own."""
        now, asked = s.pieces[piece], reasons.asked_for(s)
        if not knows(s, seat, piece):
            return ""
        if reasons.is_held(s, seat, piece):
            return "play"
        if now.zone not in s.game.in_play or s.game.speaks(s, piece) != seat:
            return ""
        return {"defenders?": "defend", "attackers?": "attack", "declare?": "attack"}.get(asked, "use")

    def reasons(self, s: L5R, seat: int) -> list[tuple[str, str]]:
        """Return what a player might expect to do and cannot, each with its reason: cards of the hand in a window, those
        who cannot attack or defend where that is asked; [] at any other question."""
        if s.asked is None or s.asked[0] != seat:
            return []
        asked = reasons.asked_for(s)
        if asked in ("dynasty", "conflict", "action"):
            pieces, verb = in_hand(s, seat), "play"
        elif asked in ("attackers?", "defenders?"):
            pieces, verb = characters(s, seat), "attack" if asked == "attackers?" else "defend"
        else:
            return []
        found = [(reasons.name(s, p), REASONS[verb](s, seat, [p])) for p in pieces]
        return list(dict.fromkeys([(name, f"{why[:1].upper()}{why[1:]}.") for name, why in found if why]))
