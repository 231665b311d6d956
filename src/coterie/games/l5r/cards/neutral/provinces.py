"""Neutral provinces."""

from __future__ import annotations

from typing import Any

from coterie.games.l5r.cards.definition import Card, both, card, target
from coterie.games.l5r.cards.habits import BUSHI, FIGHTERS, fought_over
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction, would
from coterie.games.l5r.words.anyone import A_PLAYER, MillTop
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.base_values import BaseBecomes
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveFate, MoveHome, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import RoleOf
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, During, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    PARTICIPATING,
    PROVINCE,
    WITH_FATE,
    AttachedTo,
    InProvince,
    Named,
    OfElement,
    Printed,
)
from coterie.games.l5r.words.matching import Highest
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainFate, TakeHonor
from coterie.games.l5r.words.remembering import OrAnyIfUnique, sacrificed
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.rings import FateOnRing, RingClaimed, SwitchContested
from coterie.games.l5r.words.searching import ALL, LayInto, SearchDynasty
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.standing import CancelRings, OpensZone
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, SearchTop
from coterie.words.amounts import Count
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, Straighten
from coterie.words.cards.filters import FOES, MINE, Bearing, In, With
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, Effect, If
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose


def temple(name: str, element: str) -> Card:
    """Return the temple of an element."""
    return card(
        f"13-temple-of-{name}", While(RingClaimed(element), Bonus("strength", 2, THIS)),
        forced_reaction("declare", THIS, FateOnRing(element), limit=None),
    )  # fmt: skip


def upheld(id: str, element: str, does: Effect, **more: Any) -> Card:
    """Return a province that is stronger for a role, and does something as it breaks."""
    return card(id, While(RoleOf(element), Bonus("strength", 2, THIS)), interrupt("break", THIS, does, **more))


