"""What goes on, as everybody may know it, by all names by which standing orders can call it (D-911).

The innermost counts: the card that is being played before the combat in which that happens, the combat before its action.
"""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.facts import playing, speaks
from coterie.games.vtes.rules.action import ACTION
from coterie.games.vtes.rules.action_state import NOBODY, Action, current_action
from coterie.games.vtes.rules.combat import COMBAT
from coterie.games.vtes.rules.damage import DAMAGE, Harm
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.referendum import REFERENDUM, Referendum
from coterie.games.vtes.rules.strikes import Combat, fighters
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.playing import PLAYING
from coterie.kernel.pieces import ALL, Ref, found, ref
from coterie.kernel.procedures import running
from coterie.words.cards.playing import Play

Names = list[tuple[str, int, str, int, int]]  # kind, piece, face, seat, amount; see `Game.answered`

# What windows can be about, with what people call it.
THINGS: Mapping[str, str] = {
    "bleed": "bleed", "hunt": "hunt", "equip": "equip", "employ": "employ", "recruit": "recruit",
    "political": "political action", "leave torpor": "leaving torpor", "rescue": "rescue", "diablerie": "diablerie",
    "anarch": "turning Anarch", "action": "action", "block": "block", "combat": "combat", "hand strike": "hand strike",
    "strike": "strike", "dodge": "dodge", "combat ends": "combat ends", "damage": "damage", "referendum": "referendum",
    "terms": "terms", "blood hunt": "blood hunt", "play": "card played", "modifier": "action modifier",
    "reaction": "reaction", "combat card": "combat card", "reflex": "reflex", "master": "master card", "event": "event",
}  # fmt: skip
SORTS = {"combat": "combat card"}  # of cards, where another thing is called so


def under_way(s: Vtes) -> Names:
    """Return the names of the innermost thing that goes on, [] for nothing."""
    for _, procedure, now in reversed(list(running(s))):
        if procedure is PLAYING and now.at < EFFECT:
            return _card(s, now.data)
        if procedure is DAMAGE:
            return _damage(s, now.data)
        if procedure is COMBAT:
            return _combat(s, now.data)
        if procedure is REFERENDUM:
            return _referendum(s, now.data)
        if procedure is ACTION:
            return _action(s, now.data)
    return []


def aimed_at(s: Vtes) -> tuple[int, ...]:
    """Return the Methuselahs at whom the innermost of what goes on is aimed: those who fight, or the targets of the action; a
    vote is aimed at nobody, and concerns everybody."""
    for _, procedure, now in reversed(list(running(s))):
        if procedure is REFERENDUM:
            return ()
        if procedure is COMBAT:
            return tuple([seat for seat in playing(s) if seat in now.data.seats])
        if procedure is ACTION:
            targets: tuple[int, ...] = now.data.targets
            return targets
    return ()


EFFECT = PLAYING.index("4.2.9")  # once a card takes effect, that is what goes on


def _named(s: Vtes, kinds: tuple[str, ...], at: Ref, amount: int = 0) -> Names:
    """Return a card that takes part under some kinds, [] for none, and for one that not everybody sees."""
    if found(s, at) is None or s.pieces[at[0]].known != ALL:
        return []
    return [(kind, at[0], s.pieces[at[0]].face, speaks(s, at[0]), amount) for kind in kinds]


def _meant(s: Vtes, kinds: tuple[str, ...], frame: int, names: tuple[str, ...] = ("that",)) -> Names:
    """Return the cards and seats that are bound to some names in a frame, as targets."""
    told: Names = []
    for name in names if frame in s.rows else ():
        at = s.rows[frame].get(name)
        if isinstance(at, int):
            told += [(kind, -1, "", at, 0) for kind in kinds]
        elif isinstance(at, tuple) and len(at) == len(NOBODY) and all(isinstance(n, int) for n in at):
            told += _named(s, kinds, at)
    return told


def _card(s: Vtes, now: Play) -> Names:
    """Return a card that is being played: with its sort, by whom, at what."""
    sort = getattr(now.ability, "sort", "")
    kinds = ("play", SORTS.get(sort, sort)) if sort else ("play",)
    names = tuple([target.name for target in getattr(now.ability, "targets", ())])
    told = _named(s, kinds, now.card)
    return [*told, *_meant(s, kinds, now.frame, ("actor", *names))] if told else []


def _damage(s: Vtes, now: Harm) -> Names:
    """Return damage that is about to be inflicted: on whom, by what."""
    hurt = [each for each in now.packets if (each.piece, each.life) == now.victim]
    told = _named(s, ("damage",), now.victim, sum([each.amount for each in hurt]))
    for each in hurt:
        told += _named(s, ("damage",), ref(s, each.source), each.amount) if each.source >= 0 else []
    return told


def _combat(s: Vtes, now: Combat) -> Names:
    """Return a combat: who fights, and with which strikes."""
    told: Names = []
    for who, blow in zip(fighters(now), now.blows, strict=True):
        told += _named(s, ("combat",), who)
        if blow is not None:
            told += _named(s, ("strike", blow.name), who, blow.damage)
            told += _named(s, ("strike", blow.name), blow.source, blow.damage)
    return told


def _referendum(s: Vtes, now: Referendum) -> Names:
    """Return a referendum: who has called it by which card, its terms; or on whom a blood hunt is called."""
    if now.victim != NOBODY:
        return [("blood hunt", -1, "", s.active, 0), *_named(s, ("referendum", "blood hunt"), now.victim)]
    called = current_action(s)
    told: Names = [("referendum", -1, "", now.seat, 0), *_named(s, ("referendum",), now.card)]
    told += _named(s, ("referendum",), called.actor) if called is not None else []
    for kind, what, points in now.chosen:
        if kind == "seat":
            told.append(("terms", -1, "", what, points))
        elif kind == "piece":
            told += _named(s, ("terms",), what, points)
    return told


def _action(s: Vtes, now: Action) -> Names:
    """Return an action: who acts, with which card, at whom, and who attempts to block."""
    kinds = ("action",) if now.kind == "card" else ("action", now.kind)
    amount = bleed_of(s, now) if now.kind == "bleed" else 0
    told = [*_named(s, kinds, now.actor, amount), *_named(s, kinds, now.card, amount)]
    told += [(kind, -1, "", seat, amount) for seat in now.targets for kind in kinds]
    told += _meant(s, kinds, now.frame)
    return [*told, *_named(s, ("block",), now.blocker)]
