"""What people ask about Masters of the Night: texts, reasons why not, the parts of numbers, statistics at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from coterie.games.masters import facts, numbers
from coterie.games.masters.actions import ACTIONS, BY_NAME, PHRASES, UNLOCKS, fixed
from coterie.games.masters.catalogue import ENDINGS
from coterie.games.masters.declared import Number as Declared
from coterie.games.masters.rules.acting import move_cost
from coterie.games.masters.rules.combat import COMBAT, Fight
from coterie.games.masters.rules.day import day_effect_able
from coterie.games.masters.state import BLOOD_LIMIT, KILLS_LIMIT, NEIGHBOURS, VEIL_LIMIT, Masters
from coterie.games.masters.words.dice import Reroll
from coterie.games.masters.words.vocabulary import VOICE
from coterie.kernel import ledger
from coterie.kernel.actions import Action
from coterie.kernel.nearest import unknown
from coterie.kernel.procedures import running
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.kernel.talk import Talk
from coterie.words.voice import an, sentence
from coterie.words.word import walk

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame
    from coterie.words.effects import Effect

PACKAGE = "coterie.games.masters"

HUNTERS, POINTS, REVIVAL = numbers.HUNTERS.printed, numbers.ACTION_POINTS.printed, numbers.REVIVAL.printed
WOUNDS, KILLS = f"1-{numbers.KILLED_FROM - 1}", f"{numbers.WOUNDED_TO + 1}-{numbers.MOST_PIPS}"

TERMS = {
    "agent": "An Inquisition token in a district, hidden (M-138) or exposed. Event cards bring agents, hidden ones "
    f"first. {HUNTERS} or more with a vampire that is not drained start a combat by day.",
    "minion": "A servant of the vampires. More minions than agents hold a district; in combat each can be sacrificed "
    "together with an exposed agent. Recruiting one also raises the veil.",
    "veil": f"How well the vampires are hidden, from {VEIL_LIMIT} to 0. At {numbers.LOW_VEIL} or less, event cards "
    "bring more agents; at 0 you lose the game.",
    "dread sigil": f"A vampire with {numbers.SIGIL_KILLS} kills can place it, once, where there is a minion and no "
    "agent. It holds its district for good. Place all sigils before the ritual.",
    "ritual": "The Blood Moon ritual wins the game. It needs all sigils placed, all vampires in one district, no "
    "agents there, and as many minions as vampires.",
    "kill count": f"Agents that a vampire has killed, 0 to {KILLS_LIMIT}. It unlocks: "
    + "; ".join(f"{at} {what}" for at, what in UNLOCKS)
    + ".",
    "action points": f"Each vampire has {POINTS} in its night turn; unused points are lost.",
    "drained": "A vampire without blood. It can do nothing until its next turn, which begins with "
    f"{numbers.REVIVAL_BLOOD} blood and costs {REVIVAL} veil.",
    "dice reserve": f"Two dice for each vampire, shared by all. Each exposed agent takes one: {WOUNDS} costs blood "
    f"and the agent lives, {numbers.KILLED_FROM}-{numbers.WOUNDED_TO} costs blood and kills it, "
    f"{KILLS} kills it. By day you must use the lowest. When all are used, all are rolled again.",
    "fight": "After you pay its action points, each exposed agent of the district takes a die of the reserve, one "
    "after the other. Abilities may change what a die counts as, and you may sacrifice minions together "
    "with agents. By day, hunting agents start a combat.",
    "leading vampire": "Its player makes the decisions that concern everybody. The token passes on each morning.",
    "blood": f"A vampire's strength, at most {BLOOD_LIMIT}. Blood abilities and bad dice cost it; hunting brings it "
    "back.",
    "crosses": "An event card marks three districts: one red, two blue-grey. The veil track says how many agents each gets.",
}

ALIASES = {
    "die": "dice reserve", "dice": "dice reserve", "combat": "fight", "sigil": "dread sigil", "kills": "kill count",
    "ap": "action points", "cross": "crosses", "leader": "leading vampire",
}  # fmt: skip

KINDS = {"tile": "district", "sigil": "dread sigil"}
HERE = ("expose", "fight", "recruit", "sigillate", "ritual")  # options that concern the district of the acting vampire
SELF = ("hunt", "wild hunt")

OPENING = (
    "You are the vampires of the city. Kill agents, place every dread sigil, and begin the Blood Moon ritual before the "
    "veil is gone or the event deck is empty. `help` lists the commands, `look` explains every card and term.",
)  # fmt: skip


class MastersTalk(Talk[Masters]):
    """The texts of Masters of the Night for people."""

    game: MastersGame

    # ── what things are called ──────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: Masters, kind: str, value: Any, short: bool) -> str:
        """Return the name of a value of a kind: the short form of notations, or the full name."""
        if kind == "dice":
            return ", ".join(map(str, value))
        if kind == "ending":
            return ENDINGS[value]
        if kind == "losses":
            return losses(value)
        if kind == "arriving":
            return self._arriving(s, value)
        if kind == "veil change":
            return veil_change(value)
        return self._short(s, kind, value) if short else self._full(s, kind, value)

    def _short(self, s: Masters, kind: str, value: Any) -> str:
        """Return the short form of a value in notations: its id or its number."""
        if kind in ("district", "day of"):
            return str(s.city[value].tile)
        if kind == "vampire":
            return str(s.clan[value].name)
        if kind in ("agent", "token"):
            return f"{value[1]} {s.city[value[0]].tile}"
        if kind == "piece":
            return str(s.pieces[value].face)
        if kind == "ancestor":
            return str(self.game.vampires[value])
        return self.game.renamed(value.say(VOICE)) if kind == "words" else str(value)

    def _full(self, s: Masters, kind: str, value: Any) -> str:
        """Return the full name of a value, or what it does."""
        faces = self.game.faces
        if kind in ("district", "vampire", "card", "piece"):
            return str(faces[self._short(s, kind, value)].name)
        if kind in ("agent", "token"):
            what = value[1] if value[1] == "minion" else f"{value[1]} agent"
            return f"{an(what).capitalize()} in {self._full(s, 'district', value[0])}"
        if kind in ("agents", "minions"):
            return f"{value} {kind[:-1] if value == 1 else kind}"
        if kind == "ability of":
            return f"{faces[value].blood.name} ({faces[value].blood.blood} blood)"
        if kind == "dark of":
            return f"{faces[value].dark.name} ({faces[value].dark.veil} veil)"
        if kind in ("struck die", "counted die"):
            return outcome(s, value, rolled=kind == "struck die")
        if kind == "day of":
            return f"{self._full(s, 'district', value)}: {self._day_effect(s, value)}"
        if kind == "ancestor":
            return str(self.game.characters[value].name)
        return sentence(self._short(s, kind, value)) if kind == "words" else str(value)

    def id_of(self, s: Masters, kind: str, value: Any) -> str:
        """Return the scene's id of something in a phrase, "" for anything that is not on the table."""
        if kind in ("district", "vampire", "die"):
            return f"{kind}:{value}"
        if kind == "day of":
            return f"district:{value}"
        if kind == "struck die":
            return f"die:{value}"
        if kind == "card":
            return f"card:{value}"
        if kind == "piece":
            return f"card:{s.pieces[value[0] if type(value) is tuple else value].face}"
        if kind in ("agent", "token"):
            return f"minion:{value[0]}" if value[1] == "minion" else f"agent:{value[0]}.{value[1]}"
        if kind in ("ability of", "dark of"):
            return next(
                (f"vampire:{v}" for v, row in enumerate(s.clan) if row.name == value), "card:ancestral_portrait"
            )
        return ""

    def concerned(self, s: Masters, raw: RawOption) -> tuple[str, ...]:
        """Return the scene's ids of what an option concerns."""
        return super().concerned(s, raw) if raw[1] else acting(s, raw[0])

    # ── what people ask about ───────────────────────────────────────────────────────────────────────────────────────

    def opening(self, s: Masters) -> tuple[str, ...]:
        """Return the lines shown when the game begins."""
        return OPENING

    def topics(self, s: Masters) -> dict[str, str]:
        """Return what can be looked up, besides rules: cards, districts, vampires, abilities and terms."""
        found = {f"{term}s": term for term in ("agent", "minion", "dread sigil")} | {term: term for term in TERMS}
        found |= ALIASES
        for row in self.game.characters:
            found[row.blood.name.lower()] = found[row.dark.name.lower()] = row.id
        for face, definition in self.game.faces.items():
            found[face.lower()] = found[str(definition.name).lower()] = face
        return found

    def look(self, s: Masters, topic: str) -> Looked | None:
        """Return the text of a card, a district, a vampire, a term or a rule."""
        if topic in TERMS:
            return Looked(topic.capitalize(), "term", (TERMS[topic],))
        rule = ledger.rulings(PACKAGE).get(topic.upper())
        if rule is not None:
            return ruling(rule)
        definition = self.game.faces.get(topic)
        if definition is None:
            return None
        if definition.kind == "vampire":
            sigil = f"{definition.sigil_name}: {self.game.written(f'sigil_{topic}')}"
            lines = [f"Blood: {definition.blood.text}", f"Dark: {definition.dark.text}", sigil]
            return Looked(definition.name, "vampire", tuple(lines), definition.source, situation(s, topic))
        lines = [self.game.written(topic) or "No text."]
        if definition.kind == "event":
            lines.append(
                f"Crosses: red {definition.red}; blue-grey {definition.blue[0]}, {definition.blue[1]} (1 is top left)."
            )
        kind = (
            f"event of act {definition.act}"
            if definition.kind == "event"
            else KINDS.get(definition.kind, definition.kind)
        )
        return Looked(definition.name, kind, tuple(lines), definition.source)

    @property
    def explained(self) -> Collection[str]:
        return [action.name for action in ACTIONS]

    def why_denied(self, s: Masters, seat: int, text: str) -> str:
        """Return why an action cannot be taken now, as a sentence."""
        words = " ".join(text.lower().split())
        action, rest = taken_apart(words)
        if action is None:
            return unknown("action", text, self.explained)
        if s.turn < 0:
            return f"{action.called} is an action of a night turn, and no vampire has one now."
        if action.name == "move" and rest:
            return self._why_no_move_to(s, rest)
        if reason := action.why_not(s, s.turn):
            return f"{action.called} is not possible: {self.phrase(s, reason[0], reason[1:], short=False)}."
        if s.asked is not None and s.asked[1][0] != "act":
            return f"{action.called} would be possible, but another question comes first."
        return f"{action.called} is possible now."

    def reasons(self, s: Masters, seat: int) -> list[tuple[str, str]]:
        """Return the actions of a night turn that cannot be taken now, each with its reason; [] at any other question."""
        if s.turn < 0 or s.asked is None or s.asked[1][0] != "act":
            return []
        found = [(action.called, action.why_not(s, s.turn)) for action in ACTIONS]
        return [
            (called, f"{self.phrase(s, reason[0], reason[1:], short=False)}.") for called, reason in found if reason
        ]

    def _why_no_move_to(self, s: Masters, where: str) -> str:
        """Return why the acting vampire cannot move to one district."""
        where = where.removeprefix("to ").removeprefix("the ")
        at = next(
            (d for d, row in enumerate(s.city) if where in (row.tile, self.game.faces[row.tile].name.lower())), -1
        )
        if at < 0:
            return f"There is no district “{where}”."
        name, here = self.called(s, "district", at, short=False), s.clan[s.turn].district
        if at == here:
            return f"{self.called(s, 'vampire', s.turn, short=False)} is in {name} already."
        if at not in NEIGHBOURS[here]:
            return f"{name} is not next to {self.called(s, 'district', here, short=False)}."
        if face := numbers.barred(s, numbers.SECOND_MOVE):
            return f"Moving is not possible: forbidden by {self.game.faces[face].name}."
        cost = move_cost(s, s.turn, at)
        if cost > s.points:
            return f"Moving to {name} needs {cost} AP; there are {s.points}."
        return f"Moving to {name} is possible."

    def odds(self, s: Masters, raw: RawOption) -> list[tuple[str, float]]:
        """Return the odds of an option that rolls the reserve again, because it would use it up (M-045) or a card says so."""
        assert s.asked is not None
        word, (prompt, about) = raw[0], s.asked[1]
        if word == "fight" and s.city[s.clan[s.turn].district].exposed >= len(s.ready):
            rolled = len(s.ready) + len(s.spent)
        elif prompt == "may" and word == "yes" and any(Reroll() in walk(each) for each in about):
            rolled = len(s.ready)
        else:
            return []
        return [(f"{rolled} dice are rolled again, and a 5 or 6 is among them", 1 - (2 / 3) ** rolled)]

    def contributors(self, s: Masters, raw: RawOption) -> list[Number]:
        """Return the numbers behind an option, each with its parts."""
        word, args = raw[0], raw[1]
        if word == "strike":
            return [fixed("the die counts as", args[0])]
        if word == "pick":
            return die(s, args[0])
        if s.turn < 0 or word not in PHRASES or word not in BY_NAME:
            return []
        return BY_NAME[word].costs(s, s.turn, args)

    def numbers(self, s: Masters, seat: int, name: str) -> list[Number] | None:
        """Return the numbers of a vampire or a district in the game that cards can change, each with its parts."""
        topic = self.topics(s).get(name.lower())
        for v, row in enumerate(s.clan):
            if row.name == topic:
                return [_reasoned(s, each, row.district, v) for each in OF_VAMPIRES]
        for d, district in enumerate(s.city):
            if district.tile == topic:
                return [_reasoned(s, each, d, s.turn) for each in OF_DISTRICTS]
        if topic is None:
            return None
        elsewhere = topic in self.game.faces and self.game.faces[topic].kind in ("vampire", "tile")
        return None if elsewhere else []

    def _arriving(self, s: Masters, districts: tuple[int, ...]) -> str:
        """Return the districts for which agents are bound, each with their number."""
        bound = Counter(districts)
        return ", ".join(f"{n} in {self.called(s, 'district', d, short=False)}" for d, n in bound.items())

    def _day_effect(self, s: Masters, district: int) -> str:
        """Return what the day effect of a district would do, or that it would change nothing now."""
        if not day_effect_able(s, district):
            return "nothing would change now"
        day: Effect = self.game.faces[s.city[district].tile].day
        return self.game.renamed(day.say(VOICE))

    def ending(self, s: Masters) -> str:
        """Return who has won, and by what."""
        return self.called(s, "ending", s.reason, short=False)

    def statistics(self, s: Masters) -> list[tuple[str, str]]:
        """Return the statistics of a finished game."""
        kills = ", ".join(f"{self.game.faces[row.name].name} {row.kills}" for row in s.clan)
        sigils = sum(row.sigil for row in s.clan)
        return [
            ("Rounds", str(s.round)),
            ("Veil", str(s.veil)),
            ("Kill counts", kills),
            ("Dread sigils placed", f"{sigils} of {len(s.clan)}"),
            ("Agents in the city", str(sum(row.agents for row in s.city))),
            ("Event cards left", str(len(s.piles.get(("events", 0), ())))),
        ]


