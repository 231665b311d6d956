"""What people ask about: what things are called, texts of cards and terms, reasons why not, where numbers come from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from coterie.games.rivals.actions import offered
from coterie.games.rivals.decks.cities import CITIES
from coterie.games.rivals.facts import (
    STACK,
    blood,
    city,
    coterie,
    definition,
    haunted,
    in_torpor,
    is_character,
    party_name,
    rival_tokens,
    rivals_of,
    token_of,
)
from coterie.games.rivals.looks import PILES, pile_told, seat_told, situation
from coterie.games.rivals.numbers import (
    ATTRIBUTES,
    BP,
    DISCIPLINES,
    INFLUENCE,
    INTEL,
    RANGED,
    RECRUIT_COST,
    SECRECY,
    stat,
)
from coterie.games.rivals.payments import fatal
from coterie.games.rivals.reasons import HOSTED, REASONS, TIMES, own_moments
from coterie.games.rivals.rules.attack_state import Attack, fight
from coterie.games.rivals.rules.damage import mortal_blood
from coterie.games.rivals.rules.forecast import blow, dealt_parts, forecast, intel, lowered_parts
from coterie.games.rivals.rules.recruiting import price
from coterie.games.rivals.rules.turn import turn_now
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.terms import SETTINGS, TERMS, terms_in
from coterie.games.rivals.words.abilities import Activate
from coterie.kernel.knowledge import knows
from coterie.kernel.modifiers import contributors
from coterie.kernel.pieces import Piece, pile, ref
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number
from coterie.kernel.seating import seat_called, seat_titled
from coterie.words.cards.naming import Named, called, listed
from coterie.words.cards.talk import WHOSE, CardTalk, lost_actions
from coterie.words.voice import Voice

PACKAGE = "coterie.games.rivals"
OPENING = (
    "Reach 13 Agenda: you gain 1 for each vampire of your Rival that you defeat, 1 for each Citizen, and more "
    "through your cards. Send characters to The Streets (free); attack and recruit (2 actions a turn). You are out "
    "without Prestige or without vampires.",
    "`look` explains every card and term, `why hydra` explains its numbers, `why not attack with hydra` says what is "
    "missing.",
)
SIDES = {"yes": "YES", "no": "NO", "abstains": "abstains"}
MOMENTS = {
    "attack": "During the attack",
    "influence": "During the Influence Conflict",
    "before a City card": "Before the City card",
    "after a City card": "After the City card",
    "before an action": "Before the first action",
    "after an action": "After the action",
    "after mending": "After the mending",
    "after the antagonists": "After the antagonists",
    "after drawing": "After the draw",
}
DECKS = {"library": "Library", "faction": "Faction Deck"}
ENDINGS = {
    "agenda": "{winners} reached 13 Agenda", "prestige": "{out} had no Prestige left",
    "vampires": "{out} had no vampires left", "rounds": "The last round is over",
    "library": "The Library of {rivals} was empty, and {winners} won", "conceded": "{out} conceded",
}  # fmt: skip
FORMERLY = {"no card": "no Intel"}  # as records of older versions have it
ENOUGH = {"mend?": "Mend no more", "along?": "Nobody else"}  # ends a question that names several
# Questions that ask for characters by what they have.
ABOUT = (
    "target?",
    "block?",
    "scout?",
    "mend whom?",
    "struck?",
    "who acts?",
    "along?",
)


def _party_called(s: Rivals, place: int) -> str:
    """Return what a party in The Streets is called: its seat, with a number behind the first (“b, party 2”)."""
    number = place // s.seats + 1
    return seat_called(s, place % s.seats) + (f", party {number}" if number > 1 else "")


class RivalsTalk(CardTalk[Rivals]):
    """How Rivals speaks with people."""

    terms, rules, settings = TERMS, PACKAGE, SETTINGS
    orders: ClassVar[Mapping[str, str]] = {**CardTalk.orders, "falls first?": ""}
    discards: ClassVar[Mapping[str, str]] = dict.fromkeys(("mend?", "too many?", "discard?"), "discard")
    steady = CardTalk.steady | {"change", "deck", "side", "sort", "tokens"}

    def opening(self, s: Rivals) -> tuple[str, ...]:
        return OPENING

    # ── what things are called ──────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: Rivals, kind: str, value: Any, short: bool) -> str:
        if kind == "party":
            return party_name(s, value) if short else self.party_called(s, value)
        if kind == "moment":
            return str(value) if short else MOMENTS.get(value, str(value))
        if kind == "deck":
            return str(value) if short else DECKS.get(value, "deck")
        if kind == "sort":
            return str(value) if short else str(value).title()
        if kind == "side":
            return str(value) if short else SIDES[value]
        if kind == "ending":
            return str(value) if short else self.ending(s)
        if kind == "tokens":
            return self.vocabulary.voice.noun(value[1]).counted(value[0])
        if kind == "change":
            return f"{value:+d}".replace("-", "−")
        return super().called(s, kind, value, short)

    def party_called(self, s: Rivals, place: int) -> str:
        """Return how people tell a party from others: by its characters (“Hydra and Skunk”)."""
        return listed([self.piece_called(s, piece, False) for piece in pile(s, "streets", place)])

    def place_called(self, s: Rivals, now: Piece, short: bool) -> str:
        """Return what a place is called: a seat, a party in The Streets, the City, or the City next to a Haven."""
        if now.zone == "streets":
            return party_name(s, now.place) if short else _party_called(s, now.place)
        if now.zone == "city":
            owner = now.place - 1
            if short:
                return f"city-{LETTERS[owner]}" if now.place != STACK else "city"
            return f"the city at {seat_called(s, owner)}" if now.place != STACK else "the city"
        return "city" if short and now.place == city(s) else super().place_called(s, now, short)

    def owner_called(self, s: Rivals, owner: int) -> str:
        return "the city" if owner == city(s) else super().owner_called(s, owner)

    def whose(self, s: Rivals, now: Piece, viewer: int) -> str:
        """Return whose a card is, behind its name, where that is not plain: the City's in The Streets and a viewer's own need
        no more. The places of the City and of The Streets are no seats."""
        if (now.zone == "streets" and now.place % s.seats == viewer) or (now.zone == "city" and now.place == STACK):
            return ""
        if now.zone in ("streets", "city"):
            return f" of {self.place_called(s, now, False)}"
        return super().whose(s, now, viewer)

    def means(self, text: str, notation: str) -> bool:
        """Return whether a text is a notation without the seats, or the parties, before its cards, or what it used to be."""
        return WHOSE.sub("", text) == WHOSE.sub("", notation) or FORMERLY.get(text) == notation

    def label(self, s: Rivals, raw: RawOption) -> str:
        """Return an option's label, with what one would look up before one chooses it."""
        told = super().label(s, raw)
        if s.asked is not None and raw[0] == "done" and not raw[1]:
            return ENOUGH.get(s.asked[1][0], told)
        more = self._more(s, raw[0], raw[1]) if s.asked is not None else ""
        return f"{told}: {more}" if more else told

    def _more(self, s: Rivals, word: str, args: tuple[Any, ...]) -> str:
        """Return what stands behind a label: an ability's text, a price, Blood, the numbers of a type of attack."""
        assert s.asked is not None
        seat, prompt = s.asked[0], s.asked[1][0]
        now = fight(s)
        if word in ("activate", "activate at"):
            return self._ability(s, seat, *args)
        if word == "burn it":
            return _reward_of(s, args[0])
        if word in ("let go", "reveal"):
            return _haunting(s, seat, args[0])
        if word == "recruit":
            return f"{price(s, seat, args[0])} Prestige of your {s.prestige[seat]}"
        if word == "sort" and now is not None:
            return _against(s, now, args[0])
        if word in ("attack card", "reaction card"):
            card = definition(s, args[0])
            before = ", plus what its text does" if card.plays is not None else ""
            return f"{card.damage} damage{before}" if card.damage is not None else ""
        if word in ("piece", "block with", "take") and prompt in ABOUT:
            return _state_of(s, args[0], foe=prompt == "target?")
        if word == "piece" and prompt == "choose":
            p = args[0][0] if type(args[0]) is tuple else args[0]
            return f"{s.pieces[p].count('agenda')} Agenda" if s.pieces[p].count("agenda") else ""
        return ""

    def _ability(self, s: Rivals, seat: int, piece: int, number: int = 0) -> str:
        """Return the text of the ability that an option uses."""
        if not number:
            found = offered(s, seat, piece, TIMES)
            number = found[0][0] if found else 0
        ability = s.pieces[piece].text[number - 1] if number else None
        return ability.deed(self.voice_of(s, piece)) if isinstance(ability, Activate) else ""

    def voice_of(self, s: Rivals, piece: int) -> Voice:
        """Return the voice of a card's text: characters call themselves so."""
        voice: Voice = definition(s, piece).voice
        return voice

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def terms_at(self, s: Rivals) -> Mapping[str, str]:
        return terms_in(s.setup)

    def topics(self, s: Rivals) -> dict[str, str]:
        """Return what can be looked at: cards, terms, seats, piles that are public."""
        found = super().topics(s)
        owners = [*LETTERS[: s.seats], "city"]
        found |= {f"{zone} {owner}": f"{zone} {owner}" for zone in PILES for owner in owners}
        return found | {f"seat {letter}": f"seat {letter}" for letter in LETTERS[: s.seats]}

    def look(self, s: Rivals, topic: str) -> Looked | None:
        """Return the text of a card, a term, a seat, a public pile, or a rule."""
        word, _, whose = topic.partition(" ")
        if word in PILES and whose:
            return pile_told(s, word, whose)
        if word == "seat" and whose in LETTERS[: s.seats]:
            return seat_told(s, LETTERS.index(whose))
        deck = CITIES[s.setup["city"]] if topic in TERMS else ()
        for face in deck:  # what a term is called may also be a card: Vagrants, the Prince of the City
            if str(self.game.faces[face].name).lower() == topic:
                card = self.look_at_card(s, face)
                return card._replace(lines=(self.terms_at(s)[topic], *card.lines))
        return super().look(s, topic)

    def look_at_card(self, s: Rivals, topic: str) -> Looked:
        """Return the text of a card, and what happens to it here."""
        card = self.game.faces[topic]
        kind = card.line or card.kind.title()
        has = (card.strengths,) if card.strengths else ()
        return Looked(str(card.name), kind, (*has, card.text or "No text."), now=situation(s, topic))

    # ── where numbers come from ─────────────────────────────────────────────────────────────────────────────────────

    def numbers(self, s: Rivals, seat: int, name: str) -> list[Number] | None:
        """Return every number of a card on the table, or of the attack that goes on (“attack”)."""
        if name not in ("attack", "damage"):
            return super().numbers(s, seat, name)
        v: Any = s.seen_by(seat)
        now = fight(v)
        return forecast(v, now) if now is not None else None

    def numbers_of(self, v: Any, piece: int) -> list[Number]:
        """Return every number of a card, each with its parts, in a fixed order; those that are 0 are left out."""
        if v.game.kind(v, piece) != "vampire":
            return [Number(name, int(n), ((int(n), "printed"),)) for name, n in definition(v, piece).stats.items()]
        found = []
        for name in (BP, *ATTRIBUTES, *DISCIPLINES, SECRECY, INTEL, INFLUENCE):
            parts = self.with_names(v.game.why(v, name, piece))
            if name == INFLUENCE and v.pieces[piece].count("spent"):
                parts = ((0, "it has exerted all"),)
            elif name == INFLUENCE and parts:
                parts = (*_own_influence(v, piece), *parts[1:])
            if parts or name in ATTRIBUTES or name == SECRECY:
                none = "nothing gives any" if name == SECRECY else "printed"
                found.append(Number(name, max(0, sum([n for n, _ in parts])), parts or ((0, none),)))
        return found

    def contributors(self, s: Rivals, raw: RawOption) -> list[Number]:
        """Return the numbers behind an option, each with its parts."""
        word, args = raw[0], raw[1]
        assert s.asked is not None
        v, prompt = s.seen_by(s.asked[0]), s.asked[1][0]
        now = fight(v)
        if word == "recruit":
            return [self._price(s, s.asked[0], args[0])]
        if now is not None:
            return _in_attack(v, now, prompt, word, args)
        if args and type(args[0]) is int and word in ("attack", "go out", "take", "piece"):
            return self.numbers_of(v, args[0])
        return []

    def _price(self, s: Rivals, seat: int, piece: int) -> Number:
        parts = contributors(s, RECRUIT_COST, ("seat", seat), definition(s, piece).bp)
        told = [(n, "BP" if source == "printed" else source) for n, source in parts]
        return Number("Prestige", price(s, seat, piece), self.with_names(told))

    # ── why not ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def warnings(self, s: Rivals) -> dict[int, str]:
        """Return what one gives up: actions by ending the Action Phase (RR-4.2), the game with the last Prestige or the last
        vampire (RR-19)."""
        return lost_actions(s) | fatal(s)

    @property
    def explained(self) -> Collection[str]:
        return REASONS

    def why_denied(self, s: Rivals, seat: int, action: str) -> str:
        """Return why something cannot be done now: “attack with hydra”, “attack doc”, “recruit karma”."""
        words = " ".join(action.lower().split())
        verb = next((each for each in (*REASONS, "end") if words == each or words.startswith(f"{each} ")), "")
        if not verb:
            return self.unknown(words.split()[0] if words else "")
        if verb == "end":
            return "The Action Phase ends when you say so."
        named = called(s, seat, words[len(verb) :], hand=verb in ("recruit", "play", "unhosted"))
        rest = words[len(verb) :].split()
        if rest and not named and rest != ["with"]:
            return f"Nothing that you can see is called “{' '.join(rest)}”."
        about = self.actions[verb].called if verb in self.actions else "Blocking"
        if self.is_offered(s, seat, action, verb, tuple(named)):
            return f"{about} is possible now."
        reason = self._time(s, seat, verb, named) or REASONS[verb](s, seat, named)
        return f"{about} is not possible: {reason}." if reason else f"{about} is possible now."

    def why_not_with(self, s: Rivals, seat: int, piece: str) -> str:
        """Return why a card of one's own cannot be played or recruited, or why a character cannot attack."""
        kind, _, number = piece.partition(":")
        if kind != "piece" or not number.isdecimal() or int(number) >= len(s.pieces) or s.asked is None:
            return ""
        p = int(number)
        now = s.pieces[p]
        if now.zone == "hand" and now.place == seat:
            verb = "recruit" if definition(s, p).kind == "vampire" else "play"
        elif is_character(s, p) and s.game.speaks(s, p) == seat:
            verb = "attack"
        else:
            return ""
        if self.is_offered(s, seat, "", verb, (p,)):
            return ""
        reason = self._time(s, seat, verb, [p]) or REASONS[verb](s, seat, [p])
        return f"{reason[:1].upper()}{reason[1:]}." if reason else ""

    def _time(self, s: Rivals, seat: int, verb: str, named: Named) -> str:
        """Return why it is not the time for something, "" where it is, or where a card has a moment of its own."""
        assert s.asked is not None
        asked, (prompt, _) = s.asked[0], s.asked[1]
        card = definition(s, named[0]) if verb == "play" and named else None
        if card is not None and own_moments(card):
            return ""
        if card is not None and "unhosted" in card.types:
            verb = "unhosted"
        if verb in ("block", "use", "torpor") or (verb == "play" and prompt in ("attack card?", "reaction card?")):
            return ""
        if s.active != seat:
            return f"it is the turn of {seat_called(s, s.active)}"
        now = turn_now(s)
        if now is not None and verb in HOSTED and not now.actions:
            return "you have no action left" + (" but unhosted ones" if now.unhosted else "")
        if now is not None and verb in ("draw", "recruit", "unhosted") and not now.actions + now.unhosted:
            return "you have no action left"
        if asked != seat or prompt != "action?":
            return "another question comes first" if prompt != "action?" else ""
        return ""

    def reasons(self, s: Rivals, seat: int) -> list[tuple[str, str]]:
        """Return the actions of a turn that cannot be taken now, each with its reason; [] at any other question."""
        if s.asked is None or s.asked[1][0] != "action?" or s.active != seat:
            return []
        found = []
        for verb in ("attack", "recruit", "play", "go out", "draw"):
            reason = self._time(s, seat, verb, []) or REASONS[verb](s, seat, [])
            if reason:
                found.append((self.actions[verb].called, f"{reason[:1].upper()}{reason[1:]}."))
        return found

    def ending(self, s: Rivals) -> str:
        """Return who has won, and by what; who was out, where that has ended it (RR-19)."""
        winners = listed(seat_titled(s, seat) for seat in self.game.winners(s))
        out = s.out if len(s.out) == s.seats else s.out[-1:]
        told = ENDINGS.get(s.reason, s.reason).format(
            winners=winners,
            out=listed(seat_titled(s, seat) for seat in out),
            rivals=listed(seat_titled(s, rival) for seat in self.game.winners(s) for rival in rivals_of(s, seat)),
        )
        if not winners:
            return f"{told}: nobody is ahead"
        if s.reason in ("agenda", "library") or (s.reason != "rounds" and len(s.out) == s.seats - 1):
            return told
        if s.reason != "rounds" and s.setup["elimination"] == "hunter wins":
            return f"{told}, whom {winners} hunted"
        if s.reason == "rounds":
            return f"{told}, and {winners} had the most Agenda"
        agenda = [s.agenda[seat] for seat in range(s.seats) if seat not in s.out]
        if agenda.count(max(agenda)) <= len(self.game.winners(s)):
            return f"{told}, and {winners} had the most Agenda of those who were left"
        held = [s.rivals[dealt] for seat in self.game.winners(s) for dealt in rival_tokens(s, seat)]
        hunted = listed(seat_titled(s, seat) for seat in out if seat in held)
        ahead = f"hunted {hunted}" if hunted else "had the most Prestige"
        return f"{told}, and of those with {max(agenda)} Agenda {winners} {ahead}"

    def statistics(self, s: Rivals) -> list[tuple[str, str]]:
        """Return what there is to tell of a game that is over."""
        found = [("Rounds", str(s.round))]
        for seat in range(s.seats):
            there, torpid = len(coterie(s, seat)), len(in_torpor(s, seat))
            told = f"{s.agenda[seat]} Agenda, {s.prestige[seat]} Prestige, {there} in the coterie, {torpid} in torpor"
            found.append((seat_titled(s, seat), told))
        return found


