"""Attachments of the Crane."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.habits import BY_FOES, DUELIST, HERE, SHUGENJA, seal
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.characters import Honor, MoveIn
from coterie.games.l5r.words.comparing import Leads
from coterie.games.l5r.words.conditions import CONFLICT, BearerIs, During, ThisIs
from coterie.games.l5r.words.conflicts import SwitchType
from coterie.games.l5r.words.duelling import DUELLING, LOSER, StartDuel
from coterie.games.l5r.words.favor import YouHaveFavor
from coterie.games.l5r.words.filters import CHARACTER, HONORED, PARTICIPATING, UNIQUE, OfClan, Trait
from coterie.games.l5r.words.players import OPPONENT, DiscardChosen, Draw, GainHonor, ShiftBid
from coterie.games.l5r.words.sparing import Spares
from coterie.games.l5r.words.standing import ANCESTRAL, RESTRICTED, GivesTrait
from coterie.games.l5r.words.zones import LendTop, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, Rated
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne

CARDS: tuple[Card, ...] = (
    card("01-above-question", Cannot("be targeted by events", HOST)),
    card("20-a-new-name", Grants(GivesTrait("bushi")), Grants(GivesTrait("courtier"))),
    card(
        "01-duelist-training",
        Grants(
            Action(
                StartDuel("military", Bow(LOSER), by_cards=True), given=ThisIs(PARTICIPATING),
                targets=(target(CHARACTER & PARTICIPATING & FOES),),
            )
        ),
    ),
    card("41-dutiful-assistant", ANCESTRAL, While(BearerIs(HONORED), Bonus("glory", 2, HOST))),
    card("09-formal-invitation", Action(MoveIn(HOST), given=During("political")), attaches=CHARACTER & Rated("glory", least=2)),
    card("01-height-of-fashion", given=~CONFLICT),
    card(
        "16-iaijutsu-master",
        reaction("dials", EVERYBODY, ChooseOne((ShiftBid(1), ShiftBid(-1))), given=BearerIs(DUELLING)),
        attaches=CHARACTER & DUELIST,
    ),
    card(
        "11-icon-of-favor", While(YouHaveFavor(), Bonus("glory", 1, HOST)),
        reaction("win", YOU, Honor(HOST), given=During(element="fire")),
    ),
    card(
        "03-kakita-blade", RESTRICTED, While(BearerIs(DUELLING), Bonus("political", 2, HOST)),
        reaction("win duel", HOST, GainHonor(1)),
    ),
    card(
        "18-letter-from-the-daimyo", RESTRICTED,
        reaction("win", HOST, DiscardChosen(2, OPPONENT), given=OfSort("political"), cost=Sacrifice(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card("07-pillow-book", Action(LendTop("conflict"), given=BearerIs(PARTICIPATING))),
    card(
        "18-political-sanction", Cannot("trigger", HOST), given=During("political") & Leads("political"), onto=PARTICIPATING
    ),
    seal("02-seal-of-the-crane", "crane", "duelist"),
    card("41-setting-the-standard", RESTRICTED, Grants(reaction("win", THIS, Draw(2) >> DiscardChosen(1)))),
    card(
        "23-shukujo", ANCESTRAL, RESTRICTED,
        Grants(Action(SwitchType(), given=HERE & ThisIs(Trait("champion")))),
        attaches=UNIQUE & OfClan("crane") & CHARACTER & MINE,
    ),
    card("34-treasured-gift", Spares(YOU), attaches=CHARACTER & FOES),
    card(
        "40-tsangusuri-ward", Cannot("be played on", HOST, BY_FOES), onto=MINE,
        given=Exists(Cards(CHARACTER & SHUGENJA & MINE)),
    ),
)  # fmt: skip
