"""What a player can do, declared once: in the dynasty window, in a conflict, in the other action windows (part 5, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coterie.games.l5r.facts.cards import controlled, definition, definitions
from coterie.games.l5r.facts.conflicts import conflict, could_come
from coterie.games.l5r.facts.prices import opened
from coterie.games.l5r.facts.provinces import open_in_row
from coterie.games.l5r.facts.teams import fmt
from coterie.games.l5r.state import L5R
from coterie.games.l5r.words.abilities import Action as Ability
from coterie.games.l5r.words.duplicates import copies, discard_copy
from coterie.games.l5r.words.playing import (
    attach,
    can_play,
    disguise,
    is_over_limit,
    play,
    playable,
)
from coterie.games.l5r.words.standing import PlayableFrom
from coterie.games.l5r.words.timely import ANYTIME, IN_CONFLICT
from coterie.kernel.actions import Action
from coterie.kernel.layers import Mark
from coterie.kernel.phrases import Phrase
from coterie.kernel.pieces import pile
from coterie.kernel.steps import step

# ── playing cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def from_provinces(s: L5R, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters in a player's provinces that it can play (L-5.1, L-5.4)."""
    return _playable(s, seat, open_in_row(s, seat), "plays")


def from_hand(s: L5R, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters and attachments of a hand that can be played, not in the dynasty window (L-5.2, L-6.6, L-8.6)."""
    there = (*in_hand(s, seat), *from_pile(s, seat), *from_opened(s, seat, "row"), *from_opened(s, seat, "fallen"))
    return _playable(s, seat, there, "plays")


def _playable(s: L5R, seat: int, cards: Iterable[int], way: str) -> Iterator[tuple[int]]:
    """Yield those of some cards that a seat can play now in a way: “plays”, “also” or “disguise”, as their definitions call
    it."""
    for p, card in definitions(s, cards):
        plays = getattr(card, way)
        if plays is not None and not is_over_limit(s, seat, card) and can_play(s, seat, p, plays):
            yield (p,)


def in_hand(s: L5R, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat can play as from its hand: those, and the top of its deck where that is lent to it."""
    return s.piles.get(("hand", seat), ()) + s.piles.get(("lent", seat), ())


def from_opened(s: L5R, seat: int, zone: str) -> list[int]:
    """Return the characters in a seat's provinces or its dynasty discard pile, if a card of its own lets it play them as if it
    held them."""
    ways = opened(s, seat, zone)
    cards: Iterable[int] = () if not ways else open_in_row(s, seat) if zone == "row" else pile(s, zone, seat)
    there = [(p, opened(s, seat, zone, s.pieces[p].place)) for p in cards if definition(s, p).kind == "character"]
    return [p for p, ways in there if "anywhere" in ways or (ways and could_come(s, p, seat))]


def from_pile(s: L5R, seat: int) -> list[int]:
    """Return the cards of a discard pile that say that they can be played from there."""
    there = pile(s, "discard", seat) if ("playable",) in s.ears else ()
    return [p for p in there if any(isinstance(word, PlayableFrom) for word in definition(s, p).on("discard"))]


def as_attachments(s: L5R, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters of a hand that can be played as attachments (L-10.5)."""
    return _playable(s, seat, in_hand(s, seat), "also")


def in_disguise(s: L5R, seat: int) -> Iterator[tuple[int]]:
    """Yield the characters in provinces and of the hand that can be played in the disguise of another: in the dynasty
    phase those in provinces, in the conflict phase all of them, and what counts as held (part 16)."""
    if s.phase not in ("dynasty", "conflict"):
        return iter(())
    held = (*in_hand(s, seat), *from_opened(s, seat, "fallen")) if s.phase == "conflict" else ()
    there = (*open_in_row(s, seat), *held)
    return _playable(s, seat, there, "disguise")


def from_turned(s: L5R, deck: int) -> Iterator[tuple[int]]:
    """Yield the attachment that the Shadowlands deck has turned up, if it can be played (U-122, U-123)."""
    for p in pile(s, "turned", deck):
        if playable(s, deck, p):
            yield (p,)


def duplicates(s: L5R, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the copies of unique characters in play, in a hand or in provinces, with the one in play (L-8.8)."""
    for p in (*open_in_row(s, seat), *pile(s, "hand", seat)):
        for on in copies(s, seat, p):
            yield (p, on)


# ── using abilities ─────────────────────────────────────────────────────────────────────────────────────────────────


def offered(s: L5R, seat: int, piece: int) -> list[tuple[int, Mark]]:
    """Return the actions that a card offers now: the number of each among its abilities, and its mark."""
    now = s.pieces[piece]
    return [
        (n, mark)
        for n, (ability, mark) in enumerate(zip(now.text, now.marks, strict=True), 1)
        if isinstance(ability, Ability) and ability.offered(s, piece, mark, seat)
    ]


def _holders(s: L5R, seat: int, zones: tuple[str, ...]) -> list[int]:
    """Return the cards of a seat that have an action for now, in play or in some zones out of it."""
    there = s.ears.get(ANYTIME, ())
    if conflict(s) is not None and IN_CONFLICT in s.ears:
        there = tuple(sorted({*there, *s.ears[IN_CONFLICT]}))
    open_ = (*s.game.in_play, "role", *zones)
    pieces = s.pieces
    return controlled(s, [p for p in there if pieces[p].zone in open_], seat)


def uses(s: L5R, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the cards that offer an action, events of the hand too (L-8.7); those that offer several once for each."""
    return _uses(s, seat, ("hand", "lent", "discard", "fallen", "warlord"))


def dynasty_uses(s: L5R, seat: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the same for the dynasty window: events in provinces too, in skirmish none of the hand (L-5.1, L-5.2)."""
    return _uses(s, seat, ("warlord", "hand", "row", "discard") if fmt(s).dynasty_events else ("warlord", "row"))


def turned_uses(s: L5R, deck: int) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield the event that the Shadowlands deck has turned up, if it can be played (U-122)."""
    return _usable(s, deck, pile(s, "turned", deck))


def _uses(s: L5R, seat: int, zones: tuple[str, ...]) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    return _usable(s, seat, _holders(s, seat, zones))


def _usable(s: L5R, seat: int, cards: Iterable[int]) -> Iterator[tuple[str, int] | tuple[str, int, int]]:
    """Yield those of some cards of which a seat can use an action."""
    for p, card in definitions(s, cards):
        found = offered(s, seat, p) if not is_over_limit(s, seat, card) else ()
        if len(found) == 1:
            yield ("use card", p)
        else:
            for n, _ in found:
                yield ("use card at", p, n)


@step("l5r.use_card")
def use_card(s: L5R, seat: int, form: str, piece: int, number: int = 0) -> None:
    """Use an action of a card: the only one (“use card”), or that with a number (“use card at”)."""
    now = s.pieces[piece]
    if not number:
        actions = [n for n, ability in enumerate(now.text, 1) if isinstance(ability, Ability)]
        number = actions[0] if len(actions) == 1 else offered(s, seat, piece)[0][0]
    now.text[number - 1].take(s, piece, now.marks[number - 1], seat)


USE, USE_AT = Phrase("use {piece}", "Use {piece}"), Phrase("use {piece} {n}", "Use {piece}: action {n}")
FORMS = {"use card": USE, "use card at": USE_AT}
PLAY = Phrase("play {piece}", "Play {piece}")
ATTACH = Phrase("attach {piece}", "Play {piece} as an attachment")
DISGUISE = Phrase("disguise {piece}", "Play {piece} in the place of another")
DUPLICATE = Phrase("discard {piece} for {piece}", "Discard {piece}: 1 fate on {piece}")

FROM_PROVINCE = Action("muster", PLAY, play, "Playing from a province", targets=from_provinces, rules="L-5.4")
FROM_HAND = Action("play", PLAY, play, "Playing from the hand", targets=from_hand, rules="L-6.6 L-8.6")
AS_ATTACHMENT = Action("attach", ATTACH, attach, "Playing as an attachment", targets=as_attachments, rules="L-10.5")
IN_DISGUISE = Action("disguise", DISGUISE, disguise, "Playing in disguise", targets=in_disguise, rules="L-8.9")
USE_CARD = Action("use card", USE, use_card, "Using a card", targets=uses, forms=FORMS, rules="L-8.7")
USE_IN_DYNASTY = Action("use a card", USE, use_card, "Using a card", targets=dynasty_uses, forms=FORMS, rules="L-5.2")
COPY = Action("discard a copy", DUPLICATE, discard_copy, "Discarding a copy", targets=duplicates, rules="L-8.8")

# what the Shadowlands deck can do, by the same rules (U-082, U-122)
MUSTER = Action("muster of the deck", PLAY, play, "Playing from a province", targets=from_provinces, rules="U-082")
FROM_TURNED = Action("play the card", PLAY, play, "Playing what is turned up", targets=from_turned, rules="U-122")
USE_TURNED = Action(
    "use the card", USE, use_card, "Playing what is turned up", targets=turned_uses, forms=FORMS, rules="U-122"
)

MENUS: dict[str, tuple[Action[L5R, int], ...]] = {
    "dynasty": (FROM_PROVINCE, IN_DISGUISE, USE_IN_DYNASTY, COPY),
    "conflict": (FROM_HAND, IN_DISGUISE, AS_ATTACHMENT, USE_CARD),
    "action": (FROM_HAND, IN_DISGUISE, AS_ATTACHMENT, USE_CARD),
    "muster": (MUSTER,),
    "turned": (FROM_TURNED, USE_TURNED),
}
ALL = (
    FROM_PROVINCE, FROM_HAND, IN_DISGUISE, AS_ATTACHMENT, USE_CARD, USE_IN_DYNASTY, COPY, MUSTER, FROM_TURNED, USE_TURNED,
)  # fmt: skip
