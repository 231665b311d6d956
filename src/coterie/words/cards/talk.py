"""Texts for people in every card game: names of cards and seats, the event being responded to, texts of words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from coterie.kernel import ledger, phrases, windows
from coterie.kernel.knowledge import knows
from coterie.kernel.modifiers import Contributor, summed
from coterie.kernel.phrases import CAUSE
from coterie.kernel.pieces import ALL, pile
from coterie.kernel.pieces import Piece as Row
from coterie.kernel.positions import LETTERS
from coterie.kernel.questions import RawOption
from coterie.kernel.scenes import Looked, Number, Piece, worded
from coterie.kernel.seating import seat_called
from coterie.kernel.talk import Talk
from coterie.words.cards import responding
from coterie.words.cards.abilities import Ability, Trigger
from coterie.words.cards.naming import called as named_by
from coterie.words.cards.scene import printed
from coterie.words.notation import write
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.cards.game import CardGame
    from coterie.words.voice import Voice

S = TypeVar("S", bound="State")
# Questions of effects, with the index of the argument for their card.
OF_EFFECTS = {
    "choose": 1,
    "may": 1,
    "choose one": 0,
}
BEFORE = "About to happen"
WHOSE = re.compile(rf"\b[{LETTERS}]\d*/")  # the seat before a card in a notation


def lost_actions(s: State) -> dict[int, str]:
    """Return the warning at options that end a phase while actions are left, by their numbers; the prompt says how many."""
    assert s.asked is not None
    ends = [index for index, option in enumerate(s.asked[2]) if option[0] == "end"]
    left = s.asked[1][1][0] if ends else 0
    return dict.fromkeys(ends, f"You lose your remaining actions: {left}.") if left else {}


class CardTalk(Talk[S]):
    """The texts of a card game for people.

    Attributes:
        terms: the game's terms, each explained in a sentence or two.
        rules: the package whose rulings can be looked up by number, "" for none.
        measured: numbers that cards can have without a printed value, in order.
        steady: see `Talk`.
    """

    terms: ClassVar[Mapping[str, str]] = {}
    rules: ClassVar[str] = ""
    measured: ClassVar[tuple[str, ...]] = ()
    steady: ClassVar[frozenset[str]] = Talk.steady | {"seat", "face", CAUSE, "effect"}

    def __init__(self, game: CardGame[S]) -> None:
        super().__init__(game)
        self.vocabulary = game.vocabulary

    def text_of(self, word: Word) -> str:
        """Return the text of a word in the voice of this game."""
        return word.say(self.vocabulary.voice)

    def deed_of(self, word: Word) -> str:
        """Return the effect of a word as text; for an ability, without its occasion and limit."""
        return word.deed(self.vocabulary.voice) if isinstance(word, Ability) else self.text_of(word)

    def label(self, s: S, raw: RawOption) -> str:
        """Return an option's label; that of a response includes its effect."""
        said = super().label(s, raw)
        ability = windows.ability_offered(s, raw)
        return f"{said}: {ability.deed(self.voice_of(s, raw[1][0]))}" if isinstance(ability, Trigger) else said

    def voice_of(self, s: S, piece: int) -> Voice:
        """Return the voice of a card's text: that of the game, unless some cards call themselves something else."""
        return self.vocabulary.voice

    def terms_at(self, s: S) -> Mapping[str, str]:
        """Return the terms as they are to be understood at a table, of which house rules can change some."""
        return self.terms

    def topics(self, s: S) -> dict[str, str]:
        """Return what can be looked up: cards, and terms of the game."""
        return super().topics(s) | {term.lower(): term for term in self.terms}

    def look(self, s: S, topic: str) -> Looked | None:
        """Return the text of a term, a rule or a card."""
        if topic in self.terms:
            return Looked(topic[:1].upper() + topic[1:], "term", (self.terms_at(s)[topic],))
        rule = ledger.rulings(self.rules).get(topic.upper()) if self.rules and ledger.has_rulings(self.rules) else None
        if rule is not None:
            return Looked(rule.id, "rule", (rule.label[:1].upper() + rule.label[1:] + ".", rule.section))
        return self.look_at_card(s, topic) if topic in self.game.faces else None

    def look_at_card(self, s: S, topic: str) -> Looked:
        """Return the text of a card and its other printed facts."""
        card = self.game.faces[topic]
        shown = printed(card, topic)
        facts = [shown.get("type", ""), *shown.get("traits", ())]
        facts += [shown["clan"].title()] if shown.get("clan") else []
        facts += [f"costs {each['value']} {each['name']}" for each in shown.get("cost", ())]
        facts += [" ".join([worded(each), each.get("note", "")]).strip() for each in shown.get("counters", ())]
        return Looked(str(card.name), str(card.kind), (" · ".join(facts), card.text or "No text."))

    def face(self, s: S, topic: str) -> Piece | None:
        """Return a card as printed, or None for anything else."""
        definition = self.game.faces.get(topic)
        return None if definition is None else printed(definition, topic)

    # ── where numbers come from ─────────────────────────────────────────────────────────────────────────────────────

    def numbers(self, s: S, seat: int, name: str) -> list[Number] | None:
        """Return every number that a seat can see of the card that a text names, None if it names none."""
        found = named_by(s, seat, name.lower())
        return self.numbers_of(s.seen_by(seat), found[0]) if found else None

    def contributors(self, s: S, raw: RawOption) -> list[Number]:
        """Return the numbers of the cards that an option names."""
        assert s.asked is not None
        kinds = phrases.kinds(self.game.catalogue[raw[0]].notation)
        named = [value for kind, value in zip(kinds, raw[1], strict=False) if kind == "piece"]
        cards = [value[0] if type(value) is tuple else value for value in named]
        return [number for p in dict.fromkeys(cards) for number in self.numbers_of(s.seen_by(s.asked[0]), p)]

    def numbers_of(self, v: Any, piece: int) -> list[Number]:
        """Return every number of a card with its parts: the printed numbers, and others that are not 0.

        Args:
            v: the view of the seat that asks. A card whose face it does not know has no numbers.
            piece: the number of the card.
        """
        if not v.pieces[piece].face:
            return []
        printed_ = self.game.faces[v.pieces[piece].face].stats
        found = []
        for name in dict.fromkeys((*printed_, *self.measured)):
            parts = self.with_names(v.game.why(v, name, piece))
            total = v.game.number(v, name, piece)
            rest = total - sum([n for n, _ in parts])  # what the rules add: the votes of a title, a minimum
            if parts or rest or name in printed_:
                parts += ((rest, "by the rules"),) if rest else ()
                found.append(Number(name, total, parts or ((0, "printed"),)))
        return found

    def with_names(self, parts: list[Contributor]) -> tuple[Contributor, ...]:
        """Return the parts of a number that are not 0, by what they come from, with the names of cards in place of their
        faces."""
        faces = self.game.faces
        return summed([(n, str(faces[source].name) if source in faces else source) for n, source in parts if n])

    # ── what things are called ──────────────────────────────────────────────────────────────────────────────────────

    def called(self, s: S, kind: str, value: Any, short: bool) -> str:
        """Return the name of a value of a kind: the short form of notations, or the full name."""
        if kind == "piece":
            return self.piece_called(s, value[0] if type(value) is tuple else value, short)
        if kind == "seat":
            return LETTERS[value] if short else seat_called(s, value)
        if kind in ("face", CAUSE):
            return str(self.game.faces[value].name)
        if kind == "effect":
            return write(value, self.vocabulary) if short else self.deed_of(value)
        if kind == "would":
            return BEFORE
        if kind == "stage":  # what has happened needs no such word
            return f"{BEFORE}: " if value in self.game.before_change else ""
        if kind == "answered":
            return responding.told(self, s, value)
        return str(value)

    def phrase(self, s: S, word: str, args: tuple[Any, ...], *, short: bool) -> str:
        """Return a phrase; the question of an effect begins with the name of its card."""
        said = super().phrase(s, word, args, short=short)
        if word == "answer?" and not short:
            return said[:1].upper() + said[1:]
        if short or (word != "mode" and word not in OF_EFFECTS):
            return said
        card = self.asking_card(s, word, args)
        return f"{card}: {said[:1].lower()}{said[1:]}" if card else said[:1].upper() + said[1:]

    def asking_card(self, s: S, word: str, args: tuple[Any, ...]) -> str:
        """Return the name of the card whose effect asks, "" if there is none or not everybody knows the card."""
        at = OF_EFFECTS.get(word, len(args))
        source = args[at] if len(args) > at and type(args[at]) is int else -1
        known = source >= 0 and s.pieces[source].known == ALL and s.pieces[source].face
        return str(self.game.faces[s.pieces[source].face].name) if known else ""

    def means(self, text: str, notation: str) -> bool:
        """Return whether a text is a notation without the places before its cards: “attack with hydra”."""
        return text == WHOSE.sub("", notation)

    def id_of(self, s: S, kind: str, value: Any) -> str:
        """Return the scene's id of something in a phrase, "" for anything but a piece or a seat."""
        return super().id_of(s, kind, value) if kind in ("piece", "seat") else ""

    def piece_called(self, s: S, piece: int, short: bool) -> str:
        """Return the name of a card: its face if the asked seat may know it, otherwise its place.

        In notations a place is a letter and a zone (“b/hand.2”), so that a shuffle leaves no trace, and equal cards in a pile
        are numbered. Labels number those of the same player, and name the player only for others' cards.
        """
        now = s.pieces[piece]
        viewer = s.asked[0] if s.asked is not None else -1
        there = pile(s, now.zone, now.place)
        named = self._may_be_named(s, piece, viewer)
        if not named and (short or not knows(s, viewer, piece)):
            nth = there.index(piece) + 1
            return f"{self.place_called(s, now, True)}/{now.zone}.{nth}" if short else self.hidden_called(s, now, nth)
        name, nth, pieces = now.face if short else str(self.game.faces[now.face].name), 1, s.pieces
        for p in there if short else self.beside(s, now):
            if p == piece:
                break
            if pieces[p].face == now.face and knows(s, viewer, p):
                nth += 1
        if nth > 1:
            name += f".{nth}" if short else f" {nth}"
        if now.zone == "hand" and now.place == viewer:
            return name
        zone = "" if now.zone in self.game.in_play else f"{now.zone}/"
        return f"{self.place_called(s, now, True)}/{zone}{name}" if short else f"{name}{self.whose(s, now, viewer)}"

    def beside(self, s: S, now: Row) -> Sequence[int]:
        """Return the cards among which labels number those of a name: the card's pile, unless the game says otherwise."""
        return pile(s, now.zone, now.place)

    def place_called(self, s: S, now: Row, short: bool) -> str:
        """Return the place in a card's name: the letter of its seat, unless the game says otherwise."""
        return LETTERS[now.place] if short else self.owner_called(s, now.place)

    def owner_called(self, s: S, owner: int) -> str:
        """Return the name of an owner of cards within a sentence: that of a seat, unless the game has other owners."""
        return seat_called(s, owner)

    def actor_called(self, s: S, owner: int) -> str:
        """Return the name of an owner as the subject of a sentence, with which its verb agrees."""
        return self.owner_called(s, owner)

    def whose(self, s: S, now: Row, viewer: int) -> str:
        """Return the suffix of a card's name: “ of b”, or "" for a card of the asked seat.

        Args:
            s: the state.
            now: the row of the card.
            viewer: the asked seat, -1 for nobody.
        """
        return "" if now.place == viewer else f" of {self.place_called(s, now, False)}"

    def hidden_called(self, s: S, now: Row, nth: int) -> str:
        """Return the name of a card whose face the asked seat does not know: “card 2 of the hand of b”.

        Args:
            s: the state.
            now: the row of the card.
            nth: its number in its pile, from 1.
        """
        return f"card {nth} of the {now.zone} of {self.place_called(s, now, False)}"

    def _may_be_named(self, s: S, piece: int, viewer: int) -> bool:
        """Return whether notations name a card by its face when a seat is asked."""
        now = s.pieces[piece]
        if now.zone == "hand" and knows(s, viewer, piece):
            return True
        return now.known == ALL and (now.zone not in self.game.in_play or bool(self.game.kind(s, piece)))
