"""Holdings, provinces and strongholds of the Dragon."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, both, card, target
from coterie.games.l5r.cards.dragon.habits import MONK, ORDINARY
from coterie.games.l5r.cards.habits import BY_FOES, DUELIST, STAYS_UP, hosted
from coterie.games.l5r.numbers import CARDS_PLAYED
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction
from coterie.games.l5r.words.amounts import Attached, Beyond
from coterie.games.l5r.words.characters import LoseStatus, MoveFate, MoveHome, RemoveFate
from coterie.games.l5r.words.choosing import EachWithMore, SeeHand
from coterie.games.l5r.words.comparing import TO_THE_BANK
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, InPhase, ThatIs, ThisIs
from coterie.games.l5r.words.duelling import LOSER
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    PARTICIPATING,
    WHOLE,
    WITH_FATE,
    WITH_STATUS,
    Named,
    Printed,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, WithOwner
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainFate, GainHonor
from coterie.games.l5r.words.provinces import MoveCard, TurnDown
from coterie.games.l5r.words.rings import EachFreeRing, ReturnRing, SpreadOverRings
from coterie.games.l5r.words.searching import SeeSome
from coterie.games.l5r.words.standing import RALLY
from coterie.games.l5r.words.theirs import TheirTarget
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.amounts import Count, Times
from coterie.words.cards.answered import By, HowMuch, OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import MINE, Bearing
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import ChooseOne, If
from coterie.words.groups import THAT, Bound

LOSE_A_TOKEN = tuple([LoseStatus(name=name) for name in ("honored", "dishonored", "tainted")])

CARDS: tuple[Card, ...] = (
    card(
        "41-adorned-temple",
        reaction(
            "place", Cards(CHARACTER & MINE), If(ThatIs(ORDINARY), Draw(2), Draw(1)), given=By(ANYWHERE),
        ),
    ),
    card("21-court-of-justice", reaction("win", YOU, SeeSome(3), given=OfSort("political"))),
    card("25-fuchi-mura", reaction("declare", THIS, EachFreeRing(bare=False))),
    card(
        "32-hidden-mountain-pass", RALLY,
        interrupt("end", EVERYBODY, TurnDown(ITS_PROVINCE), given=InPhase("conflict") & ThisIs(WHOLE)),
    ),
    card(
        "16-mirumoto-dojo",
        hosted(If(ThatIs(DUELIST, "winner"), RemoveFate(1, LOSER), RemoveFate(1, LOSER, to_owner=True))),
    ),
    card(
        "01-mountain-s-anvil-castle",
        Action(
            both(Attached(2)), given=CONFLICT, cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Bearing(ATTACHMENT)),),
        ),
    ),
    card(
        "05-mountaintop-statuary", reaction("unveil", THIS, MoveCard(THIS, below=True)),
        Action(MoveHome(), given=AT_THIS, cost=Sacrifice(THIS), targets=(target(CHARACTER & ATTACKING & Printed(2)),)),
    ),
    card(
        "36-overlooked-community",
        Action(ChooseOne(LOSE_A_TOKEN), cost=ReturnRing(), targets=(target(CHARACTER & WITH_STATUS),)),
    ),
    card("01-restoration-of-balance", interrupt("break", THIS, DiscardChosen(Beyond(4), OPPONENT))),
    card(
        "16-revered-bonsho",
        forced_reaction(
            "remove", Cards(CHARACTER), SpreadOverRings(HowMuch()), given=InPhase("fate") & TO_THE_BANK, limit=None
        ),
    ),
    card(
        "09-sacred-sanctuary",
        reaction(
            "declare", THIS,
            Straighten() + Gain(Cannot("bow", THIS, BY_FOES), until="conflict") + Gain(STAYS_UP, until="conflict"),
            targets=(target(CHARACTER & MONK & MINE),),
        ),
    ),
    card("19-scene-of-the-crime", reaction("reveal", THIS, SeeHand(discards=False))),
    card(
        "01-secluded-temple",
        reaction(
            "begin", EVERYBODY,
            EachWithMore(CHARACTER, TheirTarget(Cards(CHARACTER & WITH_FATE & MINE), RemoveFate(1))),
            given=InPhase("conflict"),
        ),
    ),
    card(
        "38-seeking-enlightenment",
        reaction("reveal", THIS, GainFate(Times(-1, Count(Cards(CHARACTER & ATTACKING))), OPPONENT)),
    ),
    card(
        "29-sharing-shinsei-s-wisdom",
        reaction(
            "reveal", THIS, MoveFate(1, Bound("character"), THAT),
            targets=(
                target(CHARACTER & WITH_FATE, "character"),
                target(CHARACTER & WithOwner("character") & ~Named(("character",))),
            ),
        ),
    ),
    card("25-shintao-monastery", Bonus(CARDS_PLAYED, 1, YOU)),
    card(
        "11-the-wrath-of-the-kami",
        Action(Gets("strength", 1, ITS_PROVINCE, "conflict"), given=AT_THIS, cost=GainHonor(-1), limit=None),
    ),
)  # fmt: skip
