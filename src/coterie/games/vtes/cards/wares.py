"""Weapons and other equipment (VR-10.2)."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, equipment
from coterie.games.vtes.words.asked import IsHost
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.fighting import ManeuverFor, MoreStrikes
from coterie.games.vtes.words.involved import Fighting
from coterie.games.vtes.words.modes import Can
from coterie.games.vtes.words.permanents import BearerIn
from coterie.games.vtes.words.remembered import Note, Noted
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.rounds import StrikesWithThis, StruckWithThis
from coterie.games.vtes.words.selves import VAMPIRE
from coterie.games.vtes.words.striking import Damage, HandStrike
from coterie.words.cards.abilities import ONCE_A_TURN, Limit, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.groups import HOST, Cards

ONCE_A_COMBAT = Limit("combat")
BURST = Damage(2, ranged=True, sort="gun")

WARES: tuple[Card, ...] = (
    equipment(
        "AK-47",
        Can(BURST, when=("strike",), role="fighting"),
        Can(ManeuverFor(BURST), when=("range",), role="fighting", limit=ONCE_A_COMBAT),
        Can(MoreStrikes(1, only=BURST), when=("additional",), role="fighting", given=StruckWithThis()),
        traits=("weapon", "gun"),
    ),
    equipment(
        "Sword of the Archangel",
        Can(HandStrike(1, aggravated=True, melee=True), when=("strike",), role="fighting"),
        Can(
            CancelPlayed("combat", keyword="grapple/aim", against_me=True),
            cost=BurnBlood(1, HOST),
            when=("played",),
            role="fighting",
            limit=ONCE_A_COMBAT,
        ),
        Trigger(
            "forced reaction",
            "burn",
            Cards(VAMPIRE & Fighting(IsHost())),
            Note("deadly", "combat"),
            must=True,
            given=StrikesWithThis(),
        ),
        Trigger(
            "reaction",
            "fights",
            HOST,
            Straighten(HOST),
            given=Noted("deadly", "combat") & BearerIn("ready"),
            limit=ONCE_A_TURN,
        ),
        traits=("weapon", "melee weapon"),
    ),
)