# ── parts of answers ────────────────────────────────────────────────────────────────────────────────────────────────


def _own_influence(v: Any, piece: int) -> list[tuple[int, str]]:
    """Return the Influence that a vampire has by the rules, and a Leader besides (RR-12)."""
    own = v.setup["base_influence"]
    more = v.game.printed(v, INFLUENCE, v.pieces[piece]) - own
    return [(n, whose) for n, whose in ((own, "as every vampire"), (more, "as a Leader")) if n]


def _against(s: Rivals, now: Attack, sort: str) -> str:
    """Return the numbers of a type of attack: the attacker's attribute and that of the target."""
    if sort == RANGED:
        return "only what a card deals"
    attacker = stat(s, now.attacker[0], sort)
    return f"{attacker} against {stat(s, now.target[0], sort) if is_character(s, now.target[0]) else 0}"


def _haunting(s: Rivals, seat: int, wraith: int) -> str:
    """Return on whom a wraith is, with its token if a seat knows that."""
    token, bearer = token_of(s, wraith), str(s.game.faces[s.pieces[haunted(s, wraith)].face].name)
    return f"{s.game.faces[s.pieces[token].face].name}, on {bearer}" if knows(s, seat, token) else f"on {bearer}"


def _reward_of(s: Rivals, mortal: int) -> str:
    """Return what burning a defeated Mortal gives (R-179)."""
    gives = definition(s, mortal).stats
    told = f"mend {gives['mend']} Blood"
    return f"{told} or gain {gives['gain']} Prestige" if gives.get("gain") else told


