"""What the texts of the Ventrue say."""

from __future__ import annotations

from coterie.games.vtes.cards.crypt.habits import READY_VAMPIRE, WAITING, asking, rush
from coterie.games.vtes.cards.definition import each_phase
from coterie.games.vtes.cards.habits import IN_YOUR_TURN, ONCE_A_COMBAT
from coterie.games.vtes.numbers import (
    BLEED,
    BLOCK_TAX,
    CAMARILLA,
    HAND_SIZE,
    INTERCEPT,
    SABBAT,
    STEALTH,
    STRENGTH,
    VOTE_TAX,
    VOTES,
)
from coterie.games.vtes.words.asked import AimedAtCard, DiableristIs
from coterie.games.vtes.words.bargains import ControlledBy, LetChoose
from coterie.games.vtes.words.circumstances import Acting, ActionIs, Against, Controls, IsA, IsReady, LiesIn
from coterie.games.vtes.words.damage import PreventDamage
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.gatherings import AtPrey, PutUnder
from coterie.games.vtes.words.hands import PeekHand
from coterie.games.vtes.words.methuselahs import ACTIVE, TargetControls
from coterie.games.vtes.words.politics import Abstain, Calls, GainVotes, HasTitle
from coterie.games.vtes.words.referendums import CalledBy, ForceVotes, OlderThan
from coterie.games.vtes.words.requirements import PassesFor
from coterie.games.vtes.words.resources import (
    AddBlood,
    BurnBlood,
    BurnEdge,
    BurnPool,
    Draw,
    GainBlood,
    MasterAction,
    MoreHand,
    MoveBlood,
)
from coterie.games.vtes.words.selves import (
    ME,
    MINION,
    OF_PREDATOR,
    OF_PREY,
    OPPOSING,
    PREY,
    READY_REGION,
    RETAINER,
    TITLED,
    VAMPIRE,
    YOUNGER,
    Asks,
    Called,
    OfClan,
    OfSect,
    Titled,
    Trait,
)
from coterie.games.vtes.words.this_action import FailAction
from coterie.games.vtes.words.titles import ReceiveTitle, StealTitle
from coterie.games.vtes.words.told import CannotBlock, Told
from coterie.games.vtes.words.tolls import Upkeep
from coterie.games.vtes.words.uses import ANY_POLL, ONCE_A_REFERENDUM, Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ShuffleIn
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import ONCE_A_TURN, Trigger
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES, MINE, OTHER, In
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from coterie.words.standing import Standing

PREVENT_ONE = Can(PreventDamage(1, tag="strike"), when=("damage",), role="fighting", limit=ONCE_A_COMBAT)
BRUJAH = OfClan("Brujah")

LORD = READY_VAMPIRE & Titled(("prince", "justicar"))

