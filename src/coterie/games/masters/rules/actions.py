"""The actions of a night turn, one row each as on the vampire sheet (M-129 to M-187).

A row knows what the action needs and costs, why it cannot be taken, and the options that it offers. The menu is asked
again after each action until the vampire stops or is drained.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from coterie.games.masters import abilities
from coterie.games.masters.atoms import (
    expose,
    gain_blood,
    give_points,
    lose_blood,
    lower_veil,
    move_minions,
    move_vampire,
    note,
    put_minions,
    raise_veil,
)
from coterie.games.masters.numbers import barred, blood_limit, number
from coterie.games.masters.rules.cards_in_play import discard
from coterie.games.masters.rules.combat import combat
from coterie.games.masters.rules.end import ritual, sigillate, why_no_ritual, why_no_sigil
from coterie.games.masters.rules.relics import exchanges
from coterie.games.masters.state import NEIGHBOURS, Masters
from coterie.kernel.modifiers import modifiers
from coterie.kernel.pieces import change
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.able import able
from coterie.words.frames import Frame, resolve

Reason = tuple[Any, ...]  # a word of the catalogue and its arguments; () where there is none


class Action(NamedTuple):
    """One row of the vampire sheet: its name, kill count and least action points, why not, and what it offers."""

    name: str
    kills: int
    points: int
    why_not: Callable[[Masters, int], Reason]
    offers: Callable[[Masters, int], list[RawOption]]
    rule: str


def menu(s: Masters, vampire: int) -> tuple[Any, ...] | None:
    """What the player of a turn is asked, which changes with the points that are left; nothing once the vampire is
    drained: its points are lost and the turn ends (M-213)."""
    return None if "drained" in s.done else ("act", vampire, s.points)


@step("masters.act", menu=menu)
def act(s: Masters, vampire: int) -> None:
    """The active vampire's player takes any actions in any order, as long as it can pay (M-129 to M-132)."""
    prompt = menu(s, vampire)
    if prompt is None:
        return
    kills, points, again = s.clan[vampire].kills, s.points, (act, vampire)
    options: list[RawOption] = []
    for action in ACTIONS:
        if kills >= action.kills and points >= action.points:
            for word, args, steps in action.offers(s, vampire):
                options.append((word, args, (*steps, again)))
    options.append(("done", (), ()))
    s.ask(s.shares[vampire], prompt, options)


def why_not(s: Masters, vampire: int, name: str) -> Reason:
    """Why an action cannot be taken now, or (): first the kill count (M-130), then what the action needs."""
    action = next(row for row in ACTIONS if row.name == name)
    kills = s.clan[vampire].kills
    if kills < action.kills:
        return ("needs kills", action.kills, kills)
    if reason := action.why_not(s, vampire):
        return reason
    return () if action.offers(s, vampire) else ("nothing to do",)


def _points(s: Masters, cost: int) -> Reason:
    """Why the action points do not reach (M-131)."""
    return ("needs points", cost, s.points) if s.points < cost else ()


# ── move (M-133 to M-137) ───────────────────────────────────────────────────────────────────────────────────────────


def move_cost(s: Masters, vampire: int, to: int) -> int:
    """The action points of a move; changes are added up, never below none (M-133)."""
    ears = s.ears
    cost = 1
    if ("number", "move cost") in ears:
        cost = number(s, "move cost", cost, vampire=vampire)
    if ("number", "way in") in ears:
        cost += number(s, "way in", 0, to)
    if ("number", "way out") in ears and s.city[s.clan[vampire].district].agents:
        cost += number(s, "way out", 0, s.clan[vampire].district)
    return max(0, cost)


def why_no_move(s: Masters, vampire: int) -> Reason:
    """Why no neighbouring district can be reached, or () (M-131, M-133)."""
    if face := barred(s, "second move"):
        return ("barred by", face)
    return _points(s, min(move_cost(s, vampire, d) for d in NEIGHBOURS[s.clan[vampire].district]))


