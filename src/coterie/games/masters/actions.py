"""What a vampire can do in its night turn and in a combat, declared once (M-129 to M-187).

Menus, reasons why not, labels, the names that people can type, and what a kill count unlocks are derived from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from coterie.games.masters import declared, numbers
from coterie.games.masters.declared import Prohibition
from coterie.games.masters.numbers import (
    BLOOD_COST,
    BLOOD_MAXIMUM,
    BUY_OFF,
    COST,
    DARK_KILLS,
    FIGHTING,
    HUNT_BLOOD,
    HUNT_KILLS,
    HUNTING,
    MOST_PIPS,
    NIGHT_EFFECTS,
    RECRUIT_COST,
    RECRUIT_VEIL,
    RECRUITING,
    RELIC_KILLS,
    RITUAL_KILLS,
    RITUAL_MINIONS,
    SECOND_MOVE,
    SIGIL_KILLS,
    WILD_HUNT_KILLS,
    WILD_HUNT_VEIL,
    WILD_HUNTS,
    barred,
    blood_limit,
)
from coterie.games.masters.rules import abilities, acting, combat_abilities, end, relics
from coterie.games.masters.state import KILLS_LIMIT, MOST_VAMPIRES, NEIGHBOURS, Masters
from coterie.kernel.actions import Action, Need, Reason, itself, named, phrases_of
from coterie.kernel.phrases import Phrase as P
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Number
from coterie.words.frames import Frame

# ── needs ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Kills:
    """Needs a kill count (M-130)."""

    least: int

    def __call__(self, s: Masters, vampire: int) -> Reason:
        kills = s.clan[vampire].kills
        return ("needs kills", self.least, kills) if kills < self.least else ()


@dataclass(frozen=True)
class Points:
    """Needs action points (M-131)."""

    least: int

    def __call__(self, s: Masters, vampire: int) -> Reason:
        return needs_points(s, self.least)


@dataclass(frozen=True)
class Allowed:
    """Needs that no card forbids it, in the vampire's district or to the vampire itself."""

    what: Prohibition
    where: Literal["here", "vampire"] = "here"

    def __call__(self, s: Masters, vampire: int) -> Reason:
        if self.what.key not in s.ears:
            return ()
        spot = (s.clan[vampire].district, -1) if self.where == "here" else (-1, vampire)
        face = barred(s, self.what, *spot)
        return ("barred by", face) if face else ()


def needs_points(s: Masters, least: int) -> Reason:
    """Return why the action points do not suffice, () if they do (M-131)."""
    return ("needs points", least, s.points) if s.points < least else ()


def hidden_here(s: Masters, vampire: int) -> Reason:
    """Need hidden agents in the district (M-138)."""
    return () if s.city[s.clan[vampire].district].hidden else ("no hidden agents here",)


def exposed_here(s: Masters, vampire: int) -> Reason:
    """Need exposed agents in the district (M-142)."""
    return () if s.city[s.clan[vampire].district].exposed else ("no exposed agents here",)


def pays_recruit(s: Masters, vampire: int) -> Reason:
    """Need the action points for recruiting (M-131, M-143)."""
    return needs_points(s, acting.recruit_cost(s, vampire))


def minion_left(s: Masters, vampire: int) -> Reason:
    """Need a minion in the reserve (M-144)."""
    return () if s.minions else ("no minions left",)


def thirsty(s: Masters, vampire: int) -> Reason:
    """Need blood below the maximum (M-158)."""
    return () if s.clan[vampire].blood < blood_limit(s, vampire) else ("blood is full",)


def works_here(s: Masters, vampire: int) -> Reason:
    """Need a tile with a night effect that is not forbidden, can be paid, and would change something (M-131, M-146)."""
    district = s.clan[vampire].district
    tile = s.game.faces[s.city[district].tile]
    if tile.night is None:
        return ("no night effect",)
    if face := barred(s, NIGHT_EFFECTS, district):
        return ("barred by", face)
    if s.points < tile.points:
        return needs_points(s, tile.points)
    return () if tile.night.able(s, Frame(-1, s.shares[vampire], vampire)) else ("would change nothing",)


# ── targets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def too_far(s: Masters, vampire: int) -> Reason:
    """Return why not even the cheapest move can be paid (M-131, M-133)."""
    costs = [acting.move_cost(s, vampire, d) for d in NEIGHBOURS[s.clan[vampire].district]]
    return needs_points(s, min(costs))


def here(s: Masters, vampire: int) -> list[tuple[int]]:
    """Return the district of the vampire."""
    return [(s.clan[vampire].district,)]


