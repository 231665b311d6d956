"""9. The cards of an attack: played face down or face up, taken back, shown, carried out, or discarded."""

from __future__ import annotations

from coterie.games.rivals.facts import barred, definition, speaks, suits
from coterie.games.rivals.numbers import FEINT, RANGED, SORTS
from coterie.games.rivals.rules.attack_state import NOBODY, Attack, fight_of, mute, note, over, reveal, rule, seat_of
from coterie.games.rivals.state import NOTHING, Rivals
from coterie.kernel.events import about, happen
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, found, move, pile, ref
from coterie.kernel.procedures import go_to, leave
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.effects import resolve

# ── before the type is declared ─────────────────────────────────────────────────────────────────────────────────────────


def could_scout(s: Rivals, seat: int) -> bool:
    """Return whether, by public knowledge, a hand could hold a card that is played face up for Intel."""
    if not pile(s, "hand", seat):
        return False
    return any(s.game.faces[face].intel and s.game.could_hold(s, seat, face) for face in s.game.pool(s, seat))


@step("rivals.lay_early")
def lay_early(s: Rivals, serial: int, seat: int, piece: int) -> None:
    """Play an Attack card face up for its Intel, before the type is declared (R-238)."""
    lay_to_attack(s, serial, seat, piece)
    now, more = fight_of(s, serial), int(definition(s, piece).intel)
    note(s, serial, scouted=now.scouted + more, shown_early=(*now.shown_early, (piece, more)))
    reveal(s, piece)
    go_to(s, serial, "2")


# ── Attack cards ────────────────────────────────────────────────────────────────────────────────────────────────────


def play_card(s: Rivals, serial: int) -> None:
    """Play an Attack card face down, or none (RR-9); with a feint, up to two cards of any kind (R-231)."""
    now = fight_of(s, serial)
    seat = seat_of(s, serial)
    if not may_lay(s, now) or not pile(s, "hand", seat):
        leave(s, serial)
        return
    cards = [p for p in pile(s, "hand", seat) if fits_attack(s, p, now)]
    options: list[RawOption] = [("attack card", (p,), ((lay_attack, serial, seat, p),)) for p in cards]
    s.ask(seat, ("attack card?", now.attacker[0]), [*options, ("no card", (), ((leave, serial),))], forced=False)


def may_lay(s: Rivals, now: Attack) -> bool:
    """Return whether an attacker may play another Attack card: one in all, or two with a feint (RR-9, R-237)."""
    return now.laid < (2 if rule(s, now.attacker[0], FEINT) else 1)


def fits_attack(s: Rivals, piece: int, now: Attack) -> bool:
    """Return whether a card in hand can be played as an Attack card now."""
    if rule(s, now.attacker[0], FEINT):
        bluff = definition(s, piece).attack != (RANGED,) or ranged_allowed(s, speaks(s, now.attacker[0]))
        return bluff and not barred(s, piece)
    return any(can_play(s, piece, now.attacker[0], sort, "attack") for sort in ([now.sort] if now.sort else SORTS))


def face_up(s: Rivals, seat: int, attacker: int) -> list[int]:
    """Return the cards in a hand that an attacker can play face up for Intel (R-238)."""
    there = [p for p in pile(s, "hand", seat) if definition(s, p).intel]
    return [p for p in there if any(can_play(s, p, attacker, sort, "attack") for sort in SORTS)]


@step("rivals.lay_attack_card")
def lay_attack(s: Rivals, serial: int, seat: int, piece: int) -> None:
    """Play a card as an Attack card; a face-up one is shown, and its effect before the block is carried out."""
    lay_to_attack(s, serial, seat, piece)
    now, card = fight_of(s, serial), definition(s, piece)
    if not card.open and not forbidding(s, "play face down", now.attacker[0]):
        return
    reveal(s, piece)
    if now.sort and now.sort not in card.attack:
        waste(s, serial, piece)
    elif card.early is not None:
        bound = (("this", ref(s, piece)), ("actor", now.attacker))
        resolve(s, card.early, source=piece, seat=seat, bound=bound)


def can_play(s: Rivals, piece: int, who: int, sort: str, use: str) -> bool:
    """Return whether the type, BP and clan of a card in hand let a character play it in an attack (RR-9).

    Args:
        s: the state.
        piece: the card.
        who: the character.
        sort: the type of the attack.
        use: “attack” or “reaction”.
    """
    card = definition(s, piece)
    sorts = card.attack if use == "attack" else card.reaction
    if sort not in sorts or "special" in card.types or not suits(s, who, card) or barred(s, piece):
        return False
    return sort != RANGED or ranged_allowed(s, speaks(s, who))


def ranged_allowed(s: Rivals, seat: int) -> bool:
    """Return whether a seat may play Ranged cards."""
    return not forbidding(s, "play Ranged", ("seat", seat))


@step("rivals.lay_card")
def lay(s: Rivals, serial: int, seat: int, piece: int, field: str) -> None:
    """Put a card from the hand face down into the attack."""
    move(s, piece, "attack", seat)
    note(s, serial, **{field: piece})


