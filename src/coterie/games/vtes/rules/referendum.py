"""7. The referendum: terms, polling, tally; and the blood hunt (chapter 7)."""

from __future__ import annotations

from typing import Any, NamedTuple

from coterie.games.vtes.facts import blood, definition, is_ready, is_vampire, ready_minions, title
from coterie.games.vtes.numbers import BALLOTS, HUNT_VOTES, PRISCI, VOTE_TAX, VOTE_WORTH, VOTES, VOTES_AGAINST, stat
from coterie.games.vtes.rules.action_state import NOBODY, current_action
from coterie.games.vtes.rules.windows import closed, could, undirected
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, about_seat, happen, happening
from coterie.kernel.loops import alternate
from coterie.kernel.modifiers import Contributor, forbidding, layered, total
from coterie.kernel.pieces import ALL, Ref, found, pile, ref
from coterie.kernel.procedures import Procedure, data_of, remember, row, stop
from coterie.kernel.questions import RawOption
from coterie.kernel.rows import Row
from coterie.kernel.steps import Step, step
from coterie.words.effects import run
from coterie.words.word import walk

FOR, AGAINST = "for", "against"
# The kind of what was chosen, what, and how many points it was given, 0 where it is only named.
Term = tuple[str, Any, int]


class Referendum(Row):
    """What a referendum remembers (VR-7.1).

    Attributes:
        seat: who has called it, -1 for a blood hunt.
        frame: the frame of the action, in which the terms are bound; 0 for a blood hunt.
        terms, effect: what chooses the terms, and what happens if it passes.
        chosen: the terms, once they are chosen; everybody knows them.
        card: the political card that has called it; it gives its caller a vote if it is worth one.
        votes: how many votes that card is worth.
        sides: (vampire, its life, side) for each that has voted.
        edge: (seat, side) of the Methuselah that burned the Edge for a vote.
        burned: (seat, side) for each that has burned a political card for a vote.
        extra: (seat, votes, side) for votes by card texts.
        silent: vampires that abstain.
        forced: the result, "" if there is a vote.
        yes, no: the tally.
        edge_worth: the votes that the burned Edge is worth.
        victim: the vampire that a blood hunt is called on.
        carried: whether its effect has begun.
    """

    seat: int
    frame: int = 0
    terms: Any = None
    effect: Any = None
    card: Ref = NOBODY
    votes: int = 0
    chosen: tuple[Term, ...] = ()
    sides: tuple[tuple[int, int, str], ...] = ()
    edge: tuple[tuple[int, str], ...] = ()
    burned: tuple[tuple[int, str], ...] = ()
    extra: tuple[tuple[int, int, str], ...] = ()
    silent: tuple[Ref, ...] = ()
    forced: str = ""
    yes: int = 0
    no: int = 0
    victim: Ref = NOBODY
    goto: str = ""
    carried: bool = False
    edge_worth: int = 1


def current_referendum(s: Vtes) -> Referendum | None:
    """Return the referendum in progress, or None."""
    found_: Referendum | None = data_of(s, "referendum")
    return found_


@step("vtes.call_referendum")
def call(s: Vtes, data: Referendum) -> None:
    """Begin a referendum."""
    REFERENDUM.begin(s, data)


@step("vtes.hunt_blood")
def hunt_blood(s: Vtes, diablerist: Ref, was_younger: bool = False) -> None:
    """Begin a blood hunt referendum on a diablerist, which nobody has called, unless a card forbids it, perhaps only where the
    victim was younger (VR-7.4)."""
    bars = ("be hunted", "be hunted for a younger one") if was_younger else ("be hunted",)
    if found(s, diablerist) is not None and not any(forbidding(s, bar, diablerist[0]) for bar in bars):
        REFERENDUM.begin(s, Referendum(-1, victim=diablerist))


def terms(s: Vtes, serial: int) -> None:
    """Let the acting minion's controller, who calls the referendum, choose its terms (VR-7.1)."""
    now = REFERENDUM.of(s, serial)
    if now.terms is not None:
        s.do((run, now.terms, now.frame), (tell_terms, serial))


class Choosing(NamedTuple):
    """What a word for terms chooses.

    Attributes:
        kind: “seat”, “piece”, or “text”, such as a clan.
        name: what it is bound to, "" for the name that the word gives.
        how: “several”, or “shared” where points or blood are allocated; "" for one.
    """

    kind: str
    name: str = ""
    how: str = ""


