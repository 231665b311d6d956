"""Say: the text of the words of Masters of the Night, in our own wording."""

from __future__ import annotations

from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.games.masters.words import standing as st
from coterie.words.say import SAY, one, say, several

# ── what is named ───────────────────────────────────────────────────────────────────────────────────────────────────

NAMES = {"here": "your district", "around": "your district or one next to it",
         "this": "this district", "leader": "the leading vampire's district",
         "red": "red district", "vampire": "its district", "agent": "its own"}  # fmt: skip


@SAY.of(p.Districts)
def _districts(node: p.Districts) -> str:
    what = [
        one(name) if n == 1 else f"at least {n} {name}s"
        for n, name in (
            (node.agents, "agent"),
            (node.hidden, "hidden agent"),
            (node.exposed, "exposed agent"),
            (node.minions, "minion"),
            (node.vampires, "vampire"),
            (node.awake, "vampire that is not drained"),
            (node.sigils, "dread sigil"),
        )
        if n
    ]
    if node.exactly >= 0:
        what.append(f"exactly {several(node.exactly, 'agent')}")
    if node.inhabited:
        what.append("a vampire or a minion")
    text = "district"
    if node.near is not None:
        text += f" next to {_the(node.near)}"
    if node.other_than is not None:
        text += f" other than {_the(node.other_than)}"
    if what:
        text += " with " + " and ".join(what)
    if node.without:
        *others, last = [{"sigil": "a dread sigil"}.get(name, name) for name in node.without]
        text += f" without {', '.join(others)} or {last}" if others else f" without {last}"
    return text


def _the(group: object) -> str:
    text = say(group)  # type: ignore[arg-type]  # a group
    return f"the {text}" if isinstance(group, p.Place) and group.which == "red" else text


@SAY.of(p.Place)
def _place(node: p.Place) -> str:
    return NAMES[node.which]


@SAY.of(p.Blue)
def _blue(node: p.Blue) -> str:
    return "blue-grey district"


@SAY.of(p.Tile)
def _tile(node: p.Tile) -> str:
    return "the " + node.tile.replace("_", " ").title()


@SAY.of(p.Together)
def _together(node: p.Together) -> str:
    if (node.first, node.second) == (p.RED, p.BLUE):
        return "district with a cross"
    return f"{say(node.first)} or {_a(node.second)}"


@SAY.of(p.MostMinions)
def _most_minions(node: p.MostMinions) -> str:
    return "district with the most minions"


@SAY.of(p.Vampires)
def _vampires(node: p.Vampires) -> str:
    text = "other vampire" if node.other else "vampire"
    if node.awake:
        text += " that is not drained"
    if node.away:
        text += " elsewhere"
    if node.at is not None:
        text += f" in {_a(node.at)}"
    if node.kills_up_to < 9:
        text += f" with a kill count of {node.kills_up_to} or less"
    if node.most:
        text += " that leads in kills" if node.most == "kills" else f" with the most {node.most}"
    if node.least:
        text += f" with the least {node.least}"
    return text


def _a(group: object) -> str:
    text = say(group)  # type: ignore[arg-type]  # a group
    if text == "that":
        return "that district"
    return f"a {text}" if text.startswith("district") else text


@SAY.of(p.Actor)
def _actor(node: p.Actor) -> str:
    return "your vampire"


@SAY.of(p.Leader)
def _leader(node: p.Leader) -> str:
    return "leading vampire"


@SAY.of(p.Owner)
def _owner(node: p.Owner) -> str:
    return "the vampire with this card"


@SAY.of(p.Agents)
def _agents(node: p.Agents) -> str:
    face = "" if node.face == "any" else f"{node.face} "
    where = "" if node.at == p.CITY else f" in {_a(node.at)}"
    return f"{face}agent{where}" + (" that has not moved by this" if node.fresh else "")


@SAY.of(p.Tokens)
def _tokens(node: p.Tokens) -> str:
    return f"agent or minion in {_a(node.at)}"


