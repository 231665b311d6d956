"""Attachments of the Crab."""

from __future__ import annotations

from coterie.games.l5r.cards.crab.habits import BERSERKER
from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.cards.habits import BUSHI, FIGHTERS, STANDING, one_token, seal
from coterie.games.l5r.words.abilities import Action, interrupt, reaction, would
from coterie.games.l5r.words.characters import RemoveFate
from coterie.games.l5r.words.claiming import MostOfOneFoe
from coterie.games.l5r.words.conditions import BearerIs, During, Honorable, ThisIs
from coterie.games.l5r.words.filters import (
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    EVENT,
    HOLDING,
    ITS_BEARER,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    WHOLE,
    WITH_STATUS,
    InProvince,
    OfClan,
    Trait,
    Weaker,
)
from coterie.games.l5r.words.immunity import Immune
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import OPPONENT, THAT_PLAYER, DiscardChosen, GainHonor, TheyDo
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.shadow.opponents import TheirTurn
from coterie.games.l5r.words.sites import AT_BEARER, INVOLVED
from coterie.games.l5r.words.standing import ANCESTRAL, DRAINING, LIMITED, ONE_EACH, RESTRICTED, SUPPORT, Keyword
from coterie.games.l5r.words.theirs import TheyPick
from coterie.games.l5r.words.zones import Discarded, ReturnCards, Sacrifice
from coterie.words.cards.answered import OfSort
from coterie.words.cards.answering import Cancel, Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EACH_FOE, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne
from coterie.words.groups import THAT

NOT_SO_HIGH = (
    While(Honorable(more=False), Cannot("honored", HOST)),
    While(Honorable(more=False), Cannot("dishonored", HOST)),
)

CARDS: tuple[Card, ...] = (
    card(
        "21-callous-ashigaru", RESTRICTED,
        reaction(
            "break", Cards(PROVINCE & THEIRS), TheyDo(DiscardThere(Cards(InProvince(down=None)))),
            given=BearerIs(ATTACKING) & During("military"),
        ),
        attaches=UNIQUE & CHARACTER,
    ),
    card(
        "36-chikara", ANCESTRAL, RESTRICTED,
        Grants(
            reaction(
                "win", THIS, RemoveFate(99, to_controller=True) + TheirTurn(Sacrifice()),
                given=ThisIs(Trait("champion")), targets=(target(FIGHTERS),),
            )
        ), attaches=CHARACTER & UNIQUE & OfClan("crab"),
    ),
    card("39-enraged"),
    card(
        "16-honed-nodachi", RESTRICTED,
        reaction(
            "win", HOST, TheyPick(Cards(FIGHTERS & MINE)) >> Discarded(), given=OfSort("military"),
            cost=RemoveFate(1, HOST),
        ),
        attaches=CHARACTER & BUSHI,
    ),
    card(
        "34-inventive-buttressing", While(During("military"), Bonus("strength", 3, HOST)),
        attaches=STANDING & MINE,
    ),
    card(
        "16-jade-inlaid-katana", RESTRICTED, SUPPORT,
        Grants(reaction("win", THIS, RemoveFate(1), targets=(target(FIGHTERS & WITH_STATUS),))),
    ),
    card(
        "16-jade-talisman",
        would(
            "honored",
            HOST,
            Cancel(),
            kinds=("dishonored", "tainted", "bow", "straighten", "remove"),
            given=OfSort("ring"),
            cost=Sacrifice(THIS),
        ),
        attaches=CHARACTER & MINE,
    ),
    card(
        "01-jade-tetsubo", RESTRICTED,
        Action(
            RemoveFate(99, to_owner=True), given=BearerIs(PARTICIPATING), cost=Bow(THIS),
            targets=(target(CHARACTER & PARTICIPATING & Weaker("military", ITS_BEARER)),),
        ),
        attaches=CHARACTER & MINE,
    ),
    card("13-kobo-ichi-kai-jujutsu", RESTRICTED, Bonus("military", MostOfOneFoe())),
    card("spreading-shadows-obsidian-talisman", Action(one_token(HOST), cost=GainHonor(-1), limit=None)),
    card(
        "03-pathfinder-s-blade",
        would("initiate", Cards(PROVINCE & ATTACKED), Cancel(), given=BearerIs(ATTACKING), cost=Sacrifice(THIS)),
    ),
    card("05-pit-trap", Cannot("ready in the fate phase", HOST), onto=ATTACKING),
    card(
        "14-pragmatism",
        *[While(Honorable(more=False), Bonus(skill, 1, HOST)) for skill in ("military", "political")], *NOT_SO_HIGH,
        attaches=CHARACTER & MINE,
    ),
    card(
        "26-reinforced-plate",
        Immune(Cards(ANYWHERE & EVENT & FOES), HOST, BearerIs(PARTICIPATING) & During("military")),
    ),
    card("01-reprieve", would("leave", HOST, Instead(Discarded(THIS)))),
    seal("04-seal-of-the-crab", "crab", "berserker"),
    card("22-sharpened-tsuruhashi", interrupt("leave", HOST, ReturnCards(THIS), given=OfSort("sacrifice"))),
    card(
        "32-sturdy-tetsubo", RESTRICTED,
        Grants(reaction("win", THIS, DiscardChosen(1, OPPONENT), limit=once("round", 2))),
    ),
    card(
        "26-subterranean-guile",
        Grants(Keyword("covert", given=During("military") & Exists(Cards(HOLDING & MINE & WHOLE)))),
    ),
    card("38-tetsubo-of-blood", DRAINING, LIMITED, RESTRICTED, Cannot("honored", HOST)),
    card(
        "39-untainted",
        reaction(
            "win", YOU, one_token(THAT) + GainHonor(1), given=AT_BEARER,
            targets=(target((CHARACTER | PROVINCE) & WITH_STATUS & INVOLVED),),
        ),
        attaches=STANDING,
    ),
    card(
        "01-watch-commander", ONE_EACH,
        reaction("plays", EACH_FOE, GainHonor(-1, THAT_PLAYER), given=BearerIs(PARTICIPATING), limit=None),
        attaches=CHARACTER & MINE,
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
)  # fmt: skip
