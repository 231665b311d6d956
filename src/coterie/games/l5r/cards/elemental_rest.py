"""The Elemental Cycle: attachments, events, holdings and strongholds."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, both, card, event, fight_event, target
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.amounts import ClaimedRings
from coterie.games.l5r.words.anyone import EachDraws, EachPlayerDoes
from coterie.games.l5r.words.attaching import MoveAttachment
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveIn, RemoveFate
from coterie.games.l5r.words.choosing import TheyChooseOne
from coterie.games.l5r.words.comparing import Outnumbering
from coterie.games.l5r.words.conditions import (
    AT_THIS,
    CONFLICT,
    BearerIs,
    During,
    Honorable,
    ThatIs,
    ThisIs,
    WonBy,
    YouAttack,
)
from coterie.games.l5r.words.conflicts import WINNER, OneMoreConflict, StartDuel
from coterie.games.l5r.words.duelling import BEATEN_ONE
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    HOLDING,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WHOLE,
    InProvince,
    Trait,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, Containing, Touched
from coterie.games.l5r.words.players import THAT_PLAYER, DiscardChosen, Draw, GainHonor, TakeHonor
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.ringing import FreeRing, ResolveChosen
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.standing import RESTRICTED, GivesTrait, LeavesItself
from coterie.games.l5r.words.zones import PutTo, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE, OURS, In, Rated
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain, Gets
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import AtLeast, Condition
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.filters import Filter
from coterie.words.groups import Bound
from coterie.words.picking import Choose

BERSERKER, BUSHI, CAVALRY, DUELIST, MONK, SHUGENJA = (
    Trait("berserker"), Trait("bushi"), Trait("cavalry"), Trait("duelist"), Trait("monk"), Trait("shugenja"),
)  # fmt: skip
FIGHTERS = CHARACTER & PARTICIPATING
BY_FOES = Cards(ANYWHERE & FOES)
UNTARGETED = Gain(Cannot("be targeted", THIS, BY_FOES), until="conflict")
NOT_SO_HIGH = (
    While(Honorable(more=False), Cannot("honored", HOST)),
    While(Honorable(more=False), Cannot("dishonored", HOST)),
)


def toride(id: str, sort: Filter, given: Condition) -> Card:
    """Return a castle of Hisu Mori: one more conflict for somebody's life."""
    cost = Bow(THIS) >> Choose(Cards(CHARACTER & sort & MINE), Sacrifice(Bound("character")), name="character")
    return card(id, reaction("win", YOU, OneMoreConflict("military"), given=OfSort("military") & given, cost=cost))


ATTACHMENTS: tuple[Card, ...] = (
    card("09-formal-invitation", Action(MoveIn(HOST), given=During("political")), attaches=CHARACTER & Rated("glory", least=2)),
    card("10-writ-of-authority", RESTRICTED, LeavesItself(Honorable(more=False))),
    card(
        "11-icon-of-favor", While(YouHaveFavor(), Bonus("glory", 1, HOST)),
        reaction("win", YOU, Honor(HOST), given=During(element="fire")),
    ),
    card(
        "11-invocation-of-ash",
        Action(
            MoveAttachment(Bound("character"), THIS) >> RemoveFate(1, Bound("character")), cost=GainHonor(-1),
            targets=(target(CHARACTER & MINE, "character"),),
        ),
    ),
    card(
        "11-smoke",
        Action(
            Gets("military", -2, Cards(FIGHTERS & ~UNIQUE), "conflict"), given=BearerIs(PARTICIPATING),
            cost=Bow(THIS) >> Sacrifice(THIS),
        ),
    ),
    card(
        "11-wicked-tetsubo", RESTRICTED,
        Action(
            ChooseOne((
                Gain(Sets("military", 0, THIS), until="conflict"), Gain(Sets("political", 0, THIS), until="conflict")
            )),
            given=BearerIs(ATTACKING), targets=(target(CHARACTER & DEFENDING),),
        ),
        attaches=CHARACTER & BERSERKER,
    ),
    card(
        "12-hawk-tattoo", Grants(GivesTrait("tattooed")),
        reaction("play", THIS, MoveIn(HOST) + If(BearerIs(MONK), AnotherAction()), given=CONFLICT),
        attaches=CHARACTER & MINE,
    ),
    card("12-heroic-resolve", Action(Straighten(HOST), given=AtLeast(ClaimedRings(), 2))),
    card(
        "14-pragmatism",
        *[While(Honorable(more=False), Bonus(skill, 1, HOST)) for skill in ("military", "political")], *NOT_SO_HIGH,
        attaches=CHARACTER & MINE,
    ),
)  # fmt: skip