@SAY.of(p.Dice)
def _dice(node: p.Dice) -> str:
    text = "highest die" if node.best else "die"
    if (node.low, node.high) != (1, 6):
        text += f" showing {node.low} to {node.high}"
    return text


@SAY.of(p.Held)
def _held(node: p.Held) -> str:
    return f"{node.by} hold {say(node.at)}"


@SAY.of(p.VeilFrom)
def _veil_from(node: p.VeilFrom) -> str:
    return f"the veil is at {node.least} or higher"


@SAY.of(p.Shows)
def _shows(node: p.Shows) -> str:
    return f"its value is {node.low} {'or' if node.high == node.low + 1 else 'to'} {node.high}"


@SAY.of(p.Drained)
def _drained(node: p.Drained) -> str:
    return f"{say(node.who)} is drained"


@SAY.of(p.DrainedBefore)
def _drained_before(node: p.DrainedBefore) -> str:
    return "a vampire was drained already when this card came up"


@SAY.of(p.RelicsAllowed)
def _relics_allowed(node: p.RelicsAllowed) -> str:
    return "a vampire may have relics"


@SAY.of(p.AgentsIn)
def _agents_in(node: p.AgentsIn) -> str:
    return "the number of agents in " + ("the city" if node.at == p.CITY else say(node.at))


# ── deeds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _each(group: object, noun: str = "district") -> str:
    text = say(group)  # type: ignore[arg-type]  # a group
    if text == "that":
        return f"that {noun}"
    if group == p.CITY:
        return "the whole city"
    if text.startswith(("district", "blue", "vampire", "other")):
        return f"each {text}"
    return "the red district" if text == "red district" else text


@SAY.of(d.Bring)
def _bring(node: d.Bring) -> str:
    return f"place {several(node.agents, 'exposed agent' if node.exposed else 'agent')} in {_each(node.at)}"


@SAY.of(d.Lead)
def _lead(node: d.Lead) -> str:
    text = f"move it to {_a(node.to)}"
    if node.within is not None:
        text += f"; its way must begin or end in {_a(node.within)}"
    return text + (" and expose it" if node.exposed else "")


@SAY.of(d.LeadAll)
def _lead_all(node: d.LeadAll) -> str:
    shown = ", exposing each" if node.exposed else ""
    return f"move any number of agents from {_a(node.source)} to {_a(node.to)}{shown}"


@SAY.of(d.MoveToken)
def _move_token(node: d.MoveToken) -> str:
    return "move it to a district next to its own"


@SAY.of(d.Expose)
def _expose(node: d.Expose) -> str:
    return f"expose {several(node.agents, 'agent') if node.agents else 'all agents'} in {_each(node.at)}"


@SAY.of(d.Hide)
def _hide(node: d.Hide) -> str:
    return f"turn all exposed agents in {_each(node.at)} to their hidden side"


@SAY.of(d.Remove)
def _remove(node: d.Remove) -> str:
    return "remove it (no kill)"


@SAY.of(d.Kill)
def _kill(node: d.Kill) -> str:
    return "kill it"


@SAY.of(d.KillAll)
def _kill_all(node: d.KillAll) -> str:
    return f"kill all agents in {_each(node.at)}"


@SAY.of(d.Convert)
def _convert(node: d.Convert) -> str:
    return "replace it with a minion; " + ("this is a kill" if node.kill else "this is no kill")


@SAY.of(d.Betray)
def _betray(node: d.Betray) -> str:
    return f"replace 1 minion in {_each(node.at)} with {'an exposed' if node.exposed else 'an'} agent"


@SAY.of(d.Recruit)
def _recruit(node: d.Recruit) -> str:
    return f"place {several(node.minions, 'minion')} in {_each(node.at)} (the veil stays)"


@SAY.of(d.Dismiss)
def _dismiss(node: d.Dismiss) -> str:
    return f"remove 1 minion from {_each(node.at)}"