def situation(s: Masters, name: str) -> tuple[str, ...]:
    """Return a line about a vampire's current situation, () if it is not in the game."""
    for row in s.clan:
        if row.name == name:
            where = s.game.faces[s.city[row.district].tile].name
            return (f"Now: in {where}, {row.blood} blood, kill count {row.kills}{', drained' if row.drained else ''}.",)
    return ()


def ruling(rule: ledger.Ruling) -> Looked:
    """Return a rule of the ledger: its label, its place in the rulebook, and what cites it."""
    lines = [rule.label[:1].upper() + rule.label[1:] + ".", f"Rulebook: {rule.section}."]
    if rule.chosen:
        lines.append("The rulebook is silent here; this is our reading.")
    cited = ledger.citations(PACKAGE).get(rule.id, ())
    places = dict.fromkeys(f"{place.file}: {place.inside}" if place.inside else place.file for place in cited)
    lines.append(f"Cited by {', '.join(places)}." if places else "No rule cites it.")
    return Looked(rule.id, "rule", tuple(lines))


def taken_apart(words: str) -> tuple[Action[Masters, int] | None, str]:
    """Return the action that a text names, and the rest of the text, or None if it names no action."""
    for name in sorted(BY_NAME, key=len, reverse=True):
        if words == name or words.startswith(f"{name} "):
            return BY_NAME[name], words[len(name) :].strip()
    return None, words


