"""Worlds that a seat cannot tell from the real one: what it knows stays, the rest is dealt evenly among what is
possible.

Equal for the seat are its present scene and its own options, and the world fits all that it has seen of the cards. Not
kept are what it could infer from behaviour, and the exact posterior. Deck lists are public.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, TypeVar

from coterie.kernel.events import Batch, Event
from coterie.kernel.knowledge import Fact, knows, live_facts
from coterie.kernel.pieces import ALL, put

if TYPE_CHECKING:
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")
TRIES = 200  # deals before one is taken that breaks a rule of the game about what can lie where


def sample(s: S, seat: int, rng: random.Random) -> S:
    """A world of a seat with a new stream of chance.

    Args:
        s: the real state; it is not changed.
        seat: whose knowledge is kept (-1: a spectator's).
        rng: where the deal and the new stream come from.
    """
    world = s.clone(rng)
    unseen: dict[str, list[int]] = defaultdict(list)
    for number, piece in enumerate(s.pieces):
        if not knows(s, seat, number):
            unseen[piece.back].append(number)
    facts = sorted(live_facts(s, seat), key=lambda fact: len(fact.backs))
    for backs in unseen.values():
        among = set(backs)
        _deal(s, world, backs, [fact for fact in facts if fact.backs and fact.backs[0] in among], rng)
    _redeal_memories(s, world, seat, rng)
    for key, (_, low, high) in s.sealed.items():
        if key[1] != seat:
            world.sealed[key] = (rng.randint(low, high), low, high)
    world.moves = world.origin = None  # the real choices and the seed stay with the real game
    if world.asked is not None and world.asked[0] != seat:
        world.asked = None
        world.play()  # the asking step shows its question anew
    return world


def _redeal_memories(s: State, world: State, seat: int, rng: random.Random) -> None:
    """What is remembered of hidden faces elsewhere follows the deal: the others' facts, and rows as they were."""
    facts = []
    for fact in s.facts:
        if fact.seat != seat:
            dealt = sorted(world.pieces[p].face for p in fact.backs)
            fact = fact.but(faces=tuple(sorted(rng.sample(dealt, min(len(fact.faces), len(dealt))))))
        facts.append(fact)
    world.facts = tuple(facts)
    for serial, batch in s.rows.items():
        if type(batch) is Batch:
            events = tuple(_as_dealt(world, seat, event) for event in batch.events)
            if events != batch.events:
                world.rows[serial] = Batch(events)


def _as_dealt(world: State, seat: int, event: Event) -> Event:
    """An event whose subject was, before it, what the deal has made of it; unless the seat knows what it was."""
    was = event.was
    if was is None or knows(world, seat, event.subject) or was.known == ALL or (seat >= 0 and was.known >> seat & 1):
        return event
    return event.but(was=was.but(face=world.pieces[event.subject].face))


def _deal(s: State, world: State, backs: list[int], facts: list[Fact], rng: random.Random) -> None:
    """Deal the faces of these backs anew, so often that every face lies where the game says that it could."""
    for _ in range(TRIES):
        dealt = _one_deal(s, backs, facts, rng)
        if all(s.game.could_lie(s, face, s.pieces[p]) for p, face in dealt.items()):
            break
    for p, face in dealt.items():
        if face != world.pieces[p].face:
            put(world, p, world.pieces[p].but(face=face))


def _one_deal(s: State, backs: list[int], facts: list[Fact], rng: random.Random) -> dict[int, str]:
    """One deal: first what facts promise, smallest pile first, then the rest; a face for each back."""
    faces = sorted(s.pieces[p].face for p in backs)  # sorted, so that the deal depends on nothing but chance
    rng.shuffle(faces)
    dealt: dict[int, str] = {}
    for fact in facts:
        promised = list(fact.faces)
        room = [p for p in fact.backs if p not in dealt]
        for p in fact.backs:
            if dealt.get(p) in promised:
                promised.remove(dealt[p])
        rng.shuffle(room)
        for face, p in zip(promised, room, strict=False):
            faces.remove(face)
            dealt[p] = face
    rest = iter(faces)
    return {p: dealt[p] if p in dealt else next(rest) for p in backs}