@SAY.of(d.Bid)
def _bid(node: d.Bid) -> str:
    return "move 1 minion from there to your district"


@SAY.of(d.Summon)
def _summon(node: d.Summon) -> str:
    return "move it to your district"


@SAY.of(d.GainBlood)
def _gain_blood(node: d.GainBlood) -> str:
    return f"{_each(node.who, 'vampire')} gains {node.blood} blood"


@SAY.of(d.LoseBlood)
def _lose_blood(node: d.LoseBlood) -> str:
    return f"{_each(node.who, 'vampire')} loses {node.blood} blood"


@SAY.of(d.Kills)
def _kills(node: d.Kills) -> str:
    return f"the kill count of {_each(node.who, 'vampire')} {'rises' if node.by > 0 else 'falls'} by {abs(node.by)}"


@SAY.of(d.Veil)
def _veil(node: d.Veil) -> str:
    return f"{'raise' if node.by > 0 else 'lower'} the veil by {abs(node.by)}"


@SAY.of(d.PurgeVeil)
def _purge(node: d.PurgeVeil) -> str:
    return f"remove {several(node.minions, 'minion')} from the city, and lower the veil by 1 for each that is missing"


@SAY.of(d.DayCombat)
def _day_combat(node: d.DayCombat) -> str:
    return f"expose all agents in {_each(node.at)}; however many they are, a day combat follows"


@SAY.of(d.InTurn)
def _in_turn(node: d.InTurn) -> str:
    return f"for each {say(node.at)}, in an order you choose: {say(node.does)}"


@SAY.of(d.DrawRelic)
def _draw_relic(node: d.DrawRelic) -> str:
    return "draw a relic and give it to a vampire that may have one"


@SAY.of(d.Points)
def _points(node: d.Points) -> str:
    return f"gain {node.by} AP"


@SAY.of(d.UseDie)
def _use_die(node: d.UseDie) -> str:
    return f"set it aside; {say(node.does)}"


@SAY.of(d.TurnDie)
def _turn_die(node: d.TurnDie) -> str:
    if node.opposite:
        return "turn it to its opposite face"
    return f"{'raise' if node.by > 0 else 'lower'} it by {abs(node.by)}"


@SAY.of(d.LowerDice)
def _lower_dice(node: d.LowerDice) -> str:
    return f"{'raise' if node.by > 0 else 'lower'} each {say(node.dice)} by {abs(node.by)}"


@SAY.of(d.Reroll)
def _reroll(node: d.Reroll) -> str:
    return "roll all dice in the reserve again"


@SAY.of(d.Travel)
def _travel(node: d.Travel) -> str:
    text = "another district" if node.to == p.Districts(other_than=p.HERE) else _a(node.to)
    return f"go to {text}; any number of minions of your district may come along"


@SAY.of(d.ReadTop)
def _read_top(node: d.ReadTop) -> str:
    end = "discard it unresolved" if node.away else "put it back"
    return f"show the top event card for its crosses only and {end}"


@SAY.of(d.Arrange)
def _arrange(node: d.Arrange) -> str:
    return f"look at the top {several(node.cards, 'event card')} and put them back in any order"


@SAY.of(d.ShiftCross)
def _shift_cross(node: d.ShiftCross) -> str:
    return "the leading vampire may move one blue-grey cross to a position without a cross"


@SAY.of(d.SettleHere)
def _settle_here(node: d.SettleHere) -> str:
    return "put this relic into your district for good"


# ── what lies there ─────────────────────────────────────────────────────────────────────────────────────────────────

