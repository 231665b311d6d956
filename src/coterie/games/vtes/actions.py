"""What a Methuselah can do, declared once: cards of the hand by window, abilities of cards in play, and the rulebook's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coterie.games.vtes.facts import (
    blood,
    can_bear,
    everybody,
    has_trait,
    is_vampire,
    minions,
    on,
    playing,
    ready_minions,
    title,
)
from coterie.games.vtes.numbers import ANARCH
from coterie.games.vtes.rules.acting import fall_hungry, fangless, is_hungry, may_act, may_do, starving
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.influence import (
    crypt_cards,
    drain,
    drainable_vampires,
    draw_crypt,
    emerge,
    emerging,
    merge,
    mergers,
    payable_vampires,
    transfer,
)
from coterie.games.vtes.rules.out_of_turn import MENU, WINDOW, may_act_now
from coterie.games.vtes.rules.slaves import masterless
from coterie.games.vtes.rules.turn import marked
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.announcing import announce
from coterie.games.vtes.words.bleeding import MustBleed
from coterie.games.vtes.words.costs import raised_for
from coterie.games.vtes.words.deeds import (
    BecomeAnarch,
    Bleed,
    Diablerise,
    EnterCombat,
    Hunt,
    LeaveTorpor,
    Rescue,
    TakeFrom,
    can_eat,
    can_rescue,
)
from coterie.games.vtes.words.kinds import deed_kind
from coterie.games.vtes.words.playable import playable
from coterie.games.vtes.words.playing import play_from_hand
from coterie.games.vtes.words.uses import Can, CanAct, is_spared
from coterie.kernel.actions import Action
from coterie.kernel.layers import Mark
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.phrases import Phrase
from coterie.kernel.pieces import Ref, pile, ref
from coterie.kernel.procedures import remember
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step
from coterie.words.frames import Frame

Row = tuple[Any, ...]

# ── cards and abilities, by window ──────────────────────────────────────────────────────────────────────────────────


def cards(s: Vtes, seat: int, window: str) -> Iterator[Row]:
    """Yield the cards of a hand that can be played in a window."""
    for (p,) in playable(s, seat, window):
        yield ("play", p)


def abilities(s: Vtes, seat: int, window: str) -> Iterator[Row]:
    """Yield the cards in play with an ability for a window; those with several once for each, with its number."""
    for p in s.ears.get(("used", window), ()):
        found = usable(s, seat, p, window)
        if len(found) == 1:
            yield ("use", p)
        else:
            for n, _ in found:
                yield ("use number", p, n)


def usable(s: Vtes, seat: int, piece: int, window: str) -> list[tuple[int, Mark]]:
    """Return the abilities that a card offers in a window: their numbers on the card, and their marks."""
    now = s.pieces[piece]
    own, bearers = s.game.speaks(s, piece) == seat, now.host >= 0 and s.game.speaks(s, now.host) == seat
    return [
        (n, mark)
        for n, (word, mark) in enumerate(zip(now.text, now.marks, strict=True), 1)
        if isinstance(word, Can)
        and window in word.when
        and (bearers if word.bearers else own or word.anybodys)
        and word.offered_in(s, piece, mark, seat, window)
    ]


@step("vtes.do_in_window")
def do_in_window(s: Vtes, seat: int, window: str, form: str, piece: int, number: int = 0) -> None:
    """Play a card (“play”), or use an ability of one in play (“use”, “use number”)."""
    action = current_action(s)
    if action is not None:
        remember(s, "action", uses=action.uses + 1)
    if form == "play":
        play_from_hand(s, seat, window, piece)
        return
    number = number or usable(s, seat, piece, window)[0][0]
    now = s.pieces[piece]
    ability: Can = now.text[number - 1]
    s.tell("uses", seat, now.face, ability)
    ability.take(s, piece, now.marks[number - 1], seat)


FORMS = {
    "play": Phrase("play {piece}", "Play {piece}"),
    "use": Phrase("use {piece}", "Use {piece}"),
    "use number": Phrase("use {piece} {n}", "Use {piece}: ability {n}"),
}


def in_window(window: str, *, hand: bool = True, used: bool = True) -> tuple[Action[Vtes, int], ...]:
    """Return the actions of a window: cards of the hand and abilities in play, or only one of these."""

    def targets(s: Vtes, seat: int) -> Iterator[Row]:
        if hand:
            for form, *args in cards(s, seat, window):
                yield (form, window, *args)
        if used:
            for form, *args in abilities(s, seat, window):
                yield (form, window, *args)

    return (_Window(f"in {window}", FORMS["play"], do_in_window, targets=targets, forms=FORMS),)


class _Window(Action[Vtes, int]):
    """The actions of a window: the window is an argument of the step, not of the phrase."""

    def aimed(self, s: Vtes, actor: int, *then: Any) -> list[Any]:
        return [
            (form, tuple(args), ((self.does, actor, window, form, *args), *then))
            for form, window, *args in self.targets(s, actor)
        ]


# ── what minions do ─────────────────────────────────────────────────────────────────────────────────────────────────


def bleeders(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the minions that can bleed: vampires and allies (VR-6.9, V-110)."""
    for p in ready_minions(s, seat):
        if may_act(s, p, ("bleed",)) and not masterless(s, p):
            yield (p,)