def _state_of(s: Rivals, piece: Any, *, foe: bool) -> str:
    """Return what one would look up of a character before choosing it."""
    p = piece[0] if type(piece) is tuple else piece
    if not is_character(s, p):
        return f"{mortal_blood(s, p)} damage defeats it" if foe and definition(s, p).kind == "mortal" else ""
    told = f"{blood(s, p)} of {stat(s, p, BP)} Blood"
    tired = "" if s.pieces[p].ready else ", exhausted"
    three = ", ".join(f"{stat(s, p, name)} {name}" for name in ATTRIBUTES)
    secrecy = f", Secrecy {stat(s, p, SECRECY)}" if foe and stat(s, p, SECRECY) else ""
    return f"{told}, {three}{secrecy}{tired}"


def _in_attack(v: Any, now: Attack, prompt: str, word: str, args: tuple[Any, ...]) -> list[Number]:
    """Return the numbers of an attack as they would be with an option."""
    if prompt == "target?" and word == "piece":
        return intel(v, now.attacker[0], args[0])
    if prompt == "sort?":
        now = now.but(sort=args[0])
        return [blow(v, now)] if args[0] != RANGED else []
    if word == "attack card":
        return [blow(v, now.but(card=args[0]))]
    if word == "block with":
        return [blow(v, now.but(target=ref(v, args[0])))]
    if word == "reaction card":
        return [*forecast(v, now), *_reaction(v, now, args[0])]
    return forecast(v, now)


def _reaction(v: Any, now: Attack, piece: int) -> list[Number]:
    card = definition(v, piece)
    if not card.strikes:
        return []
    sort = card.strikes_as or now.sort
    parts = dealt_parts(v, now.target[0], sort, card.damage or 0, piece)
    parts += lowered_parts(v, now.attacker[0], sort, tuple(card.tags))
    name = f"damage to {definition(v, now.attacker[0]).name}"
    return [Number(name, max(0, sum([n for n, _ in parts])), tuple(parts))]
