"""What a Methuselah can do, declared once: cards of the hand by window, abilities of cards in play, and the rulebook's own."""

from __future__ import annotations

from typing import Any

from coterie.games.vtes.rules.acting import fall_hungry, fangless, starving
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
from coterie.games.vtes.rules.out_of_turn import MENU, WINDOW
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.minion_actions import (
    act_by,
    bleed_as_told,
    bleed_with,
    bleeders,
    compelled,
    convert_with,
    converts,
    diablerise_with,
    diablerists,
    given_actions,
    hunt_marked,
    hunt_with,
    hunters,
    leave_with,
    leavers,
    red_list_hunters,
    rescue_with,
    rescuers,
    starving_by_card,
    take_with,
    takers,
)
from coterie.games.vtes.words.playable import playable
from coterie.games.vtes.words.playing import play_from_hand
from coterie.games.vtes.words.uses import Can
from coterie.kernel.actions import Action
from coterie.kernel.layers import Mark
from coterie.kernel.phrases import Phrase
from coterie.kernel.procedures import remember
from coterie.kernel.steps import step

Row = tuple[Any, ...]

# ── cards and abilities, by window ──────────────────────────────────────────────────────────────────────────────────


def abilities(s: Vtes, seat: int, window: str) -> list[Row]:
    """Return the cards in play with an ability for a window; those with several once for each, with its number."""
    there: list[Row] = []
    for p in s.ears.get(("used", window), ()):
        found = usable(s, seat, p, window)
        if len(found) == 1:
            there.append(("use", window, p))
        else:
            there += [("use number", window, p, n) for n, _ in found]
    return there


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

    def targets(s: Vtes, seat: int) -> list[Row]:
        mine = playable(s, seat, window) if hand else []
        there: list[Row] = [("play", window, p) for p in mine] if mine else []
        return there + abilities(s, seat, window) if used and ("used", window) in s.ears else there

    return (_Window(f"in {window}", FORMS["play"], do_in_window, targets=targets, forms=FORMS),)


class _Window(Action[Vtes, int]):
    """The actions of a window: the window is an argument of the step, not of the phrase."""

    def aimed(self, s: Vtes, actor: int, then: tuple[Any, ...] = ()) -> list[Any]:
        there = list(self.targets(s, actor))
        if not there:  # as mostly
            return there
        return [(form, tuple(args), ((self.does, actor, window, form, *args), *then)) for form, window, *args in there]


# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

ACT_BY = {
    "act": Phrase("act with {piece} by {piece} {n}", "Let {piece} act by {piece} ({n})"),
    "act at": Phrase("act with {piece} by {piece} {n}: {piece}", "Let {piece} act by {piece} ({n}) at {piece}"),
    "act on": Phrase("act with {piece} by {piece} {n}: {seat}", "Let {piece} act by {piece} ({n}) at {seat}"),
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
