"""The Action cards of Blood & Alchemy, but for Rituals, Schemes and Conspiracies."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, bears, on_attach, unhosted
from coterie.games.rivals.numbers import BP
from coterie.games.rivals.words.attacking import BeginAttack
from coterie.games.rivals.words.characters import ALCHEMY, CHARACTER, IN_STREETS, LOOSE, MORTAL, OWN, OfClan
from coterie.games.rivals.words.circumstances import IsSo, Skilled
from coterie.games.rivals.words.city import GainActions
from coterie.games.rivals.words.colors import YOUR_BLOOD, TakeYourBlood
from coterie.games.rivals.words.fights import ATTACKING, Defends, Hurt
from coterie.games.rivals.words.hands import Dig, DiscardCards
from coterie.games.rivals.words.mortals import ClaimBurn
from coterie.games.rivals.words.parties import ACTOR, ANOTHER, BorneBy, PartyOf
from coterie.games.rivals.words.players import EachDoes
from coterie.games.rivals.words.tokens import LosePrestige, Mend, PayPrestige
from coterie.games.rivals.words.turns import LaterAction, OfTurn
from coterie.games.rivals.words.zones import AttachTo, Detach, SendOut, Stay
from coterie.words.cards.abilities import Plays
from coterie.words.cards.changing import PutCounters
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, YOU, Cards
from coterie.words.cards.numbers import Cannot, Rating, While
from coterie.words.conditions import Exists
from coterie.words.effects import ChooseOne, If, IfYouDo, May, Pay
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose

BREW = "thin-blood alchemy"
DETACHED = Choose(BorneBy(ACTOR, "alchemy"), Detach())


def alchemy(id: str, name: str, attribute: str) -> Card:
    """Return an Alchemy: it gives its bearer an attribute and thin-blood alchemy, and a Thin-blood an action (RR-11.4)."""
    does = AttachTo(ACTOR) >> If(IsSo(ACTOR, OfClan("thin-blood")), GainActions(1))
    return action(id, name, does, bears(attribute), bears(BREW), types="alchemy", clan="thin-blood")


ALCHEMY_ACTIONS: tuple[Card, ...] = (
    alchemy("baa-athanor-corporis", "Athanor Corporis", "physical"),
    alchemy("baa-calcinatio", "Calcinatio", "social"),
    alchemy("baa-fixatio", "Fixatio", "mental"),
    action(
        "baa-back-to-formula", "Back to Formula", Plays(does=Dig(4, ALCHEMY), given=Skilled(BREW)), icons=(BREW,)
    ),
    action(
        "baa-blood-of-potency", "Blood of Potency", AttachTo(ACTOR), bears(BP, 2),
        on_attach(Mend(Rating("blood sorcery", HOST), HOST)), icons=("blood sorcery",),
    ),
    action(
        "baa-enervate", "Enervate", Choose(EACH_FOE, IfYouDo(LosePrestige(1, THAT), Mend(1, ACTOR))), clan="tremere",
        outside=True,
    ),
    action(
        "baa-envelop", "Envelop",
        Plays(
            does=Choose(Cards(CHARACTER & IN_STREETS), PutCounters("weak", 1, PartyOf(THAT))), cost=DETACHED
        ),
    ),
    action(
        "baa-extinguish-vitae", "Extinguish Vitae",
        Plays(does=Choose(Cards(CHARACTER & YOUR_BLOOD), TakeYourBlood()), given=Skilled("blood sorcery")),
        icons=("blood sorcery",),
    ),
    action(
        "baa-far-reach", "Far Reach",
        Choose(
            Cards(CHARACTER),
            SendOut()
            >> May(Pay(Choose(BorneBy(ACTOR, "alchemy"), Detach(Bound("Alchemy")), name="Alchemy"), BeginAttack())),
        ),
    ),
    unhosted(
        "baa-premonition", "Premonition", Choose(OWN, AttachTo(THAT)) >> GainActions(1),
        While(
            Defends(PartyOf(HOST)) & Skilled("auspex", OWN), Cannot("play face down", Cards(CHARACTER & ATTACKING))
        ),
        icons=("auspex",),
    ),
    action(
        "baa-sunrise-surprise", "Sunrise Surprise",
        Plays(
            does=Choose(
                Cards(CHARACTER & IN_STREETS & ANOTHER), Hurt(2, ACTOR | THAT, tags=("aggravated",))
            ),
            given=LaterAction(2),
        ),
        clan="thin-blood", outside=True,
    ),
    action(
        "baa-theft-of-vitae", "Theft of Vitae",
        Plays(does=Choose(Cards(LOOSE & MORTAL), ClaimBurn()), given=Skilled("blood sorcery")),
        icons=("blood sorcery",),
    ),
    unhosted(
        "baa-third-tradition-the-progeny", "Third Tradition: The Progeny", Plays(does=Stay(), cost=PayPrestige(1)),
        OfTurn(
            "forced reaction", "begin", YOU,
            EachDoes(If(Exists(OWN, 4), ChooseOne((LosePrestige(1), DiscardCards(1)))), EVERYBODY), must=True,
        ),
        types="ongoing",
    ),
)  # fmt: skip