# ── why: where numbers come from ────────────────────────────────────────────────────────────────────────────────────

# The numbers of a vampire and of a district that people can ask for, with their names.
OF_VAMPIRES = (
    (numbers.ACTION_POINTS, "action points of its turn"),
    (numbers.BLOOD_MAXIMUM, "most blood"),
    (numbers.MOVE_COST, "AP to move"),
    (numbers.RECRUIT_COST, "AP to recruit where it is"),
    (numbers.REVIVAL, "veil that its revival costs"),
)
OF_DISTRICTS = (
    (numbers.HUNTERS, "agents that start a day combat"),
    (numbers.RECRUIT_COST, "AP to recruit"),
    (numbers.MINION_WORTH, "what each minion counts as"),
)


def _reasoned(s: Masters, what: tuple[Declared, str], district: int, vampire: int) -> Number:
    """Return a number that cards can change, with its parts."""
    parts = numbers.reasons(s, what[0], district, vampire)
    return Number(what[1], sum(n for n, _ in parts), tuple(parts))


def fight_of(s: Masters) -> Fight | None:
    """Return the current combat, or None."""
    return next((now.data for _, procedure, now in running(s) if procedure is COMBAT), None)


def die(s: Masters, value: int) -> list[Number]:
    """Return what a die of the reserve counts as in the current combat, with its parts."""
    fight = fight_of(s)
    if fight is None:
        return [fixed("the die counts as", value)]
    at, fighter = fight.district, fight.fighter
    parts = [(value, "rolled")]
    if value == 5:
        parts += numbers.reasons(s, numbers.FIVE, at, fighter)[1:]
    parts += numbers.reasons(s, numbers.DIE, at, fighter)[1:]
    if not fight.day:
        parts += numbers.reasons(s, numbers.DIE_AT_NIGHT, at, fighter)[1:]
    total = facts.counted(s, value, at, fighter, day=fight.day)
    if (rest := total - sum(amount for amount, _ in parts)) != 0:
        parts.append((rest, "never beyond 1 to 6"))
    return [Number("the die counts as", total, tuple(parts))]


