"""4.8 Paying less: what is locked, burned or spent for it as a card is announced or as an action is paid for.

A card that may be locked to reduce a cost is locked as the card is announced where it could not be afforded otherwise (V-067),
or as the cost is paid (V-068, C-017). A card that is cancelled as it is played has used up none (V-069).
"""

from __future__ import annotations

from coterie.games.vtes.facts import blood
from coterie.games.vtes.rules.action_state import NOBODY, Action
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.costs import WHOLE, Cheaper, Coin, Purchase, count_saving, offer_of, price, reducers
from coterie.kernel.events import Event, about, happen, happening
from coterie.kernel.pieces import Ref, found, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import Step, step
from coterie.words.frames import Frame, bind


@step("vtes.save")
def save(s: Vtes, frame: int, seat: int, card: Ref, minion: int, coin: Coin, printed: int, must: bool) -> None:  # fmt: skip
    """Offer cards that can be locked to pay less: as many as are needed to afford a card, or as many as the seat likes.

    Args:
        s: the state.
        frame: the frame of the card; what was saved is bound there as “saved”.
        seat: who plays it. card: the card. minion: who pays blood, -1 for nobody.
        coin: what is paid. printed: how much, before anything is saved.
        must: only what is needed to afford it.
    """
    f: Frame = s.rows[frame]
    due = price(s, seat, card[0], minion, coin, printed, f)
    have = s.pool[seat] if coin == "pool" else blood(s, minion) if minion >= 0 else 0
    buys = Purchase(seat, card[0], minion, acts=not f.get("brought"))
    offered = reducers(s, buys, coin, due=due) if due and (due > have or not must) else []
    taken = [each[0][0] for each in f.get("saved") or ()]
    there = [(p, n) for p, n in offered if p not in taken]
    if not there:
        return
    args = (frame, seat, card, minion, coin, printed)
    options: list[RawOption] = []
    for p, n in there:
        word = offer_of(s, p)
        some = bool(word.stored or word.bleeds)  # counters or blood of the card pay
        for k in (due,) if word.bleeds == WHOLE else range(1, min(n, due) + 1) if some else (n,):
            verb = "save some" if some else "save" if word.locks else "save with"
            options.append((verb, (k, p) if some else (p,), ((lock_for_it, *args, must, ref(s, p), k),)))
    if due <= have:
        options.append(("pay", (due,), ()))
    s.ask(seat, ("pay less?", card[0], due), options, forced=must)


@step("vtes.lock_for_it")
def lock_for_it(
    s: Vtes, frame: int, seat: int, card: Ref, minion: int, coin: Coin, printed: int, must: bool, by: Ref, n: int
) -> None:  # fmt: skip
    """Lock a card to pay less, and check again. A card that is burned to pay less is burned as the cost is paid."""
    f: Frame = s.rows[frame]
    word = offer_of(s, by[0])
    locks, coins = word.locks and not word.burns, "blood" if word.bleeds else "counter" if word.stored else ""
    events = [about(s, "bow", by[0])] if locks else []
    events += [_coins(s, by[0], coins, -n)] if coins else []
    count_saving(s, by)
    s.do(
        *([(happening, *events)] if events else []),
        (bind, frame, "saved", (*(f.get("saved") or ()), (by, n, locks, coins))),
        (save, frame, seat, card, minion, coin, printed, must),
    )


def give_back(s: Vtes, f: Frame) -> None:
    """Unlock what was locked for a card that was cancelled as it was played; it has not been used (V-069)."""
    there = [each for each in f.get("saved") or () if found(s, each[0]) is not None]
    for at, *_ in there:
        count_saving(s, at, vain=True)
    events = [about(s, "straighten", at[0]) for at, _, locked, _ in there if locked]
    events += [_coins(s, at[0], coins, n) for at, n, _, coins in there if coins]
    if events:
        s.do((happening, *events))


def _coins(s: Vtes, piece: int, coins: str, n: int) -> Event:
    """Return the event of a card that gets, or spends, so much blood or so many counters."""
    if coins == "blood":
        return about(s, "blood", piece, n, detail=("cost",))
    return about(s, "counter" if n > 0 else "lift", piece, abs(n), detail=("counter",))


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def savings(s: Vtes, now: Action) -> tuple[Step, ...]:
    """Return the steps that offer cards to be locked as an action card is paid for (V-068)."""
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    if card is None or card.zone != "limbo":
        return ()
    coins: tuple[tuple[Coin, int], ...] = (("blood", now.blood), ("pool", now.pool))
    who = now.actor[0]
    saves = [(save, now.frame, now.seat, now.card, who, coin, n, False) for coin, n in coins if n]
    return (*saves, (burn_saved, now.frame))


@step("vtes.burn_saved")
def burn_saved(s: Vtes, frame: int) -> None:
    """Burn what is burned to pay less, now that the cost is paid."""
    there = [each[0][0] for each in s.rows[frame].get("saved") or () if found(s, each[0]) is not None]
    gone = [p for p in there if any(isinstance(word, Cheaper) and word.burns for word in s.pieces[p].text)]
    if gone:
        happen(s, *[about(s, "burn", p) for p in gone])


def action_price(s: Vtes, now: Action) -> tuple[int, int]:
    """Return the blood and the pool that an action costs now (VR-4.8)."""
    f: Frame = s.rows[now.frame]
    card = s.pieces[now.card[0]] if now.card != NOBODY else None
    if card is None or card.zone != "limbo":
        return now.blood, now.pool
    args = (s, now.seat, now.card[0], now.actor[0])
    return price(*args, "blood", now.blood, f), price(*args, "pool", now.pool, f)
