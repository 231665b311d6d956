"""How the game speaks with people: what things are called, where numbers come from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from coterie.games.l5r import reasons
from coterie.games.l5r.actions import in_hand
from coterie.games.l5r.factions import is_clan
from coterie.games.l5r.facts.cards import characters, definition
from coterie.games.l5r.facts.provinces import is_broken, owner_at, provinces
from coterie.games.l5r.facts.teams import fmt, team_of
from coterie.games.l5r.facts.values import is_dash
from coterie.games.l5r.hazards import hazards
from coterie.games.l5r.labels import behind, ring_term, told_price
from coterie.games.l5r.names import (
    KINDS,
    PLACES,
    SPELT,
    THE_DECK,
    attack,
    duel,
    outline,
    owner_called,
    owner_titled,
    place_called,
    place_name,
    province_called,
    upper,
)
from coterie.games.l5r.reasons import CALLED, REASONS
from coterie.games.l5r.state import ELEMENTS, FOR_THE_DECK, L5R, TOKEN
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import Piece
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.kernel.seating import seat_titled
from coterie.words.cards.naming import called, listed
from coterie.words.cards.talk import CardTalk

ENDS = {  # what it is called to choose no more: where nothing is chosen yet, and with what is chosen
    "replace dynasty?": ("Keep all of them", "Replace only {those}"),
    "replace hand?": ("Keep all of them", "Replace only {those}"),
    "attackers?": ("Nobody attacks", "Attack with {those}"), "defenders?": ("Nobody defends", "Defend with {those}"),
    "clear?": ("Keep all of them", "Discard only {those}"),
}  # fmt: skip
# Words that offer what a card does, events of the hand too.
EVENTS = ("use card", "use card at", "use a card", "use", "use for", "use for seat", "use at")
OPENINGS = {
    "duel": (
        "Break {theirs} of the other side, and you win.",
        "You also win with enough honor (the goal is shown after yours), and lose if you have none.",
    ),
    "coop": (
        "Resist together: break all five provinces of the Shadowlands, or last until their dynasty deck is empty.",
        "They win once every clan has lost {its}, which happens at once to a clan without honor.",
        "Nobody plays them. They act by rule, and the log says why; where they must choose, you choose for them.",
    ),
    "challenge": (
        "The clans resist together: they win if all five provinces of the Shadowlands break or their dynasty deck is "
        "empty.",
        "The last seat plays the Shadowlands, and wins once every clan has lost {its}, which happens at once to a clan "
        "without honor.",
    ),
}
ENDINGS = {
    "conquest": "{winners} broke the {provinces} of {losers}", "honor": "{winners} won by honor, with {honor}",
    "dishonor": "{losers} lost all honor", "conceded": "{losers} gave up",
    "enlightenment": "{winners} claimed all five rings", "rounds": "The last round is over",
    "fallen": "The last province of the clans has fallen to the Shadowlands",
    "run out": "The Shadowlands have run out of armies",
}  # fmt: skip
TERMS = {
    "fate": "What you pay with. A character stays a round longer for each fate on it; fate on a ring goes to the "
    "player who contests it.",
    "honor": "You win with enough honor and lose with none. Bids give it to the other side; rings and cards move it.",
    "dial": "Shows your bid: the number of cards you draw. The higher bidder gives the difference in honor to the "
    "other.",
    "province": "The target of an attack: the attackers break it if they win by at least its strength. It holds "
    "dynasty cards.",
    "stronghold province": "It can be attacked once three other provinces of its owner are broken. In a duel, who loses it has "
    "lost the game; in a team one plays on, without the stronghold's text and with bids of at most 2.",
    "strength": "The margin by which an attacker must win to break a province.",
    "dynasty deck": "Characters, holdings and events: they arrive face down in your provinces, and you play them "
    "from there.",
    "conflict deck": "Events, attachments and characters: you draw them into your hand.",
    "military": "One of the two types of conflict, and the skill that counts in it. A dash takes no part.",
    "political": "One of the two types of conflict, and the skill that counts in it. A dash takes no part.",
    "glory": "An honored character adds it to both skills, a dishonored one subtracts it. It also counts for the "
    "Imperial Favor.",
    "honored": "An honored character adds its glory to both skills; its controller gains 1 honor when it leaves play.",
    "dishonored": "A dishonored character subtracts its glory from both skills; its controller loses 1 honor when "
    "it leaves play.",
    "tainted": "A tainted character has 2 more of both skills and costs 1 honor when it attacks or defends; a tainted province "
    "has 2 more strength, and costs its defender 1 honor.",
    "Imperial Favor": "Claimed by the side with the most glory after the conflicts: 1 more skill in conflicts of the chosen "
    "type, in skirmish in all of them.",
    "participating": "In a conflict as an attacker or a defender, declared as one or moved in. Those who are ready add their "
    "skill to their side; a character that goes home stops participating.",
    "bow": "To turn a card sideways. Bowed characters neither attack nor defend; all ready in the fate phase.",
    "covert": "When you declare this character as an attacker, choose a character of the defending side that cannot "
    "defend against it.",
    "pride": "Honored if it wins a conflict, dishonored if it loses one.",
    "sincerity": "You draw a card when it leaves play.",
    "courtesy": "You gain 1 fate when it leaves play.",
    "restricted": "A character can have at most two of these attachments.",
    "ancestral": "Returns to its owner's hand when its bearer leaves play.",
    "corrupted": "Enters play tainted.",
    "composure": "What follows holds while the bid on your dial is lower than an opponent's.",
    "dire": "What follows holds while the character has no fate.",
    "disguised": "Can be played for less in the place of a character of yours that is named there, and takes over its fate, "
    "tokens and attachments.",
    "eminent": "This province starts face up and cannot be the stronghold province.",
    "limited": "You can play one limited card each round.",
    "rally": "When it is turned up in its province, a further card is put there face up.",
    "support": "Your team-mates can pay a part of its cost.",
    "unique": "A side can have only one of that name in play. In the dynasty phase you can discard a further copy to place "
    "1 fate on it.",
    "duel": "Both players bid in secret. Their characters add the bid to the skill that the card names; in skirmish the bids "
    "are compared, and the stronger character adds 1. The higher bidder gives the difference in honor to the other.",
    **{f"{element} ring": ring_term(element) for element in ELEMENTS},
    "wave": "The ready characters of the Shadowlands deck with the least fate. They attack and defend together.",
    "warlord": "Leads the Shadowlands. Its ability works once a round, also while it is not in play.",
    "holding": "A card that stays in a province, to whose strength it may add, until it is discarded.",
    "first player": "Acts first in each phase. The token passes on at the end of the round.",
}
IN_PROVINCES = ("provinces", "row", "holdings")
HELP = (
    "`look` explains every card, `why matsu-berserker` explains its numbers, `why not play banzai` says what is "
    "missing."
)


class L5RTalk(CardTalk[L5R]):
    """How Legend of the Five Rings speaks with people."""

    terms, rules = TERMS, "coterie.games.l5r"
    orders: ClassVar[Mapping[str, str]] = {**CardTalk.orders, "leaves first?": "all in order", "on top?": ""}
    discards: ClassVar[Mapping[str, str]] = {"discard?": "discard"}

    def opening(self, s: L5R) -> tuple[str, ...]:
        long = fmt(s).stronghold
        theirs = f"the stronghold province{'s' if s.seats > 2 else ''}" if long else "all provinces"
        its = "its stronghold province" if long else "all its provinces"
        return (*[line.format(theirs=theirs, its=its) for line in OPENINGS[s.setup["mode"]]], HELP)

    def warnings(self, s: L5R) -> dict[int, str]:
        """Return what one gives up: a whole conflict, by passing one's chance to declare (L-6.3), or the last honor."""
        return hazards(s)

    def phrase(self, s: L5R, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase; what the Shadowlands deck is asked, whose “you” is the deck, says so (U-063, U-065)."""
        said = super().phrase(s, word, args, short=short)
        if short:
            return said
        if word == "defenders?":
            return f"{said.removesuffix('?')} against {attack(s)}?"
        if word == "bid?" and args == ("duel",):
            return f"{said.removesuffix('?')}, {duel(s)}?"
        if said.startswith(THE_DECK):
            return upper(said)
        if not args or args[-1] != FOR_THE_DECK:
            return said
        if card := self.asking_card(s, word, args):
            return f"{card}, for the Shadowlands deck{said.removeprefix(card)}"
        return f"For the Shadowlands deck: {said[:1].lower()}{said[1:]}"

    def called(self, s: L5R, kind: str, value: Any, short: bool) -> str:
        if kind in KINDS:
            return str(value) if short and kind in SPELT else KINDS[kind](s, value)
        if kind in PLACES:
            return place_name(value) if short else PLACES[kind](s, value)
        if kind == "seat" and not short and value >= s.seats:
            return THE_DECK
        if kind == "ending":
            return self.ending(s)
        if kind == "answered":
            value = outline(value)
        return super().called(s, kind, value, short)

    def id_of(self, s: L5R, kind: str, value: Any) -> str:
        """Return the scene's id of something in a phrase; rings lie on the table, too."""
        return f"ring:{value}" if kind == "element" else super().id_of(s, kind, value)

    def place_called(self, s: L5R, now: Piece, short: bool) -> str:
        """Return the place of a card in its name; provinces have places of their own."""
        if now.zone in IN_PROVINCES:
            return place_name(now.place) if short else place_called(s, now.place)
        return super().place_called(s, now, short)

    def owner_called(self, s: L5R, owner: int) -> str:
        """Return what an owner is called within a sentence; the deck that nobody plays is one, too (U-001)."""
        return owner_called(s, owner)

    def actor_called(self, s: L5R, owner: int) -> str:
        """Return what an owner is called who does something; the Shadowlands are many, their deck is one."""
        return owner_called(s, owner) if owner < s.seats else THE_DECK

    def piece_called(self, s: L5R, piece: int, short: bool) -> str:
        """Return what a card is called; the provinces of skirmish have no names of their own (L-3.7)."""
        now = s.pieces[piece]
        if short or now.face != TOKEN or now.zone != "provinces":
            return super().piece_called(s, piece, short)
        own = s.asked is not None and s.asked[0] == owner_at(now.place)
        return province_called(now.place) if own else place_called(s, now.place)

    def whose(self, s: L5R, now: Piece, viewer: int) -> str:
        """Return whose a card is, behind its name: its controller's (L-2.15); of a card in a province also which province
        that is, and of an attachment only on what it is."""
        if now.zone == "attached" and now.host >= 0:
            return f" on {self.piece_called(s, now.host, False)}"
        if now.zone in ("row", "holdings"):
            at = province_called(now.place) if owner_at(now.place) == viewer else place_called(s, now.place)
            return f" ({at})"
        owner = owner_at(now.place) if now.zone == "provinces" else now.place if now.controller < 0 else now.controller
        return "" if owner == viewer else f" of {owner_called(s, owner)}"

    def beside(self, s: L5R, now: Piece) -> Sequence[int]:
        """Return the cards among which labels number equal ones: of characters all that the same owner controls. Notations go
        by where a card lies, which is before its owner, as in a position (D-837)."""
        if now.zone != "field":
            return super().beside(s, now)
        who = now.place if now.controller < 0 else now.controller
        return sorted(characters(s, who), key=lambda p: s.pieces[p].place != who)

    def hidden_called(self, s: L5R, now: Piece, nth: int) -> str:
        """Return what a card is called that lies face down: by where it lies."""
        if now.zone == "provinces":
            return place_called(s, now.place)
        if now.zone in IN_PROVINCES:
            own = s.asked is not None and s.asked[0] == owner_at(now.place)
            return f"the face-down card in {province_called(now.place) if own else place_called(s, now.place)}"
        return super().hidden_called(s, now, nth)

    # ── what an option does ─────────────────────────────────────────────────────────────────────────────────────────────

    def label(self, s: L5R, raw: RawOption) -> str:
        """Return an option's label, with what one would look up before one chooses it."""
        asked = s.asked[1][0] if s.asked is not None else ""
        if raw[0] == "done" and asked in ENDS:
            none, some = ENDS[asked]
            return some.format(those=self.picked(s, raw[1])) if raw[1] else none
        told = self.played(s, raw, super().label(s, raw))
        told = told if raw[0] == "seat" else upper(told)  # a seat without a name is a letter
        more = behind(s, raw)
        return f"{told}: {more}" if more else told

    def played(self, s: L5R, raw: RawOption, told: str) -> str:
        """Return the label of an event as that of a card which is played, with its price; other labels as they are."""
        piece = raw[1][0] if raw[0] in EVENTS and raw[1] else None
        if s.asked is None or type(piece) is not int or definition(s, piece).kind != "event":
            return told
        cost = told_price(s, piece)
        name, colon, does = told.replace("Use ", "Play ", 1).partition(": ")
        return name + (f", {cost}" if cost else "") + colon + does

    def look_at_card(self, s: L5R, topic: str) -> Looked:
        """Return the text of a card; a dash is no skill."""
        told, card = super().look_at_card(s, topic), self.game.faces[topic]
        facts = [told.lines[0], *[f"no {skill}" for skill in card.dashes], *(["unique"] if card.unique else [])]
        return Looked(told.name, told.kind, (" · ".join(facts), *told.lines[1:]))

    # ── why not ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def explained(self) -> Collection[str]:
        return REASONS

    def numbers_of(self, v: Any, piece: int) -> list[Number]:
        """Return every number of a card with its parts; a dash is none (L-6.17)."""
        found = super().numbers_of(v, piece)
        return [each for each in found if not is_dash(v, piece, each.name)]

    def why_denied(self, s: L5R, seat: int, action: str) -> str:
        """Return why something cannot be done now: “play banzai”, “use border-rider”, “defend with doji-hotaru”."""
        words = " ".join(action.lower().split())
        verb = next((each for each in REASONS if words == each or words.startswith(f"{each} ")), "")
        if not verb:
            return self.unknown(words.split()[0] if words else "")
        named = called(s, seat, words[len(verb) :], hand=verb in ("play", "discard"))
        rest = words[len(verb) :].split()
        if rest and not named and rest != ["with"]:
            return f"Nothing that you can see is called “{' '.join(rest)}”."
        if self.is_offered(s, seat, action, verb, tuple(named)):
            return f"{CALLED[verb]} is possible now."
        reason = reasons.time(s, seat, verb) or REASONS[verb](s, seat, named)
        return f"{CALLED[verb]} is not possible: {reason}." if reason else f"{CALLED[verb]} is possible now."

    def why_not_with(self, s: L5R, seat: int, piece: str) -> str:
        """Return why a card of one's own cannot be played, used, or declared in the conflict that is asked about."""
        kind, _, number = piece.partition(":")
        if kind != "piece" or not number.isdecimal() or int(number) >= len(s.pieces) or s.asked is None:
            return ""
        verb = self._meant(s, seat, int(number))
        if not verb:
            return ""
        if self.is_offered(s, seat, "", verb, (int(number),)):
            return ""
        reason = reasons.time(s, seat, verb) or REASONS[verb](s, seat, [int(number)])
        return f"{reason[:1].upper()}{reason[1:]}." if reason else ""

    def _meant(self, s: L5R, seat: int, piece: int) -> str:
        """Return what a seat would do with a card, "" for one that is not its own."""
        now, asked = s.pieces[piece], reasons.asked_for(s)
        if not knows(s, seat, piece):
            return ""
        if reasons.is_held(s, seat, piece):
            return "play"
        if now.zone not in s.game.in_play or s.game.speaks(s, piece) != seat:
            return ""
        return {"defenders?": "defend", "attackers?": "attack", "declare?": "attack"}.get(asked, "use")

    def reasons(self, s: L5R, seat: int) -> list[tuple[str, str]]:
        """Return what a player might expect to do and cannot, each with its reason: cards of the hand in a window, those
        who cannot attack or defend where that is asked; [] at any other question."""
        if s.asked is None or s.asked[0] != seat:
            return []
        asked = reasons.asked_for(s)
        if asked in ("dynasty", "conflict", "action"):
            pieces, verb = in_hand(s, seat), "play"
        elif asked in ("attackers?", "defenders?"):
            pieces, verb = characters(s, seat), "attack" if asked == "attackers?" else "defend"
        else:
            return []
        found = [(reasons.name(s, p), REASONS[verb](s, seat, [p])) for p in pieces if not reasons.is_named(s, p)]
        return list(dict.fromkeys([(name, f"{why[:1].upper()}{why[1:]}.") for name, why in found if why]))

    def ending(self, s: L5R) -> str:
        """Return who has won, and by what (part 19); of the side that has lost also the deck that nobody plays is told."""
        first = self.game.winners(s)
        won = [owner for owner in range(len(s.teams)) if first and team_of(s, owner) == team_of(s, first[0])]
        lost = [owner for owner in range(len(s.teams)) if owner not in won]
        names = listed(owner_titled(s, owner) for owner in won)
        told = ENDINGS.get(s.reason, s.reason).format(
            winners=names,
            losers=listed(seat_titled(s, owner) if owner < s.seats else "the Shadowlands" for owner in lost),
            provinces="stronghold province" if fmt(s).stronghold and s.seats == len(s.teams) else "provinces",
            honor=sum([s.honor[owner] for owner in won]),
        )
        if s.reason == "rounds":
            told += f", and {names} held more provinces, or as many and more honor" if won else ", and nobody is ahead"
        return upper(told)

    def statistics(self, s: L5R) -> list[tuple[str, str]]:
        """Return how long a game that is over was, and what is left of each side."""
        found = [("Rounds", str(s.round))]
        for owner in range(len(s.teams)):
            there = provinces(s, owner)
            broken = sum([is_broken(s, p) for p in there])
            told = f"{broken} of {len(there)} provinces broken" if there else "all provinces lost"
            honor = f", {s.honor[owner]} honor" if is_clan(s, owner) else ""
            found.append((owner_titled(s, owner), told + honor))
        return found