def terms_of(s: Vtes, now: Referendum) -> tuple[Term, ...]:
    """Return the terms that were chosen, each once; cards that not everybody sees are left out (VR-7.1, D-750)."""
    f = s.rows[now.frame]
    found_: dict[Term, None] = {}
    for word in walk(now.terms):
        for kind, name, how in getattr(word, "TERMS", ()):
            value = f.get(name or getattr(word, "name", ""))
            chosen = (value or ()) if how else () if value is None else (value,)
            for what in chosen:
                if kind != "piece" or s.pieces[what[0]].known == ALL:
                    found_[kind, what, chosen.count(what) if how == "shared" else 0] = None
    return tuple(found_)


@step("vtes.tell_terms")
def tell_terms(s: Vtes, serial: int) -> None:
    """Tell everybody the terms before they vote (VR-7.1)."""
    chosen = terms_of(s, REFERENDUM.of(s, serial))
    REFERENDUM.remember(s, serial, chosen=chosen)
    for kind, what, points in chosen:
        said = s.pieces[what[0]].face if kind == "piece" else what
        s.tell(f"terms {kind}" + (" points" if points else ""), said, *([points] if points else []))


def poll(s: Vtes, serial: int) -> None:
    """Let all cast votes in any order until all have passed; an automatic result takes no vote (VR-7.1, C-077, C-089)."""
    now = REFERENDUM.of(s, serial)
    if now.forced:
        return
    first = now.seat if now.seat >= 0 else s.active
    s.do((alternate, undirected(s, first), (voting, serial), "first"))


@step("vtes.voting")
def voting(s: Vtes, serial: int, seat: int, acted: Step, passed: Step) -> None:
    """Offer a seat its votes, and what it can use in the polling.

    It is asked in one way, whichever of the two there is, and also where its hand could hold a political card or a card to use:
    the question does not tell which (VR-11.1).
    """
    now = REFERENDUM.of(s, serial)
    if closed(s, serial) or now.forced:
        return
    votes = votes_of(s, now, serial, seat, acted)
    burns = False
    if seat not in cardless(now) and pile(s, "hand", seat):
        votes += [
            (f"burn {side}", (p,), ((burn_card, serial, seat, ref(s, p), side), acted))
            for p in _political(s, seat)
            for side in (FOR, AGAINST)
        ]
        burns = not s.game.leaks(s) and s.game.could_burn_political(s, seat)
    window = "poll" if now.seat >= 0 else "blood hunt"
    used = s.game.offers(s, window, seat, acted)
    if votes or used or burns or could(s, seat, window):
        s.ask(seat, _prompt(s, now), [*votes, *used, ("pass", (), (passed,))], forced=False, window=True)
    else:
        s.do(passed)


def _prompt(s: Vtes, now: Referendum) -> tuple[Any, ...]:
    yes, no = tally_of(s, now)
    what = now.card[0] if now.card != NOBODY else now.victim[0]
    return ("votes?", what, yes, no)


def _political(s: Vtes, seat: int) -> list[int]:
    """Return the political cards of a hand, one of each name."""
    faces: dict[str, int] = {}
    for p in pile(s, "hand", seat):
        if "political action" in definition(s, p).types:
            faces.setdefault(s.pieces[p].face, p)
    return list(faces.values())


def cardless(now: Referendum) -> list[int]:
    """Return the seats that have used their one vote from a political card (VR-7.2, V-135)."""
    return [seat for seat, _ in now.burned] + ([now.seat] if now.card != NOBODY and now.votes else [])


def votes_of(s: Vtes, now: Referendum, serial: int, seat: int, acted: Step) -> list[RawOption]:
    """Return the votes that a seat could cast: of its vampires, all together or one by one, and the Edge (VR-7.2)."""
    voters = [p for p in ready_minions(s, seat) if can_vote(s, now, p)]
    options: list[RawOption] = []
    for side in (FOR, AGAINST):
        able = [p for p in voters if side == FOR or can_oppose(s, p)]
        if len(able) > 1:
            refs = tuple([ref(s, p) for p in able])
            options.append((f"all {side}", (), ((cast, serial, refs, side), acted)))
        options += [(f"vote {side}", (p,), ((cast, serial, (ref(s, p),), side), acted)) for p in able]
        if s.edge == seat:
            options.append((f"edge {side}", (), ((burn_edge, serial, seat, side), acted)))
    return options