REACH = {
    "city": "",
    "here": " here",
    "near": " here and next door",
    "owner": " for its vampire",
    "leader": " for the leading vampire",
}
# What a number is about, its unit, and how more and less of it are said.
NUMBERS = {
    "move cost": ("moving costs", "AP", "more", "less"),
    "way in": ("a Move action that ends here costs", "AP", "more", "less"),
    "way out": ("moving away from agents costs", "AP", "more", "less"),
    "recruit cost": ("recruiting costs", "AP", "more", "less"),
    "action points": ("there are", "AP", "more in a turn", "less in a turn"),
    "blood cost": ("a blood ability costs", "blood", "more", "less"),
    "revival": ("a revival costs", "veil", "more", "less"),
    "die": ("each die in a combat counts", "", "more", "less"),
    "die at night": ("each die in a night combat counts", "", "more", "less"),
    "five": ("each die that shows 5 in a combat counts", "", "more", "less"),
    "blood limit": ("the maximum blood is", "", "higher", "lower"),
    "minion worth": ("against agents each minion counts", "", "more", "less"),
    "ritual minions": ("for the ritual there are", "minions", "more", "fewer"),
    "hunters": ("a day combat needs", "agent", "more", "fewer"),
    "trap": ("as a day combat begins, remove", "exposed agent", "(no kill)", ""),
}
BARRED = {
    "recruit": "nobody can be recruited", "hunt": "no Hunt", "wild hunt": "no Wild Hunt",
    "fight": "no night combat can be started", "night effect": "the night effect cannot be used",
    "dark": "no dark ability", "relics": "no relics", "company": "minions do not move along with vampires",
    "kills": "removed agents raise no kill count", "ability kills": "abilities remove no agents",
    "agents hunt": "agents do not hunt by day", "second move": "no second Move action in a turn",
    "hiding": "agents are always exposed",
}  # fmt: skip
MOMENTS = {
    "token passed": "when the leading vampire token has been passed", "event drawn": "when an event card is drawn",
    "day ends": "at the end of the day", "round ends": "at the end of the round", "veil rose": "when the veil rises",
    "blood paid": "when a blood ability was paid",
}  # fmt: skip


@SAY.of(st.Changes)
def _changes(node: st.Changes) -> str:
    about, unit, more, less = NUMBERS[node.number]
    amount = f"{abs(node.amount)} {unit}".strip()
    where = "" if node.number == "way in" else REACH[node.reach]
    first = ", for the first Move action of a turn only" if node.first else ""
    return f"{about} {amount} {more if node.amount > 0 else less}".strip() + where + first


@SAY.of(st.Bars)
def _bars(node: st.Bars) -> str:
    where = " into or out of this district" if node.what == "company" and node.reach == "here" else REACH[node.reach]
    return BARRED[node.what] + where


@SAY.of(st.At)
def _at(node: st.At) -> str:
    return f"{MOMENTS[node.moment]}: {say(node.does)}"


@SAY.of(st.Diverts)
def _diverts(node: st.Diverts) -> str:
    if node.to == "here":
        return "once for each event card, an agent that it would place elsewhere may be placed here instead"
    return "each agent that an event card would place here appears in a district next door, as the leader chooses"


@SAY.of(st.Inherits)
def _inherits(node: st.Inherits) -> str:
    return "on getting this, name a vampire outside this game; its blood ability is yours too, at its cost"


@SAY.of(st.Once)
def _once(node: st.Once) -> str:
    then = f"; then {say(node.then)}" if node.then is not None else ""
    return f"discard this as soon as {say(node.condition)}{then}"


@SAY.of(st.When)
def _when(node: st.When) -> str:
    then = f"; then {say(node.then)}" if node.then is not None else ""
    return f"discard this {MOMENTS[node.moment]}{then}"


@SAY.of(st.NoAgentsHere)
def _no_agents(node: st.NoAgentsHere) -> str:
    return "no agents are here"


@SAY.of(st.OwnerDrained)
def _owner_drained(node: st.OwnerDrained) -> str:
    return "its vampire is drained"


@SAY.of(st.OwnerKilled)
def _owner_killed(node: st.OwnerKilled) -> str:
    return "the kill count of its vampire has risen or is 9"


@SAY.of(st.BuyOff)
def _buy_off(node: st.BuyOff) -> str:
    return f"its vampire may pay {node.points} AP in its turn to discard this"
