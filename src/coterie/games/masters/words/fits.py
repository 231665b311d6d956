"""Fits: whether an effect makes sense where it stands. The linter looks at words; this looks at what they refer to.

“Kill it” needs an agent that was picked and is still there; the red district is known only while an event card is
resolved or after one was shown; “the vampire with this card” asks for a card on a sheet. Content of strangers goes
through here, so that no card can break a game that is going on.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.words import effects as e
from coterie.words import values as v
from coterie.words.nodes import Amount, Condition, Effect, Group, Node, Standing, walk

Kinds = frozenset[str]
CROSSES: Kinds = frozenset(("crosses",))
VAMPIRE: Kinds = frozenset(("vampire",))
NOTHING: Kinds = frozenset(("nothing",))
SPENT = "what has moved or gone"
MINIONS = "district with a minion"


class Problem(NamedTuple):
    """What is wrong, and at which word."""

    node: Node
    sentence: str


@dataclass(frozen=True)
class Home:
    """Where a text stands, and what is therefore known when it is applied.

    Attributes:
        event: an event card is being resolved. lies: its card lies in a "district", on a "sheet", or neither ("").
        turn: it is a vampire's night turn. relic: a relic is activated. deck: it is used only if a card is on the deck.
        gated: it is done only if it would change something. actor: there is a vampire whose effect it is.
    """

    event: bool = False
    lies: str = ""
    turn: bool = False
    relic: bool = False
    deck: bool = False
    gated: bool = False
    actor: bool = True


TILE_DAY = Home()
TILE_NIGHT = Home(turn=True, gated=True)
ABILITY = Home(turn=True, gated=True, deck=True)
RELIC_USE = Home(turn=True, gated=True, relic=True, lies="sheet")
RELIC_HELD = Home(lies="sheet")
IN_DISTRICT = Home(lies="district")

# What takes agents, dice or minions from where they were: a pick made before it can no longer be relied upon.
UPSETS: dict[str, tuple[type[Node], ...]] = {
    "agent": (d.Lead, d.LeadAll, d.MoveToken, d.Expose, d.Hide, d.Remove, d.Kill, d.KillAll, d.Convert, d.DayCombat),
    "token": (d.Lead, d.LeadAll, d.MoveToken, d.Expose, d.Hide, d.Remove, d.Kill, d.KillAll, d.Convert, d.DayCombat,
              d.Bid, d.Dismiss, d.Betray, d.PurgeVeil),
    "die": (d.UseDie, d.TurnDie, d.LowerDice, d.Reroll, d.DayCombat),
    MINIONS: (d.Bid, d.Dismiss, d.Betray, d.PurgeVeil, d.MoveToken, d.DayCombat),
}  # fmt: skip
# What “that” must be for a word that acts on it.
ACTS_ON: dict[type[Node], tuple[str, ...]] = {
    d.Lead: ("agent",), d.MoveToken: ("token", "agent"), d.Remove: ("agent",), d.Kill: ("agent",),
    d.Convert: ("agent",), d.Bid: (MINIONS,), d.Summon: ("vampire",), d.UseDie: ("die",), d.TurnDie: ("die",),
}  # fmt: skip
FIELDS = {
    "at": "district", "to": "district", "within": "district", "near": "district", "other_than": "district",
    "source": "district", "who": "vampire", "dice": "die",
}  # fmt: skip


def fits(node: Node, home: Home) -> list[Problem]:
    """What refers to nothing, or to the wrong thing, in an effect, a group or a standing ability."""
    look = _Look(home)
    look.any(node, {})
    return look.problems


Env = dict[str, Kinds]


@dataclass
class _Look:
    home: Home
    problems: list[Problem] = field(default_factory=list)
    reads: int = 0

    def wrong(self, node: Node, sentence: str) -> None:
        problem = Problem(node, sentence)
        if problem not in self.problems:
            self.problems.append(problem)

    def any(self, node: Node, env: Env) -> None:
        """A whole tree of any sort."""
        if isinstance(node, Standing):
            self.standing(node)
        elif isinstance(node, Effect):
            self.effect(node, env, self.home.gated)
        else:
            self.value(node, env)

    # ── what lies there ─────────────────────────────────────────────────────────────────────────────────────────

    def standing(self, node: Standing) -> None:
        """An ability that counts while its card lies somewhere."""
        lies = self.home.lies
        reach = getattr(node, "reach", "city")
        if reach in ("here", "near") and lies != "district":
            self.wrong(node, f"“{reach}” needs a card that lies in a district")
        if reach == "owner" and lies != "sheet":
            self.wrong(node, "“owner” needs a card that lies on a vampire's sheet")
        if isinstance(node, st.Diverts) and lies != "district":
            self.wrong(node, "it needs a card that lies in a district")
        if isinstance(node, st.BuyOff) and lies != "sheet":
            self.wrong(node, "it needs a card that lies on a vampire's sheet")
        if isinstance(node, st.At):
            self.at_moment(node)
        if isinstance(node, st.Once):
            self.within(replace(self.home, actor=False, event=False), node.condition)
        if isinstance(node, st.Once | st.When) and node.then is not None:
            self.within(Home(), node.then)

    def at_moment(self, node: st.At) -> None:
        drawn = node.moment == "event drawn"
        self.within(replace(self.home, event=drawn, turn=False, gated=False), node.does)

    def within(self, home: Home, node: Node) -> None:
        """A part that is read at another time."""
        self.problems += [problem for problem in fits(node, home) if problem not in self.problems]

    # ── effects ─────────────────────────────────────────────────────────────────────────────────────────────────

    def effect(self, node: Effect, env: Env, gated: bool = False) -> None:
        """An effect; `env` becomes what is bound after it."""
        self.allowed(node, gated)
        if isinstance(node, e.Then):
            for part in node.parts:
                self.effect(part, env)
        elif isinstance(node, e.If):
            self.value(node.condition, env)
            self.branches(env, (node.then, node.otherwise), gated)
        elif isinstance(node, e.May):
            self.branches(env, (node.does, None), True)
        elif isinstance(node, e.ChooseOne):
            self.branches(env, node.modes, True)
        elif isinstance(node, e.IfYouDo):
            self.effect(node.first, env)
            self.branches(env, (node.then, None), False)
        elif isinstance(node, e.Repeat):
            if isinstance(node.times, Node):
                self.value(node.times, env)
            self.loop(node.does, env)
        elif isinstance(node, e.Choose | e.ForEach | e.UpTo):
            self.picked(node, env)
        elif isinstance(node, d.InTurn):
            self.fields(node, env)
            self.bound("that", "district", node.does, env)
        else:
            self.deed(node, env)

    def branches(self, env: Env, ways: tuple[Effect | None, ...], gated: bool) -> None:
        """One of several effects is done: after it a name may be bound to what any of them left."""
        ends = []
        for way in ways:
            end = dict(env)
            if way is not None:
                self.effect(way, end, gated)
            ends.append(end)
        names = {name for end in ends for name in end}
        env.update({name: frozenset().union(*(end.get(name, NOTHING) for end in ends)) for name in names})

    def loop(self, does: Effect, env: Env) -> None:
        """An effect that is done again and again: the second time it finds what the first has left."""
        self.effect(does, env)
        self.effect(does, env)

    def picked(self, node: e.Choose | e.ForEach | e.UpTo, env: Env) -> None:
        """Something is picked from a group and bound to a name."""
        self.value(node.group, env)
        name = node.name if isinstance(node, e.Choose) else "that"
        kind = self.kind(node.group, env)
        several = isinstance(node, e.ForEach) or (isinstance(node, e.Choose) and node.most > 1)
        if several and kind in UPSETS:
            upsets = [word for word in walk(node.does) if isinstance(word, UPSETS[kind])]
            if len(upsets) > 1:
                self.wrong(upsets[1], "with several picks only one word may change what is picked")
            elif upsets and not isinstance(upsets[0], tuple(ACTS_ON)):
                self.wrong(upsets[0], "it could take away what was picked beside it")
        self.bound(name, kind, node.does, env)

    def bound(self, name: str, kind: str, does: Effect, env: Env) -> None:
        """An effect that is done for each of some things in turn, or for none."""
        before = dict(env)
        for _ in range(2):
            env[name] = frozenset((kind,)) if kind else NOTHING
            self.effect(does, env)
        for other in env:
            env[other] = env[other] | before.get(other, NOTHING)

    def deed(self, node: Effect, env: Env) -> None:
        """A word that does something itself."""
        self.fields(node, env)
        wanted = ACTS_ON.get(type(node))
        if wanted:
            self.acts(node, wanted, env.get("that", NOTHING))
        if isinstance(node, d.ReadTop):
            env["crosses"] = CROSSES
        for name, kinds in list(env.items()):
            if any(isinstance(node, UPSETS.get(kind, ())) for kind in kinds):
                env[name] = frozenset(
                    ("district" if kind == MINIONS else SPENT) if isinstance(node, UPSETS.get(kind, ())) else kind
                    for kind in kinds
                )
        if isinstance(node, d.UseDie):
            inside = {**env, "die": frozenset(("value",))}
            self.effect(node.does, inside)
            env.update({name: kinds for name, kinds in inside.items() if name != "die"})
        if isinstance(node, d.LeadAll):
            env["that"] = env.get("that", NOTHING) | {SPENT}

    def acts(self, node: Effect, wanted: tuple[str, ...], found: Kinds) -> None:
        if found and found <= set(wanted):
            return
        needs = " or ".join(wanted)
        if isinstance(node, d.Bid):
            needs += " other than your own: Districts(minions=1, other_than=HERE)"
        self.wrong(node, f"it acts on “that”, which must be one {needs}; here it is {_these(found)}")

    def allowed(self, node: Effect, gated: bool) -> None:
        """What a place in the game does not allow."""
        home = self.home
        if isinstance(node, d.SettleHere) and not home.relic:
            self.wrong(node, "only a relic that is used can be put into a district")
        if isinstance(node, d.PurgeVeil | d.ShiftCross) and not home.event:
            self.wrong(node, "only while an event card is resolved")
        if isinstance(node, d.Points) and not home.turn:
            self.wrong(node, "action points are gained only in a night turn")
        if isinstance(node, d.DayCombat) and home.turn:
            self.wrong(node, "a day combat is not possible in a night turn")
        if isinstance(node, d.Travel) and not (gated and home.turn):
            self.wrong(node, "it must be a night effect by itself, or stand in May(…) or ChooseOne(…)")
        if isinstance(node, d.ReadTop) and not home.deck:
            self.wrong(node, "only abilities of vampires read the event deck")
        if isinstance(node, d.Arrange) and not (gated or home.deck):
            self.wrong(node, "it must be the whole effect, or stand in May(…) or ChooseOne(…)")
        if isinstance(node, d.ReadTop | d.Arrange):
            self.reads += 1
            if self.reads > 1:
                self.wrong(node, "the event deck can be read once in an effect, and not in a loop")

    # ── groups, conditions, amounts ─────────────────────────────────────────────────────────────────────────────

    def value(self, node: Node, env: Env) -> None:
        """What is named or asked for."""
        home = self.home
        if isinstance(node, p.Place):
            self.place(node, env)
        if isinstance(node, p.Blue) and not (home.event or env.get("crosses") == CROSSES):
            self.wrong(node, "crosses are known only while an event card is resolved, or after ReadTop()")
        if isinstance(node, st.NoAgentsHere) and home.lies != "district":
            self.wrong(node, "it needs a card that lies in a district")
        if isinstance(node, p.Owner | st.OwnerDrained | st.OwnerKilled) and home.lies != "sheet":
            self.wrong(node, "it needs a card that lies on a vampire's sheet")
        if isinstance(node, p.Actor) and not home.actor:
            self.wrong(node, "there is no acting vampire here")
        if isinstance(node, p.Vampires) and (node.other or node.away) and not home.actor:
            self.wrong(node, "there is no acting vampire here")
        if isinstance(node, p.DrainedBefore) and not home.event:
            self.wrong(node, "only while an event card is resolved")
        if isinstance(node, p.Shows) and "die" not in env:
            self.wrong(node, "it asks for the die that was set aside: it belongs into UseDie(…)")
        if isinstance(node, v.Bound) and node.name not in env:
            self.wrong(node, f'nothing is called “{node.name}” here; Choose(…, name="{node.name}") would do it')
        self.fields(node, env)

    def place(self, node: p.Place, env: Env) -> None:
        """Districts by their part in the game."""
        home = self.home
        if node.which in ("here", "around") and not home.actor:
            self.wrong(node, "there is no acting vampire here")
        if node.which == "this" and home.lies != "district":
            self.wrong(node, "it needs a card that lies in a district")
        if node.which == "red" and not (home.event or env.get("crosses") == CROSSES):
            self.wrong(node, "crosses are known only while an event card is resolved, or after ReadTop()")
        if node.which == "vampire" and env.get("vampire") != VAMPIRE:
            self.wrong(node, 'it needs a vampire that Choose(…, name="vampire") has picked')
        that = env.get("that", NOTHING)
        if node.which == "agent" and not that <= {"agent", "token", SPENT}:
            self.wrong(node, f"it needs an agent that was picked; here “that” is {_these(that)}")

    def fields(self, node: Node, env: Env) -> None:
        """The groups, conditions and amounts within a word."""
        inside = self.bound_within(node, env)
        for name in node.FIELDS:
            below = getattr(node, name)
            if not isinstance(below, Group | Condition | Amount):
                continue
            self.value(below, inside)
            wanted = "district" if isinstance(node, p.Together) else FIELDS.get(name)
            if wanted and isinstance(below, Group):
                self.of_kind(below, wanted, inside)

    def bound_within(self, node: Node, env: Env) -> Env:
        """What is bound while a word reads its groups: moving all agents, one by one, binds each."""
        return {**env, "that": frozenset(("agent",))} if isinstance(node, d.LeadAll) else env

    def of_kind(self, group: Group, wanted: str, env: Env) -> None:
        """A group must name things of a kind."""
        if isinstance(group, v.Bound):
            found = env.get(group.name, NOTHING)
            if group.name in env and not found <= ({wanted, MINIONS} if wanted == "district" else {wanted}):
                self.wrong(group, f"it must be one {wanted}; here “{group.name}” is {_these(found)}")
        elif wanted != group.KIND:
            self.wrong(group, f"it must name a {wanted}, not a {group.KIND}")

    def kind(self, group: Group, env: Env) -> str:
        """What a pick from a group is."""
        if isinstance(group, v.Bound):
            found = env.get(group.name, frozenset())
            return next(iter(found)) if len(found) == 1 else ""
        away = isinstance(group, p.Districts) and p.HERE in (group.other_than, group.near)
        if isinstance(group, p.Districts) and group.minions and away:
            return MINIONS
        return group.KIND


def _these(kinds: Kinds) -> str:
    return " or ".join(sorted(kinds)) or "nothing"