def hunters(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can hunt; allies cannot (VR-6.9, VR-10.1, V-121)."""
    for p in ready_minions(s, seat):
        if is_vampire(s, p) and may_act(s, p, ("hunt",)) and not forbidding(s, "hunt as normal", p):
            yield (p,)


def starving_by_card(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the hunts that cards in play give to vampires that must hunt (VR-6.2)."""
    for row in given_actions(s, seat):
        word = s.pieces[row[2]].text[row[3] - 1]
        if deed_kind(word.does) == "hunt" and is_hungry(s, row[1]):
            yield row


def compelled(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the minions that must bleed by the text of a card, and need not hunt."""
    for p in ready_minions(s, seat):
        if any(isinstance(word, MustBleed) and word.now(s, p) for word in s.pieces[p].text) and may_act(
            s, p, ("bleed",)
        ):
            yield (p,)


@step("vtes.bleed_as_told")
def bleed_as_told(s: Vtes, seat: int, minion: int) -> None:
    """Announce a bleed that a minion must take, for as much more as its card says."""
    more = next(word.amount for word in s.pieces[minion].text if isinstance(word, MustBleed))
    count_use(s, ("mandatory actions", seat), "turn")
    s.do((announce, seat, minion, Bleed(more), ("bleed",)))


def leavers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can leave torpor: unlocked, with 2 blood (VR-6.9)."""
    for p in pile(s, "torpor", seat):
        held = bool(s.pieces[p].count("hostage"))
        if (
            not held
            and s.pieces[p].ready
            and may_act_now(s, p)
            and blood(s, p) >= LeaveTorpor.BLOOD
            and not used(s, ("acted", p, "leave torpor"), "turn")
        ):
            yield (p,)


def torpid(s: Vtes) -> list[int]:
    """Return all vampires in torpor."""
    return [p for seat in playing(s) for p in pile(s, "torpor", seat)]


def may_reach(s: Vtes, minion: int, target: int) -> bool:
    """Return whether a minion may aim an action at a card: not where a text forbids it, and a slave without a master only at
    those of its own side (VR-9.7)."""
    if masterless(s, minion) and s.game.speaks(s, minion) != s.game.speaks(s, target):
        return False
    f = Frame(-1, s.game.speaks(s, minion), bound=(("actor", ref(s, minion)),))
    return not is_spared(s, f, ref(s, target), ())


def rescuers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (rescuer, victim) pairs (VR-6.9)."""
    for victim in torpid(s):
        for p in ready_minions(s, seat):
            if may_act(s, p, ("rescue", victim)) and can_rescue(s, p, victim) and may_free(s, p, victim):
                yield (p, victim)


def may_free(s: Vtes, minion: int, victim: int) -> bool:
    """Return whether a vampire in torpor may be the target of a rescue or of diablerie: no hostage (card text)."""
    return not s.pieces[victim].count("hostage") and may_reach(s, minion, victim)


def diablerists(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (diablerist, victim) pairs (VR-6.9)."""
    for victim in torpid(s):
        for p in ready_minions(s, seat):
            if may_act(s, p, ("diablerie", victim)) and can_eat(s, p) and may_free(s, p, victim):
                yield (p, victim)


def takers(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (minion, equipment) pairs: equipment of another minion of one's own (VR-6.9)."""
    held = [(host, p) for host in minions(s, seat) for p in on(s, host, "equipment")]
    for host, p in held:
        for minion in ready_minions(s, seat):
            if minion != host and can_bear(s, p, minion) and may_act(s, minion, ("equip", p)):
                yield (minion, p)


def converts(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield the vampires that can become Anarchs (VR-6.9)."""
    for p in ready_minions(s, seat):
        can = is_vampire(s, p) and may_act(s, p, ("anarch",)) and blood(s, p) >= anarch_cost(s, seat)
        if can and not title(s, p) and s.game.value(s, "sect", p) != ANARCH:
            yield (p,)


def anarch_cost(s: Vtes, seat: int) -> int:
    """Return what becoming an Anarch costs: 2 blood, 1 beside another ready Anarch (VR-6.9)."""
    others = [p for p in ready_minions(s, seat) if is_vampire(s, p) and s.game.value(s, "sect", p) == ANARCH]
    return 1 if others else BecomeAnarch.BLOOD


def given_actions(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (form, minion, card, number of its ability) for actions that cards in play give; some are aimed at a card."""
    for p in s.ears.get(("used", "minion"), ()):
        now = s.pieces[p]
        for n, word in enumerate(now.text, 1):
            if isinstance(word, CanAct):
                for minion in ready_minions(s, seat):
                    key = given_key(word, p, n)
                    due = word.blood + raised_for(s, minion, deed_kind(word.does))
                    enough = blood(s, minion) >= due and s.pool[seat] >= word.pool
                    done = word.once and used(s, ("given", p, n), "turn")
                    allowed = not done and may_act(s, minion, key) and may_do(s, minion, deed_kind(word.does))
                    if enough and allowed and word.open_to(s, p, minion):
                        if word.at is None and not (masterless(s, minion) and word.directed(s, p, minion)):
                            yield ("act", minion, p, n)
                        elif word.at is not None:
                            for at in word.aims_for(s, p, minion):
                                if may_reach(s, minion, at[0]):
                                    yield ("act at", minion, p, n, at[0])


def given_key(word: CanAct, card: int, number: int) -> tuple[Any, ...]:
    """Return what an action of a card in play is the same as: any bleed, any political action, or only itself (VR-6.3)."""
    kind = deed_kind(word.does)
    if kind in ("bleed", "political"):
        return (kind,)
    return ("hunt", "given", card, number) if kind == "hunt" else ("given", card, number)


def red_list_hunters(s: Vtes, seat: int) -> Iterator[Row]:
    """Yield (vampire, marked Red List minion) pairs (VR-9.7)."""
    for at in everybody(s):
        if has_trait(s, at, "red list") and s.pieces[at].zone == "ready" and marked(s, seat, at):
            for p in ready_minions(s, seat):
                if is_vampire(s, p) and blood(s, p) and may_act(s, p, ("red list",)) and may_reach(s, p, at):
                    yield (p, at)


@step("vtes.hunt_marked")
def hunt_marked(s: Vtes, seat: int, minion: int, marked_: int) -> None:
    """Announce that a vampire enters combat with a marked Red List minion, for 1 blood, at +1 stealth (VR-9.7)."""
    s.do((announce, seat, minion, EnterCombat(), ("red list",), -1, ref(s, marked_), 1, 1))


@step("vtes.bleed_with")
def bleed_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce a bleed."""
    s.do((announce, seat, minion, Bleed(), ("bleed",)))


@step("vtes.hunt_with")
def hunt_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce a hunt."""
    s.do((announce, seat, minion, Hunt()))


@step("vtes.leave_with")
def leave_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce that a vampire leaves torpor."""
    s.do((announce, seat, minion, LeaveTorpor(), ("leave torpor",)))


@step("vtes.rescue_with")
def rescue_with(s: Vtes, seat: int, minion: int, victim: int) -> None:
    """Announce a rescue; of one's own vampire with +1 stealth (VR-6.9)."""
    stealth = 1 if s.game.speaks(s, victim) == seat else 0
    s.do((announce, seat, minion, Rescue(), ("rescue", victim), -1, ref(s, victim), stealth))


@step("vtes.diablerise_with")
def diablerise_with(s: Vtes, seat: int, minion: int, victim: int) -> None:
    """Announce diablerie; on one's own vampire with +1 stealth (VR-6.9)."""
    stealth = 1 if s.game.speaks(s, victim) == seat else 0
    s.do((announce, seat, minion, Diablerise(), ("diablerie", victim), -1, ref(s, victim), stealth))


@step("vtes.take_with")
def take_with(s: Vtes, seat: int, minion: int, card: int) -> None:
    """Announce that a minion takes equipment from another one, as much of it as its Methuselah likes (VR-6.9)."""
    host = s.pieces[card].host
    more = [ref(s, p) for who, p in takers(s, seat) if who == minion and p != card and s.pieces[p].host == host]
    s.do((take_more, seat, minion, (ref(s, card),), tuple(more)))


@step("vtes.take_more")
def take_more(s: Vtes, seat: int, minion: int, taken: tuple[Ref, ...], more: tuple[Ref, ...]) -> None:
    """Say which further equipment is taken, then announce the action."""
    if not more:
        first, *others = taken
        s.do((announce, seat, minion, TakeFrom(), ("equip", first[0]), -1, first, None, 0, 0, None, tuple(others)))
        return
    at, rest = more[0], more[1:]
    take: RawOption = ("take it", (at[0],), ((take_more, seat, minion, (*taken, at), rest),))
    s.ask(seat, ("take?", at[0]), [take, ("leave it", (at[0],), ((take_more, seat, minion, taken, rest),))])


@step("vtes.convert_with")
def convert_with(s: Vtes, seat: int, minion: int) -> None:
    """Announce that a vampire becomes an Anarch."""
    s.do((announce, seat, minion, BecomeAnarch(), ("anarch",), -1, None, None, anarch_cost(s, seat)))


@step("vtes.act_by")
def act_by(s: Vtes, seat: int, form: str, minion: int, card: int, number: int, target: int = -1) -> None:
    """Announce an action that a card in play gives (“act”), perhaps aimed at another (“act at”)."""
    word: CanAct = s.pieces[card].text[number - 1]
    at = ref(s, target) if target >= 0 else None
    if word.once:
        count_use(s, ("given", card, number), "turn")
    more = (word.stealth, word.blood, word.pool, word.also)
    s.do((announce, seat, minion, word.does, given_key(word, card, number), card, at, *more))


# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

ACT_BY = {
    "act": Phrase("act with {piece} by {piece} {n}", "Let {piece} act by {piece} ({n})"),
    "act at": Phrase("act with {piece} by {piece} {n}: {piece}", "Let {piece} act by {piece} ({n}) at {piece}"),
}
BLEED: Action[Vtes, int] = Action(
    "bleed",
    Phrase("bleed with {piece}", "Bleed with {piece}"),
    bleed_with,
    "Bleeding",
    targets=bleeders,
    rules="VR-6.9",
)
HUNT: Action[Vtes, int] = Action(
    "hunt", Phrase("hunt with {piece}", "Hunt with {piece}"), hunt_with, "Hunting", targets=hunters, rules="VR-6.9"
)
MUST_HUNT: Action[Vtes, int] = Action(
    "must hunt", Phrase("hunt with {piece}", "Hunt with {piece}, which must"), hunt_with, "Hunting", targets=starving,
    rules="VR-6.2",
)  # fmt: skip
MUST_BLEED: Action[Vtes, int] = Action(
    "must bleed", Phrase("bleed as told with {piece}", "Bleed with {piece}, which must"), bleed_as_told, "Bleeding",
    targets=compelled, rules="VR-6.2",
)  # fmt: skip
MUST_FALL: Action[Vtes, int] = Action(
    "must fall", Phrase("send {piece} to torpor", "Send {piece} to torpor, as it must hunt and cannot"), fall_hungry,
    "Falling into torpor", targets=fangless, rules="VR-6.2",
)  # fmt: skip
MUST_FEED: Action[Vtes, int] = Action(
    "must act", ACT_BY["act"], act_by, "Hunting", targets=starving_by_card, rules="VR-6.2", forms=ACT_BY,
)  # fmt: skip
DEEDS: tuple[Action[Vtes, int], ...] = (
    BLEED,
    HUNT,
    Action(
        "leave torpor", Phrase("leave torpor with {piece}", "Leave torpor with {piece}"), leave_with, "Leaving torpor",
        targets=leavers, rules="VR-6.9",
    ),
    Action(
        "rescue", Phrase("rescue with {piece}: {piece}", "Let {piece} rescue {piece}, for 2 blood"), rescue_with, "Rescuing",
        targets=rescuers, rules="VR-6.9",
    ),
    Action(
        "diablerie", Phrase("diablerise with {piece}: {piece}", "Let {piece} diablerise {piece}"), diablerise_with,
        "Diablerie", targets=diablerists, rules="VR-6.9 VR-8.6",
    ),
    Action(
        "take", Phrase("equip {piece} with {piece}", "Let {piece} take {piece}"), take_with, "Taking equipment",
        targets=takers, rules="VR-6.9",
    ),
    Action(
        "anarch", Phrase("make {piece} an anarch", "Make {piece} an Anarch"), convert_with, "Becoming an Anarch",
        targets=converts, rules="VR-6.9",
    ),
    Action(
        "red list", Phrase("hunt down with {piece}: {piece}", "Let {piece} hunt {piece}, who is marked"), hunt_marked,
        "Hunting the Red List", targets=red_list_hunters, rules="VR-9.7",
    ),
    Action(
        "act", ACT_BY["act"], act_by, "Acting by a card", targets=given_actions, rules="VR-6.3", forms=ACT_BY,
    ),
)  # fmt: skip
INFLUENCE: tuple[Action[Vtes, int], ...] = (
    Action(
        "emerge", Phrase("control {piece}", "Move {piece} to the ready region"), emerge, "Controlling a vampire",
        targets=emerging, rules="V-012",
    ),
    Action(
        "transfer", Phrase("transfer to {piece}", "Transfer 1 pool to {piece}"), transfer, "Transferring",
        targets=payable_vampires, rules="VR-5.4 V-011",
    ),
    Action(
        "drain", Phrase("transfer from {piece}", "Transfer 1 blood from {piece} to your pool, for 2 transfers"), drain,
        "Transferring back",
        targets=drainable_vampires, rules="VR-5.4",
    ),
    Action(
        "merge", Phrase("merge {piece} with {piece}", "Merge {piece} with {piece} for 4 transfers and 1 pool"), merge,
        "Merging", targets=mergers, rules="VR-9.6",
    ),
    Action(
        "draw crypt", Phrase("draw from the crypt", "Draw a crypt card for 4 transfers and 1 pool"), draw_crypt,
        "Drawing from the crypt", targets=crypt_cards, rules="VR-5.4",
    ),
)  # fmt: skip
# All windows in which something is used (VR-11.1); the phases have theirs below.
WINDOWS = (
    "announced", "A", "B", "C", "blocked", "succeeding", "after", "poll", "blood hunt", "played", "before range", "range",
    "before strikes", "strike", "strikes chosen", "damage", "additional", "press", "end of round", "torpor",
    "going on", "ousted",
)  # fmt: skip
MENUS = {
    **{window: in_window(window) for window in WINDOWS},
    "unlock": in_window("unlock", hand=False),
    "any unlock": in_window("any unlock", hand=False),
    "master": in_window("master"),
    "in master phase": in_window("in master phase", hand=False),
    "mandatory": (MUST_FALL, MUST_HUNT, MUST_FEED, MUST_BLEED, *in_window("hunting")),
    "minion": (*DEEDS, *in_window("minion")),
    WINDOW: in_window(WINDOW, hand=False),
    MENU: (*DEEDS, *in_window("minion", used=False)),
    "influence": (*INFLUENCE, *in_window("influence", hand=False)),
    "discard": in_window("discard"),
    "in discard phase": in_window("in discard phase", hand=False),
}
ALL = (*DEEDS, MUST_FALL, MUST_HUNT, MUST_BLEED, *INFLUENCE, *in_window("any"))
