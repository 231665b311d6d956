"""The Action cards of Wolf & Rat, but for Animals and those that stay near the Haven."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, bears
from coterie.games.rivals.numbers import SECRECY
from coterie.games.rivals.words.animals import ANIMAL
from coterie.games.rivals.words.characters import CHARACTER, IN_STREETS, OWN, VAGRANT
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.city import CITY_BURNED
from coterie.games.rivals.words.fights import Hurt
from coterie.games.rivals.words.hands import DrawAndDiscard
from coterie.games.rivals.words.looking import LibraryCardsOf, LookAtHand, MakeDiscard, NameSort, OfNamedSort
from coterie.games.rivals.words.parties import ACTOR, Among
from coterie.games.rivals.words.spending import GivenUp, GiveUp
from coterie.games.rivals.words.titles import Attached, Bears, Named
from coterie.games.rivals.words.tokens import GainPrestige, Mend, StealRivalToken
from coterie.games.rivals.words.turns import OfTurn
from coterie.games.rivals.words.zones import AttachTo, Dismiss, IntoStreets
from coterie.words.amounts import Done
from coterie.words.cards.abilities import Plays, Target
from coterie.words.cards.groups import EACH_FOE, THIS, YOU, Cards
from coterie.words.effects import If, IfYouDo
from coterie.words.groups import Bound
from coterie.words.picking import Choose

PLAYER = Bound("player")
FOUND_THERE = Among(LibraryCardsOf(PLAYER), OfNamedSort())

ACTIONS: tuple[Card, ...] = (
    action(
        "war-animal-dominion", "Animal Dominion",
        Plays(
            does=Hurt(GivenUp(), sort="physical"), cost=GiveUp(Attached(ANIMAL, OWN), ANIMAL),
            targets=(Target("that", Cards(CHARACTER & IN_STREETS)),), given=Skilled("animalism"),
        ),
        bp=5, icons=("animalism",),
    ),
    action(
        "war-earth-meld", "Earth Meld",
        Plays(does=AttachTo(ACTOR) >> Mend(2, ACTOR), given=Skilled("protean")), bears(SECRECY, 2),
        OfTurn("forced reaction", "begin", YOU, Dismiss(THIS), must=True), icons=("protean",),
    ),
    action("war-feeding-the-hungry", "Feeding the Hungry", Choose(Cards(VAGRANT & CITY_BURNED), IntoStreets())),
    action("war-spy-games", "Spy Games", Choose(EACH_FOE, StealRivalToken()), clan="nosferatu", bp=5),
    action(
        "war-the-shakedown", "The Shakedown",
        Plays(
            does=NameSort()
            >> LookAtHand(
                PLAYER,
                IfYouDo(
                    MakeDiscard(FOUND_THERE, PLAYER), If(Bears(ACTOR, Named("Sheriff")), GainPrestige(Done()))
                ),
            ),
            targets=(Target("player", EACH_FOE),),
        ),
    ),
    action("war-we-are-legend", "We Are Legend", GainPrestige(1) + DrawAndDiscard(2), clan="gangrel"),
)  # fmt: skip
