"""Cards that a hand could hold, grouped by who could play them and by when they are apt, so that each is asked once for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from coterie.games.vtes.words.circumstances import ActionIs, Public
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.requirements import for_vampires
from coterie.games.vtes.words.timed import timing, within
from coterie.games.vtes.words.users import UNAIDED, Role, role_of
from coterie.words.conditions import in_both

Play = tuple[Any, Mode]  # a card with a way to play it


class Times(NamedTuple):
    """Cards that are apt at the same times, each with one way to play it; those come first that require least.

    Attributes:
        within: the kind of action in which alone they can be apt, "" for any time.
        plays: the cards.
    """

    within: str
    plays: tuple[Play, ...]


class Alike(NamedTuple):
    """Cards that the same minions could play, each with one way to play it.

    Attributes:
        mode: one of the ways, for `users.candidates`.
        timed: the cards by when they are apt.
    """

    mode: Mode
    timed: tuple[Times, ...]


def by_users(plays: Iterable[Play]) -> tuple[Alike, ...]:
    """Return cards with ways to play them, grouped by their `users.candidates`; those for no minion come first."""
    groups: dict[Role, list[Play]] = {}
    for card, mode in plays:
        groups.setdefault(role_of(mode), []).append((card, mode))
    alike = [Alike(group[0][1], _by_times(group)) for group in groups.values()]
    return tuple(sorted(alike, key=lambda each: each.mode.sort not in UNAIDED))


def _by_times(plays: list[Play]) -> tuple[Times, ...]:
    """Return cards with ways to play them, grouped by what `Mode.apt` asks about them."""
    groups: dict[Any, list[Play]] = {}
    for card, mode in sorted(plays, key=_asked):
        groups.setdefault((mode.given, timing(mode.does), for_vampires(card, mode)), []).append((card, mode))
    return tuple([Times(_within(group[0][1]), tuple(group)) for group in groups.values()])


def _within(mode: Mode) -> str:
    """Return the kind of action in which alone a way to play a card can be apt, "" for any time; see `Mode.apt`."""
    kind = within(mode.does)
    asked = in_both(mode.given) if mode.given is not None and not kind else ()
    public = all(isinstance(each, Public) for each in asked)
    kinds = [each.kind for each in asked if isinstance(each, ActionIs) and each.kind] if public else []
    return kinds[0] if kinds else kind


def _asked(play: Play) -> int:
    """Return how much a way to play a card requires."""
    card, mode = play
    asked = (card.requires, card.clan, card.path, mode.needs, mode.blood, mode.pool, mode.given)
    return len([each for each in asked if each])
