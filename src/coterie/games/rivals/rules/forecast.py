"""9. The forecast of an attack: Intel against Secrecy, damage against what reduces it, each with its parts.

Everything here takes a state or what a seat sees of it; a card that the seat does not know adds nothing.
"""

from __future__ import annotations

from typing import Any

from coterie.games.rivals.facts import IN_COTERIE, definition, speaks
from coterie.games.rivals.numbers import AGAINST, ATTRIBUTES, DAMAGE, INTEL, SECRECY, SHIELD
from coterie.games.rivals.rules.attack import extras, printed_damage, printed_shield
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, strikes
from coterie.games.rivals.rules.damage import AGGRAVATED, SUPERFICIAL, UNRESISTED, UNSHIELDED, mortal_blood
from coterie.games.rivals.state import NOTHING
from coterie.kernel.modifiers import contributors, summed
from coterie.kernel.pieces import ALL
from coterie.kernel.scenes import Number

Part = tuple[int, str]


def forecast(s: Any, now: Attack) -> list[Number]:
    """Return the numbers of an attack as it stands: those of `sides`, one after the other."""
    mine, theirs = sides(s, now)
    return [*theirs, *mine] if now.sort else [*mine, *theirs]


def sides(s: Any, now: Attack) -> tuple[list[Number], list[Number]]:
    """Return the numbers of an attack as it stands, of the attacker and of the target (RR-7, RR-9.1).

    Before the type is declared they are Intel and Secrecy, afterwards the damage that each is about to take.

    Args:
        s: the state, or what a seat sees of it.
        now: what the attack remembers.
    """
    if not _there(s, now.attacker[0]) or not _there(s, now.target[0]):
        return [], []
    if not now.sort:
        numbers = intel(s, now.attacker[0], now.target[0], now.scouted)
        return numbers[:1], numbers[1:]
    answered = now.reaction != NOTHING and _known(s, now.reaction)
    back = answered and (definition(s, now.reaction).strikes or now.back)
    return [answer(s, now)] if back else [], [blow(s, now), *besides(s, now)] if strikes(now) else []


def intel(s: Any, attacker: int, target: int, scouted: int = 0) -> list[Number]:
    """Return the Secrecy of a target and the Intel against it (RR-7); [] for City cards, which have no Secrecy."""
    if s.pieces[target].zone not in IN_COTERIE:
        return []
    against = contributors(s, AGAINST, (attacker, speaks(s, target), target), 0)
    parts = [*named_parts(s, INTEL, attacker), *named(s, against)]
    parts = [*parts, *([(scouted, "from who is exhausted for it")] if scouted else [])]
    secrecy = named_parts(s, SECRECY, target)
    return [
        Number(f"Intel of {_name(s, attacker)}", max(0, _sum(parts)), _shown(parts)),
        Number(f"Secrecy of {_name(s, target)}", max(0, _sum(secrecy)), _shown(secrecy)),
    ]


def blow(s: Any, now: Attack) -> Number:
    """Return the damage that the target will take, as far as the cards are known."""
    parts, tags, reaction = _onslaught(s, now)
    parts += lowered_parts(s, now.target[0], now.sort, tags, reaction)
    return _damage(s, now.target[0], parts, _said(doubt(s, now)))


def besides(s: Any, now: Attack) -> list[Number]:
    """Return the damage of other kinds that the target will take besides, as far as the cards are known (RR-9.1)."""
    if not now.extra:
        return []
    parts, tags, reaction = _onslaught(s, now)
    told = extras(s, now, max(0, _sum(parts)), printed_shield(s, reaction), tags)
    return [
        _damage(s, now.target[0], [(n, "by a text"), *([(-less, "what is left of its defence")] if less else [])],
                f", {tag.title()}")
        for tag, n, less in told
    ]  # fmt: skip


def _onslaught(s: Any, now: Attack) -> tuple[list[Part], tuple[str, ...], int]:
    """Return the parts of an attack's damage before any reduction, what qualifies it, and the target's Reaction card, as far
    as the cards are known."""
    tags: tuple[str, ...] = now.tags
    printed = 0
    if now.card != NOTHING and _known(s, now.card):
        printed, tags = printed_damage(s, now.card), (*tags, *definition(s, now.card).tags)
    with_shield = now.reaction != NOTHING and now.reacting == now.target and _known(s, now.reaction)
    parts = dealt_parts(s, now.attacker[0], now.sort, printed, now.card)
    return parts, tags, now.reaction if with_shield else NOTHING


