"""How every card game speaks with people: what cards and seats are called, what is being answered, texts of words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import ALL, pile
from coterie.kernel.pieces import Piece as Row
from coterie.kernel.positions import LETTERS
from coterie.kernel.scenes import Piece
from coterie.kernel.seats import seat_name
from coterie.kernel.talk import Talk
from coterie.words.cards.scene import printed
from coterie.words.notation import write
from coterie.words.word import Word

if TYPE_CHECKING:
    from coterie.kernel.state import State
    from coterie.words.cards.game import CardGame

S = TypeVar("S", bound="State")
WHOSE = re.compile(rf"\b[{LETTERS}]\d*/")


class CardTalk(Talk[S]):
    """How a card game speaks with people."""

    def __init__(self, game: CardGame[S]) -> None:
        super().__init__(game)
        self.vocabulary = game.vocabulary

    def text_of(self, word: Word) -> str:
        """Return the text of a word in the voice of this game."""
        return word.say(self.vocabulary.voice)

    def face(self, s: S, topic: str) -> Piece | None:
        """Return a card as it is printed, None for anything else that has a text."""
        definition = self.game.faces.get(topic)
        return None if definition is None else printed(definition, topic)

    def called(self, s: S, kind: str, value: Any, short: bool) -> str:
        """Return what a value of a kind is called: the notation's short form or the full name."""
        if kind == "piece":
            return self.piece_called(s, value[0] if type(value) is tuple else value, short)
        if kind == "seat":
            return LETTERS[value] if short else seat_name(s, value)
        if kind == "face":
            return str(self.game.faces[value].name)
        if kind == "effect":
            return write(value, self.vocabulary) if short else self.text_of(value)
        if kind in ("stage", "would"):
            return "About to happen" if kind == "would" or value in self.game.before_change else "It has happened"
        if kind == "answered":
            return "; ".join(self.happening(s, *fact) for fact in value)
        return str(value)

    def means(self, text: str, notation: str) -> bool:
        """Return whether a text is a notation without the seats before its cards: “attack with hydra”."""
        return text == WHOSE.sub("", notation)

    def happening(self, s: S, kind: str, piece: int, face: str, seat: int, amount: int) -> str:
        """Return what is being answered as a clause: “a card of b is wounded (2)”.

        Args:
            s: the state.
            kind: the kind of the event.
            piece: the number of the card that it is about, -1 for none.
            face: its face if everybody knows it, else "".
            seat: the seat that it is about, or that decides for the card, -1 for none.
            amount: how much.
        """
        verb = self.vocabulary.voice.verb(kind)
        who = str(self.game.faces[face].name) if face else "a card" if piece >= 0 else ""
        whose = seat_name(s, seat) if seat >= 0 else ""
        subject = f"{who} of {whose}" if who and whose else who or whose
        return f"{subject} {verb.happens}" + (f" ({amount})" if amount != 1 else "")

    def id_of(self, s: S, kind: str, value: Any) -> str:
        """Return how the scene names what a phrase names: pieces and seats lie on the table, nothing else."""
        return super().id_of(s, kind, value) if kind in ("piece", "seat") else ""

    def piece_called(self, s: S, piece: int, short: bool) -> str:
        """Return what a card is called: by its face where that may be named to the seat that is asked, else by its place.

        In notations a place is a letter and a zone (“b/hand.2”), which nothing survives that a shuffle must hide.
        """
        now = s.pieces[piece]
        viewer = s.asked[0] if s.asked is not None else -1
        there = pile(s, now.zone, now.place)
        if not self._may_be_named(s, piece, viewer):
            name = f"{self.place_called(s, now, True)}/{now.zone}.{there.index(piece) + 1}"
            return f"{self.game.faces[now.face].name} ({name})" if not short and knows(s, viewer, piece) else name
        same = [p for p in there if s.pieces[p].face == now.face and (s.pieces[p].known == ALL or knows(s, viewer, p))]
        name = now.face if short else str(self.game.faces[now.face].name)
        at = same.index(piece) + 1
        if at > 1:
            name += f".{at}" if short else f" {at}"
        if now.zone == "hand" and now.place == viewer:
            return name
        zone = "" if now.zone in self.game.in_play else f"{now.zone}/"
        place = self.place_called(s, now, short)
        return f"{place}/{zone}{name}" if short else f"{name} of {place}"

    def place_called(self, s: S, now: Row, short: bool) -> str:
        """Return what the place of a card is called in its name: the its seat, unless the game says otherwise."""
        return LETTERS[now.place] if short else seat_name(s, now.place)

    def _may_be_named(self, s: S, piece: int, viewer: int) -> bool:
        now = s.pieces[piece]
        if now.zone == "hand" and knows(s, viewer, piece):
            return True
        return now.known == ALL and (now.zone not in self.game.in_play or bool(self.game.kind(s, piece)))