def lay_to_attack(s: Rivals, serial: int, seat: int, piece: int) -> None:
    """Put a card from the hand face down as the Attack card, or as the second one."""
    now = fight_of(s, serial)
    note(s, serial, laid=now.laid + 1)
    lay(s, serial, seat, piece, "card" if now.card == NOTHING else "second")


# ── Reaction cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def react(s: Rivals, serial: int) -> None:
    """Let the defender play a Reaction card face down (RR-9)."""
    if over(s, serial):
        return
    now = fight_of(s, serial)
    if now.claimant != NOBODY or mute(now) or not pile(s, "hand", now.foe):
        return  # the City has no hand
    who = now.target[0]
    sorts = [now.sort] if now.sort else SORTS
    hand = pile(s, "hand", now.foe)
    cards = [p for p in hand if any(can_play(s, p, who, sort, "reaction") for sort in sorts)]
    options: list[RawOption] = [("reaction card", (p,), ((react_with, serial, now.foe, p, now.target),)) for p in cards]
    s.ask(now.foe, ("reaction card?", who), [*options, ("no card", (), ())], forced=False)


@step("rivals.react_with")
def react_with(s: Rivals, serial: int, seat: int, piece: int, who: Ref) -> None:
    """Play a Reaction card face down, or face up if it says so, and record who plays it."""
    lay(s, serial, seat, piece, "reaction")
    note(s, serial, reacting=who)
    if definition(s, piece).open:
        reveal(s, piece)


# ── shown ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def take_back(s: Rivals, serial: int) -> None:
    """Ask after a feint which of two cards is taken back; a single card is shown or taken back (R-233, R-234).

    It does not matter whether they lie face up (R-235).
    """
    now = fight_of(s, serial)
    if over(s, serial) or now.card == NOTHING or not rule(s, now.attacker[0], FEINT):
        return
    laid = [p for p in (now.card, now.second) if p != NOTHING]
    options: list[RawOption] = [("take back", (p,), ((back_to_hand, serial, p),)) for p in laid]
    if len(laid) == 1:
        options.append(("show it", (), ()))
    s.ask(seat_of(s, serial), ("take back?",), options)


@step("rivals.back_to_hand")
def back_to_hand(s: Rivals, serial: int, piece: int) -> None:
    """Return an Attack card to the hand; its face-up effects are not undone (R-236, R-239)."""
    now = fight_of(s, serial)
    left = [p for p in (now.card, now.second) if p not in (piece, NOTHING)]
    note(s, serial, card=left[0] if left else NOTHING, second=NOTHING)
    happen(s, about(s, "return", piece))


@step("rivals.waste")
def waste(s: Rivals, serial: int, piece: int) -> None:
    """Discard a card without effect, because it does not fit the type of the attack (R-232, R-237)."""
    now = fight_of(s, serial)
    for field in ("card", "second", "reaction"):
        if getattr(now, field) == piece:
            note(s, serial, **{field: NOTHING})
    happen(s, about(s, "discard", piece))


def reveal_card(s: Rivals, serial: int) -> None:
    """Show the Attack card and carry out its text (RR-9). If it does not fit, it is discarded (R-232).

    A Reaction that negates it comes before it.
    """
    now = fight_of(s, serial)
    if now.card == NOTHING or over(s, serial):
        return
    reveal(s, now.card)
    feint = rule(s, now.attacker[0], FEINT)
    fits = can_play(s, now.card, now.attacker[0], now.sort, "attack") if feint else _is_for(s, now.card, now.sort)
    if not fits:
        s.do((waste, serial, now.card))
        return
    if (
        now.reaction != NOTHING
        and definition(s, now.reaction).first
        and now.sort in definition(s, now.reaction).reaction
    ):
        reveal(s, now.reaction)
        s.do((carry_out, serial, "reaction"))
    s.do((carry_out, serial, "attack"))


def _is_for(s: Rivals, piece: int, sort: str) -> bool:
    return sort in definition(s, piece).attack


def reveal_reaction(s: Rivals, serial: int) -> None:
    """Show the Reaction card and carry out its text (RR-9)."""
    now = fight_of(s, serial)
    if now.reaction == NOTHING or over(s, serial):
        return
    reveal(s, now.reaction)
    if now.sort in definition(s, now.reaction).reaction:
        s.do((carry_out, serial, "reaction"))
    else:
        s.do((waste, serial, now.reaction))


@step("rivals.carry_out")
def carry_out(s: Rivals, serial: int, use: str) -> None:
    """Carry out the text of a revealed card, unless it has lost it."""
    now = fight_of(s, serial)
    piece = now.card if use == "attack" else now.reaction
    who = now.attacker if use == "attack" else now.reacting
    plays = definition(s, piece).plays
    if use in now.carried:
        return
    note(s, serial, carried=(*now.carried, use))
    if plays is None or use in now.silenced or found(s, who) is None:
        return
    bound = (("this", ref(s, piece)), ("actor", who))
    resolve(s, plays.effect(), source=piece, seat=speaks(s, who[0]), bound=bound)
