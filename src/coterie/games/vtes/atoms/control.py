"""Who controls a card; contested cards and titles."""

from __future__ import annotations

from collections.abc import Mapping

from coterie.games.vtes.facts import definition, full_title, is_vampire, sect, title_cards, title_with
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Atom, Event, about, happening
from coterie.kernel.layers import face_in_force
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import attached_to, change, move, ref
from coterie.kernel.scopes import fall_due, last
from coterie.words.cards.atoms import ATOMS as CARD_ATOMS
from coterie.words.cards.atoms import in_play, there
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets


def lose_title(s: Vtes, vampire: int) -> None:
    """Take from a vampire that is about to receive another title the one that it has, and a printed one, for good (VR-9.3)."""
    face = definition(s, vampire)
    if is_vampire(s, vampire):
        lost = dict.fromkeys((title_with(face.title, face.city), full_title(s, vampire)))
        s.yielded = (*s.yielded, *[(*ref(s, vampire), each) for each in lost if each])


def forfeit(s: Vtes, vampire: int, sources: list[int]) -> None:
    """Take a vampire's present title for good, as far as it comes from the given cards or the vampire itself (VR-9.3)."""
    claim = full_title(s, vampire)
    s.yielded = (*s.yielded, *[(*ref(s, p), claim) for p in sources])


def notice_sect(s: Vtes, vampire: int, before: str) -> None:
    """Let it be heard that a vampire has changed its sect, in whichever way (VR-9.2)."""
    if sect(s, vampire) != before:
        s.do((happening, about(s, "converts", vampire)))


def _gain(s: Vtes, event: Event) -> int:
    """Give a card a text, which may change its sect or its title."""
    word = event.detail[0]
    what = word.value if isinstance(word, Sets) else ""
    if what in ("title", "city"):
        return _gain_title(s, event)
    if what != "sect":
        return CARD_ATOMS["gain"].change(s, event)
    before = sect(s, event.subject)
    done = CARD_ATOMS["gain"].change(s, event)
    notice_sect(s, event.subject, before)
    return done


def _gain_title(s: Vtes, event: Event) -> int:
    """Give a vampire a title, or the city of one, from a text. It replaces the title of a card, and may be one that the
    vampire lost before (VR-9.3)."""
    vampire = event.subject
    if event.detail[0].value == "title":
        forfeit(s, vampire, title_cards(s, vampire))
    done = CARD_ATOMS["gain"].change(s, event)
    now = (*ref(s, vampire), full_title(s, vampire))
    s.yielded = tuple([each for each in s.yielded if each != now])
    return done


def keep_for(s: Vtes, piece: int, seat: int) -> None:
    """Put a card that somebody else owns into play for the Methuselah that has played it."""
    if s.pieces[piece].owner != seat:
        last(s, piece, "control", seat, ("forever",), s.pieces[piece].face)


def move_as_it_is(s: Vtes, piece: int, zone: str, place: int) -> None:
    """Move a crypt card, or what has become one: a card that is a vampire by a text, or a merged one, stays that vampire
    (VR-11.3)."""
    was, face = s.pieces[piece], face_in_force(s, s.pieces[piece])
    values = [(name, str(s.game.value(s, name, piece))) for name in ("clan", "sect")] if face != was.face else []
    move(s, piece, zone, place)
    if face != was.face:
        last(s, piece, "copy", face, ("forever",), was.face)
    for name, value in values:
        if value:
            last(s, piece, "gain", Sets(name, value, THIS), ("forever",), was.face)


def _shift(s: Vtes, event: Event) -> int:
    """Move a card to the side of its present controller, with what is on it."""
    now, seat = s.pieces[event.subject], event.detail[0]
    move(s, event.subject, now.zone, seat, host=now.host)
    s.tell("controls", seat, now.face)
    return 1


def contested(s: Vtes, event: Event) -> bool:
    """Return whether what an event is about is contested."""
    return s.pieces[event.subject].zone == "contested"


def _control(s: Vtes, event: Event) -> int:
    """Give a Methuselah control of a card until a scope ends or a moment comes, or for good."""
    seat, until, source = event.detail
    last(s, event.subject, "control", seat, until, source)
    now = s.pieces[event.subject]
    move(s, event.subject, now.zone, seat, host=now.host)
    s.tell("controls", seat, now.face)
    return 1


def _layer_holds(s: Vtes, event: Event) -> bool:
    """Return whether an effect can last on a card: it is in play, and what ends it is still to come."""
    return in_play(s, event) and (isinstance(event.detail[1], tuple) or event.detail[1] in s.rows)


FROM_TORPOR = "in torpor"  # with the life of a vampire: it was there as it was contested


def _contest(s: Vtes, event: Event) -> int:
    """Take a contested card out of play with all that is on it (V-003). A vampire remembers torpor."""
    now, seat = s.pieces[event.subject], s.game.speaks(s, event.subject)
    below = attached_to(s, event.subject)
    s.tell("contested", now.face)
    if now.zone == "torpor":
        count_use(s, (FROM_TORPOR, now.life), ("contested", event.subject))
    move(s, event.subject, "contested", seat, host=now.host)
    for p in below:
        move(s, p, "contested", s.pieces[p].place, host=event.subject)
    return 1


def _reclaim(s: Vtes, event: Event) -> int:
    """Bring a contested card back unlocked, with all that is on it; a vampire to torpor if it was there (VR-4.10)."""
    now, until = s.pieces[event.subject], ("contested", event.subject)
    zone = "attached" if now.host >= 0 else "board"
    if definition(s, event.subject).minion:
        zone = "torpor" if used(s, (FROM_TORPOR, now.life), until) else "ready"
    fall_due(s, until)
    s.tell("reclaims", now.place, now.face)
    move(s, event.subject, zone, now.place, host=now.host)
    change(s, event.subject, ready=True)
    for p, there_ in enumerate(s.pieces):
        if there_.zone == "contested" and there_.host == event.subject:
            move(s, p, "merged" if is_vampire(s, p) else "attached", there_.place, host=event.subject)
    return 1


def _yield_title(s: Vtes, event: Event) -> int:
    """Let a vampire give up its claim to a contested title, for good (VR-9.3)."""
    forfeit(s, event.subject, [event.subject, *title_cards(s, event.subject)])
    s.tell("yields", s.pieces[event.subject].face)
    return 1


ATOMS: Mapping[str, Atom] = {
    "shift": Atom(_shift, lambda s, event: in_play(s, event) or (there(s, event) and contested(s, event))),
    "control": Atom(_control, _layer_holds),
    **{kind: Atom(CARD_ATOMS[kind].change, _layer_holds) for kind in ("copy", "blank")},
    "gain": Atom(_gain, _layer_holds),
    "contest": Atom(_contest, in_play),
    "reclaim": Atom(_reclaim, there),
    "yield": Atom(_yield_title, there),
}
