"""What a game says of its windows: who is asked, and what standing orders go by. All of it is public knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from coterie.kernel import listening, windows
from coterie.kernel.events import DONE, DUE

if TYPE_CHECKING:
    from coterie.kernel.events import Event
    from coterie.kernel.pieces import Piece
    from coterie.kernel.state import State

S = TypeVar("S", bound="State")


class WindowRules(Generic[S]):
    """The part of a game that windows and standing orders ask.

    Attributes:
        before_change: the names of the stages before the change.
        calls: the prompts at which people like to be asked whatever else they have ordered, with when that is, in a few words.
        things: the kinds of things that windows can be about, each with its name for people; see `kinds_of_things`.
        manners: words in the details of events that everybody may know, and that are told with what is answered.
        faces: definitions by name.
    """

    before_change: ClassVar[frozenset[str]] = frozenset()
    calls: ClassVar[Mapping[str, str]] = {}
    things: ClassVar[Mapping[str, str]] = {}
    manners: ClassVar[frozenset[str]] = frozenset()
    faces: Mapping[str, Any]

    def leaks(self, s: S) -> bool:
        """Return whether windows open only for seats that have an answer, which tells: the option "useful"."""
        return bool(s.setup.get("windows") == "useful")

    def could(self, s: S, seat: int, event: Event, stage: str) -> bool:
        """Return whether, by public knowledge, a seat could answer an event at a stage with something hidden.

        Whether a stage is worked, whether the seat is asked, and what it is offered all go by this. A game may make it
        narrower by public facts; what would make it wider belongs in `pool`.
        """
        return listening.could(s, seat, event, stage)

    def could_use(self, s: S, seat: int, face: str = "") -> bool:
        """Return whether, by public knowledge, the window that is asked could offer a seat something hidden.

        Standing orders about a card go by this. A game with windows of its own says what could be used in them; as long as
        it does not, everything could that a seat may hide.

        Args:
            s: the position in which the window is asked.
            seat: who is asked.
            face: the face of the card that is meant, "" for any.
        """
        return windows.could_use(s, seat, face)

    def answered(self, s: S, batch: int, stage: str, at: int = -1) -> tuple[tuple[Any, ...], ...]:
        """Return what everybody may know of what is being answered: a tuple for each event that the stage looks at.

        Each is (kind, piece, face, seat, amount, how): the number of the piece that it is about (-1 for none, and for a card
        that nobody can follow), its face if all know it, else "", the seat that it is about or that decides for the
        piece (-1 for none), how much, and those of the game's `manners` in which it happens.

        Args:
            s: the state.
            batch: the serial number of the batch.
            stage: the name of the stage.
            at: the place of the only event that is being answered, -1 for all.
        """
        return listening.answered(s, batch, DUE if stage in self.before_change else DONE, at)

    def tell_answer(self, s: S, seat: int, card: Piece) -> None:
        """Tell in the log that a seat answers with a card of its own accord, for games in which nothing else tells it."""

    def under_way(self, s: S) -> tuple[tuple[Any, ...], ...]:
        """Return what everybody may know of the one thing that goes on where a window answers no event, () for nothing.

        It is told in the form of what is `answered`, once for each card or seat that takes part in it and for each name by
        which people call such a thing: who acts, with which card, at whom.
        """
        return ()

    def kinds_of_things(self) -> Mapping[str, str]:
        """Return the kinds of things that windows can be about, each with its name for people: `things`, else the kinds of
        events that its cards answer."""
        if self.things:
            return self.things
        found = {
            kind
            for card in self.faces.values()
            for ability in getattr(card, "abilities", ())
            for _, kind, _ in ability.unseen()
        }
        return {kind: kind for kind in sorted(found)}

    def targets(self, s: S) -> tuple[int, ...]:
        """Return the seats at which everybody sees what goes on to be aimed, () if it is aimed at none, and if it concerns
        everybody, as a vote does.

        Standing orders speak of them (`coterie.kernel.orders`): “unless I am the target”.
        """
        return ()
