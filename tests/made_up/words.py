"""The one word that only this game has: earning points. In all five registries, as every word is."""

from coterie.kernel.events import Atom, Event, about
from coterie.words.able import ABLE
from coterie.words.cards.run import emit
from coterie.words.cards.say import TERMS
from coterie.words.check import CHECK, parts
from coterie.words.nodes import Effect, node
from coterie.words.run import RUN
from coterie.words.say import SAY, several
from coterie.words.weigh import WEIGH


@node
class Earn(Effect):
    """The seat that decides earns points."""

    amount: int = 1


def _earn(s, event: Event) -> int:
    points = list(s.points)
    points[event.detail[0]] += event.amount
    s.points = tuple(points)
    s.tell("earned", event.detail[0], event.amount)
    return abs(event.amount)


EARN = Atom(_earn)
TERMS["raid"] = "raids"


@RUN.of(Earn)
def _run(s, word: Earn, frame: int) -> None:
    f = s.rows[frame]
    emit(s, frame, [about(s, "earn", f.source, word.amount, detail=(f.seat,))])


@SAY.of(Earn)
def _say(word: Earn) -> str:
    return f"earn {several(word.amount, 'point')}"


@ABLE.of(Earn)
def _able(s, word: Earn, f) -> bool:
    return True


@CHECK.of(Earn)
def _check(word: Earn) -> list[str]:
    return parts(word) + ([] if word.amount else ["Earn: no points"])


@WEIGH.of(Earn)
def _weigh(word: Earn) -> float:
    return float(word.amount)
