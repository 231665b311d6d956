"""7. Ring effects: what each element does in each format (L-7.2, L-7.3)."""

from __future__ import annotations

from coterie.games.l5r.atoms.pools import RING, honor_by
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters, fate_on, is_participating
from coterie.games.l5r.facts.conflicts import conflict
from coterie.games.l5r.facts.provinces import owner_at
from coterie.games.l5r.facts.rings import is_safe
from coterie.games.l5r.facts.status import can_get
from coterie.games.l5r.facts.teams import fmt, foes, seated, team_of
from coterie.games.l5r.rules import cards
from coterie.games.l5r.rules.bids import give_honor
from coterie.games.l5r.rules.shadow import rings as shadow
from coterie.games.l5r.state import L5R, NOBODY
from coterie.kernel.events import about, about_seat, free, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import pile
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.frames import Frame

SHARED = ("air", "earth")  # rings of which only one player of a team benefits


@step("l5r.offer_ring")
def offer(s: L5R, seat: int, elements: tuple[str, ...]) -> None:
    """Ask a seat whether to resolve a ring effect, and of which element (L-6.11, L-7.2, L-7.4). The Shadowlands deck always
    does (U-067)."""
    options: list[RawOption] = [("resolve", (element,), ((resolve, seat, element),)) for element in elements]
    s.ask(seat, ("ring effect?",), [*options, ("no", (), ())])


@step("l5r.resolve_ring")
def resolve(s: L5R, seat: int, element: str) -> None:
    """Resolve a ring effect as the attacking player, unless something cancels it (L-7.5)."""
    frame = s.new(Frame(NOBODY, seat))
    s.do(
        (happening, about_seat("ring", seat, detail=(element,), frame=frame)),
        (take_effect, frame, seat, element),
        (free, frame),
    )


@step("l5r.ring_effect")
def take_effect(s: L5R, frame: int, seat: int, element: str) -> None:
    """Carry out a ring effect unless it was cancelled."""
    if s.rows[frame].get("done"):
        s.tell("ring", seat, element)
        s.do((ask, seat, element))


@step("l5r.ask_ring")
def ask(s: L5R, seat: int, element: str) -> None:
    """Ask how to resolve a ring effect. The Shadowlands have effects of their own (L-7.7, L-20.7, U-042). Only one player of a
    team benefits from air and earth (U-222, O-9)."""
    if not is_clan(s, seat):
        s.do(*shadow.effects(s, seat, element))
        return
    if element in SHARED:
        mates = seated(s, team_of(s, seat))
        s.ask(seat, ("benefits?", element), [("seat", (mate,), ((ask_for, mate, element),)) for mate in mates])
    else:
        s.do((ask_for, seat, element))


@step("l5r.ask_ring_for")
def ask_for(s: L5R, seat: int, element: str) -> None:
    """Ask a player what a ring effect does; without a target nothing happens."""
    options = EFFECTS[element](s, seat)
    if options:
        s.ask(seat, ("ring?", element), options)


def opponents(s: L5R, seat: int) -> tuple[int, ...]:
    """Return the opponents whose honor and hand a ring effect can affect: in a conflict those who are attacked, if there are
    any (part 28), otherwise all."""
    now, there = conflict(s), foes(s, seat)
    attacked = tuple([foe for foe in there if now is not None and foe in map(owner_at, now.places)])
    return attacked or there


def air(s: L5R, seat: int) -> list[RawOption]:
    """Offer to take 1 honor from an opponent or to gain 2, in skirmish only the former."""
    options: list[RawOption] = [("take honor", (foe,), ((take_honor, seat, foe),)) for foe in opponents(s, seat)]
    if fmt(s).stronghold:
        options.append(("gain honor", (2,), ((happening, honor_by(seat, 2, detail=("ring",))),)))
    return options


@step("l5r.take_honor")
def take_honor(s: L5R, seat: int, foe: int) -> None:
    """Take 1 honor from an opponent."""
    give_honor(s, foe, seat, 1, why="ring")


def earth(s: L5R, seat: int) -> list[RawOption]:
    """Offer to draw a card and let an opponent discard one at random, in skirmish one of the two."""
    if fmt(s).stronghold:
        options: list[RawOption] = [
            ("draw and discard of", (foe,), ((cards.draw, seat, 1), (cards.discard_random, foe, 1)))
            for foe in opponents(s, seat)
        ]
    else:
        options = [("draw", (1,), ((cards.draw, seat, 1),))]
        options += [
            ("discard of", (foe,), ((cards.discard_random, foe, 1),))
            for foe in opponents(s, seat)
            if pile(s, "hand", foe)
        ]
    return options


def fire(s: L5R, seat: int) -> list[RawOption]:
    """Offer to honor or dishonor a character."""
    options: list[RawOption] = [
        (kind, (p,), ((happening, about(s, kind, p, detail=RING)),))
        for p in characters(s)
        for kind in ("honored", "dishonored")
        if can_get(s, p, kind) and not is_safe(s, p, seat)
    ]
    return options


def water(s: L5R, seat: int) -> list[RawOption]:
    """Offer to ready a character or bow one without fate, in skirmish either of a character at home with at most 1 fate."""
    long = fmt(s).stronghold
    options: list[RawOption] = []
    for p in characters(s):
        poor = fate_on(s, p) == 0 if long else fate_on(s, p) <= 1 and not is_participating(s, p)
        kind = "bow" if s.pieces[p].ready else "straighten"
        if (poor or (long and kind == "straighten")) and not forbidding(s, kind, p) and not is_safe(s, p, seat):
            options.append((kind, (p,), ((happening, about(s, kind, p, detail=RING)),)))
    return options


def void(s: L5R, seat: int) -> list[RawOption]:
    """Offer to remove 1 fate from a character."""
    options: list[RawOption] = [
        ("remove fate", (p,), ((happening, about(s, "remove", p, seat=seat, detail=RING)),))
        for p in characters(s)
        if fate_on(s, p) and not _keeps_fate(s, p, seat) and not is_safe(s, p, seat)
    ]
    return options


def _keeps_fate(s: L5R, piece: int, seat: int) -> bool:
    """Return whether a character loses no fate to a ring effect of a seat (L-8.17)."""
    verbs = (("lose fate", None), ("lose fate to effects", ("seat", seat)))
    return any(forbidding(s, verb, piece, actor) for verb, actor in verbs)


EFFECTS = {"air": air, "earth": earth, "fire": fire, "water": water, "void": void}