CARDS: tuple[Card, ...] = (
    upheld("11-abandoning-honor", "fire", Discarded(), targets=(target(CHARACTER & DISHONORED),)),
    card(
        "07-along-the-river-of-gold",
        Action(
            BaseBecomes("military", other="political"),
            given=CONFLICT & Exists(Cards(PROVINCE & ATTACKED & OfElement("water"))), targets=(target(FIGHTERS),),
        ),
    ),
    card("01-ancestral-lands", While(During("political"), Bonus("strength", 5, THIS))),
    card(
        "13-appealing-to-the-fortunes", While(RoleOf("void"), Bonus("strength", 2, THIS)),
        interrupt(
            "break", THIS,
            ChooseOne((
                Choose(Cards(CHARACTER & InProvince()), PutIntoPlay()), Choose(Cards(CHARACTER & In("hand")), PutIntoPlay())
            )),
        ),
    ),
    card("05-before-the-throne", interrupt("break", THIS, TakeHonor(2)), can_be_stronghold=False),
    card("36-brushfires", reaction("reveal", THIS, RemoveFate(2), targets=(target(CHARACTER & ATTACKING),))),
    card(
        "31-courteous-greeting",
        Action(
            Bow(Bound("attacker")) + Bow(), given=fought_over("earth"),
            targets=(target(CHARACTER & ATTACKING, "attacker"), target(CHARACTER & DEFENDING)),
        ),
    ),
    card("37-cycle-of-vengeance", interrupt("break", THIS, PlaceFate(1) + Honor(), targets=(target(CHARACTER),))),
    upheld("09-demonstrating-excellence", "air", GainFate(1) + Draw(1)),
    card(
        "40-deserted-shrine",
        reaction(
            "reveal", THIS, ChooseOne((MillTop(10, Bound("player")), MillTop(10, Bound("player"), "dynasty"))),
            targets=(A_PLAYER,),
        ),
    ),
    card("30-driven-by-courage", Action(both(2), given=fought_over("air"), targets=(target(FIGHTERS),))),
    card("01-elemental-fury", reaction("reveal", THIS, SwitchContested(), given=CONFLICT)),
    card("22-emperor-s-summons", reaction("reveal", THIS, SearchDynasty(ALL, CHARACTER, LayInto()))),
    card("01-entrenched-position", While(During("military"), Bonus("strength", 5, THIS))),
    card(
        "04-feast-or-famine",
        interrupt(
            "break", THIS, MoveFate(1, Bound("character"), THAT),
            targets=(target(CHARACTER & FOES & WITH_FATE, "character"), target(CHARACTER & MINE)),
        ),
    ),
    card("01-fertile-fields", Action(Draw(1), given=AT_THIS)),
    card(
        "03-frostbitten-crossing",
        Action(
            Discarded(Cards(ATTACHMENT & AttachedTo(Named(("character",))))), given=AT_THIS,
            targets=(target(FIGHTERS & Bearing(ATTACHMENT), "character"),),
        ),
    ),
    card("19-gateway-to-meido", OpensZone(AT_THIS, into=True, zone="fallen"), can_be_stronghold=False),
    card("05-guardians-of-the-seikitsu", reaction("reveal", THIS, Bow(Cards(CHARACTER & Printed(2))))),
    card(
        "33-honor-s-reward",
        Action(Gets("glory", 3, until="conflict"), given=fought_over("fire"), targets=(target(FIGHTERS),)),
    ),
    card(
        "16-illustrious-forge",
        reaction("reveal", THIS, SearchTop(5, ATTACHMENT, does=MoveAttachment(Cards(CHARACTER & MINE)))),
    ),
    card(
        "21-into-the-forbidden-city",
        Action(Discarded(), given=AT_THIS, targets=(target(ATTACHMENT & AttachedTo(CHARACTER & ATTACKING)),)),
    ),
    card(
        "16-kiku-matsuri",
        Action(
            Honor(Chosen()), given=AT_THIS, targets=(OneOfEach("those", Cards(FIGHTERS)),),
        ),
    ),
    card("41-lord-s-ascendancy", Action(TheirTurn(FateFromPool(1)), given=AT_THIS, targets=(target(FIGHTERS),))),
    card("01-manicured-garden", Action(GainFate(1), given=AT_THIS)),
    card("06-massing-at-twilight", While(AT_THIS, Cannot("count one skill", Cards(FIGHTERS)))),
    card("01-meditations-on-the-tao", Action(RemoveFate(1), given=AT_THIS, targets=(target(CHARACTER & ATTACKING),))),
    card("16-midnight-revels", reaction("declare", THIS, Bow(), targets=(target(CHARACTER & Highest("cost", CHARACTER)),))),
    card(
        "01-night-raid",
        reaction("reveal", THIS, DiscardChosen(Count(Cards(CHARACTER & ATTACKING)), OPPONENT)),
    ),
    card("01-pilgrimage", CancelRings()),
    card(
        "04-public-forum",
        would(
            "break", THIS, Instead(PutCounters("merit", 1, THIS)), given=ThisIs(~With("merit"))
        ), can_be_stronghold=False,
    ),
    card("01-rally-to-the-cause", reaction("reveal", THIS, SwitchType())),
    card(
        "03-riot-in-the-streets",
        Action(Bow(), given=AT_THIS & Exists(Cards(FIGHTERS & BUSHI & MINE), 3), targets=(target(FIGHTERS),)),
    ),
    upheld("12-seeking-the-truth", "water", MoveHome(), targets=(target(CHARACTER & DEFENDING),)),
    card(
        "01-shameful-display",
        Action(
            Honor(Bound("first")) + Dishonor(Bound("second")), given=AT_THIS,
            targets=(
                target(CHARACTER & PARTICIPATING, "first"),
                target(CHARACTER & PARTICIPATING & ~Named(("first",)), "second"),
            ),
        ),
    ),
    card(
        "23-smuggler-s-cove",
        Action(If(ThatIs(PARTICIPATING), MoveHome(), MoveIn()), given=AT_THIS, targets=(target(CHARACTER & MINE),)),
    ),
    card("02-tears-of-amaterasu", reaction("reveal", THIS, GainFate(Count(Cards(CHARACTER & ATTACKING))))),
    temple("daikoku", "water"),
    temple("jikoju", "air"),
    temple("osano-wo", "earth"),
    temple("shinsei-s-wisdom", "void"),
    card("16-temple-of-the-dragons", reaction("reveal", THIS, ResolveRing(), given=CONFLICT)),
    temple("the-thunders", "fire"),
    card("32-the-pursuit-of-justice", Action(Straighten(), given=fought_over("water"), targets=(target(FIGHTERS),))),
    card("16-vassal-fields", Action(GainFate(-1, OPPONENT), given=AT_THIS)),
    card(
        "34-weight-of-duty",
        Action(
            Bow() + Dishonor(), given=fought_over("void"), cost=sacrificed(FIGHTERS & MINE),
            targets=(target(CHARACTER & FOES & OrAnyIfUnique("character")),),
        ),
    ),
)  # fmt: skip