def offer_moves(s: Masters, vampire: int) -> list[RawOption]:
    """A move to each neighbouring district that can be paid (M-133)."""
    if barred(s, "second move"):
        return []
    ways = NEIGHBOURS[s.clan[vampire].district]
    ears = s.ears
    if ("number", "move cost") in ears or ("number", "way in") in ears or ("number", "way out") in ears:
        costs = [(d, move_cost(s, vampire, d)) for d in ways]
        return [("move", (d,), ((move, vampire, d, cost),)) for d, cost in costs if s.points >= cost]
    return [("move", (d,), ((move, vampire, d, 1),)) for d in ways] if s.points else []


@step("masters.move")
def move(s: Masters, vampire: int, to: int, cost: int) -> None:
    """Any number of minions may come along (M-134)."""
    give_points(s, -cost)
    note(s, "move")
    s.do((company, vampire, to))


@step("masters.company")
def company(s: Masters, vampire: int, to: int) -> None:
    """How many minions come along, unless a card keeps them where they are (M-134, M-135)."""
    here = s.clan[vampire].district
    most = s.city[here].minions
    if barred(s, "company", here) or barred(s, "company", to):
        most = 0
    s.ask(
        s.shares[vampire],
        ("company", to),
        [("number", (n,), ((go, vampire, to, n),)) for n in range(most + 1)],
        default=0,
    )


@step("masters.go")
def go(s: Masters, vampire: int, to: int, minions: int) -> None:
    """The vampire and its company arrive; agents do not stop it, the veil does not change (M-136, M-137)."""
    if minions:
        move_minions(s, s.clan[vampire].district, to, minions)
    move_vampire(s, vampire, to)


# ── expose, fight, recruit (M-138 to M-145) ─────────────────────────────────────────────────────────────────────────


def why_no_expose(s: Masters, vampire: int) -> Reason:
    """Why there is nothing to expose, or () (M-131, M-138)."""
    if reason := _points(s, 1):
        return reason
    return () if s.city[s.clan[vampire].district].hidden else ("no hidden agents here",)


def offer_expose(s: Masters, vampire: int) -> list[RawOption]:
    """Expose the agents of the district (M-138)."""
    if s.points and s.city[s.clan[vampire].district].hidden:
        return [("expose", (), ((expose_here, vampire),))]
    return []


@step("masters.expose")
def expose_here(s: Masters, vampire: int) -> None:
    """All agents of the district show their exposed side (M-138, M-139)."""
    give_points(s, -1)
    expose(s, s.clan[vampire].district)


def why_no_fight(s: Masters, vampire: int) -> Reason:
    """Why no combat can be started here, or ()."""
    district = s.clan[vampire].district
    if face := barred(s, "fight", district):
        return ("barred by", face)
    if reason := _points(s, 1):
        return reason
    return () if s.city[district].exposed else ("no exposed agents here",)  # M-142


def offer_fight(s: Masters, vampire: int) -> list[RawOption]:
    """Fight the exposed agents of the district (M-140, M-142)."""
    district = s.clan[vampire].district
    if s.points and s.city[district].exposed and not barred(s, "fight", district):
        return [("fight", (), ((fight, vampire),))]
    return []


@step("masters.fight")
def fight(s: Masters, vampire: int) -> None:
    """A night combat begins (M-140)."""
    give_points(s, -1)
    s.do((combat, s.clan[vampire].district, vampire, False))


def recruit_cost(s: Masters, vampire: int) -> int:
    """The action points of recruiting (M-143)."""
    return number(s, "recruit cost", 2, s.clan[vampire].district, vampire)


def why_no_recruit(s: Masters, vampire: int) -> Reason:
    """Why nobody can be recruited here, or ()."""
    if face := barred(s, "recruit", s.clan[vampire].district):
        return ("barred by", face)
    return _points(s, recruit_cost(s, vampire)) or (() if s.minions else ("no minions left",))  # M-144


