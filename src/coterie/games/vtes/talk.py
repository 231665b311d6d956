"""What people ask about: what things are called, where numbers come from, why not."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any, ClassVar

from coterie.games.vtes import reasons
from coterie.games.vtes.facts import definition
from coterie.games.vtes.numbers import DISCIPLINES, NUMBERS, OF_SEATS
from coterie.games.vtes.payments import fatal
from coterie.games.vtes.rules.action_state import (
    ENDED,
    FAILED,
    NOBODY,
    UNBLOCKED,
    Action,
    current_action,
    intercept,
    stealth,
)
from coterie.games.vtes.rules.deeds import bleed_of
from coterie.games.vtes.rules.referendum import current_referendum
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.naming import with_life
from coterie.games.vtes.words.uses import Can
from coterie.kernel.loops import allotment
from coterie.kernel.pieces import ALL
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.kernel.seating import seat_called, seat_titled
from coterie.words.cards.talk import CardTalk
from coterie.words.effects import ChooseOne
from coterie.words.frames import Frame
from coterie.words.voice import sentence
from coterie.words.word import Word

PACKAGE = "coterie.games.vtes"
MEASURED = tuple(name for name in NUMBERS if name not in OF_SEATS)
OPENING = (
    "Bleed the pool of your prey, the player on your left: each prey that you oust is worth a victory point and 6 "
    "pool. Bring vampires out in the influence phase; act with them in the minion phase; block with unlocked ones.",
    "`look` explains every card, `why` and a card on the table explains its numbers, `why not bleed` says what is "
    "missing.",
)
WINDOWS = {
    "A": "During the action", "B": "A block is attempted", "C": "Nobody blocks", "announced": "An action is announced",
    "blocked": "The action is blocked", "succeeding": "The action would succeed", "after": "After the action",
    "poll": "Votes are cast", "blood hunt": "A blood hunt is voted on", "played": "A card is played",
    "before range": "Before the range", "range": "Range", "before strikes": "Before strikes", "strike": "Strike",
    "strikes chosen": "Strikes are chosen", "damage": "Damage", "additional": "Additional strikes", "press": "Press",
    "going on": "The block has resolved", "end of round": "End of the round", "torpor": "On the way to torpor",
    "ousted": "A Methuselah is about to be ousted",
}  # fmt: skip


DOES = {
    "bleed": "bleeds", "hunt": "hunts", "equip": "equips", "card": "uses a card", "anarch": "becomes an Anarch",
    "political": "calls a referendum", "diablerie": "commits diablerie", "leave torpor": "leaves torpor",
    "rescue": "rescues a vampire from torpor", "red list": "hunts down a Red List vampire", "recruit": "recruits an ally",
    "employ": "employs a retainer",
}  # fmt: skip
ENDS = {  # what it is called to be done with a phase
    "unlock?": "Continue to the master phase", "master?": "Continue to the minion phase", "action?": "End the minion phase",
    "influence?": "End the influence phase", "discard?": "Discard nothing",
}  # fmt: skip
# Kinds that name what they play.
BRINGS = {
    "card": "uses",
    "equip": "equips",
    "employ": "employs",
    "recruit": "recruits",
}
OVER = {"bleed": "bleed", "hunt": "hunt", "political": "political action"}  # what an action is called once it is over
DEEDS = {"card": "a card", "political": "a political action", "anarch": "becoming an Anarch"}
TERMS = {
    "pool": "You stay in the game with it, and pay with it. A Methuselah without pool is ousted.",
    "prey": "The player on your left. Bleed its pool to oust it, for a victory point and 6 pool.",
    "predator": "The player on your right, whose prey you are.",
    "crypt": "Your deck of vampires. Four of them start in your uncontrolled region.",
    "library": "Your deck of all other cards. You draw one for each card that you play, so that your hand keeps its "
    "size.",
    "uncontrolled region": "Where vampires wait until they have as much of your pool as their capacity.",
    "ready region": "Where your minions act. Vampires that cannot mend damage with blood go from here to torpor.",
    "torpor": "Where wounded vampires lie. They do nothing until they leave it, and others may destroy them there.",
    "ash heap": "The discard pile of each Methuselah.",
    "transfer": "You get some in each influence phase: one moves 1 pool to an uncontrolled vampire, two take 1 back.",
    "capacity": "A vampire's maximum blood, and what it costs in pool to bring it out.",
    "blood": "It lies on vampires, pays for their cards and mends damage.",
    "minion": "A vampire or an ally. Minions act, block and fight for you.",
    "lock": "To turn a card sideways. Locked minions neither act nor block; all of yours unlock when your turn begins.",
    "bleed": "The action with which a minion burns your prey's pool: 1, or more with cards.",
    "hunt": "The action with which a vampire takes 1 blood from the bank, at 1 stealth.",
    "stealth": "It hides an action: only a minion with as much intercept can block it.",
    "intercept": "It finds an action: a minion blocks if its intercept is at least the stealth.",
    "block": "An unlocked minion that blocks ends the action and fights the acting minion.",
    "directed": "A directed action has a target, and only that player may block it; prey and predator may block "
    "other actions.",
    "the Edge": "A bleed that burns pool takes it. It gives 1 pool in your unlock phase, or can be burned for a vote.",
    "referendum": "A vote that a political action calls: all ready titled vampires vote, and a tie fails.",
    "discipline": "A power of a vampire, shown by its three letters; capitals are the superior level, which can do "
    "more.",
    "master card": "You play it yourself in the master phase, one in each turn; a minion does not.",
    "action modifier": "The acting minion plays it during its action.",
    "reaction": "Another Methuselah's unlocked minion plays it during an action.",
    "strike": "A minion's attack in a round of combat: with its hands, a weapon or a card.",
    "maneuver": "Changes the range of a round of combat from close to long or back.",
    "press": "Continues with another round of combat, or ends combat if the other side pressed to continue.",
    "aggravated": "Damage that blood cannot mend: the first point sends a vampire to torpor. Each further one, and each in "
    "torpor, costs it 1 blood, or it burns. Allies lose life as usual.",
    "diablerie": "The destruction of a vampire in torpor by another vampire, which takes its blood.",
    "limited": "Limited effects of a kind do not add up: one action modifier can raise a bleed in each action, one card or "
    "ability can give a minion additional strikes in each round of combat.",
    "superior": "What a card does for a minion that has its Discipline at the higher level, written in capitals. Such a "
    "minion may use the lower effect instead.",
    "unique": "Only one card of that name can be in play. If a second comes into play, both are contested: they lie face "
    "down, and keeping up the claim costs 1 pool in each unlock phase.",
    "location": "A place that a master card or equipment brings into play; some cards look for it, burn it or take it.",
    "ranged": "A ranged strike works at long range too; a hand or a melee weapon reaches only at close range.",
    "victory point": "You gain one for each prey that you oust, and one for being the last.",
    "burn option": "A card with this keyword can be discarded in an unlock phase by a player none of whose minions "
    "could play it.",
    "Anarch": "One of the sects, with Camarilla, Sabbat, Laibon and Independent. Vampires can join it with an action.",
}
# Options that name an ability of a card by its number, and where that card stands among their arguments.
NUMBERED = {"use number": 0, "act": 1, "act at": 1, "act on": 1}
BY_CARDS = (  # questions that only texts of cards ask, and that do not say by themselves of which card
    "how much to the pool?", "allocate", "allocate in turn", "which Methuselah?", "which Methuselahs?", "which is named?",
    "whose pool?", "which clan?", "which equipment?", "which card?", "which card to discard?", "how much blood?",
    "how does it vote?", "how many cards?", "which are moved?", "how much blood from?", "which cards go back?", "who feeds?",
    "which of the ash heap?",
    "whose corruption?", "cast?", "which card lies lowest?", "redirect?", "what do you give?", "how much to move?",
    "how much do you pass on?", "give up?", "which circle?",
)  # fmt: skip
ENDINGS = {
    "last": "{left} is left at the table",
    "time": "The time is up",
}


def found(s: Vtes, blocker: int) -> str:
    """Return the intercept of a minion that could block, and whether its block would fail as it stands (VR-6.5, VR-6.6)."""
    has, now = intercept(s, blocker), current_action(s)
    needs = stealth(s, now) if now is not None else 0
    return f"{has} intercept" + (f" against {needs} stealth: fails without {needs - has} more" if needs > has else "")


def outlook(s: Vtes, now: Action) -> str:
    """Return what becomes of a block as it stands (VR-6.6)."""
    lacks = stealth(s, now) - intercept(s, now.blocker[0])
    return f"fails without {lacks} more intercept" if lacks > 0 else "blocks, unless there is more stealth"


def filled(s: Vtes, waiting: int) -> bool:
    """Return whether a vampire in the uncontrolled region has as much as its capacity."""
    return bool(s.pieces[waiting].count("blood") >= definition(s, waiting).stats["capacity"])


def resolving(s: Vtes) -> str:
    """Return the face of the card whose text is being carried out, "" if none is or not everybody knows it."""
    frames = [(serial, row) for serial, row in s.rows.items() if type(row) is Frame and row.source >= 0]
    source = max(frames)[1].source if frames else -1
    return s.pieces[source].face if source >= 0 and s.pieces[source].known == ALL else ""


def acts(s: Vtes, now: Action) -> str:
    """Return what a minion does as who could block wants to know it, and how hidden it is."""
    return f"{deed_of(s, now)} at {stealth(s, now)} stealth"


def deed_of(s: Vtes, now: Action) -> str:
    """Return what a minion does: for how much it bleeds, by which card, and at which other that is aimed."""
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    said = bleeding(s, now) if now.kind == "bleed" else does(now.kind)
    if card is not None and card.known == ALL:
        name = s.game.faces[card.face].name
        verb = BRINGS.get(now.kind, "") if now.mode is not None else "uses" if now.kind == "card" else ""
        said = f"{verb} {name}" if verb else f"{said} with {name}"
        said = "acts by its own text" if now.card == now.actor else said
    at = s.rows[now.frame].get("that") if now.kind == "card" else None
    aim = s.pieces[at[0]] if isinstance(at, tuple) and at and isinstance(at[0], int) else None
    return f"{said}, aimed at {s.game.faces[aim.face].name}," if aim is not None and aim.known == ALL else said


def over(s: Vtes, now: Action) -> str:
    """Return how an action that is over went (VR-6.8)."""
    deed = OVER.get(now.kind, "action")
    if now.kind == "political" and now.outcome == UNBLOCKED:
        return f"the referendum {'passed' if now.passed else 'failed'}"
    went = f"{now.outcome} for {now.amount}" if now.kind == "bleed" and now.amount else now.outcome
    return f"the {deed} {'has ' if now.outcome in (FAILED, ENDED) else 'was '}{went}"


def bleeding(s: Vtes, now: Action) -> str:
    """Return whom a bleed is directed at, and for how much."""
    asked = s.asked[0] if s.asked is not None else -1
    whom = ["you" if seat == asked else seat_called(s, seat) for seat in now.targets]
    return " ".join(["bleeds", *whom, f"for {bleed_of(s, now)}"])


def does(deed: str) -> str:
    """Return what a minion does, as the verb of a sentence."""
    return DOES.get(deed, f"acts ({deed})")


class VtesTalk(CardTalk[Vtes]):
    """How The Eternal Struggle speaks with people."""

    terms, rules, measured = TERMS, PACKAGE, MEASURED
    discards: ClassVar[Mapping[str, str]] = dict.fromkeys(("discard?", "too many cards?", "spare card?"), "ash")

    def opening(self, s: Vtes) -> tuple[str, ...]:
        return OPENING

    def warnings(self, s: Vtes) -> dict[int, str]:
        """Return what one gives up: further actions of minions that are done (VR-6.1), vampires that could come out (V-012),
        the game with the last pool (VR-13.1), what drains off beyond a capacity (V-014)."""
        assert s.asked is not None
        left, found = self.left(s), {}
        for index, option in enumerate(s.asked[2]):
            if left and option[0] == "done":
                found[index] = left
            if option[0] == "transfer" and filled(s, option[1][0]):
                found[index] = "It has its full capacity already: what is more is lost when it comes into play."
        last = "This is your last pool: without pool you are out of the game."
        return found | dict.fromkeys(fatal(s), last)

    def left(self, s: Vtes) -> str:
        """Return what one leaves undone with a phase that is ended now, "" for nothing that one would regret."""
        assert s.asked is not None
        if s.asked[1][0] == "action?" and len(s.asked[2]) > 1:
            return "Your minions take no further actions this turn."
        ready = [self.name(s, option[1][0]) for option in s.asked[2] if option[0] == "emerge"]
        if s.asked[1][0] != "influence?" or not ready:
            return ""
        return f"Not brought into play this turn, with enough blood for it: {', '.join(ready)}."

    def label(self, s: Vtes, raw: RawOption) -> str:
        """Return an option's label; to be done with a phase is called by what comes then, an ability by what it does."""
        asked = s.asked[1][0] if s.asked is not None else ""
        if raw[0] == "done" and asked in ENDS:
            return ENDS[asked]
        said = super().label(s, raw)
        if asked == "allocate" and raw[2]:
            return said + self.passed_over(s, raw)
        if raw[0] == "block with":
            return f"{said} ({found(s, raw[1][0])})"
        if raw[0] == "way":
            return self.way_told(s, raw[1][1])
        if raw[0] == "play":
            return said + self.printed_cost(s.pieces[raw[1][0]].face)
        if raw[0] == "use":
            return self.used(s, raw[1][0], said)
        if raw[0] in ("bring", "bring for"):
            return self.brought(s, raw[1][0], raw[1][1], said)
        if raw[0] not in NUMBERED:
            return said
        at = NUMBERED[raw[0]]
        card, number = raw[1][at], raw[1][at + 1]
        does = self.text_of(s.pieces[card].text[number - 1].effect())
        return f"{said.replace(f': ability {number}', '').replace(f' ({number})', '')}: {does}"

    def passed_over(self, s: Vtes, raw: RawOption) -> str:
        """Return who gets no more points if the next one goes to somebody behind them: “, and no more for a”."""
        share = allotment(s)
        before = takewhile(lambda each: each[0] != raw[1][0], share.room if share is not None else ())
        names = [self.called(s, raw[0], item, False) for item, n in before if n]
        return f", and no more for {' or '.join(names)}" if names else ""

    def used(self, s: Vtes, piece: int, said: str) -> str:
        """Return the label of an ability that is used: on whom its card lies, and what it does if only one is possible."""
        assert s.asked is not None
        now, (word, args) = s.pieces[piece], s.asked[1]
        if now.host >= 0 and s.pieces[now.host].known == ALL:
            said = f"Use {self.name(s, piece)} on {self.name(s, now.host)}"
        there = [each for each in now.text if isinstance(each, Can) and (word != "impulse" or args[0] in each.when)]
        return f"{said}: {self.text_of(there[0].effect())}" if len(there) == 1 else said

    def brought(self, s: Vtes, piece: int, number: int, said: str) -> str:
        """Return the label of a card that is brought into play: in which of several ways, by its level and its text."""
        ways, plain = definition(s, piece).plays.ways, said.replace(f", way {number}", "")
        way = ways[number - 1]
        return plain if len(ways) == 1 else f"{plain}, {way.said_level}: {self.text_of(way)}".removesuffix(".")

    def way_told(self, s: Vtes, way: Mode) -> str:
        """Return a way to play a card as its text tells it, behind the level of the discipline that it needs."""
        every = [other[1][1] for other in s.asked[2] if other[0] == "way"] if s.asked is not None else []
        several, dear = len({each.sort for each in every}) > 1, len({(each.blood, each.pool) for each in every}) > 1
        told = way.say_heading(several=several) + (way.say_price() if dear else "") + self.text_of(way)
        return told[:1].upper() + told[1:]

    def printed_cost(self, face: str) -> str:
        """Return what is printed as the cost of a card, behind the option to play it: “, for 1 blood”; "" for nothing."""
        costs = self.game.faces[face].printed.get("cost", [])
        return "".join([f", for {each.get('note') or each['value']} {each['name']}" for each in costs])

    def text_of(self, word: Word) -> str:
        return with_life(super().text_of(word))

    def phrase(self, s: Vtes, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase; a question that the text of a card asks begins with that card, and what can be chosen by one is
        written as it reads."""
        if short and word == "mode":
            return self.text_of(args[0])
        asks = not short and word in BY_CARDS and s.asked is not None and s.asked[1] == (word, args)
        share = allotment(s) if asks and word == "allocate" else None
        if share is not None:  # the question names how many there are, and stays the same until all are given
            args = (share.left,)
        if word == "uses" and isinstance(getattr(args[2], "does", None), ChooseOne):
            word = "uses it"  # what is chosen is told next
        said = super().phrase(s, word, args, short=short)
        now = current_action(s) if word == "block?" and not short else None
        if now is not None:
            return f"{self.name(s, now.actor[0])} of {self.called(s, 'seat', now.seat, False)} {acts(s, now)}. Do you block?"
        vote = current_referendum(s) if word == "votes?" and not short else None
        calls = current_action(s) if vote is not None and vote.victim == NOBODY else None
        if calls is not None:
            who = f"{self.name(s, calls.actor[0])} of {self.called(s, 'seat', calls.seat, False)}"
            return f"The referendum of {who} on {self.name(s, args[0])} ({args[1]} for, {args[2]} against): how do you vote?"
        done = current_action(s) if word == "impulse" and args[0] == "after" and not short else None
        if done is not None:
            return f"{WINDOWS['after']} of {self.name(s, done.actor[0])}: {over(s, done)}. What do you use?"
        card = resolving(s) if asks else ""
        return f"{self.game.faces[card].name}: {said[:1].lower()}{said[1:]}" if card else said

    def called(self, s: Vtes, kind: str, value: Any, short: bool) -> str:
        if kind == "window":
            return str(value) if short else WINDOWS.get(value, str(value))
        if kind == "does":
            return does(value)
        if kind == "deed":
            return DEEDS.get(value, str(value))
        if kind == "ending":
            return self.ending(s)
        if kind == "shortface":
            return str(value) if short else str(self.game.faces[value].name)
        if kind == "change":
            return f"{value:+d}".replace("-", "−")
        if kind == "points":
            whole = f"{value // 2}" if value % 2 == 0 else f"{value // 2}½" if value > 1 else "½"
            return f"{whole} victory point{'' if 0 < value <= 2 else 's'}"
        if kind == "wanted":
            return str(value.noun(self.vocabulary.voice).one)
        if kind == "told":
            return self.told(s, value)
        return super().called(s, kind, value, short)

    def told(self, s: Vtes, what: tuple[Any, ...]) -> str:
        """Return what goes on as a clause: who acts and how, or who fights with whom."""
        if not what:
            return "nothing is happening"
        if what[0] == "damage":
            _, victim, amount, worse = what
            return f"{self.name(s, victim)} is about to take {amount} damage" + (
                f", {worse} aggravated" if worse else ""
            )
        if what[0] == "combat":
            return f"{self.name(s, what[1])} against {self.name(s, what[2])}, {what[3]}, round {what[4]}"
        now, deed = current_action(s), does(what[2])
        if now is not None and now.kind == what[2] and now.actor[0] == what[1]:
            deed = deed_of(s, now)
        said = f"{self.name(s, what[1])} {deed} at {what[3]} stealth"
        return said + (f", {self.name(s, what[4])} blocks with {what[5]} intercept" if what[4] >= 0 else "")

    def name(self, s: Vtes, piece: int) -> str:
        """Return the name of a card that lies open."""
        return str(self.game.faces[s.pieces[piece].face].name)

    def why_not_with(self, s: Vtes, seat: int, piece: str) -> str:
        """Return why a card of one's own cannot be played, or a minion cannot act; "" if an option is about it."""
        kind, _, number = piece.partition(":")
        if kind != "piece" or not number.isdecimal() or int(number) >= len(s.pieces) or s.question is None:
            return ""
        p = int(number)
        if any(p in option.args for option in s.question.options):
            return ""
        reason = reasons.why_not_with(s, seat, p)
        return sentence(reason) if reason else ""

    def why_denied(self, s: Vtes, seat: int, action: str) -> str:
        """Return why something cannot be done now: the moment of a card, what it needs, a locked minion."""
        told = super().why_denied(s, seat, action)
        if s.asked is None or s.asked[0] != seat or told.startswith("It is possible"):
            return told
        return reasons.why_denied(s, seat, action) or told

    def reasons(self, s: Vtes, seat: int) -> list[tuple[str, str]]:
        """Return the cards of the hand that cannot be played where cards are, and the minions that cannot act or block."""
        return [(name, sentence(why)) for name, why in reasons.expected(s, seat)]

    def numbers_of(self, v: Any, piece: int) -> list[Number]:
        """Return every number of a card with its parts, without disciplines as they are printed and votes that it has not."""
        found = super().numbers_of(v, piece)
        return [
            each for each in found if each.name not in DISCIPLINES and (each.total or any(n for n, _ in each.parts))
        ]

    def look_at_card(self, s: Vtes, topic: str) -> Looked:
        """Return the text of a card, behind the line of what is printed on it."""
        card = self.game.faces[topic]
        return Looked(card.name, card.kind, tuple(part for part in (card.line, card.text) if part), f"card {card.id}")

    def ending(self, s: Vtes) -> str:
        """Return who is left, and who has the game win for how many victory points, if anybody has (VR-13.3)."""
        left = [seat_titled(s, seat) for seat in range(s.seats) if seat not in s.out]
        told = ENDINGS.get(s.reason, s.reason)
        told = told.format(left=f"Only {left[0]}" if left else "Nobody")
        won = self.game.winners(s)
        if not won:
            return f"{told}; nobody has a game win, for which it takes 2 victory points and more than anybody else"
        return f"{told}; {seat_titled(s, won[0])} has the game win with {self.called(s, 'points', s.halves[won[0]], False)}"

    def statistics(self, s: Vtes) -> list[tuple[str, str]]:
        """Return the victory points of each seat, and how long the game was."""
        points = [(seat_titled(s, seat), self.called(s, "points", s.halves[seat], False)) for seat in range(s.seats)]
        return [*points, ("Rounds", str(s.round))]
