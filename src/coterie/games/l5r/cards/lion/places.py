"""Holdings, provinces and strongholds of the Lion."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.habits import BUSHI, DEFENDERS, MY_CHARACTERS, holds_court, toride
from coterie.games.l5r.cards.lion.habits import ATTACKERS
from coterie.games.l5r.words.abilities import Action, forced_reaction, interrupt, reaction
from coterie.games.l5r.words.amounts import HalfYourHonor
from coterie.games.l5r.words.anyone import MillTop
from coterie.games.l5r.words.characters import Dishonor, Honor
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, WonBy
from coterie.games.l5r.words.filters import (
    ATTACHMENT,
    CHARACTER,
    DISHONORED,
    HONORED,
    PROVINCE,
    UNIQUE,
    WITHOUT_FATE,
    InProvince,
    Printed,
    Trait,
)
from coterie.games.l5r.words.giving_up import AsMany, DiscardSome, GivenUp
from coterie.games.l5r.words.players import THAT_PLAYER, Draw, GainHonor
from coterie.games.l5r.words.standing import EMINENT, PrintedX
from coterie.games.l5r.words.targets import ANY, Chosen
from coterie.games.l5r.words.zones import Discarded, PutIntoPlay, PutTo, ReturnCards, Sacrifice, TurnUp
from coterie.words.amounts import Count
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import FACE_DOWN, FOES, MINE, OTHER, OURS, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import Exists
from coterie.words.picking import Choose

UNSHAMED = Cards(ATTACKERS & ~DISHONORED)

CARDS: tuple[Card, ...] = (
    card(
        "11-ancestral-armory",
        Action(
            PutTo(), cost=Sacrifice(THIS), targets=(target(ATTACHMENT & Trait("weapon") & In("discard")),)
        ),
    ),
    card(
        "20-dishonorable-assault",
        Action(
            Dishonor(Chosen()), given=AT_THIS, cost=DiscardSome(Count(UNSHAMED)),
            targets=(AsMany("those", UNSHAMED, most=ANY, amount=GivenUp("cards discarded")),),
        ),
    ),
    card(
        "38-forward-garrison",
        While(
            Exists(Cards(~FACE_DOWN & Trait("battlefield"))), Cannot("lose fate to effects", MY_CHARACTERS, EACH_FOE)
        ),
    ),
    card("27-hall-of-victories", forced_reaction("win", EVERYBODY, GainHonor(1, THAT_PLAYER), limit=None)),
    card(
        "32-hayaken-no-shiro",
        Action(Straighten(), cost=Bow(THIS), targets=(target(CHARACTER & BUSHI & Printed(2)),)),
    ),
    toride("09-hisu-mori-toride", BUSHI, WonBy(5)),
    holds_court("02-hito-district", "political"),
    card("27-kenson-no-gakka", reaction("lose", YOU, Honor(DEFENDERS), given=AT_THIS)),
    card(
        "27-kyuden-ikoma",
        reaction(
            "lose", Cards(CHARACTER & MINE), Bow(), given=OfSort("attacker"), cost=Bow(THIS),
            targets=(target(CHARACTER & ~Trait("champion")),),
        ),
    ),
    card(
        "29-ninkatoshi", EMINENT, Bonus("strength", -1, Cards(OTHER & PROVINCE & FOES)),
        Bonus("strength", 1, Cards(OTHER & PROVINCE & OURS)),
    ),
    card(
        "13-raging-battleground",
        reaction("reveal", THIS, Discarded(), targets=(target(CHARACTER & ~UNIQUE & WITHOUT_FATE),)),
    ),
    card(
        "30-spectral-visitation",
        reaction(
            "reveal", THIS,
            MillTop(4, YOU, "dynasty")
            >> Choose(Cards(CHARACTER & In("fallen")), PutIntoPlay() >> AtEnd("phase", ReturnCards(to="bottom"))),
        ),
    ),
    card("01-staging-ground", Action(Choose(Cards(InProvince(down=True)), TurnUp(), least=0, most=2))),
    card("16-tactician-s-camp", Bonus("military", 1, Cards(CHARACTER & HONORED & MINE))),
    card("01-the-art-of-war", interrupt("break", THIS, Draw(3))),
    card("37-the-roar-of-the-lioness", PrintedX("strength", HalfYourHonor())),
    card(
        "01-yojin-no-shiro",
        Action(Gets("military", 1, Cards(ATTACKERS & MINE), "conflict"), given=CONFLICT, cost=Bow(THIS)),
    ),
)  # fmt: skip