def offer_recruit(s: Masters, vampire: int) -> list[RawOption]:
    """Recruit a minion, also at full veil (M-145)."""
    if s.minions and s.points and not why_no_recruit(s, vampire):
        return [("recruit", (), ((recruit, vampire),))]
    return []


@step("masters.recruit")
def recruit(s: Masters, vampire: int) -> None:
    """A minion comes into the district, and the veil rises (M-143)."""
    give_points(s, -recruit_cost(s, vampire))
    put_minions(s, s.clan[vampire].district, 1)
    raise_veil(s, 1)


# ── districts, blood abilities (M-146 to M-156) ─────────────────────────────────────────────────────────────────────


def why_no_district(s: Masters, vampire: int) -> Reason:
    """Why the night effect of the district cannot be activated, or () (M-131, M-146)."""
    district = s.clan[vampire].district
    tile = s.game.faces[s.city[district].tile]
    if tile.night is None:
        return ("no night effect",)
    if face := barred(s, "night effect", district):
        return ("barred by", face)
    if reason := _points(s, tile.points):
        return reason
    return () if able(s, tile.night, Frame(-1, s.shares[vampire], vampire)) else ("would change nothing",)


def offer_district(s: Masters, vampire: int) -> list[RawOption]:
    """Activate the district, as often as it can be paid (M-146, M-147)."""
    district = s.clan[vampire].district
    tile = s.game.faces[s.city[district].tile]
    if tile.night is None or s.points < tile.points or why_no_district(s, vampire):
        return []
    return [("activate", (district,), ((activate, vampire),))]


@step("masters.activate")
def activate(s: Masters, vampire: int) -> None:
    """Pay for the tile; in its text “your vampire” is whoever paid (M-148)."""
    district = s.clan[vampire].district
    tile = s.game.faces[s.city[district].tile]
    give_points(s, -tile.points)
    s.tell("activates", vampire, district)
    resolve(s, tile.night, seat=s.shares[vampire], actor=vampire)


def blood_names(s: Masters, vampire: int) -> list[str]:
    """Whose blood abilities a vampire can use: its own and one that a portrait lends."""
    lent = abilities.inherited(s, vampire)
    return [s.clan[vampire].name, lent] if lent else [s.clan[vampire].name]


def why_no_blood(s: Masters, vampire: int) -> Reason:
    """Why its own blood ability cannot be used now, or ()."""
    return abilities.why_no_blood_ability(s, vampire, s.clan[vampire].name)


def offer_blood(s: Masters, vampire: int) -> list[RawOption]:
    """The blood abilities that can be paid and would change something (M-150 to M-153)."""
    return [
        ("blood", (name,), ((abilities.use_blood, vampire, name),))
        for name in blood_names(s, vampire)
        if not abilities.why_no_blood_ability(s, vampire, name)
    ]


# ── hunt, relics, wild hunt, dark ability (M-157 to M-170, M-220, M-221) ────────────────────────────────────────────


def why_no_hunt(s: Masters, vampire: int) -> Reason:
    """Why the vampire cannot hunt, or () (M-131, M-157, M-158)."""
    if face := barred(s, "hunt", vampire=vampire):
        return ("barred by", face)
    if reason := _points(s, 1):
        return reason
    return () if s.clan[vampire].blood < blood_limit(s, vampire) else ("blood is full",)


def offer_hunt(s: Masters, vampire: int) -> list[RawOption]:
    """Hunt for one blood (M-157, M-158)."""
    if s.points and not why_no_hunt(s, vampire):
        return [("hunt", (), ((hunt, vampire),))]
    return []


@step("masters.hunt")
def hunt(s: Masters, vampire: int) -> None:
    """Gain 1 blood (M-157)."""
    give_points(s, -1)
    gain_blood(s, vampire, 1)


def offer_exchange(s: Masters, vampire: int) -> list[RawOption]:
    """Exchange relics with a vampire in the same district (M-162 to M-165)."""
    return exchanges(s, vampire) if s.piles.get(("held", vampire)) or _others_hold(s, vampire) else []


