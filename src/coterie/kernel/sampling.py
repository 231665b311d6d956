"""Worlds that a seat cannot tell from the real one: what it knows is kept, the rest is dealt evenly among what is
possible.

The seat's current scene and options are the same, and the world fits everything that it has seen of the cards. What it could
infer from behaviour, and the exact posterior, are not modelled. Deck lists are public unless the game says that they are
closed; then each list of another seat is drawn anew, from `Game.prior`, before its cards are dealt.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, TypeVar

from coterie.kernel.events import Batch, Event
from coterie.kernel.game import Game
from coterie.kernel.knowledge import Fact, knows, live_facts
from coterie.kernel.pieces import ALL, put

if TYPE_CHECKING:
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")
TRIES = 200  # deals before one is taken that breaks a rule of the game about what can lie where


def sample(s: S, seat: int, rng: random.Random) -> S:
    """Return a sampled world of a seat with a new random stream.

    Args:
        s: the real state; it is not changed.
        seat: the seat whose knowledge is kept (-1: a spectator's).
        rng: the source of the deal and of the new stream.
    """
    world = s.clone(rng)
    unseen: dict[str, list[int]] = defaultdict(list)
    mine = 1 << seat if seat >= 0 else 0
    for number, piece in enumerate(s.pieces):
        if piece.known != ALL and not piece.known & mine:
            unseen[piece.back].append(number)
    facts = sorted(live_facts(s, seat), key=lambda fact: len(fact.backs))
    closed = s.game.closed(s)
    for backs in unseen.values():
        among = set(backs)
        of_these = [fact for fact in facts if fact.backs and fact.backs[0] in among]
        owner = s.pieces[backs[0]].owner
        if closed and owner != seat:
            faces = _drawn_list(s, seat, owner, backs, of_these, rng)
        else:
            faces = [s.pieces[p].face for p in backs]
        _deal(s, world, backs, faces, of_these, rng)
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
    """Let what is remembered of hidden faces elsewhere follow the deal: the others' facts, and rows as they were."""
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
    """Return an event whose subject was, before it, what the deal has made of it; unless the seat knows what it was."""
    was = event.was
    if was is None or knows(world, seat, event.subject) or was.known == ALL or (seat >= 0 and was.known >> seat & 1):
        return event
    return event.but(was=was.but(face=world.pieces[event.subject].face))


def _drawn_list(s: State, seat: int, owner: int, backs: list[int], facts: list[Fact], rng: random.Random) -> list[str]:
    """Return faces for the hidden cards of a closed list that fit what a seat has seen and what facts promise it."""
    back = s.pieces[backs[0]].back
    seen = [piece.face for n, piece in enumerate(s.pieces) if piece.back == back and knows(s, seat, n)]
    promised = list(_promised(facts).elements())
    drawn = s.game.prior(s, owner, back, tuple(sorted(seen + promised)), len(backs) - len(promised), rng)
    return promised + list(drawn)


def _promised(facts: list[Fact]) -> Counter[str]:
    """Return how many of each face facts promise at least: those about parts of the same backs may mean one card."""
    most: Counter[str] = Counter()
    apart: list[tuple[set[int], Counter[str]]] = []
    for fact in sorted(facts, key=lambda fact: -len(fact.backs)):
        within = next((known for among, known in apart if among.intersection(fact.backs)), None)
        if within is None:
            apart.append((set(fact.backs), Counter(fact.faces)))
        else:
            within |= Counter(fact.faces)
    for _, known in apart:
        most += known
    return most


def _deal(s: State, world: State, backs: list[int], faces: list[str], facts: list[Fact], rng: random.Random) -> None:
    """Deal faces to these backs, so that every face lies where the game says that it could."""
    faces.sort()  # so that the deal depends on nothing but chance
    anywhere = type(s.game).could_lie is Game.could_lie
    for _ in range(TRIES):
        dealt = _one_deal(backs, faces, facts, rng)
        if anywhere or _set_right(s, backs, dealt, facts, rng):
            break
    _lay_faces(world, backs, dealt)


def _set_right(s: State, backs: list[int], dealt: list[str], facts: list[Fact], rng: random.Random) -> bool:
    """Swap each face that could not lie where it was dealt with one that can; return whether that worked out.

    A partner lies in the same piles that something is known about, so that what facts promise stays true. Drawing it evenly
    keeps all deals that could be as likely as each other where one place is bound, which is nearly always so.
    """
    could = s.game.could_lie
    for at, p in enumerate(backs):
        if could(s, dealt[at], s.pieces[p]):
            continue
        known = [fact for fact in facts if p in fact.backs]
        fit = [
            other
            for other, q in enumerate(backs)
            if could(s, dealt[other], s.pieces[p])
            and could(s, dealt[at], s.pieces[q])
            and [fact for fact in facts if q in fact.backs] == known
        ]
        if not fit:
            return False
        other = rng.choice(fit)
        dealt[at], dealt[other] = dealt[other], dealt[at]
    return True


def _lay_faces(world: State, backs: list[int], dealt: list[str]) -> None:
    """Give pieces the faces that were dealt to them."""
    for p, face in zip(backs, dealt, strict=True):
        was = world.pieces[p]
        if face != was.face:
            now = was.copy()
            now.face = face
            put(world, p, now)


def _one_deal(backs: list[int], faces: list[str], facts: list[Fact], rng: random.Random) -> list[str]:
    """Deal once: first what facts promise, smallest pile first, then the rest; return the faces in the order of backs."""
    chances = [rng.random() for _ in faces]
    rest = [faces[at] for at in sorted(range(len(faces)), key=chances.__getitem__)]  # faster than a shuffle
    if not facts:
        return rest
    dealt: dict[int, str] = {}
    for fact in facts:
        promised = list(fact.faces)
        room = [p for p in fact.backs if p not in dealt]
        for p in fact.backs:
            if dealt.get(p) in promised:
                promised.remove(dealt[p])
        rng.shuffle(room)
        for face, p in zip(promised, room, strict=False):
            rest.remove(face)
            dealt[p] = face
    left = iter(rest)
    return [dealt[p] if p in dealt else next(left) for p in backs]
