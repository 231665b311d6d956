"""Standing abilities: a card responds to events, changes numbers, or forbids something while it is in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from coterie.words.sentences import SEE_TO_IT, nobody
from coterie.words.voice import IT, Voice, sentence
from coterie.words.word import Word

_OCCASIONS = ("after ", "before ", "when ", "as ")  # how the text of a response begins


class Standing(Word):
    """A standing ability.

    The kernel calls `keys` for its index; `fits`, `answers`, `could` and `use` for an event; `changes`, `by` and `how` for a
    number or another value; `forbids` for a prohibition; and `lays`, `lays_in` and `lays_on` for the texts of other cards.
    Unless an argument says otherwise, `row` and `piece` are the row and the number of the card that has the ability.
    """

    SORT: ClassVar[bool] = True

    @property
    def forced(self) -> bool:
        """Whether its response is mandatory."""
        return True

    @property
    def how(self) -> str:
        """The layer in which it changes a value, see `coterie.kernel.modifiers`."""
        return "add"

    def unseen(self) -> tuple[tuple[str, str, str], ...]:
        """Return (stage, kind of event, zone) for each response that it makes from a zone that others cannot see."""
        return ()

    def keys(self, row: Any, piece: int) -> tuple[Any, ...]:
        """Return the keys under which the kernel's index finds this ability."""
        return ()

    def fits(self, s: Any, row: Any, piece: int, event: Any) -> bool:
        """Return whether it responds to an event, judging by the row of the event's subject before it or after it."""
        return False

    def could(self, s: Any, seat: int, event: Any) -> bool:
        """Return whether, by public knowledge, a seat could respond to an event with this on a hidden card."""
        return True

    def answers(self, s: Any, heard: Any, row: Any, batch: int) -> bool:
        """Return whether it could respond to this event now (its limit, its cost, a change to make).

        Args:
            s: the state.
            heard: the `Listener`.
            row: the row of the life that heard the event.
            batch: the serial number of the batch.
        """
        return True

    def use(self, s: Any, heard: Any, row: Any, batch: int) -> None:
        """Put its response on the list; the arguments are those of `answers`."""

    def changes(self, s: Any, number: str, row: Any, piece: int, target: Any) -> bool:
        """Return whether it changes a number or value of a target now; a target is a piece's number or ("seat", n)."""
        return False

    def by(self, s: Any, number: str, row: Any, piece: int, target: Any) -> Any:
        """Return the amount of its change, or the new value."""
        return 0

    def forbids(self, s: Any, verb: str, row: Any, piece: int, target: Any, actor: Any) -> bool:
        """Return whether it forbids an actor to do something to a target now."""
        return False

    def lays(self, s: Any, row: Any, piece: int, on: int, now: Any) -> Iterable[tuple[str, Any]]:
        """Return the layers that it lays on the text of another card, as (layer, value).

        Args:
            s: the state.
            row: the row of the card that has the ability.
            piece: its number.
            on: the number of the other card.
            now: its row.
        """
        return ()

    def lays_in(self, s: Any) -> Iterable[str] | None:
        """Return the zones in which it may lay layers on the text of other cards, None for any."""
        return None

    def lays_on(self, s: Any, row: Any, piece: int) -> Collection[int] | None:
        """Return the cards on which it lays layers now, as `lays` tells of each; None where each has to be asked about."""
        return None

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        """Return the text that gives this to somebody until something ends.

        Args:
            voice: the game's voice.
            whom: the phrase for who gains it.
            until: the clause for how long: “until the turn ends”.
        """
        told = self.told_of(voice, whom)
        if told:
            if voice.asking and not whom.startswith(IT):
                told = f"{SEE_TO_IT}{told}"
            implied = any(told.endswith(end) and until == span for end, span in voice.spans)
            return told if implied else f"{told} {until}"
        said = self.say(voice.telling if whom == voice.this else voice.quoted)
        plain = whom == voice.lent and not said.startswith(_OCCASIONS)
        if whom == voice.this or plain:  # what a card says of itself needs no quotation marks
            return f"{until}, {said}"
        return f"give {whom} “{sentence(said)}” {until}"

    def say_had(self, voice: Voice, whom: str) -> str:
        """Return the text that says that somebody has this while the speaking card is in force: “each recruit has “…””."""
        said = self.say(voice if whom == voice.this else voice.quoted)
        return self.told_of(voice, whom) or f"{whom} has “{sentence(said)}”"

    def told_of(self, voice: Voice, whom: str) -> str:
        """Return what this says of its own card as a plain sentence about somebody else, "" if there is no such sentence."""
        said, this = self.say(voice), f"{voice.this} "
        plain = said.startswith(this) and said.count(voice.this) == 1 and not any(mark in said for mark in "“;:(")
        return nobody(f"{whom} {said.removeprefix(this)}") if plain else ""


class Marker(Standing):
    """A marker that does nothing by itself; rules and other words check whether a card has it."""

    SORT: ClassVar[bool] = True