def can_vote(s: Vtes, now: Referendum, minion: int) -> bool:
    """Return whether a ready vampire has votes or a ballot still to cast (VR-7.2, VR-7.3)."""
    if (
        not is_vampire(s, minion)
        or forbidding(s, "vote", minion)
        or any(at[0] == minion for at in now.sides)
        or ref(s, minion) in now.silent
    ):
        return False
    return ballots_of(s, minion) > 0 or stat(s, minion, VOTES) > 0


def ballots_of(s: Vtes, minion: int) -> int:
    """Return the ballots of a vampire among the prisci: one for that title, which cards can take from it, and more by cards
    (VR-7.3)."""
    priscus = title(s, minion) == "priscus" and not forbidding(s, "cast a ballot", minion)
    return int(priscus) + total(s, BALLOTS, minion, 0)


def can_oppose(s: Vtes, minion: int) -> bool:
    """Return whether a vampire may vote against the referendum, and can pay what that costs (card text)."""
    return not forbidding(s, "vote against", minion) and blood(s, minion) >= vote_tax(s, minion)


def vote_tax(s: Vtes, minion: int) -> int:
    """Return the blood that a vampire must burn to vote against the referendum (card text)."""
    return total(s, VOTE_TAX, minion, 0)


def votes_on(s: Vtes, minion: int, side: str) -> int:
    """Return the votes of a vampire on a side; some have more against (card text)."""
    return stat(s, minion, VOTES) + (total(s, VOTES_AGAINST, minion, 0) if side == AGAINST else 0)


@step("vtes.cast")
def cast(s: Vtes, serial: int, voters: tuple[Ref, ...], side: str) -> None:
    """Cast the votes of vampires, for good (VR-7.1). One made to vote against that may not, or cannot pay, does not vote."""
    now = REFERENDUM.of(s, serial)
    voters = tuple([at for at in voters if side == FOR or can_oppose(s, at[0])])
    taxes = [(at[0], vote_tax(s, at[0])) for at in voters] if side == AGAINST else []
    if any(n for _, n in taxes):
        happen(s, *[about(s, "blood", p, -n, detail=("cost",)) for p, n in taxes if n])
    for at in voters:
        s.tell("votes", definition(s, at[0]).face, side, votes_on(s, at[0], side))
    REFERENDUM.remember(s, serial, sides=(*now.sides, *[(*at, side) for at in voters]))


@step("vtes.burn_edge")
def burn_edge(s: Vtes, serial: int, seat: int, side: str) -> None:
    """Burn the Edge for a vote (VR-7.2)."""
    now = REFERENDUM.of(s, serial)
    REFERENDUM.remember(s, serial, edge=(*now.edge, (seat, side)))
    happen(s, about_seat("edge", seat, detail=(-1,)))


@step("vtes.burn_card")
def burn_card(s: Vtes, serial: int, seat: int, card: Ref, side: str) -> None:
    """Burn a political card from the hand for a vote; that does not count as playing it (VR-7.2, V-135)."""
    now = REFERENDUM.of(s, serial)
    REFERENDUM.remember(s, serial, burned=(*now.burned, (seat, side)))
    s.tell("burns for a vote", seat, s.pieces[card[0]].face, side)
    happen(s, about(s, "discard", card[0], detail=("vote",)))


@step("vtes.add_votes")
def add_votes(s: Vtes, seat: int, votes: int, side: str) -> None:
    """Cast votes that a card text gives a Methuselah."""
    now = current_referendum(s)
    if now is not None:
        s.tell("casts", seat, side, votes)
        remember(s, "referendum", extra=(*now.extra, (seat, votes, side)))


def tally_of(s: Vtes, now: Referendum) -> tuple[int, int]:
    """Return the votes for and against as they stand; a negative total counts as 0 (VR-7.1, VR-1.5)."""
    parts = parts_of(s, now)
    yes, no = [max(0, sum([n for n, _ in parts[side]])) for side in (FOR, AGAINST)]
    return yes, no