def blood_abilities(s: Masters, vampire: int) -> list[tuple[str]]:
    """Return the vampires whose blood abilities can be used: its own, and one that a portrait lends (M-150 to M-153)."""
    own, lent = s.clan[vampire].name, abilities.inherited(s, vampire)
    found = [] if abilities.why_no_blood_ability(s, vampire, own) else [(own,)]
    if lent and not abilities.why_no_blood_ability(s, vampire, lent):
        found.append((lent,))
    return found


def why_no_blood(s: Masters, vampire: int) -> Reason:
    """Return why the vampire's own blood ability cannot be used now."""
    return abilities.why_no_blood_ability(s, vampire, s.clan[vampire].name)


def dark_ability(s: Masters, vampire: int) -> list[tuple[str]]:
    """Return the vampire if its dark ability can be used, even at the cost of the last veil (M-166, M-167)."""
    name = s.clan[vampire].name
    return [] if abilities.why_no_dark_ability(s, vampire, name) else [(name,)]


def why_no_dark(s: Masters, vampire: int) -> Reason:
    """Return why the dark ability cannot be used now."""
    return abilities.why_no_dark_ability(s, vampire, s.clan[vampire].name)


def relics_in_use(s: Masters, vampire: int) -> list[tuple[str]]:
    """Return the relics on the sheet that can be activated (M-220, M-221)."""
    held = s.piles.get(("held", vampire), ())
    return [(s.pieces[relic].face,) for relic in held if not relics.why_no_relic(s, vampire, relic)]


def why_no_relics(s: Masters, vampire: int) -> Reason:
    """Return why the first relic on the sheet cannot be activated now."""
    held = s.held(vampire)
    return relics.why_no_relic(s, vampire, held[0]) if held else ("no relic",)


def why_no_exchange(s: Masters, vampire: int) -> Reason:
    """Return why nothing can be exchanged: every exchange would lead back (D-017), or there is none."""
    return ("leads back",) if relics.within_limits(s, vampire) else ("nothing to exchange",)


def bought_off(s: Masters, vampire: int) -> list[tuple[str]]:
    """Return the cards on the sheet that the vampire can pay to discard."""
    if BUY_OFF not in s.ears:
        return []
    return [(s.pieces[card].face,) for card, cost in acting.cards_to_buy_off(s, vampire) if s.points >= cost]


def why_no_buy_off(s: Masters, vampire: int) -> Reason:
    """Return why no card on the sheet can be discarded."""
    cards = acting.cards_to_buy_off(s, vampire)
    return needs_points(s, min(cost for _, cost in cards)) if cards else ("nothing to discard",)


# ── costs: the numbers behind an option ─────────────────────────────────────────────────────────────────────────────

Costs = list[Number]
AP, VEIL = "action points", "veil"


def fixed(name: str, value: int) -> Number:
    """Return a number without modifiers."""
    return Number(name, value, ((value, "printed"),))


def changed(
    s: Masters,
    name: str,
    what: declared.Number,
    district: int = -1,
    vampire: int = -1,
    printed: int | None = None,
) -> Number:
    """Return a number with what each card adds to it, by the card's name."""
    parts = numbers.reasons(s, what, district, vampire, printed)
    return Number(name, sum(amount for amount, _ in parts), tuple(parts))


