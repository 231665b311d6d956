"""4.10, 9.3 Contested cards and titles, paid for or yielded in each unlock phase."""

from __future__ import annotations

from coterie.games.vtes.atoms.notes import note_contests
from coterie.games.vtes.facts import (
    Lying,
    as_contested,
    blood,
    claim_of,
    definition,
    everybody,
    held_title,
    is_contested,
    is_vampire,
    lying_in,
    minions,
    name_of,
    older,
    rivals_for_title,
    title_cards,
)
from coterie.games.vtes.numbers import CONTEST_TAX, UNIQUE_TITLES, YIELDED_TO_OLDER
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import Event, about, about_seat, happening
from coterie.kernel.limits import count_use, used
from coterie.kernel.modifiers import forbidding, total
from coterie.kernel.pieces import found, pile, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step


def options(s: Vtes, seat: int) -> list[RawOption]:
    """Return the options about contests, which a Methuselah must settle before it can leave its unlock phase."""
    there: list[RawOption] = []
    for p in pile(s, "contested", seat):
        if is_contested(s, p):
            there += _for_card(s, seat, p)
    for p in minions(s, seat):
        there += _for_title(s, p)
    return there


def _settled(s: Vtes, p: int) -> bool:
    return bool(used(s, ("contest", p), "turn"))


def _for_card(s: Vtes, seat: int, p: int) -> list[RawOption]:
    """Return the options for a contested card: 1 pool, or yield it; the last contestant gets it back (VR-4.10)."""
    if _settled(s, p):
        return []
    if not others_contesting(s, p):
        return [("reclaim", (p,), ((happening, about(s, "reclaim", p)),))]
    pay: list[RawOption] = [("contest", (p,), ((settle_contest, p), (happening, about_seat("pool", seat, -1))))]
    return [*(pay if s.pool[seat] else []), ("yield", (p,), ((happening, *_yielded(s, p)),))]


def _yielded(s: Vtes, p: int) -> list[Event]:
    """Return the events of yielding a contested card: it is burned with everything on it."""
    below = [n for n, now in enumerate(s.pieces) if now.zone == "contested" and now.host == p]
    return [about(s, "burn", n) for n in (p, *below)]


def others_contesting(s: Vtes, p: int) -> list[int]:
    """Return the other copies of a contested card."""
    there = [n for seat in range(s.seats) for n in pile(s, "contested", seat)]
    return [n for n in there if n != p and is_contested(s, n) and name_of(s, n) == name_of(s, p)]


def _for_title(s: Vtes, p: int) -> list[RawOption]:
    """Return the options for a contested title: the vampire, if ready, burns 1 blood, or it yields (VR-9.3)."""
    if not is_vampire(s, p) or claim_of(s, p) is None or _settled(s, p) or not rivals_for_title(s, p):
        return []
    cost = 1 + total(s, CONTEST_TAX, p, 0)
    can = s.pieces[p].zone == "ready" and blood(s, p) >= cost and not _must_yield(s, p)
    pay: list[RawOption] = [("contest title", (p,), ((settle_contest, p), (happening, about(s, "blood", p, -cost))))]
    return [*(pay if can else []), ("yield title", (p,), ((happening, about(s, "yield", p)),))]


def _must_yield(s: Vtes, p: int) -> bool:
    """Return whether a vampire must yield its title because a rival for it cannot be contested (card text)."""
    return any(forbidding(s, "be contested", rival) for rival in rivals_for_title(s, p))


@step("vtes.settle_contest")
def settle_contest(s: Vtes, p: int) -> None:
    """Remember that a contest has been paid for in this unlock phase."""
    count_use(s, ("contest", p), "turn")


# ── claims to titles ────────────────────────────────────────────────────────────────────────────────────────────────


def claims(s: Vtes, titled: list[int] | None = None) -> None:
    """Remember which titles are contested now: the last claimant regains its title only in an unlock phase (VR-9.3).

    Args:
        s: the state.
        titled: the claimants, if they are known.
    """
    if titled is None:
        titled = claimants(s, lying_in(s, "ready") + lying_in(s, "torpor"))
    if not titled and not s.contesting:
        return
    now = list(s.contesting)
    if len(titled) > 1:
        by_claim: dict[tuple[str, str], list[int]] = {}
        for p in everybody(s):
            claim = claim_of(s, p) if p in titled else None
            if claim is not None:
                by_claim.setdefault(claim, []).append(p)
        _yield_to_older(s, by_claim)
        now += [as_contested(s, p) for rivals in by_claim.values() if len(rivals) > 1 for p in rivals]
    still = tuple([at for at in dict.fromkeys(now) if found(s, at[:2]) is not None and at == as_contested(s, at[0])])
    if still != s.contesting:
        for at in [at for at in still if at not in s.contesting]:
            s.tell("title contested", s.pieces[at[0]].face)
        note_contests(s, still)


def _yield_to_older(s: Vtes, by_claim: dict[tuple[str, str], list[int]]) -> None:
    """Let vampires yield a title that they may not contest with an older one (card text); they claim it no more."""
    for claim, rivals in by_claim.items():
        if claim[0] in YIELDED_TO_OLDER:
            younger = [p for p in rivals if any(older(s, each, p) for each in rivals)]
            by_claim[claim] = [p for p in rivals if p not in younger]
            if younger:
                s.do((happening, *[about(s, "yield", p) for p in younger]))


def claimants(s: Vtes, there: list[Lying]) -> list[int]:
    """Return those of all minions in play that might claim a title of which there is only one, without working out whether
    they do."""
    ears = s.ears
    if ("number", "title") in ears:
        return [p for p, _, _ in there]
    return [p for p, _, card in there if card.title in UNIQUE_TITLES or ("number", "title", p) in ears]


def regain(s: Vtes, seat: int) -> None:
    """Give back, in their controller's unlock phase, the titles that nobody else claims any longer (VR-9.3)."""
    mine = [at for at in s.contesting if s.game.speaks(s, at[0]) == seat and not rivals_for_title(s, at[0])]
    if mine:
        for at in mine:
            s.tell("title regained", s.pieces[at[0]].face)
        note_contests(s, tuple([at for at in s.contesting if at not in mine]))


def lost_title(s: Vtes, card: int) -> bool:
    """Return whether a title card must be burned: its vampire has yielded the title, or has received another (VR-9.3)."""
    if "title" not in definition(s, card).traits:
        return False
    host, at = s.pieces[card].host, ref(s, card)
    return any(each[:2] == at for each in s.yielded) or not held_title(s, host) or title_cards(s, host)[-1] != card
