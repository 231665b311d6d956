"""The conflict cards of the Shadowlands, by encounter group: events and attachments."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, fight_event, target
from coterie.games.l5r.cards.shadow_ways import (
    OWN,
    SHADOWLANDS,
    SOLE,
    THEIRS,
    certain,
    once_played,
    warlord_with,
    won,
)
from coterie.games.l5r.words.abilities import Answer, forced_reaction
from coterie.games.l5r.words.characters import Bow, Dishonor, MoveIn, PlaceFate, Ready, Taint
from coterie.games.l5r.words.conditions import BearerIs, During, ThatIs
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    BROKEN,
    CHARACTER,
    ITSELF,
    PARTICIPATING,
    PROVINCE,
    TAINTED,
    UNIQUE,
    AttachedTo,
    Printed,
)
from coterie.games.l5r.words.players import GainFate, GainHonor
from coterie.games.l5r.words.shadow import (
    AnotherAction,
    BreakAttacked,
    CloseWindow,
    ControllerLosesHonor,
    ControllerSelects,
    EachFoeDoes,
    FateFromPool,
    Outmatched,
    PassOn,
    PlayAttachment,
    Seize,
    StandingProvince,
    TheirTurn,
)
from coterie.games.l5r.words.zones import Discarded, Sacrifice
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, Bearing
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.effects import Choose, ForEach, If, May, Pay
from coterie.words.groups import Bound

FOREIGN = ATTACHMENT & ~SHADOWLANDS  # attachments that are not of the Shadowlands
OPPOSED = CHARACTER & PARTICIPATING & READY & FOES
SERVANT = Bound("servant")

GROUP_1: tuple[Card, ...] = (
    fight_event(
        "16-power-of-jigoku",
        Gets("military", 5, until="conflict")
        + Gain(Cannot("bow", THIS, Cards(FOES)), until="conflict")
        + Gain(Cannot("withdraw", THIS, Cards(FOES)), until="conflict"),
        targets=(target(OWN & READY & PARTICIPATING),),
    ),
    card("16-blade-of-chaos", once_played(AnotherAction()), attaches=OWN),
    card("16-horrific-scarring", SOLE, Cannot("participate in political", HOST), attaches=THEIRS),
    fight_event(
        "16-violence-and-evil",
        If(
            During("political"),
            SwitchType(),
            Choose(Cards(FOREIGN & AttachedTo(CHARACTER & PARTICIPATING)), Discarded(), 2, 2),
        ),
    ),
    certain("16-the-wall-is-breached", BreakAttacked(), given=Outmatched("military")),
)
GROUP_3: tuple[Card, ...] = (
    fight_event(
        "16-evil-portents",
        Gets("military", 2, Cards(CHARACTER & TAINTED & PARTICIPATING & SHADOWLANDS), "conflict")
        + Gets("political", 2, Cards(CHARACTER & TAINTED & PARTICIPATING & SHADOWLANDS), "conflict")
        + Gets("military", -2, Cards(CHARACTER & TAINTED & PARTICIPATING & ~SHADOWLANDS), "conflict")
        + Gets("political", -2, Cards(CHARACTER & TAINTED & PARTICIPATING & ~SHADOWLANDS), "conflict"),
    ),
    fight_event(
        "16-uncontained",
        MoveIn() >> If(ThatIs(BOWED), May(Pay(GainFate(-1), Ready()))),
        targets=(target(CHARACTER & MINE & AT_HOME),),
    ),
    card("16-unending-hatred", once_played(PlaceFate(1, HOST)), attaches=OWN),
    fight_event("16-direct-assault", warlord_with(FateFromPool(2))),
    card(
        "16-dark-brother-s-blade",
        Grants(
            won(EachFoeDoes(Choose(Cards(CHARACTER & PARTICIPATING & MINE), Sacrifice()))),
            Cards(UNIQUE & Bearing(ITSELF)),
        ),
        attaches=OWN,
    ),
)
GROUP_4: tuple[Card, ...] = (
    fight_event(
        "16-dark-bargain",
        ForEach(Cards(OPPOSED), ControllerSelects((Bow(), ControllerLosesHonor()))) >> Taint(Cards(OPPOSED)),
    ),
    card(
        "16-lurking-treachery",
        SOLE,
        Answer("forced interrupt", "leave", HOST, TheirTurn(Choose(Cards(StandingProvince()), Taint()), HOST), True),
        attaches=THEIRS,
    ),
    card("16-permeating-mutation", once_played(PlayAttachment()), attaches=OWN),
    fight_event(
        "16-consumed-by-evil",
        ControllerSelects((Sacrifice(), warlord_with(PlaceFate(1)))),
        targets=(target(THEIRS & TAINTED),),
    ),
    certain(
        "16-blasphemous-act",
        Bow(Cards(CHARACTER & TAINTED & FOES))
        + Ready(Cards(CHARACTER & TAINTED & MINE))
        + Gain(Cannot("bow in resolution", THIS), Cards(CHARACTER & TAINTED & MINE), "conflict"),
    ),
)
GROUP_6: tuple[Card, ...] = (
    card(
        "16-obsidian-shard",
        once_played(
            Discarded(),
            targets=(target(FOREIGN & (AttachedTo(ATTACKED) | AttachedTo(CHARACTER & PARTICIPATING))),),
        ),
        attaches=OWN,
    ),
    fight_event(
        "16-exploit-weakness",
        If(ThatIs(TAINTED), Seize(), Bow() + Dishonor()),
        targets=(target(CHARACTER & ~SHADOWLANDS & PARTICIPATING & Printed(2)),),
    ),
    card(
        "16-tainted-wasteland",
        Bonus("strength", 1, HOST),
        While(BearerIs(TAINTED), Bonus("strength", 3, HOST)),
        forced_reaction("declare", HOST, GainHonor(-1, EACH_FOE)),
        attaches=PROVINCE & ~BROKEN,
    ),
    fight_event(
        "16-in-service-to-shadow",
        warlord_with(PassOn(SERVANT)),
        cost=Choose(Cards(OWN & PARTICIPATING & READY & ~UNIQUE), Bow(SERVANT), name="servant"),
    ),
    certain("16-the-first-war", CloseWindow()),
)