def _others_hold(s: Masters, vampire: int) -> bool:
    return any(s.piles.get(("held", v)) for v in range(len(s.clan)) if v != vampire)


def why_no_exchange(s: Masters, vampire: int) -> Reason:
    """Why nothing can be exchanged, or () (M-163, M-165)."""
    return () if offer_exchange(s, vampire) else ("nothing to exchange",)


def offer_relics(s: Masters, vampire: int) -> list[RawOption]:
    """Relics on the sheet that can be activated (M-220, M-221)."""
    held = s.piles.get(("held", vampire))
    if not held:
        return []
    found: list[RawOption] = []
    for relic in held:
        face = s.pieces[relic].face
        if not why_no_relic(s, vampire, relic):
            found.append(("relic", (face,), ((use_relic, vampire, relic),)))
    return found


def why_no_relic(s: Masters, vampire: int, relic: int) -> Reason:
    """Why a relic cannot be activated now, or ()."""
    face = s.pieces[relic].face
    use = s.game.faces[face].use
    if use is None:
        return ("relic is passive", face)
    if blocking := barred(s, "relics", vampire=vampire):
        return ("barred by", blocking)
    if use.once and (face in s.done or (use.once == "round" and s.pieces[relic].count("round") == s.round)):
        return ("used already", face)  # M-225
    if s.points < use.points:
        return ("needs points", use.points, s.points)
    if s.clan[vampire].blood < use.blood:
        return ("needs blood", use.blood, s.clan[vampire].blood)
    return () if able(s, use.does, Frame(relic, s.shares[vampire], vampire)) else ("would change nothing",)


def why_no_relics(s: Masters, vampire: int) -> Reason:
    """Why no relic on the sheet can be activated now, or () (M-220, M-221)."""
    found = [why_no_relic(s, vampire, relic) for relic in s.held(vampire)]
    if not found:
        return ("no relic",)
    return () if () in found else found[0]


@step("masters.use_relic")
def use_relic(s: Masters, vampire: int, relic: int) -> None:
    """Pay action points, blood or veil, then the relic does what it does (M-221)."""
    row = s.pieces[relic]
    use = s.game.faces[row.face].use
    s.tell("relic used", vampire, row.face)
    note(s, row.face)
    if use.once == "round":
        change(s, relic, counters=row.counting("round", s.round))
    if use.points:
        give_points(s, -use.points)
    lose_blood(s, vampire, use.blood)
    lower_veil(s, use.veil)
    if not s.over:
        resolve(s, use.does, source=relic, seat=s.shares[vampire], actor=vampire)


def why_no_wild_hunt(s: Masters, vampire: int) -> Reason:
    """Why no wild hunt can be started, or () (M-131, M-158, M-159)."""
    if face := barred(s, "wild hunt", vampire=vampire):
        return ("barred by", face)
    if reason := _points(s, 1):
        return reason
    return () if s.clan[vampire].blood < blood_limit(s, vampire) else ("blood is full",)


def offer_wild_hunt(s: Masters, vampire: int) -> list[RawOption]:
    """Fill the blood at the cost of veil (M-159)."""
    if s.points and not why_no_wild_hunt(s, vampire):
        return [("wild hunt", (), ((wild_hunt, vampire),))]
    return []


@step("masters.wild_hunt")
def wild_hunt(s: Masters, vampire: int) -> None:
    """Blood to the maximum, the veil falls by 1 (M-159 to M-161)."""
    give_points(s, -1)
    gain_blood(s, vampire, blood_limit(s, vampire))
    lower_veil(s, 1)


def why_no_dark(s: Masters, vampire: int) -> Reason:
    """Why the dark ability cannot be used now, or ()."""
    return abilities.why_no_dark_ability(s, vampire, s.clan[vampire].name)


