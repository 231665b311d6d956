"""Clan War: conflicts and what comes of passing on them."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, fight_event, once, target
from coterie.games.l5r.words.abilities import reaction
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveHome, PlaceFate
from coterie.games.l5r.words.conditions import CONFLICT, During, ThatIs, ThisIs
from coterie.games.l5r.words.filters import ATTACKED, CHARACTER, DISHONORED, HONORED, PARTICIPATING, PROVINCE
from coterie.games.l5r.words.matching import AT_STRONGHOLD, WithOwner
from coterie.games.l5r.words.players import Draw, TakeFate
from coterie.games.l5r.words.standing import LIMITED
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import EVERYBODY, Cards
from coterie.words.conditions import Exists
from coterie.words.effects import If
from coterie.words.groups import Bound

FIGHTERS = CHARACTER & PARTICIPATING
PUPIL = Bound("pupil")

CARDS: tuple[Card, ...] = (
    fight_event(
        "13-a-game-of-letters", If(ThatIs(HONORED, "model"), Honor(PUPIL), Dishonor(PUPIL)), During("political"),
        targets=(
            target(FIGHTERS, "pupil"), target((HONORED | DISHONORED) & CHARACTER & ~WithOwner("pupil"), "model"),
        ),
    ),
    card("13-mediator-of-hostilities", reaction("pass", EVERYBODY, Draw(1), limit=once("round", 2))),
    fight_event(
        "13-way-of-the-open-hand", MoveHome() + PlaceFate(1), Exists(Cards(ATTACKED & ~AT_STRONGHOLD & PROVINCE)),
        targets=(target(FIGHTERS & ~MINE),),
    ),
    card(
        "13-way-station-trader", LIMITED,
        reaction("reveal", Cards(PROVINCE), TakeFate(1), given=CONFLICT & ThisIs(PARTICIPATING)),
    ),
)  # fmt: skip