EVENTS: tuple[Card, ...] = (
    fight_event(
        "09-even-the-odds", MoveIn() + If(ThatIs(Trait("commander")), Honor()), CONFLICT & Outnumbering(more=False),
        targets=(target(CHARACTER & MINE),),
    ),
    fight_event(
        "09-hurricane-punch", Gets("military", 2, until="conflict") + Draw(1), targets=(target(FIGHTERS & MONK),)
    ),
    event("09-winds-of-change", FreeRing("air")),
    event("10-oracle-of-stone", EachDraws(2) >> EachPlayerDoes(DiscardChosen(2))),
    fight_event(
        "10-press-of-battle", Bow(), During("military") & Outnumbering(), targets=(target(FIGHTERS & ~UNIQUE),)
    ),
    fight_event("10-sabotage", DiscardThere(), During("military"), targets=(target(InProvince("foe", down=None)),)),
    fight_event(
        "10-spreading-the-darkness", Gets("military", 4, until="conflict") + UNTARGETED, cost=GainHonor(-2),
        targets=(target(FIGHTERS & MINE),),
    ),
    answer_event("11-insult-to-injury", "reaction", "win duel", Cards(CHARACTER & DUELIST & MINE), Dishonor(BEATEN_ONE)),
    fight_event("12-deceptive-offer", TheyChooseOne((both(2), TakeHonor(1))), targets=(target(FIGHTERS & MINE),)),
    fight_event(
        "12-fight-on", Straighten() + MoveIn(), YouAttack("defender"), targets=(target(BOWED & CHARACTER & MINE),)
    ),
    event("12-soul-beyond-reproach", IfYouDo(Honor(), Honor()), targets=(target(CHARACTER & MINE),)),
    answer_event(
        "14-mantra-of-earth", "reaction", "declare", EACH_FOE, UNTARGETED + Draw(1), given=OfSort("earth"),
        targets=(target(CHARACTER & Touched("monk")),),
    ),
    fight_event(
        "14-taryu-jiai", StartDuel("glory", TheirTurn(ResolveChosen(), WINNER), Bound("character")),
        targets=(target(FIGHTERS & SHUGENJA & MINE, "character"), target(FIGHTERS & SHUGENJA & FOES)),
    ),
    fight_event(
        "14-unleash-the-djinn",
        Gain(Sets("military", 3, THIS), Cards(FIGHTERS), "conflict")
        + Gain(Sets("political", 3, THIS), Cards(FIGHTERS), "conflict"),
        cost=GainHonor(-3),
    ),
)  # fmt: skip

HOLDINGS: tuple[Card, ...] = (
    toride("09-hisu-mori-toride", BUSHI, WonBy(5)),
    toride("14-hisu-mori-toride", CAVALRY, Outnumbering()),
    card(
        "09-hiruma-outpost",
        reaction(
            "declare", Cards(PROVINCE & OURS & ~Containing(HOLDING)), GainHonor(-1, THAT_PLAYER), given=ThisIs(WHOLE)
        ),
    ),
    card("10-bonsai-garden", Action(GainHonor(1), given=During(element="air"))),
    card(
        "11-ancestral-armory",
        Action(
            PutTo(), cost=Sacrifice(THIS), targets=(target(ATTACHMENT & Trait("weapon") & In("discard")),)
        ),
    ),
    card(
        "11-the-wrath-of-the-kami",
        Action(Gets("strength", 1, ITS_PROVINCE, "conflict"), given=AT_THIS, cost=GainHonor(-1), limit=None),
    ),
)  # fmt: skip