TEXTS: dict[str, tuple[Standing, ...]] = {
    "200204": (
        Trigger("reaction", "draw", Cards(In("hand")), PutUnder(IT) >> Draw(1), limit=ONCE_A_TURN),
    ),  # Blackhorse Tanner
    "200402": (
        Can(MoreHand(1), cost=MasterAction(), when=("in master phase",), given=IsReady()),
        CanAct(AtPrey(PeekHand(PREY)), stealth=1, blood=1),
    ),  # Edward Neally
    "200403": (
        Can(
            FailAction(),
            cost=asking("dom"),
            when=("A", "announced", "B", "C"),
            given=AimedAtCard(THIS) & ActionIs(directed=True),
        ),
    ),  # Edward Vignes
    "200604": (
        CanAct(Calls(ReceiveTitle("prince", "Chicago"), votes=0), stealth=1, given=~HasTitle()),
    ),  # Horatio Ballard
    "200724": (
        Can(GainVotes(1, THIS), cost=BurnBlood(1, THIS), when=ANY_POLL, limit=ONCE_A_REFERENDUM),
    ),  # Joseph O'Grady
    "200762": (
        While(Exists(Cards(OTHER & VAMPIRE & READY_REGION & MINE & Titled(("prince",)))), Bonus(STEALTH, 1, THIS)),
    ),  # Katarina Kornfeld
    "200764": (
        Can(Choose(Cards(In("hand") & Asks("aus")), Discard()), when=IN_YOUR_TURN, limit=ONCE_A_TURN, given=IsReady()),
    ),  # Katherine Stoddard
    "201087": (
        Can(
            Choose(Cards(VAMPIRE & ControlledBy(ACTIVE)), GainBlood(1, THAT)),
            when=("any unlock",),
            limit=ONCE_A_TURN,
            given=IsReady(),
        ),
    ),  # Owain Evans, The Wanderer
    "201322": (While(Acting() & Controls(LORD, PREY), Bonus(STEALTH, 1, THIS)),),  # Suhailah
    "201733": (
        Trigger("reaction", "succeeds", THIS, Straighten(THIS), given=ActionIs("political")),
    ),  # Aaradhya, The Callous Tyrant
    "201529": (Can(GainVotes(1), cost=asking("dom"), when=ANY_POLL, limit=ONCE_A_REFERENDUM),),  # Alexa Draper
    "200135": (
        each_phase(
            "end of unlock",
            PREY,
            Upkeep(Cards(Trait("location") & OF_PREY), LetChoose(PREY, (BurnPool(1, PREY), Burn(THAT)))),
            given=IsReady(),
        ),
    ),  # Arika
    "200327": (While(CalledBy(), Told(VOTE_TAX, 1, Cards(VAMPIRE))),),  # De Sade
    "200421": (Can(Straighten(ME), cost=BurnEdge(), when=("in discard phase",), limit=ONCE_A_TURN),),  # Emily Carson
    "200568": (Cannot("be contested", THIS),),  # Hardestadt
    "200707": (
        While(~HasTitle(), CannotBlock(whom=THIS, actor=Cards(VAMPIRE & TITLED))),
        While(Acting() & ActionIs("embrace"), Bonus(STEALTH, 1, THIS)),
    ),  # João Bilé
    "201629": (
        While(Against(BRUJAH), Bonus(STRENGTH, 1, THIS)),
        While(Against(BRUJAH), Bonus(STRENGTH, 1, OPPOSING)),
    ),  # Kevin Jackson
    "201760": (
        While(
            AtLeast(
                Count(Cards(MINION & READY_REGION & OF_PREDATOR)),
                Times(1, Count(Cards(MINION & READY_REGION & MINE)), 1),
            ),
            Bonus(HAND_SIZE, 1, YOU),
        ),
    ),  # Khin Aye
    "201643": (PassesFor("Toreador"),),  # Lady Scarlett Churchill
    "200848": (PREVENT_ONE,),  # Lodin (Olaf Holte)
    "201700": (
        Can(
            Choose(
                Cards(VAMPIRE & READY_REGION),
                Gain(CanAct(EnterCombat(THIS), "foes", VAMPIRE & OfSect(CAMARILLA)), THAT),
            ),
            cost=BurnBlood(1),
            when=("in master phase",),
            limit=ONCE_A_TURN,
        ),
    ),  # Lucinde, Alastor
    "200873": (
        rush(VAMPIRE & ~OfSect(CAMARILLA)),
        Can(GainBlood(1, THIS), cost=BurnEdge(), when=("unlock",), limit=ONCE_A_TURN),
    ),  # Lucinde, Alastor
    "200915": (
        CanAct(Burn(), at=Cards(RETAINER & FOES), stealth=1),
        While(
            IsReady() & HasTitle(("prince",)) & TargetControls(VAMPIRE & READY_REGION & OfSect(CAMARILLA)),
            Bonus(BLEED, 1, Cards(VAMPIRE & OfSect(SABBAT) & MINE)),
        ),
    ),  # Marcus Vitel
    "200946": (
        CanAct(AddBlood(2), at=Cards(WAITING), stealth=1),
        While(LiesIn("ready"), Bonus(BLEED, -2, Cards(VAMPIRE & Titled(("inner circle",))))),
    ),  # Mary Anne Blaire
    "201645": (
        While(Acting(), Bonus(BLOCK_TAX, 1, Cards(VAMPIRE & YOUNGER))),
        While(CalledBy(), Told(VOTE_TAX, 1, Cards(VAMPIRE & YOUNGER))),
        Bonus(VOTES, 2, THIS),
    ),  # Mithras
    "201026": (
        Grants(
            Can(
                ForceVotes("Mustafa, The Heir"),
                cost=MoveBlood(THIS, Cards(Called("Mustafa, The Heir"))),
                when=("poll",),
                given=IsA(OfClan("Toreador")) & OlderThan("Mustafa, The Heir"),
                limit=ONCE_A_REFERENDUM,
            ),
            Cards(VAMPIRE & FOES),
        ),
    ),  # Mustafa, The Heir
    "201046": (Bonus(INTERCEPT, 1, THIS),),  # Neighbor John
    "201647": (
        Can(
            Choose(Cards(VAMPIRE & READY_REGION & YOUNGER & OfSect(CAMARILLA)), Abstain()),
            cost=BurnBlood(1, THIS),
            when=("poll",),
            given=CalledBy(THIS),
            limit=ONCE_A_REFERENDUM,
        ),
        Trigger("reaction", "diablerises", YOU, Straighten(THIS), given=DiableristIs(THIS)),
    ),  # Queen Anne
    "201139": (
        While(Acting() & TargetControls(READY_VAMPIRE & OfClan("Tremere")), Bonus(BLEED, 1, THIS)),
    ),  # Queen Anne
    "201570": (Trigger("reaction", "enacted", YOU, Straighten(ME), given=CalledBy()),),  # Sybren van Oosten
    "201653": (
        CanAct(
            StealTitle(), at=Cards(VAMPIRE & Titled(("prince",))), given=IsA(OfSect(CAMARILLA)) & ~HasTitle(("prince",))
        ),
    ),  # Valerius
    "201438": (
        Trigger("reaction", "cancelled", Cards(MINE & Called("Golconda: Inner Peace")), ShuffleIn(IT)),
    ),  # Victor Donaldson
    "201465": (
        While(LiesIn("ready"), Bonus(STEALTH, 1, Cards(VAMPIRE & Titled(("primogen",)) & MINE))),
    ),  # Weirich Waldburg
}
