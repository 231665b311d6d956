"""The Action cards of Shadows & Shrouds, and its Titles."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, action, title, unhosted
from coterie.games.rivals.numbers import DAMAGE, INFLUENCE, SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, IN_CITY, IN_STREETS, MORTAL, OWN, OfClan
from coterie.games.rivals.words.circumstances import IsSo, Skilled, Sum
from coterie.games.rivals.words.city import GainActions
from coterie.games.rivals.words.diablerie import Diablerize, KilledBy
from coterie.games.rivals.words.fights import TARGET, Attacks, Hurt
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.looking import (
    BarsNames,
    LibraryCardsOf,
    LookAtHand,
    PutOnTop,
    Requirement,
    TopOf,
    UnderThis,
)
from coterie.games.rivals.words.parties import ACTOR, Among, BorneBy, CharactersOf, PartyOf
from coterie.games.rivals.words.rituals import RITUAL, BurnedOne, BurnFromCity, PlayForNothing
from coterie.games.rivals.words.spending import PayAgenda
from coterie.games.rivals.words.tokens import GainPrestige, LoseBlood
from coterie.games.rivals.words.torpor import RecruitIntoTorpor
from coterie.games.rivals.words.turns import AdditionalAction
from coterie.games.rivals.words.zones import AttachTo, Detach, Stay
from coterie.words.cards.abilities import Plays, Target, Trigger, Ways
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import READY, In
from coterie.words.cards.groups import EACH_FOE, EVERYBODY, HOST, THIS, Cards
from coterie.words.cards.moving import Discard, Reveal
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import ChooseOne, Failing, If, IfYouDo, May
from coterie.words.groups import THAT, Bound
from coterie.words.picking import Choose, ForEach

VICTIM = Bound("victim")
AT_VICTIM = (Target("victim", Cards(CHARACTER & IN_STREETS)),)
PLAYER = Bound("player")
TOP = TopOf(PLAYER)
SHADOWS = Sum("potence", PartyOf(ACTOR))

ACTIONS: tuple[Card, ...] = (
    action(
        "sas-arms-of-ahriman", "Arms of Ahriman",
        Ways(
            ways=(
                Plays(does=Hurt(SHADOWS, VICTIM, "physical", ("superficial",)), targets=AT_VICTIM),
                Plays(
                    does=Hurt(SHADOWS, VICTIM, "physical"), targets=AT_VICTIM, cost=PayAgenda(1), given=Skilled("oblivion"),
                ),
            )
        ),
        bp=2, icons=("potence", "oblivion"),
    ),
    action(
        "sas-clairvoyance", "Clairvoyance",
        If(
            Skilled("auspex"),
            Choose(EACH_FOE, LookAtHand(PLAYER, Choose(LibraryCardsOf(PLAYER), PutOnTop())), name="player")
            + GainActions(unhosted=1),
        ),
        icons=("auspex",),
    ),
    action(
        "sas-early-grave", "Early Grave",
        Choose(Cards(CHARACTER & OfClan("hecata") & In("hand")), RecruitIntoTorpor()),
    ),
    action(
        "sas-grave-robbing", "Grave Robbing",
        Draw(1) + Choose(EVERYBODY, ForEach(CharactersOf(THAT, "torpor"), ChooseOne((Draw(1), GainPrestige(1))))),
        clan="hecata",
    ),
    unhosted(
        "sas-mental-block", "Mental Block", Stay(), BarsNames(),
        Activate(
            Detach(UnderThis()) + Choose(EACH_FOE, AttachTo(THIS, TopOf())), given=Skilled("auspex", OWN), cost=Bow(THIS),
        ),
        types="ongoing", icons=("auspex",),
    ),
    action(
        "sas-necromancy", "Necromancy",  # R-126 R-127
        BurnFromCity()
        + If(BurnedOne(), May(IfYouDo(Choose(Cards(RITUAL & In("hand")), PlayForNothing()), LoseBlood(2, ACTOR)))),
        clan="hecata",
    ),
    action(
        "sas-shadow-cloak", "Shadow Cloak", AttachTo(),
        While(Skilled("oblivion", HOST), Bonus(SECRECY, 1, HOST)),
        While(IsSo(TARGET, MORTAL & IN_CITY), Bonus(DAMAGE, 1, HOST)), icons=("oblivion",),
    ),
    action(
        "sas-spectral-possession", "Spectral Possession",
        Plays(
            does=AdditionalAction(VICTIM), targets=AT_VICTIM, cost=Choose(Among(BorneBy(ACTOR, "wraith"), READY), Bow()),
        ),
        clan="hecata",
    ),
    action(
        "sas-spirits-touch", "Spirit's Touch",
        If(
            Skilled("auspex"),
            Choose(
                EVERYBODY,
                Reveal(TOP) >> Failing(GainPrestige(Requirement(TOP)), Discard(TOP) >> Straighten(ACTOR)),
                name="player",
            ),
        ),
        icons=("auspex",),
    ),
)  # fmt: skip

TITLES: tuple[Card, ...] = (
    title(
        "sas-court-of-blood", "Court of Blood", 3, 3, Bonus(INFLUENCE, 1, HOST),
        Trigger(
            "reaction", "defeat", Cards(CHARACTER), Diablerize(), given=Attacks(PartyOf(HOST)) & KilledBy(),
            cost=Detach(THIS),
        ),
        clan="lasombra",
    ),
)  # fmt: skip