def answer(s: Any, now: Attack) -> Number:
    """Return the damage that a known Reaction card will deal to the attacker."""
    card = definition(s, now.reaction)
    sort = card.strikes_as or now.sort
    parts = dealt_parts(s, now.reacting[0], sort, printed_damage(s, now.reaction), now.reaction) if card.strikes else []
    parts += [(amount.value(s, f), str(card.name)) for amount, f in now.back]
    parts += lowered_parts(s, now.attacker[0], sort, tuple(card.tags))
    return _damage(s, now.attacker[0], parts, "")


def dealt_parts(s: Any, who: int, sort: str, printed: int, card: int = NOTHING) -> list[Part]:
    """Return the parts of a character's damage: its card, its attribute, and modifiers (RR-9.1)."""
    parts: list[Part] = [(printed, str(definition(s, card).name))] if printed else []
    if sort in ATTRIBUTES:
        parts += named_parts(s, sort, who, f"{sort.title()} of {_name(s, who)}")
    return parts + named_parts(s, DAMAGE, who)


def lowered_parts(s: Any, victim: int, sort: str, tags: tuple[str, ...], reaction: int = NOTHING) -> list[Part]:
    """Return what reduces the damage that a character takes, as negative amounts: its attribute, its shield, and the shield
    printed on its Reaction card."""
    if s.pieces[victim].zone not in IN_COTERIE:
        return []
    parts: list[Part] = []
    if sort in ATTRIBUTES and AGGRAVATED not in tags and UNRESISTED not in tags:
        parts += named_parts(s, sort, victim, f"{sort.title()} of {_name(s, victim)}")
    if UNSHIELDED not in tags:
        parts += named_parts(s, SHIELD, victim)
        printed = printed_shield(s, reaction)
        parts += [(printed, _name(s, reaction))] if printed else []
    return [(-amount, source) for amount, source in parts]


def cap(s: Any, now: Attack) -> str:
    """Return what else matters about the damage: “Aggravated”, “Superficial”, the Blood of a Mortal."""
    card = definition(s, now.card) if now.card != NOTHING and _known(s, now.card) else None
    tags = (*now.tags, *(card.tags if card is not None else ()))
    said = [word.title() for word in (AGGRAVATED, SUPERFICIAL) if word in tags]
    if now.target != NOBODY and _there(s, now.target[0]) and s.pieces[now.target[0]].zone not in IN_COTERIE:
        said.append(f"{mortal_blood(s, now.target[0])} damage defeats {_name(s, now.target[0])}")
    return ", ".join(said)


# ── parts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _said(doubt: str) -> str:
    return f", {doubt}" if doubt else ""


def _damage(s: Any, victim: int, parts: list[Part], more: str) -> Number:
    return Number(f"damage to {_name(s, victim)}{more}", max(0, _sum(parts)), _shown(parts))


def doubt(s: Any, now: Attack) -> str:
    """Return what may still change the damage of an attack, "" for nothing."""
    if now.card == NOTHING:
        return ""
    if not _known(s, now.card):
        return "before what the face-down card adds"
    card = definition(s, now.card)
    return f"before the text of {card.name}" if card.plays is not None and s.pieces[now.card].known != ALL else ""


def named_parts(s: Any, number: str, piece: int, printed: str = "printed") -> list[Part]:
    """Return the parts of a number of a card, each amount with the card or rule that it comes from."""
    return named(s, s.game.why(s, number, piece), printed)


def named(s: Any, parts: list[Part], printed: str = "printed") -> list[Part]:
    """Return the parts of a number with the names of the cards that they come from."""
    faces = s.game.faces
    return [
        (amount, printed if source == "printed" else str(faces[source].name) if source in faces else source)
        for amount, source in parts
        if amount
    ]


def _shown(parts: list[Part]) -> tuple[Part, ...]:
    return summed(parts) or ((0, "nothing gives any"),)


def _sum(parts: list[Part]) -> int:
    return sum([amount for amount, _ in parts])


def _name(s: Any, piece: int) -> str:
    return str(definition(s, piece).name)


def _known(s: Any, piece: int) -> bool:
    return bool(s.pieces[piece].face)


def _there(s: Any, piece: int) -> bool:
    return piece >= 0 and _known(s, piece) and s.pieces[piece].zone in (*IN_COTERIE, "city")