def offer_dark(s: Masters, vampire: int) -> list[RawOption]:
    """The vampire's own dark ability, also where it would cost the last veil (M-166, M-167)."""
    if abilities.why_no_dark_ability(s, vampire, s.clan[vampire].name):
        return []
    return [("dark", (s.clan[vampire].name,), ((abilities.use_dark, vampire, s.clan[vampire].name),))]


# ── sigil, ritual, and what a card adds ─────────────────────────────────────────────────────────────────────────────


def why_no_sigillate(s: Masters, vampire: int) -> Reason:
    """Why the district cannot be sigillated, or () (M-131, M-171)."""
    return _points(s, 1) or why_no_sigil(s, vampire)


def offer_sigillate(s: Masters, vampire: int) -> list[RawOption]:
    """Place the dread sigil (M-171)."""
    if s.points and not why_no_sigil(s, vampire):
        return [("sigillate", (), ((sigillate, vampire),))]
    return []


def why_no_blood_moon(s: Masters, vampire: int) -> Reason:
    """Why the ritual cannot begin, or () (M-131, M-179)."""
    return _points(s, 1) or why_no_ritual(s, vampire)


def offer_ritual(s: Masters, vampire: int) -> list[RawOption]:
    """Begin the Blood Moon ritual (M-179)."""
    if s.points and not why_no_ritual(s, vampire):
        return [("ritual", (), ((ritual, vampire),))]
    return []


def cards_to_buy_off(s: Masters, vampire: int) -> list[tuple[int, int]]:
    """(card, points) of the cards that the vampire may pay to discard."""
    found = modifiers(s, "buy off", (-1, vampire)) if ("number", "buy off") in s.ears else []
    return [(piece, ability.points) for piece, ability in found]


def why_no_buy_off(s: Masters, vampire: int) -> Reason:
    """Why there is nothing to discard from the sheet, or ()."""
    cards = cards_to_buy_off(s, vampire)
    return _points(s, min(n for _, n in cards)) if cards else ("nothing to discard",)


def offer_buy_off(s: Masters, vampire: int) -> list[RawOption]:
    """Spend action points to discard a card from the sheet, as that card allows."""
    return [
        ("buy off", (s.pieces[piece].face,), ((buy_off, piece, cost),))
        for piece, cost in cards_to_buy_off(s, vampire)
        if s.points >= cost
    ]


@step("masters.buy_off")
def buy_off(s: Masters, piece: int, cost: int) -> None:
    """A card leaves the sheet for action points."""
    give_points(s, -cost)
    s.do((discard, piece, s.pieces[piece].life, None))


ACTIONS = (
    Action("move", 0, 0, why_no_move, offer_moves, "M-133 to M-137"),
    Action("expose", 0, 1, why_no_expose, offer_expose, "M-138, M-139"),
    Action("fight", 0, 1, why_no_fight, offer_fight, "M-140 to M-142"),
    Action("recruit", 0, 1, why_no_recruit, offer_recruit, "M-143 to M-145"),
    Action("activate", 0, 1, why_no_district, offer_district, "M-146 to M-149"),
    Action("blood", 0, 0, why_no_blood, offer_blood, "M-150 to M-156"),
    Action("hunt", 1, 1, why_no_hunt, offer_hunt, "M-157, M-158"),
    Action("exchange", 2, 0, why_no_exchange, offer_exchange, "M-162 to M-165"),
    Action("relic", 2, 0, why_no_relics, offer_relics, "M-220, M-221"),
    Action("wild hunt", 4, 1, why_no_wild_hunt, offer_wild_hunt, "M-159 to M-161"),
    Action("dark", 6, 0, why_no_dark, offer_dark, "M-166 to M-170"),
    Action("sigillate", 9, 1, why_no_sigillate, offer_sigillate, "M-171 to M-178"),
    Action("ritual", 9, 1, why_no_blood_moon, offer_ritual, "M-179 to M-185"),
    Action("buy off", 0, 0, why_no_buy_off, offer_buy_off, "Exorcism"),
)
