"""Action modifiers that need no Discipline."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, card, plain
from coterie.games.vtes.cards.habits import BEFORE_VOTES, UNLOCK
from coterie.games.vtes.cards.modifiers.habits import PASSED, SUCCESS, UNSEEN_BY_VAMPIRES
from coterie.games.vtes.numbers import BLEED, CAMARILLA, INTERCEPT, LAIBON, SABBAT, STEALTH
from coterie.games.vtes.rules.out_of_turn import WINDOW as OTHERS_PHASE
from coterie.games.vtes.words.acting import ActOutOfTurn, TakeAction
from coterie.games.vtes.words.asked import GivesEdge
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.circumstances import ActionIs, AimedAt
from coterie.games.vtes.words.permanents import PutInPlay, PutOn
from coterie.games.vtes.words.politics import Abstain, CastVotes, GainVotes, Promise, ReferendumPassed, Voters
from coterie.games.vtes.words.referendums import ShareMargin
from coterie.games.vtes.words.resources import BurnEdge, BurnPool, EdgeToNobody, GainBlood, GainPool
from coterie.games.vtes.words.selves import ACTING, ME, MINION, PREY, READY_REGION, VAMPIRE, Knows, OfClan, OfSect, X
from coterie.games.vtes.words.this_action import AfterAction, EndAction, InThisAction, NotAgain
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus

TOREADOR = Cards(VAMPIRE & OfClan("Toreador"))
EDGE_BURNS = Trigger("would", "edge", YOU, Instead(EdgeToNobody()), must=True, given=GivesEdge())


def scorn(result: str) -> Trigger:
    """Return what punishes those who vote against a referendum, once it has passed or failed."""
    return Trigger("forced reaction", result, ACTING, BurnPool(1, Voters()), must=True)


CARDS: tuple[Card, ...] = (
    card(
        "Acheron Vortex",
        plain(InThisAction(Bonus(INTERCEPT, -1, Cards(MINION & ~Knows("nec") & ~Knows("obt")))), when=("A", "B")),
    ),
    card(
        "Amici Noctis", plain(AfterAction() >> ShareMargin(VAMPIRE & READY_REGION & OfClan("Lasombra")), given=PASSED)
    ),
    card("Change of Target", plain(NotAgain() >> EndAction() >> UNLOCK)),
    card("Closed Session", plain(Abstain(Cards(VAMPIRE & ~OfSect(CAMARILLA))), given=BEFORE_VOTES)),
    card("Cryptic Rider", plain(AfterAction() >> Promise(), given=ReferendumPassed())),
    card(
        "Enkil Cog",
        plain(SUCCESS >> PutOn(ME), given=ActionIs("bleed") & AimedAt(PREY)),
        abilities=(
            Bonus(BLEED, 1),
            Can(TakeAction(), cost=Bow(THIS), when=("minion",)),
            Can(ActOutOfTurn(), cost=Bow(THIS), when=(OTHERS_PHASE,)),
        ),
    ),
    card("Leverage", plain(BurnEdge() >> BleedMore(1, limited=False) >> InThisAction(EDGE_BURNS))),
    card(
        "Loup",
        plain(PutInPlay() >> AtEnd("turn", Burn(PLACED)), alone=("turn",)),
        abilities=(
            Bonus(STEALTH, 1, TOREADOR),
            Trigger("forced reaction", "succeeds", TOREADOR, Burn(THIS), must=True),
        ),
    ),
    card("Monkey Wrench", plain(BleedMore(X()), xs=(1, 3))),
    card("Ominous Chorus", plain(GainVotes(3), sort="modifier"), plain(GainVotes(3), sort="reaction")),
    card("Private Audience", plain(Abstain(Cards(VAMPIRE & ~OfSect(SABBAT))), given=BEFORE_VOTES)),
    card(
        "Propaganda of the Deed",
        plain(SUCCESS >> PutInPlay(), given=ActionIs(directed=True)),
        abilities=(Can(CastVotes(2), cost=Burn(THIS), when=("poll",)),),
    ),
    card(
        "Scorn of Adonis",
        plain(Gain(scorn("passes"), ME, "action") >> Gain(scorn("fails"), ME, "action"), when=("poll",)),
    ),
    card("Spoils of War", plain(SUCCESS >> (GainBlood(1) + GainPool(1)), given=ActionIs(directed=True))),
    card("Strange Day", plain(UNSEEN_BY_VAMPIRES, when=("announced",), alone=("game",))),
    card(
        "The Eldest Are Kholo",
        plain(GainVotes(2, Cards(VAMPIRE & OfSect(LAIBON) & OfClan("Ravnos"))), sort="modifier"),
        plain(GainVotes(1, Cards(VAMPIRE & OfClan("Ravnos"))), sort="reaction"),
    ),
)
