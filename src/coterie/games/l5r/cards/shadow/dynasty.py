"""The dynasty cards of the Shadowlands, by encounter group: characters and holdings."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.shadow.ways import (
    GOBLIN,
    NO_STRANGERS,
    SHADOWLANDS,
    THEIRS,
    after_conflicts,
    reacts,
    won,
)
from coterie.games.l5r.words.abilities import Bidden
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveFate, RemoveFate, Taint
from coterie.games.l5r.words.conditions import InPhase, ThisIs
from coterie.games.l5r.words.filters import (
    ATTACKING,
    CHARACTER,
    EVENT,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    TAINTED,
    WITH_FATE,
    InProvince,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.players import DiscardAtRandom, DiscardChosen, GainFate, GainHonor
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.shadow.graves import Raise, Rebury, Stitch
from coterie.games.l5r.words.shadow.losses import ClearProvinces, Mill, Scavenge
from coterie.games.l5r.words.shadow.measures import PerPlayer
from coterie.games.l5r.words.shadow.opponents import EachFoeDoes
from coterie.games.l5r.words.shadow.taking import FateFromPool
from coterie.games.l5r.words.shadow.wanting import ToAsMany, UpToTimes
from coterie.games.l5r.words.standing import CORRUPTED, NoAttachments
from coterie.games.l5r.words.zones import Discarded, PutTo, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import ChooseOne, Pay
from coterie.words.picking import Choose

GROUP_1: tuple[Card, ...] = (
    card("16-goblin-brawler"),
    card(
        "16-fouleye-s-elite",
        won(Bow(), targets=(target(THEIRS & Weaker("military", ITSELF, True)),)),
    ),
    card("16-goblin-hovel", after_conflicts(ToAsMany(Cards(CHARACTER & GOBLIN), FateFromPool(1), 3))),
    card(
        "16-detritus-priest",
        reacts("win", Cards(CHARACTER & Trait("goblin") & MINE), ResolveRing(), cost=RemoveFate(1, IT),
                        limit=once("round", 2)),
    ),
    card(
        "16-chieftain-fouleye",
        Bonus("cost", -1, Cards(CHARACTER & GOBLIN & (InProvince() | In("fallen")))),
        Bonus("political", 2, Cards(CHARACTER & OTHER & GOBLIN)),
    ),
)  # fmt: skip
GROUP_2: tuple[Card, ...] = (
    card("16-skeletal-warrior", CORRUPTED),
    card(
        "16-endless-ranks",
        CORRUPTED,
        NoAttachments(Trait("weapon")),
        won(PutTo(to="top"), targets=(target(CHARACTER & In("fallen")),)),
    ),
    card("16-killing-field", after_conflicts(ClearProvinces())),
    card("16-undead-horror", CORRUPTED, won(Stitch())),
    card(
        "16-kitsu-sokori",
        reacts("remove", THIS, Raise(), targets=(target(CHARACTER & In("fallen", "foe")),)),
    ),
)
GROUP_3: tuple[Card, ...] = (
    card(
        "16-lost-samurai",
        CORRUPTED,
        won(Dishonor(), targets=(target(CHARACTER & PARTICIPATING & ~SHADOWLANDS),)),
    ),
    card("16-onikage-rider", CORRUPTED, won(ClearProvinces())),
    card(
        "16-dark-moto",
        CORRUPTED,
        won(FateFromPool(1, THIS) + Gain(Cannot("bow in resolution", THIS), THIS, "conflict")),
    ),
    card(
        "16-moto-tsume",
        CORRUPTED,
        NO_STRANGERS,
        reacts("attack", THIS, Honor(Cards(CHARACTER & ATTACKING))),
    ),
    # before the interrupt of any other holding: it comes where what is cancelled is
    card(
        "16-thundering-tide-keep",
        Bidden("would", "end", EVERYBODY, GainFate(PerPlayer(2)), True, given=InPhase("conflict")),
    ),
)
GROUP_4: tuple[Card, ...] = (
    card("16-scavenging-goblin", won(Scavenge(3))),
    card(
        "16-penanggalan",
        CORRUPTED,
        won(MoveFate(1), targets=(target(THEIRS & TAINTED & PARTICIPATING & WITH_FATE),)),
    ),
    card("16-wild-ogre"),
    card(
        "16-the-butcher-of-ishigaki",
        CORRUPTED,
        NO_STRANGERS,
        While(ThisIs(ATTACKING), Cannot("defend with nobody", EACH_FOE)),
    ),
    card("16-oni-lair", after_conflicts(UpToTimes(4, Pay(GainFate(-1), Rebury())))),
)
GROUP_5: tuple[Card, ...] = (
    card("16-shambling-servant", CORRUPTED, won(Taint(), targets=(target(CHARACTER & PARTICIPATING),))),
    card("16-insatiable-gaki", CORRUPTED, won(EachFoeDoes(DiscardChosen(1)))),
    card("16-haunted-ruins", after_conflicts(GainHonor(-1, EACH_FOE))),
    card(
        "16-chuda-gyushi",
        reacts(
            "remove",
            THIS,
            EachFoeDoes(
                ChooseOne((GainHonor(-3), DiscardAtRandom(2, YOU), Choose(Cards(CHARACTER & MINE), Sacrifice())))
            ),
        ),
    ),
    card(
        "16-oni-of-obsidian-and-blood",
        CORRUPTED,
        NO_STRANGERS,
        won(Discarded(), targets=(target(THEIRS & TAINTED),)),
    ),
)
GROUP_6: tuple[Card, ...] = (
    card(
        "16-shrine-to-jigoku",
        after_conflicts(UpToTimes(2, Pay(GainFate(-1), EachFoeDoes(DiscardAtRandom(1, YOU))))),
    ),
    card("16-bloodthirsty-kansen", CORRUPTED, won(ResolveRing())),
    card("16-bog-hag", won(Mill(8))),
    card(
        "16-prakhara-the-schemer",
        CORRUPTED,
        NO_STRANGERS,
        Bidden("would", "initiate", Cards(EVENT & FOES), Cancel(), True, cost=GainFate(-1), limit=once("round", 2)),
    ),
    card(
        "16-gashadokuro",
        CORRUPTED,
        NO_STRANGERS,
        Cannot("be evaded", THIS),
        reacts("declare", Cards(PROVINCE & MINE), Straighten(THIS), given=OfSort("military")),
    ),
)