def parts_of(s: Vtes, now: Referendum) -> dict[str, list[Contributor]]:
    """Return what the votes for and against come from: amounts with the face of a card, or with what else gives them.

    Changes of votes do not affect the ballots of prisci (C-083).
    """
    parts: dict[str, list[Contributor]] = {FOR: [], AGAINST: []}
    ballots = ballots_cast(s, now)
    for p, side in _voters(s, now):
        parts[side].append((votes_on(s, p, side) * layered(s, VOTE_WORTH, p, 1), s.pieces[p].face))
    for _, side in now.edge:
        parts[side].append((now.edge_worth, "the Edge"))
    for _, side in now.burned:
        parts[side].append((1, "a political card"))
    for _, votes, side in now.extra:
        parts[side].append((votes, "by a text"))
    if now.card != NOBODY:
        parts[FOR].append((now.votes, s.pieces[now.card[0]].face))
    if now.victim != NOBODY and (votes := total(s, HUNT_VOTES, now.victim[0], 0)):
        parts[FOR].append((votes, "by a text"))
    if ballots[FOR] != ballots[AGAINST]:
        parts[FOR if ballots[FOR] > ballots[AGAINST] else AGAINST].append((PRISCI, "the prisci"))
    return parts


def ballots_cast(s: Vtes, now: Referendum) -> dict[str, int]:
    """Return the ballots of prisci on each side; the side with more of them has the votes of the prisci (VR-7.3)."""
    ballots = {FOR: 0, AGAINST: 0}
    for p, side in _voters(s, now):
        ballots[side] += ballots_of(s, p)
    return ballots


def _voters(s: Vtes, now: Referendum) -> list[tuple[int, str]]:
    """Return the vampires whose votes count, each with its side."""
    return [
        (p, side)
        for p, life, side in now.sides
        if found(s, (p, life)) is not None and is_ready(s, p) and (p, life) not in now.silent
    ]


def left_to_cast(s: Vtes, now: Referendum, seat: int) -> tuple[int, int]:
    """Return the votes and the ballots that the vampires of a Methuselah have still to cast (VR-7.2, VR-7.3)."""
    voters = [p for p in ready_minions(s, seat) if can_vote(s, now, p)]
    return sum([votes_on(s, p, FOR) for p in voters]), sum([ballots_of(s, p) for p in voters])


def tally(s: Vtes, serial: int) -> None:
    """Let the referendum pass if there are more votes for it than against it (VR-7.1)."""
    now = REFERENDUM.of(s, serial)
    if now.goto:
        stop(s, serial)
        return
    yes, no = (0, 0) if now.forced else tally_of(s, now)
    passes = now.forced == "passes" if now.forced else yes > no
    REFERENDUM.remember(s, serial, yes=yes, no=no)
    s.tell("passes" if passes else "fails", yes, no)
    if now.seat >= 0 and current_action(s) is not None:
        remember(s, "action", passed=passes, margin=max(0, yes - no))
    who, kind = current_action(s), "passes" if passes else "fails"
    caller = now.seat if now.seat >= 0 else s.active
    told = about_seat(kind, caller, yes)
    if now.seat >= 0 and who is not None and found(s, who.actor) is not None:
        told = about(s, kind, who.actor[0], yes, seat=now.seat)
    if not passes:
        stop(s, serial)
    s.do((happening, told, about_seat("tallied", caller, yes)))


def carry_out(s: Vtes, serial: int) -> None:
    """Carry out what was voted for, and tell that it is done; after a blood hunt the diablerist is burned (VR-7.4)."""
    now = REFERENDUM.of(s, serial)
    REFERENDUM.remember(s, serial, carried=True)
    if now.victim != NOBODY:
        if found(s, now.victim) is not None:
            happen(s, about(s, "burn", now.victim[0]))
    elif now.effect is not None:
        s.do((run, now.effect, now.frame))
    s.do((happening, about_seat("enacted", now.seat if now.seat >= 0 else s.active, now.yes)))


def cancel(s: Vtes, *, returns: bool = True) -> None:
    """Cancel the referendum that goes on: nothing comes of it; a card that has called it may return to its owner's hand."""
    now = current_referendum(s)
    if now is not None:
        s.tell("referendum cancelled")
        remember(s, "referendum", goto="cancelled")
        card = found(s, now.card)
        if returns and card is not None and card.zone == "limbo":
            happen(s, about(s, "return", now.card[0]))


REFERENDUM: Procedure[Referendum] = Procedure(
    "vtes.referendum",
    "Referendum",
    Referendum,
    (
        row("7.1.2", "Terms", terms, "VR-7.1"),
        row("7.1.3", "Polling", poll, "VR-7.1 VR-7.2 VR-7.3"),
        row("7.1.4", "Tally", tally, "VR-7.1"),
        row("7.1.5", "Effect", carry_out, "VR-7.1 VR-7.4"),
    ),
)
