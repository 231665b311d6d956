"""The conflict cards of the Shadowlands, by encounter group: events and attachments."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, fight_event, target
from coterie.games.l5r.cards.habits import BY_FOES, STANDING
from coterie.games.l5r.cards.shadow.ways import (
    OWN,
    SHADOWLANDS,
    SOLE,
    THEIRS,
    certain,
    once_played,
    warlord_with,
    won,
)
from coterie.games.l5r.words.abilities import Action, Bidden, forced_reaction, would
from coterie.games.l5r.words.characters import Dishonor, MoveIn, PlaceFate, Taint
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.filters import (
    AT_HOME,
    ATTACHMENT,
    ATTACKED,
    CHARACTER,
    EVENT,
    PARTICIPATING,
    PROVINCE,
    TAINTED,
    UNIQUE,
    AttachedTo,
    Printed,
)
from coterie.games.l5r.words.players import GainFate, GainHonor
from coterie.games.l5r.words.ring_effects import ResolveRing
from coterie.games.l5r.words.shadow.assault import AnotherAction, BreakAttacked, CloseWindow
from coterie.games.l5r.words.shadow.graves import Dearest, PlayAttachment
from coterie.games.l5r.words.shadow.losses import CastOffFree, Dearer
from coterie.games.l5r.words.shadow.measures import CHALLENGE, Outmatched, StandingProvince
from coterie.games.l5r.words.shadow.opponents import (
    AtOnce,
    ControllerLosesHonor,
    ControllerSelects,
    EachFoeDoes,
    TheirTurn,
)
from coterie.games.l5r.words.shadow.taking import FateFromPool, PassOn, Seize
from coterie.games.l5r.words.shadow.wanting import ToAsMany, UpToTimes
from coterie.games.l5r.words.standing import Keyword
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, Sacrifice
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, READY, In
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Blanks, Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, May, Pay
from coterie.words.groups import Bound
from coterie.words.picking import Choose, ForEach

FOREIGN = ATTACHMENT & ~SHADOWLANDS  # attachments that are not of the Shadowlands
OPPOSED = CHARACTER & PARTICIPATING & READY & FOES
STRANGER = CHARACTER & PARTICIPATING & ~SHADOWLANDS
SERVANT = Bound("character")

GROUP_1: tuple[Card, ...] = (
    fight_event(
        "16-power-of-jigoku",
        Gets("military", 5, until="conflict")
        + Gain(Cannot("bow", THIS, BY_FOES), until="conflict")
        + Gain(Cannot("withdraw", THIS, BY_FOES), until="conflict"),
        targets=(target(OWN & READY & PARTICIPATING),),
    ),
    card("16-blade-of-chaos", once_played(AnotherAction()), attaches=OWN),
    card("16-horrific-scarring", SOLE, Cannot("participate in political", HOST), attaches=THEIRS),
    fight_event(
        "16-violence-and-evil",
        If(
            During("political"),
            SwitchType(),
            ToAsMany(Cards(FOREIGN & AttachedTo(CHARACTER & PARTICIPATING)), Discarded(), 2),
        ),
    ),
    certain("16-the-wall-is-breached", BreakAttacked(), given=Outmatched("military")),
)
GROUP_2: tuple[Card, ...] = (
    fight_event(
        "16-way-of-the-shadowlands",
        Taint() >> If(ThatIs(~SHADOWLANDS), May(Pay(GainFate(-1), Bow()))),
        targets=(target(CHARACTER & PARTICIPATING),),
    ),
    card("16-tendrils-of-corruption", once_played(Taint(), targets=(target(CHARACTER & PARTICIPATING),)), attaches=OWN),
    fight_event(
        "16-drawn-to-blood",
        If(Exists(Cards(PROVINCE & ATTACKED & TAINTED)), ResolveRing(), Taint(Cards(PROVINCE & ATTACKED))),
    ),
    fight_event(
        "16-death-after-life",
        PutIntoPlay(conflict=True, tainted=True),
        targets=(target(CHARACTER & In("fallen") & Dearest()),),
    ),
    certain("16-at-his-command", ChooseOne((PlaceFate(1, Cards(CHARACTER & MINE)), warlord_with(PlaceFate(3))))),
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
        MoveIn() >> If(ThatIs(BOWED), May(Pay(GainFate(-1), Straighten()))),
        targets=(target(CHARACTER & MINE & AT_HOME),),
    ),
    card("16-unending-hatred", once_played(PlaceFate(1, HOST)), attaches=OWN),
    fight_event("16-direct-assault", warlord_with(UpToTimes(2, FateFromPool(1)))),
    card(
        "16-dark-brother-s-blade",
        Keyword("ancestral", given=CHALLENGE),
        Grants(
            won(EachFoeDoes(Choose(Cards(CHARACTER & PARTICIPATING & MINE), Sacrifice())), given=ThisIs(UNIQUE)), HOST
        ),
        attaches=OWN,
    ),
)
GROUP_4: tuple[Card, ...] = (
    fight_event(
        "16-dark-bargain",
        AtOnce(ForEach(Cards(OPPOSED), ControllerSelects((Bow(), ControllerLosesHonor())))) >> Taint(Cards(OPPOSED)),
    ),
    card(
        "16-lurking-treachery",
        SOLE,
        Bidden("forced interrupt", "leave", HOST, TheirTurn(Choose(Cards(StandingProvince()), Taint()), HOST), True),
        attaches=THEIRS,
    ),
    card("16-permeating-mutation", once_played(PlayAttachment()), attaches=OWN),
    fight_event(
        "16-consumed-by-evil",
        ControllerSelects((TheirTurn(Sacrifice()), warlord_with(PlaceFate(1)))),
        targets=(target(THEIRS & TAINTED),),
    ),
    certain(
        "16-blasphemous-act",
        Bow(Cards(CHARACTER & TAINTED & FOES))
        + Straighten(Cards(CHARACTER & TAINTED & MINE))
        + Gain(Cannot("bow in resolution", THIS), Cards(CHARACTER & TAINTED & MINE), "conflict"),
    ),
)
GROUP_5: tuple[Card, ...] = (
    card("16-spiritual-isolation", SOLE, Blanks("printed", HOST), attaches=THEIRS),
    fight_event(
        "16-shameful-affliction",
        Dishonor() >> May(Pay(GainFate(-1), Choose(Cards(STRANGER), Dishonor()))),
        targets=(target(STRANGER),),
    ),
    card(
        "16-despair",
        Action(Dearer(1, "event"), where="hand", given=CONFLICT),
        would("initiate", Cards(EVENT), Cancel(), given=CHALLENGE, where="hand"),
    ),
    card("16-madness", Keyword("alone"), attaches=THEIRS),
    certain("16-duty-s-cost", EachFoeDoes(ChooseOne((Taint(Cards(StandingProvince())), CastOffFree())))),
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
        attaches=STANDING,
    ),
    fight_event(
        "16-in-service-to-shadow",
        warlord_with(PassOn(SERVANT)),
        cost=Choose(Cards(OWN & PARTICIPATING & READY & ~UNIQUE), Bow(SERVANT), name="character"),
    ),
    certain("16-the-first-war", CloseWindow()),
)