def outcome(s: Masters, value: int, *, rolled: bool) -> str:
    """Return a die and what it does: “die showing 2: costs 1 blood, the agent stays”.

    Args:
        s: the state, during a combat.
        value: what the die shows or counts as.
        rolled: whether it is in the reserve, so that cards can still change what it counts as.
    """
    fight = fight_of(s)
    counts = value
    if rolled and fight is not None:
        counts = facts.counted(s, value, fight.district, fight.fighter, day=fight.day)
    does = ["costs 1 blood"] if facts.wounds(counts) else []
    does.append("the agent dies" if facts.kills(counts) else "the agent stays")
    changed = f" counts as {counts}," if counts != value else ""
    shown = f"die showing {value}:{changed}" if rolled else f"{value}:"
    return f"{shown} {', '.join(does)}"


def losses(parts: tuple[int, int, int]) -> str:
    """Return what an event costs in veil, as text.

    Args:
        parts: the cost for districts entered, for missing agents, and by the event's text; a part that is 0 is left out.
    """
    for_what = ("for districts that agents entered", "for missing agents", "by its text")
    return ", ".join(f"{n} {what}" for n, what in zip(parts, for_what, strict=True) if n)


def veil_change(by: int) -> str:
    """Return the veil that a choice costs or saves as the end of a sentence, "" for none."""
    return f", which {'costs' if by > 0 else 'saves'} {abs(by)} veil" if by else ""


def acting(s: Masters, word: str) -> tuple[str, ...]:
    """Return the scene's id of what an option without arguments concerns: the acting vampire or its district."""
    if s.turn < 0:
        return ()
    if word in HERE:
        return (f"district:{s.clan[s.turn].district}",)
    return (f"vampire:{s.turn}",) if word in SELF else ()