def one_point(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the cost of most actions."""
    return [fixed(AP, COST)]


def move_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the action points of a move, made of three numbers (M-133)."""
    parts = numbers.reasons(s, numbers.MOVE_COST, vampire=vampire) + numbers.reasons(s, numbers.WAY_IN, args[0])[1:]
    at = s.clan[vampire].district
    if s.city[at].agents:
        parts += numbers.reasons(s, numbers.WAY_OUT, at)[1:]
    total = acting.move_cost(s, vampire, args[0])
    if (rest := total - sum(amount for amount, _ in parts)) != 0:
        parts.append((rest, "never below 0"))
    return [Number(AP, total, tuple(parts))]


def recruit_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the action points of recruiting, and the veil that it raises (M-143)."""
    return [changed(s, AP, RECRUIT_COST, s.clan[vampire].district, vampire), fixed(VEIL, RECRUIT_VEIL)]


def night_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the action points of a night effect (M-146)."""
    return [fixed(AP, s.game.faces[s.city[args[0]].tile].points)]


def blood_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the blood of a blood ability (M-150)."""
    return [changed(s, "blood", BLOOD_COST, vampire=vampire, printed=abilities.blood_ability(s, args[0]).blood)]


def dark_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the veil of a dark ability (M-166)."""
    return [fixed(VEIL, -abilities.dark_ability(s, args[0]).veil)]


def hunt_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the cost of a hunt, and the vampire's maximum of blood (M-157, M-158)."""
    return [fixed(AP, COST), changed(s, "maximum of blood", BLOOD_MAXIMUM, vampire=vampire)]


def wild_hunt_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the cost of a wild hunt (M-159)."""
    return [*hunt_costs(s, vampire, args), fixed(VEIL, -WILD_HUNT_VEIL)]


def ritual_costs(s: Masters, vampire: int, args: tuple[Any, ...]) -> Costs:
    """Return the cost of the ritual, and the minions that count for it (M-179, M-183)."""
    at = s.clan[vampire].district
    minions = changed(s, "minions for the ritual", RITUAL_MINIONS, at, printed=s.city[at].minions)
    return [fixed(AP, COST), minions._replace(parts=((minions.parts[0][0], "here"), *minions.parts[1:]))]


# ── the night turn ──────────────────────────────────────────────────────────────────────────────────────────────────

Sheet = Action[Masters, int]

ACTIONS: tuple[Sheet, ...] = (
    Action(
        "move", P("move {district}", "Move to {district}"), acting.move, "Moving",
        (Allowed(SECOND_MOVE),), acting.ways, too_far, move_costs, aliases=("go",), rules="M-133 to M-137",
    ),
    Action(
        "expose", P("expose", "Expose all agents here"), acting.expose_here, "Exposing",
        (Points(COST), hidden_here), costs=one_point, rules="M-138, M-139",
    ),
    Action(
        "fight", P("fight", "Fight the exposed agents here"), acting.fight, "Fighting",
        (Allowed(FIGHTING), Points(COST), exposed_here), costs=one_point, aliases=("combat", "attack"),
        rules="M-140 to M-142",
    ),
    Action(
        "recruit", P("recruit", f"Recruit a minion (veil +{RECRUIT_VEIL})"), acting.recruit, "Recruiting",
        (Allowed(RECRUITING), pays_recruit, minion_left), costs=recruit_costs, rules="M-143 to M-145",
    ),
    Action(
        "activate", P("activate {district}", "Use the night effect of {district}"), acting.activate,
        "The night effect", (works_here,), here, costs=night_costs,
        aliases=("district", "night effect", "effect"), rules="M-146 to M-149",
    ),
    Action(
        "blood", P("blood {ability of}", "Use {ability of}"), abilities.use_blood, "The blood ability",
        (), blood_abilities, why_no_blood, blood_costs, aliases=("blood ability",), rules="M-150 to M-156",
    ),
    Action(
        "hunt", P("hunt", f"Hunt for {HUNT_BLOOD} blood"), acting.hunt, "Hunting",
        (Kills(HUNT_KILLS), Allowed(HUNTING, "vampire"), Points(COST), thirsty), costs=hunt_costs,
        rules="M-157, M-158",
    ),
    Action(
        "exchange", P("exchange", "Exchange relics"), relics.exchange, "Exchanging relics",
        (Kills(RELIC_KILLS[0]),), relics.exchanges, why_no_exchange,
        forms={
            "give": P("give {card} to {vampire}", "Give {card} to {vampire}"),
            "take": P("take {card} from {vampire}", "Take {card} from {vampire}"),
            "swap": P("swap {card} for {card} of {vampire}", "Swap {card} for {card} of {vampire}"),
        },
        rules="M-162 to M-165",
    ),
    Action(
        "relic", P("use {card}", "Use {card}"), relics.use_relic, "Using a relic",
        (Kills(RELIC_KILLS[0]),), relics_in_use, why_no_relics, aliases=("relics", "use"), rules="M-220, M-221",
    ),
    Action(
        "wild hunt", P("wild hunt", f"Start a Wild Hunt: blood to the maximum, veil -{WILD_HUNT_VEIL}"),
        acting.wild_hunt, "A Wild Hunt",
        (Kills(WILD_HUNT_KILLS), Allowed(WILD_HUNTS, "vampire"), Points(COST), thirsty), costs=wild_hunt_costs,
        aliases=("wildhunt",), rules="M-159 to M-161",
    ),
    Action(
        "dark", P("dark {dark of}", "Use {dark of}"), abilities.use_dark, "The dark ability",
        (Kills(DARK_KILLS),), dark_ability, why_no_dark, dark_costs, aliases=("dark ability",), rules="M-166 to M-170",
    ),
    Action(
        "sigillate", P("sigillate", "Place your dread sigil here"), end.sigillate, "Placing the dread sigil",
        (Kills(SIGIL_KILLS), Points(COST), end.why_no_sigil), costs=one_point, aliases=("sigil", "dread sigil"),
        rules="M-171 to M-178",
    ),
    Action(
        "ritual", P("ritual", "Begin the Blood Moon ritual"), end.ritual, "The ritual",
        (Kills(RITUAL_KILLS), Points(COST), end.why_no_ritual), costs=ritual_costs, aliases=("blood moon",),
        rules="M-179 to M-185",
    ),
    Action(
        "buy off", P("discard {card}", "Pay to discard {card}"), acting.buy_off, "Discarding a card",
        (), bought_off, why_no_buy_off, aliases=("discard",), rules="Exorcism",
    ),
)  # fmt: skip

UNLOCKS = (  # kill counts and what they allow, as the sheets name it
    (HUNT_KILLS, "hunt"),
    (RELIC_KILLS[0], "a relic"),
    (WILD_HUNT_KILLS, "wild hunt"),
    (RELIC_KILLS[1], "a second relic"),
    (DARK_KILLS, "dark ability"),
    (SIGIL_KILLS, "sigil, ritual"),
)

BY_NAME: Mapping[str, Sheet] = named(ACTIONS)


class Open(NamedTuple):
    """An action that the kill count and the action points allow.

    Attributes:
        action: the action.
        bar: the key under which cards that forbid it listen, None for no such card.
        forbidden: returns why a card forbids it.
        needs: its other needs.
        once: if it has no targets, its option for each vampire.
    """

    action: Sheet
    bar: tuple[str, str] | None
    forbidden: Need[Masters, int]
    needs: tuple[Need[Masters, int], ...]
    once: tuple[RawOption, ...]


def _least(action: Sheet, sort: type[Kills | Points]) -> int:
    """Return the kill count or the action points that an action needs."""
    return max((need.least for need in action.needs if isinstance(need, sort)), default=0)


def _open(action: Sheet) -> Open:
    """Return an action with what remains to be checked."""
    bar = next((need for need in action.needs if isinstance(need, Allowed)), None)
    needs = tuple(need for need in action.needs if not isinstance(need, Kills | Points | Allowed))
    once: list[RawOption] = [(action.name, (), ((action.does, v),)) for v in range(MOST_VAMPIRES)]
    return Open(
        action,
        bar.what.key if bar is not None else None,
        bar or _never,
        needs,
        tuple(once) if action.targets is itself else (),
    )


def _never(s: Masters, vampire: int) -> Reason:
    return ()


# The actions that kill counts and action points do not rule out, by both: a menu is made at every decision of a night.
OPEN = tuple(
    tuple(
        tuple(_open(each) for each in ACTIONS if _least(each, Kills) <= kills and _least(each, Points) <= points)
        for points in range(COST + 1)
    )
    for kills in range(KILLS_LIMIT + 1)
)


def offered(s: Masters, vampire: int) -> list[RawOption]:
    """Return the options of a vampire in its night turn (M-129 to M-132)."""
    options: list[RawOption] = []
    ears = s.ears
    for action, bar, forbidden, needs, once in OPEN[s.clan[vampire].kills][min(s.points, COST)]:
        if bar is not None and bar in ears and forbidden(s, vampire):
            continue
        for need in needs:
            if need(s, vampire):
                break
        else:
            if once:
                options.append(once[vampire])
            else:
                options += action.aimed(s, vampire)
    return options


def why_not(s: Masters, vampire: int, name: str) -> Reason:
    """Return why an action cannot be taken now, () if it can: first the kill count (M-130), then its other needs."""
    return BY_NAME[name].why_not(s, vampire)


# ── in a combat, where the actor of an action is the serial number of the combat ────────────────────────────────────

IN_COMBAT: tuple[Sheet, ...] = (
    Action(
        "rage", P("rage {n}", "Let the die count as {n} by {text} ({n} blood)"), combat_abilities.rage, "Battle Rage",
        (), combat_abilities.rages, rules="M-156, M-211",
    ),
    Action(
        "bloodbath", P("bloodbath", f"{{dark of}}: the die counts as {MOST_PIPS}, and 1 more agent dies"),
        combat_abilities.bloodbath, "Bloodbath", (), combat_abilities.baths, rules="M-166, M-170",
    ),
)  # fmt: skip


def in_combat(s: Masters, serial: int) -> list[RawOption]:
    """Return the abilities that the fighter of a combat can use on the current die."""
    if not combat_abilities.any_in_combat(s, serial):
        return []
    return [option for action in IN_COMBAT for option in action.aimed(s, serial)]


PHRASES = phrases_of((*ACTIONS, *IN_COMBAT))
