"""4.7 Requirements: which minions meet what a card requires (VR-4.7, V-016, V-023, V-052 to V-058, V-113; paths: VR-9.5)."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.facts import can_use, capacity, clan, definition, has_trait, ready_minions, sect, title
from coterie.games.vtes.numbers import CAPACITY
from coterie.games.vtes.rules.action_state import Action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.selves import discipline_name
from coterie.kernel.pieces import Piece
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import keys_for, meant
from coterie.words.frames import Frame
from coterie.words.standing import Marker
from coterie.words.voice import Voice, an


def meets(s: Vtes, card: Any, seat: int, mode: Mode, minion: int) -> bool:
    """Return whether a card's requirements are met: by the minion, or for a master by a ready minion (V-054, V-055)."""
    if minion < 0:
        asks = bool(card.clan or card.requires or card.path)
        return not asks or any(_suits(s, card, p, master=True) for p in ready_minions(s, seat))
    if s.game.kind(s, minion) != "vampire":
        if card.kind == "political action":
            return False  # V-136
        if not for_vampires(card, mode):
            return _suits(s, card, minion)
        return as_vampire(s, card, mode, minion)
    return _suits(s, card, minion) and can_use(s, minion, mode.needs)


def qualifies(s: Vtes, now: Action) -> bool:
    """Return whether the acting minion still meets the requirements of the card that its action was announced with, and what
    it is aimed at is still what the card asks for (VR-4.7, D-883)."""
    if now.mode is None:
        return True
    return meets(s, definition(s, now.card[0]), now.seat, now.mode, now.actor[0]) and _is_on_target(s, now)


def _is_on_target(s: Vtes, now: Action) -> bool:
    f: Frame = s.rows[now.frame]
    aims = [(target.group, f.get(target.name)) for target in now.mode.targets if target.group.KIND == "piece"]
    one = [(group, at) for group, at in aims if isinstance(at, tuple) and at and isinstance(at[0], int)]
    return all(at in group.members(s, f) for group, at in one)


def for_vampires(card: Any, mode: Mode) -> bool:
    """Return whether a card can be played by vampires only: by its clan, its disciplines, its cost in blood (V-113)."""
    asks = [what for what, _ in card.requires if what != "flight"]  # allies can have that as well (VR-9.7)
    return bool(mode.needs or card.clan or card.path or asks or mode.blood or mode.burns or mode.x == "blood")


class PassesFor(Marker):
    """This vampire can be played with as though it were of a clan, by itself and by its Methuselah; or by itself alone."""

    clan: str
    alone: bool = False

    def say(self, voice: Voice, it: str = "it") -> str:
        if self.alone:
            return f"this vampire can play cards that require {an(self.clan)}"
        return f"cards that require {an(self.clan)} can be played as if this vampire were one"


class AsVampire(Marker):
    """This ally can play cards that require the basic level of some disciplines as a vampire (VR-10.2, V-122 to V-130).

    It is a vampire of capacity 1 for what that play does, or of another, its life is its blood. For texts in play it remains
    an ally.

    Attributes:
        disciplines: the codes of these disciplines.
        sorts: only as cards of these sorts, () for all.
        capacity: its capacity then.
        sect: its sect then, "" for none.
    """

    disciplines: tuple[str, ...]
    sorts: tuple[str, ...] = ()
    capacity: int = 1
    sect: str = ""

    def keys(self, row: Piece, piece: int) -> tuple[Any, ...]:
        return keys_for(("number", CAPACITY), THIS, row, piece) if self.capacity > 1 else ()

    def changes(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> bool:
        return number == CAPACITY and self.capacity > 1 and meant(s, THIS, row, piece, target)

    def by(self, s: Any, number: str, row: Piece, piece: int, target: Any) -> int:
        return self.capacity

    def say(self, voice: Voice, it: str = "it") -> str:
        names = " or ".join(f"basic {discipline_name(code)}" for code in self.disciplines)
        sorts = f"{' or '.join(self.sorts)} cards" if self.sorts else "cards"
        which = f" of capacity {self.capacity}" if self.capacity > 1 else ""
        as_what = f"{an(self.sect)} vampire" if self.sect else "a vampire"
        return f"as {as_what}{which} this ally can play {sorts} for {names}"


class Impersonates(Marker):
    """This vampire meets the requirement of a title without having the title or its votes (C-091).

    Attributes:
        title: the title.
    """

    title: str = "prince"

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"this vampire can play cards that require {an(self.title)}"


def as_vampire(s: Vtes, card: Any, mode: Mode, minion: int) -> bool:
    """Return whether an ally can play a card as a vampire: one that requires disciplines that the ally has for this (V-122)."""
    if not mode.needs or card.clan or card.path:
        return False
    return any(
        isinstance(word, AsVampire)
        and all(what == ("sect", word.sect) for what in card.requires)
        and (not word.sorts or mode.sort in word.sorts)
        and all(need in word.disciplines for need in mode.needs)
        for word in s.pieces[minion].text
    )


def _suits(s: Vtes, card: Any, minion: int, *, master: bool = False) -> bool:
    if not (card.clan or card.requires or card.path):
        return True
    if s.game.kind(s, minion) != "vampire":
        return not card.clan and not card.path and all(_required(s, minion, what) for what in card.requires)
    if card.clan and not _belongs(s, card.clan.split("/"), minion, master=master):
        return False
    if card.path and definition(s, minion).path != card.path:
        return False
    return all(_required(s, minion, what) for what in card.requires)


def _belongs(s: Vtes, clans: list[str], minion: int, *, master: bool = False) -> bool:
    """Return whether a vampire is of one of some clans, or passes for it; some do so only for the cards that they play."""
    words = [word for word in s.pieces[minion].text if isinstance(word, PassesFor)]
    passes = [word.clan for word in words if not (master and word.alone)]
    return clan(s, minion) in clans or any(each in clans for each in passes)


def _impersonated(s: Vtes, minion: int) -> list[str]:
    return [word.title.replace(" ", "-") for word in s.pieces[minion].text if isinstance(word, Impersonates)]


def _required(s: Vtes, minion: int, what: tuple[str, str]) -> bool:
    """Return whether a vampire meets one requirement (V-053)."""
    name, value = what
    if s.game.kind(s, minion) != "vampire":
        return name == "flight" and has_trait(s, minion, name)
    if name == "sect":
        return sect(s, minion) in value.split("/")
    if name == "title":
        now = title(s, minion).replace(" ", "-")
        if value in ("no-title", "any-title"):
            return bool(now) == (value == "any-title")
        return any(each in value.split("/") for each in (now, *_impersonated(s, minion)))
    if name == "capacity":
        sign, n = value.split()
        return capacity(s, minion) >= int(n) if sign == ">=" else capacity(s, minion) <= int(n)
    if name == "not":
        return sect(s, minion) != value
    return not has_trait(s, minion, "sterile") if name == "non sterile" else has_trait(s, minion, name)
