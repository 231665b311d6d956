"""What people ask about Masters of the Night: texts, reasons why not, where numbers come from, statistics at the end."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from coterie.games.masters import abilities, numbers
from coterie.games.masters.rules import actions
from coterie.games.masters.rules.combat import modified
from coterie.games.masters.state import NEIGHBOURS, Masters
from coterie.games.masters.words.deeds import Reroll
from coterie.kernel import ledger
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.words.nodes import walk

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame

PACKAGE = "coterie.games.masters"

TERMS = {
    "agent": "An Inquisition token in a district: hidden (M-138) or exposed. Event cards bring agents, hidden ones first. "
    "Three or more with a vampire that is not drained start a combat by day.",
    "minion": "A servant of the vampires. More minions than agents hold a district; in combat each can be given up with an "
    "exposed agent. Recruiting one also raises the veil.",
    "veil": "How well the vampires are hidden, 6 to 0. At 3 and less event cards bring more agents; at 0 all is lost.",
    "dread sigil": "A vampire with 9 kills can place it, once, where there is a minion and no agent. It holds its district "
    "for good. All sigils must lie in the city before the ritual.",
    "ritual": "The Blood Moon ritual wins: all sigils placed, all vampires in one district, no agents there, and as many "
    "minions as vampires.",
    "kill count": "Agents that a vampire has killed, 0 to 9. It unlocks: 1 hunt, 2 one relic, 4 wild hunt, 5 two relics, "
    "6 dark ability, 9 sigil and ritual.",
    "action points": "Each vampire has 2 in its night turn; what is left over is lost.",
    "drained": "A vampire without blood. It does nothing until its next turn, which begins with 1 blood and costs 1 veil.",
    "dice reserve": "Two dice a vampire, shared. Each exposed agent takes one: 1-2 costs blood and the agent lives, 3-4 "
    "costs blood and kills it, 5-6 kills it. By day the lowest must be used. Once all are spent, all are rolled again.",
    "leading vampire": "Its player decides for all; the token passes on each morning.",
    "blood": "A vampire's strength, 4 at most. Blood abilities and bad dice cost it; hunting brings it back.",
    "crosses": "An event card marks three districts: one red, two blue-grey. The veil track says how many agents each gets.",
}  # fmt: skip

ALIASES = {
    "district": "activate", "night effect": "activate", "effect": "activate", "blood ability": "blood",
    "dark ability": "dark", "relics": "relic", "use": "relic", "give": "exchange", "take": "exchange",
    "swap": "exchange", "wildhunt": "wild hunt", "sigil": "sigillate", "dread sigil": "sigillate",
    "blood moon": "ritual", "discard": "buy off", "go": "move", "combat": "fight", "attack": "fight",
}  # fmt: skip

CALLED = {
    "move": "Moving", "expose": "Exposing", "fight": "Fighting", "recruit": "Recruiting", "activate": "The night effect",
    "blood": "The blood ability", "hunt": "Hunting", "exchange": "Exchanging relics", "relic": "Using a relic",
    "wild hunt": "A Wild Hunt", "dark": "The dark ability", "sigillate": "Placing the dread sigil",
    "ritual": "The ritual", "buy off": "Discarding a card",
}  # fmt: skip


# ── look ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def topics(game: MastersGame) -> dict[str, str]:
    """What can be looked at: cards, districts, vampires, abilities, terms, rules."""
    found = {f"{term}s": term for term in ("agent", "minion", "dread sigil")} | {term: term for term in TERMS}
    for row in game.characters:
        found[row.blood.name.lower()] = found[row.dark.name.lower()] = row.id
    for face, definition in game.faces.items():
        found[face.lower()] = found[str(definition.name).lower()] = face
    return found


def look(game: MastersGame, s: Masters, topic: str) -> Looked | None:
    """The text of a card, a district, a vampire, a term or a rule."""
    if topic in TERMS:
        return Looked(topic.capitalize(), "term", (TERMS[topic],))
    rule = ledger.rulings(PACKAGE).get(topic.upper())
    if rule is not None:
        return ruling(rule)
    definition = game.faces.get(topic)
    if definition is None:
        return None
    if definition.kind == "vampire":
        sigil = f"{definition.sigil_name}: {game.written(f'sigil_{topic}')}"
        lines = [f"Blood: {definition.blood.text}", f"Dark: {definition.dark.text}", sigil, *situation(s, topic)]
        return Looked(definition.name, "vampire", tuple(lines), definition.source)
    lines = [game.written(topic) or "No text."]
    if definition.kind == "event":
        lines.append(
            f"Crosses: red {definition.red}; blue-grey {definition.blue[0]}, {definition.blue[1]} (1 is top left)."
        )
    kind = (
        f"event of act {definition.act}" if definition.kind == "event" else KINDS.get(definition.kind, definition.kind)
    )
    return Looked(definition.name, kind, tuple(lines), definition.source)


KINDS = {"tile": "district", "sigil": "dread sigil"}


def situation(s: Masters, name: str) -> list[str]:
    """How a vampire stands now, if it is in the game."""
    for row in s.clan:
        if row.name == name:
            where = s.game.faces[s.city[row.district].tile].name
            return [f"Now: in {where}, {row.blood} blood, kill count {row.kills}{', drained' if row.drained else ''}."]
    return []


def ruling(rule: ledger.Ruling) -> Looked:
    """A rule of the ledger: its label, its place in the rulebook, and what cites it."""
    lines = [rule.label[:1].upper() + rule.label[1:] + ".", f"Rulebook: {rule.section}."]
    if rule.chosen:
        lines.append("The rulebook is silent here; this is our reading.")
    cited = ledger.citations(PACKAGE).get(rule.id, ())
    places = dict.fromkeys(f"{place.file}: {place.inside}" if place.inside else place.file for place in cited)
    lines.append(f"Cited by {', '.join(places)}." if places else "No rule cites it.")
    return Looked(rule.id, "rule", tuple(lines))


# ── why not ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_not(game: MastersGame, s: Masters, action: str) -> str:
    """Why an action cannot be taken now, as a sentence."""
    if s.over:
        return "The game is over."
    words = " ".join(action.lower().split())
    name, rest = taken_apart(words)
    if not name:
        near = difflib.get_close_matches(words, [*CALLED, *ALIASES], 1, 0.5)
        hint = f" Did you mean “{near[0]}”?" if near else ""
        return f"There is no action “{action}”; there are {', '.join(CALLED)}.{hint}"
    if s.turn < 0:
        return f"{CALLED[name]} is an action of a night turn; it is no vampire’s turn now."
    if name == "move" and rest:
        return why_no_move_to(game, s, rest)
    if reason := actions.why_not(s, s.turn, name):
        return f"{CALLED[name]} is not possible: {game.phrase(s, reason[0], reason[1:], short=False)}."
    if s.asked is not None and s.asked[1][0] != "act":
        return f"{CALLED[name]} would be possible, but another question comes first."
    return f"{CALLED[name]} is possible now."


def reasons(game: MastersGame, s: Masters) -> list[tuple[str, str]]:
    """The actions of a night turn that cannot be taken now, each with its reason; [] at any other question."""
    if s.turn < 0 or s.asked is None or s.asked[1][0] != "act":
        return []
    found = [(name, actions.why_not(s, s.turn, name)) for name in CALLED]
    return [
        (CALLED[name], f"{game.phrase(s, reason[0], reason[1:], short=False)}.") for name, reason in found if reason
    ]


def odds(game: MastersGame, s: Masters, word: str) -> list[tuple[str, float]]:
    """What the dice may do to an option: a reserve that it would use up is rolled anew (M-045), or a card rolls it."""
    assert s.asked is not None
    prompt, about = s.asked[1]
    if word == "fight" and s.city[s.clan[s.turn].district].exposed >= len(s.ready):
        rolled = len(s.ready) + len(s.spent)
    elif prompt == "may" and word == "yes" and Reroll() in walk(about):
        rolled = len(s.ready)
    else:
        return []
    return [(f"{rolled} dice are rolled anew, and a 5 or 6 is among them", 1 - (2 / 3) ** rolled)]


def taken_apart(words: str) -> tuple[str, str]:
    """The action that a text names, and the rest of the text; "" for none."""
    for name in sorted([*CALLED, *ALIASES], key=len, reverse=True):
        if words == name or words.startswith(f"{name} "):
            return ALIASES.get(name, name), words[len(name) :].strip()
    return "", words


def why_no_move_to(game: MastersGame, s: Masters, where: str) -> str:
    """Why the acting vampire cannot move to one district."""
    where = where.removeprefix("to ").removeprefix("the ")
    at = next((d for d, row in enumerate(s.city) if where in (row.tile, game.faces[row.tile].name.lower())), -1)
    if at < 0:
        return f"There is no district “{where}”."
    name, here = game.called(s, "district", at, short=False), s.clan[s.turn].district
    if at == here:
        return f"{game.called(s, 'vampire', s.turn, short=False)} is in {name} already."
    if at not in NEIGHBOURS[here]:
        return f"{name} is not next to {game.called(s, 'district', here, short=False)}."
    if face := numbers.barred(s, "second move"):
        return f"Moving is not possible: forbidden by {game.faces[face].name}."
    cost = actions.move_cost(s, s.turn, at)
    if cost > s.points:
        return f"Moving to {name} needs {cost} AP; there are {s.points}."
    return f"Moving to {name} is possible."


# ── why: where numbers come from ────────────────────────────────────────────────────────────────────────────────────


def contributors(game: MastersGame, s: Masters, raw: RawOption) -> list[Number]:
    """The numbers behind an option, each with its parts."""
    word, args = raw[0], raw[1]
    v = s.turn
    if word in ("strike", "die"):
        return die(game, s, args[0], word)
    if v < 0:
        return []
    here = s.clan[v].district
    if word == "move":
        return [move_cost(game, s, v, args[0])]
    if word == "recruit":
        return [number(s, "action points", "recruit cost", 2, here, v), *one("veil", 1)]
    if word == "activate":
        return one("action points", game.faces[s.city[args[0]].tile].points)
    if word == "blood":
        ability = abilities.blood_ability(s, args[0])
        return [number(s, "blood", "blood cost", ability.blood, vampire=v)]
    if word == "dark":
        return one("veil", -abilities.dark_ability(s, args[0]).veil)
    if word == "hunt":
        return [*one("action points", 1), number(s, "maximum of blood", "blood limit", 4, vampire=v)]
    if word == "wild hunt":
        limit = number(s, "maximum of blood", "blood limit", 4, vampire=v)
        return [*one("action points", 1), limit, *one("veil", -1)]
    if word == "ritual":
        minions = number(s, "minions for the ritual", "ritual minions", s.city[here].minions, here, first="here")
        return [*one("action points", 1), minions]
    return one("action points", 1) if word in ("expose", "fight", "sigillate") else []


def one(name: str, value: int) -> list[Number]:
    """A number that nothing changes."""
    return [Number(name, value, ((value, "printed"),))]


def number(
    s: Masters,
    name: str,
    key: str,
    printed: int,
    district: int = -1,
    vampire: int = -1,
    first: str = "",
) -> Number:
    """A number with what cards add to it, by the names of the cards."""
    parts = numbers.reasons(s, key, printed, district, vampire)
    if first:
        parts[0] = (parts[0][0], first)
    return Number(name, sum(amount for amount, _ in parts), tuple(parts))


def move_cost(game: MastersGame, s: Masters, v: int, to: int) -> Number:
    """The action points of a move, from its three parts."""
    parts = list(number(s, "", "move cost", 1, vampire=v).parts)
    parts += number(s, "", "way in", 0, to).parts[1:]
    if s.city[s.clan[v].district].agents:
        parts += number(s, "", "way out", 0, s.clan[v].district).parts[1:]
    total = actions.move_cost(s, v, to)
    if (rest := total - sum(amount for amount, _ in parts)) != 0:
        parts.append((rest, "never below none"))
    return Number("action points", total, tuple(parts))


def die(game: MastersGame, s: Masters, value: int, word: str) -> list[Number]:
    """What a die counts as in the combat that is going on: the reserve's value and what cards add."""
    step: tuple[Any, ...] = s.todo[-1] if s.todo else ()
    if word == "strike" or len(step) < 4 or step[0].__name__ != "pick_die":
        return one("the die counts as", value)
    district, fighter, day = step[1], step[2], step[3]
    parts = [(value, "rolled")]
    if value == 5:
        parts += number(s, "", "five", 0, district, fighter).parts[1:]
    parts += number(s, "", "die", 0, district, fighter).parts[1:]
    if not day:
        parts += number(s, "", "die at night", 0, district, fighter).parts[1:]
    total = modified(s, value, district, fighter, day)
    if (rest := total - sum(amount for amount, _ in parts)) != 0:
        parts.append((rest, "never beyond 1 to 6"))
    return [Number("the die counts as", total, tuple(parts))]


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def statistics(game: MastersGame, s: Masters) -> list[tuple[str, str]]:
    """What there is to tell of a game that is over."""
    kills = ", ".join(f"{game.faces[row.name].name} {row.kills}" for row in s.clan)
    sigils = sum(row.sigil for row in s.clan)
    return [
        ("Rounds", str(s.round)),
        ("Veil", str(s.veil)),
        ("Kill counts", kills),
        ("Dread sigils placed", f"{sigils} of {len(s.clan)}"),
        ("Agents in the city", str(sum(row.agents for row in s.city))),
        ("Event cards left", str(len(s.piles.get(("events", 0), ())))),
    ]


OPENING = (
    "You are the vampires of the city. Kill agents, place every dread sigil, and begin the Blood Moon ritual before the "
    "veil is gone or the event deck is empty. `help` lists the commands, `look` explains every card and term.",
)  # fmt: skip
