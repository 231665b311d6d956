"""Who could play which cards now, by window: as their player knows it, and as everybody else does (VR-4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from coterie.games.vtes.facts import can_bear, can_use, definition, lying_in, may_have, minions
from coterie.games.vtes.rules.acting import is_put_off, may_act, may_do
from coterie.games.vtes.rules.action_state import THIS_ACTION, current_action
from coterie.games.vtes.rules.hands import STORED
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.alike import Alike
from coterie.games.vtes.words.announcing import keys_to_play
from coterie.games.vtes.words.costs import Purchase, blood_cost, dearer, most_x, payable, raised, reaches_nobody, saved
from coterie.games.vtes.words.deeds import Employ, Equip
from coterie.games.vtes.words.frenzies import spared
from coterie.games.vtes.words.kinds import deed_kind
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.permanents import PutOn
from coterie.games.vtes.words.requirements import for_vampires, meets
from coterie.games.vtes.words.stores import kept_to_play, lends
from coterie.games.vtes.words.users import Users, candidates, role_of
from coterie.games.vtes.words.uses import Can
from coterie.kernel.limits import used
from coterie.kernel.listening import lies_hidden
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import ALL, pile, ref
from coterie.words.cards.groups import Cards
from coterie.words.effects import Effect
from coterie.words.frames import Frame, bound_to
from coterie.words.word import walk


def fits(s: Vtes, card: Any, seat: int, mode: Mode, minion: int, f: Frame) -> bool:
    """Return whether a mode that is apt now could be played by a minion, -1 for the Methuselah, as far as everybody can see."""
    return (
        payable(s, Purchase(seat, f.source, minion), mode)
        and meets(s, card, seat, mode, minion)
        and not any(used(s, ("alone", *key), until) for key, until in spans_alone(card, mode, seat))
        and not used(s, ("barred", card.name), "turn")
        and not (card.kind == "political action" and is_put_off(s, seat, card.name))
        and (not mode.x or not mode.targets or bool(xs_of(s, Purchase(seat, f.source, minion), mode, f)))
        and (_minion_may(s, card, mode, minion, f) if minion >= 0 else _methuselah_may(s, card, seat, mode, f))
    )


def xs_of(s: Vtes, buys: Purchase, mode: Mode, f: Frame) -> list[int]:
    """Return what X can be: what can be paid for, and has something to aim at (VR-4.8)."""
    some = range(mode.xs[0], min(mode.xs[1], most_x(s, buys, mode)) + 1)
    return [
        n
        for n in some
        if all(target.group.members(s, f.bind("x", n)) for target in mode.targets if not target.least < 1)
        and (deed_kind(mode.does) != "political" or mode.does.able(s, f.bind("x", n)))
    ]


def _minion_may(s: Vtes, card: Any, mode: Mode, minion: int, f: Frame) -> bool:
    """Return whether nothing keeps a minion that meets the requirements from playing a card in a way now."""
    return (
        not _is_silenced(s, mode, minion)
        and not _has_played(s, card, mode, minion)
        and (may_have(s, card, minion) or not puts(mode.does))
        and (mode.sort != "action" or _may_begin(s, card, mode, minion, f))
        and bool(mode.of.holds(s, f, minion, s.pieces[minion]))
        and not (mode.sort == "combat" and spared(s, card, mode.does, f))
    )


def _is_silenced(s: Vtes, mode: Mode, minion: int) -> bool:
    """Return whether the text of a card forbids a minion such cards, or the disciplines that it would use."""
    if mode.sort in SILENCED and forbidding(s, SILENCED[mode.sort], minion):
        return True
    uses = ("use disciplines", *[f"use {need.lower()}" for need in mode.needs]) if mode.needs else ()
    return any(forbidding(s, use, minion) for use in uses)


def _has_played(s: Vtes, card: Any, mode: Mode, minion: int) -> bool:
    """Return whether a minion has played a card already that it can play once, or one that bars it (V-138, V-142)."""
    barring = (*((card.name,) if mode.sort in ("modifier", "reaction") else ()), *card.clashes)
    if any(used(s, ("played", minion, name), THIS_ACTION) for name in barring):
        return True
    if not mode.once:
        return False
    until: Any = {"round": ("round",), "unlock": ("unlock", s.game.speaks(s, minion))}.get(mode.once, mode.once)
    return bool(used(s, ("once", minion, card.name), until))


def _may_begin(s: Vtes, card: Any, mode: Mode, minion: int, f: Frame) -> bool:
    """Return whether a minion may take the action of a card now (VR-6.3), and a slave at those whom it reaches (VR-9.7)."""
    kind = deed_kind(mode.does)
    return (
        all(
            may_act(s, minion, key, hunts=kind == "hunt", locked=mode.who == "locked")
            for key in keys_to_play(card, mode)
        )
        and may_do(s, minion, kind)
        and not (
            reaches_nobody(s, minion, blood_cost(s, f.source, mode, minion) + raised(s, f.source, mode, minion))
            and _reaches_others(s, f.seat, mode, f)
        )
    )


def _methuselah_may(s: Vtes, card: Any, seat: int, mode: Mode, f: Frame) -> bool:
    """Return whether a Methuselah may play a master or an event now; no minion does (V-034, V-083, V-087, V-108, V-109, V-145,
    V-146)."""
    if card.stays and any(
        trait in card.traits and forbidding(s, f"play {trait}", ("seat", seat)) for trait in FORBIDDEN_TRAITS
    ):
        return False
    due = mode.pool + dearer(s, seat, card)
    if due > s.pool[seat] and due > s.pool[seat] + saved(s, Purchase(seat, f.source, -1), "pool", due):
        return False
    if card.kind == "event":
        return card.name not in s.events and seat == s.active
    if card.out_of_turn:
        return seat != s.active and not s.debt[seat]
    return seat == s.active


def puts(effect: Effect) -> bool:
    """Return whether an effect puts its card on the minion that plays it."""
    return any(isinstance(word, PutOn | Equip | Employ) for word in walk(effect))


def _reaches_others(s: Vtes, seat: int, mode: Mode, f: Frame) -> bool:
    """Return whether an action of a card is directed at others, whatever is chosen (VR-6.4)."""
    aims = getattr(mode.does, "aims", None)
    if aims is not None and not mode.targets:
        return any(at != seat for at in aims(s, f))
    there = [(target.group.KIND, at) for target in mode.targets for at in target.group.members(s, f)]
    return bool(there) and all(at != seat if kind == "seat" else s.game.speaks(s, at[0]) != seat for kind, at in there)


def spans_alone(card: Any, mode: Mode, seat: int) -> list[tuple[tuple[Any, ...], Any]]:
    """Return what is counted, and until when, for a card that can be played only once, by all or by one Methuselah."""
    if not mode.alone:  # as mostly
        return []
    ends: dict[str, Any] = {
        "action": THIS_ACTION, "combat": "combat", "turn": "turn", "game": ("forever",), "game for you": ("forever",)
    }  # fmt: skip
    parts: dict[str, Any] = {"combat": mode.needs, "turn": mode.needs, "game for you": seat}
    return [((card.name, span, parts.get(span, ())), ends[span]) for span in mode.alone]


FORBIDDEN_TRAITS = ("boon", "gehenna")  # keywords of cards that may be kept out of play
SILENCED = {"reaction": "react", "modifier": "modify"}  # sorts of cards that a minion may be forbidden to play


def frame_of_play(s: Vtes, piece: int, seat: int, minion: int, window: str) -> Frame:
    """Return the frame in which a card from a hand would be played; -1 stands for a card that nobody sees."""
    names: tuple[tuple[str, Any], ...] = bound_to(s.pieces[piece], piece) if piece >= 0 else ()
    if minion >= 0:
        names = (*names, ("actor", ref(s, minion)))
    return Frame(piece, seat, bound=(*names, ("window", window)))


def is_ally(s: Vtes, minion: int) -> bool:
    """Return whether a card would be played by a minion that is not a vampire; -1 is the Methuselah."""
    return minion >= 0 and s.game.kind(s, minion) != "vampire"


def as_ally(f: Frame, card: Any, mode: Mode) -> Frame:
    """Return the frame in which an ally plays a card: as a vampire where only vampires can play it (V-122)."""
    return f.bind("as vampire", True) if for_vampires(card, mode) else f


def fitting(s: Vtes, f: Frame, minion: int, alike: Alike) -> Iterator[Any]:
    """Yield those of some cards that a minion could play now as far as everybody can see.

    Most are not apt, which is asked first and once for all with the same times.

    Args:
        s: the state.
        f: the frame in which they would be played. minion: by whom, -1 for no minion.
        alike: cards with their ways.

    Yields:
        A card.
    """
    ally = is_ally(s, minion)
    skilled: dict[tuple[str, ...], bool] = {}  # many ask for the same
    now = current_action(s)
    kind = "" if now is None else now.kind
    for within, plays in alike.timed:
        if within not in ("", kind):
            continue
        played = as_ally(f, *plays[0]) if ally else f
        for card, mode in plays if plays[0][1].apt(s, played) else ():
            needs = mode.needs
            if needs and minion >= 0 and not ally:
                if needs not in skilled:
                    skilled[needs] = can_use(s, minion, needs)
                if not skilled[needs]:
                    continue
            if fits(s, card, f.seat, mode, minion, played):
                yield card


class Way(NamedTuple):
    """A way in which a card from a hand seems to be playable: by whom (-1: no minion), how, and whether it really is."""

    minion: int
    mode: Mode
    usable: bool


def ways(
    s: Vtes, piece: int, seat: int, window: str, minion: int | None = None, users: Users | None = None
) -> Iterator[Way]:
    """Yield the ways in which a card from a hand can be played in a window now, as far as everybody can see.

    Args:
        s: the state.
        piece: the card. seat: who would play it. window: the window.
        minion: the only minion that is meant, -1 for none; None for all.
        users: who could play what, where it has been asked for other cards; None where it has not.
    """
    now = s.pieces[piece]
    card = s.game.faces[now.face]
    if users is None:
        users = Users(s, seat, window)
    for mode in card.windows.get(window, ()):
        for p in users[role_of(mode)]:
            if (minion is not None and p != minion) or not may_take(s, piece, seat, p):
                continue
            f = frame_of_play(s, piece, seat, p, window)
            f = as_ally(f, card, mode) if is_ally(s, p) else f
            if mode.apt(s, f) and fits(s, card, seat, mode, p, f) and placeable(s, card, seat, mode):
                yield Way(p, mode, mode.usable(s, now, (now.face, -1), f))


def can_play(s: Vtes, piece: int, seat: int, window: str, users: Users | None = None) -> bool:
    """Return whether a card from a hand can be played in a window now; see `ways`."""
    for way in ways(s, piece, seat, window, users=users):
        if way.usable:
            return True
    return False


def seeming(s: Vtes, seat: int, there: list[Way]) -> list[Way]:
    """Return those of some ways that can be taken, or of which only their player knows that nothing would come of them."""
    return [way for way in there if way.usable or reads_hidden(s, seat, way.mode)]


def reads_hidden(s: Vtes, seat: int, mode: Mode) -> bool:
    """Return whether a way of playing a card depends on cards of a seat that others do not see, as far as there are any."""
    if mode.open(s):
        return False
    hidden = [word.which.zones(s) or () for word in walk(mode) if isinstance(word, Cards) and not word.open(s)]
    return any(pile(s, zone, seat) for zones in hidden for zone in zones if s.game.zones[zone].seen != "all")


def may_take(s: Vtes, card: int, seat: int, minion: int) -> bool:
    """Return whether a minion may play a card from where it is: a hand, or a card that keeps it and allows that."""
    now = s.pieces[card]
    if now.zone != STORED:
        return True
    return any(lends(s, now.host, word, minion) for p, word in kept_to_play(s, seat) if p == card)


def placeable(s: Vtes, card: Any, seat: int, mode: Mode) -> bool:
    """Return whether a unique card may come into play: nobody contests with themselves (V-002)."""
    if not card.unique or not card.stays:
        return True
    there = [at for zone in ("ready", "torpor", "board", "attached", "contested") for at in lying_in(s, zone)]
    return not [p for p, _, each in there if each.name == card.name and s.game.speaks(s, p) == seat]


def playable(s: Vtes, seat: int, window: str) -> list[int]:
    """Return the cards in a hand that can be played in a window, one of each name."""
    cards, pieces = s.game.faces, s.pieces
    fit = [p for p in s.piles.get(("hand", seat), ()) if window in cards[pieces[p].face].windows]
    there: dict[str, int] = {}
    if fit:
        users = Users(s, seat, window)
        taken = [p for p in fit for mode in cards[pieces[p].face].windows[window] if users[role_of(mode)]]
        for p in dict.fromkeys(taken):
            face = pieces[p].face
            if face not in there and can_play(s, p, seat, window, users):
                there[face] = p
    found = list(there.values())
    if (STORED, seat) in s.piles:  # as seldom
        found += [p for p, _ in kept_to_play(s, seat) if can_play(s, p, seat, window)]
    return found


def could_play(s: Vtes, seat: int, window: str, face: str = "") -> bool:
    """Return whether a seat could hold a card for a window, by what everybody knows (VR-4.1).

    Args:
        s: the state.
        seat: who would play it.
        window: the window.
        face: the only card that is meant, "" for any, and for what such a card could pay for.
    """
    if (STORED, seat) in s.piles and could_play_kept(s, seat, window, face):
        return True
    if not lies_hidden(s, "hand", seat):
        return False
    for p in s.ears.get(("used", window), ()) if not face else ():
        if any(
            isinstance(w, Can) and (w.anybodys or s.game.speaks(s, p) == seat) and w.could_be(s, p, mark, seat, window)
            for w, mark in zip(s.pieces[p].text, s.pieces[p].marks, strict=True)
        ):
            return True
    for alike in s.game.hidden_modes(s, seat, window, face):
        for p in candidates(s, seat, window, role_of(alike.mode)):
            f = frame_of_play(s, -1, seat, p, window)
            for card in fitting(s, f, p, alike):
                if s.game.could_hold(s, seat, card.face):
                    return True
    return False


def could_play_kept(s: Vtes, seat: int, window: str, face: str = "") -> bool:
    """Return whether a seat could play a card that it keeps face down on another, by what everybody knows."""
    for piece, word in kept_to_play(s, seat):
        now = s.pieces[piece]
        owner = now.owner
        for alike in s.game.hidden_modes(s, owner, window, face) if now.known != ALL else ():
            there = candidates(s, seat, window, role_of(alike.mode))
            for p in [p for p in there if lends(s, now.host, word, p)]:
                f = frame_of_play(s, -1, seat, p, window)
                if any(s.game.could_hold(s, owner, card.face) for card in fitting(s, f, p, alike)):
                    return True
    return False


def could_bear(s: Vtes, card: int, seat: int, minion: int) -> bool:
    """Return whether a minion could be given equipment that was found: requirements, cost, room (C-065)."""
    return could_bring(s, card, seat, minion, definition(s, card).plays.ways[0])


def could_bring(s: Vtes, card: int, seat: int, minion: int, mode: Mode, *, anyhow: bool = False) -> bool:
    """Return whether a minion could bring a card into play by the text of another: requirements, cost, room (C-065).

    Args:
        s: the state.
        card: the card. seat: whose hand or library it comes from. minion: who would bear, employ or recruit it.
        mode: at which level.
        anyhow: its requirements do not count.
    """
    face = definition(s, card)
    return (
        can_bear(s, card, minion)
        and payable(s, Purchase(seat, card, minion, acts=False), mode)
        and (anyhow or meets(s, face, seat, mode, minion))
        and placeable(s, face, seat, mode)
    )


def unneeded(s: Vtes, seat: int) -> list[int]:
    """Return the cards of a hand that can be discarded in an unlock phase: those with the icon that none of one's minions
    could ever play as it is, one of each name (VR-5.1)."""
    faces: dict[str, int] = {}
    for p in pile(s, "hand", seat):
        face = s.pieces[p].face
        card = s.game.faces[face]
        if card.burn_option and face not in faces and _idle(s, card, seat):
            faces[face] = p
    return list(faces.values())


def could_discard(s: Vtes, seat: int, face: str = "") -> bool:
    """Return whether, by public knowledge, a hand could hold such a card, or that one."""
    faces = s.game.with_burn_option(s, seat) if lies_hidden(s, "hand", seat) else ()
    return any(
        face in ("", each) and _idle(s, s.game.faces[each], seat) and s.game.could_hold(s, seat, each) for each in faces
    )


def _idle(s: Vtes, card: Any, seat: int) -> bool:
    ways_ = card.plays.ways if card.plays is not None else ()
    return not any(meets(s, card, seat, mode, p) for mode in ways_ for p in minions(s, seat))
