"""Cards of The Heart of Europe about Influence and Titles, and the Prince of Prague."""

from __future__ import annotations

from coterie.games.rivals.cards.core.titles import PRINCE_BP
from coterie.games.rivals.cards.definition import Card, attack, modifier, on_attach, ongoing, scheme, title, vampire
from coterie.games.rivals.numbers import INFLUENCE, SECRECY
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, OWN, OWN_OR_TORPID, TITLE, TITLED
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.fights import Harder
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import AgainstYourScheme, FreeTitles, GainInfluence, IfScheme, MoreInfluence
from coterie.games.rivals.words.players import Rewards
from coterie.games.rivals.words.plots import ATTACKED_THIS_TURN, EXERTED_THIS_TURN
from coterie.games.rivals.words.titles import PRINCE, Attached, ClanOf, TitleWorth
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LoseBlood, Mend
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import MINE, With
from coterie.words.cards.groups import EVERYBODY, HOST, IT, THIS, YOU, Cards
from coterie.words.cards.numbers import Bonus, Rating, Sets, While
from coterie.words.groups import THAT
from coterie.words.picking import Choose

HEART: tuple[Card, ...] = (
    scheme(
        "hoe-bread-and-circuses", "Bread and Circuses",
        Rewards((Draw(1), GainPrestige(1), GainAgenda(1), Choose(OWN_OR_TORPID, Mend(2)))),
    ),
    scheme("hoe-prosperity", "Prosperity", Draw(4, EVERYBODY)),
    modifier(
        "hoe-bad-optics", "Bad Optics",
        GainInfluence(2)
        >> IfScheme("loses", Choose(Cards(CHARACTER & With("spent")), PutCounters("fear") >> Bow())),
    ),
    modifier(
        "hoe-wild-ranting", "Wild Ranting",
        GainInfluence(3) >> IfScheme("loses", Choose(EVERYBODY, Draw(1, THAT))),
    ),
    title(
        "hoe-whip-of-the-primogen", "Whip of the Primogen", 2, 2,
        Bonus(INFLUENCE, Rating("presence", HOST), HOST),
        OfTurn(
            "forced reaction", "end", YOU,
            Choose(Cards(CHARACTER & MINE & ClanOf(HOST) & With("spent")), RemoveCounters("spent")), must=True,
        ),
        single=True, icons=("presence",),
    ),
    ongoing(
        "hoe-voter-suppression", "Voter Suppression",
        Trigger("forced reaction", "exert", Cards(CHARACTER), LoseBlood(1, IT), must=True, given=AgainstYourScheme()),
        Activate(Choose(OWN, MoreInfluence(1, THAT)), cost=Bow(THIS)),
        clan="brujah",
    ),
    ongoing(
        "hoe-royal-bling", "Royal Bling",
        OfTurn(
            "forced reaction", "begin", YOU, PutCounters("agenda", 1, Cards(CHARACTER & MINE & TITLED)),
            must=True,
        ),
        clan="lasombra",
    ),
    attack("hoe-title-fight", "Title Fight", "physical", 0, Harder(TitleWorth()), bp=3, tags=("superficial",)),
    vampire(
        "hoe-kiril", "Kiril", "brujah", 6, (2, 0, 1), ("celerity", "potence", "presence"),
        While(IsSo(THIS, ATTACKED_THIS_TURN) & ~IsSo(THIS, EXERTED_THIS_TURN), Bonus(INFLUENCE, 3, THIS)),
    ),
    vampire(
        "hoe-sebastian", "Sebastian", "lasombra", 7, (1, 1, 2), ("oblivion", "oblivion", "presence"),
        FreeTitles(),
        Trigger(
            "forced reaction", "attach", Attached(TITLE, THIS), Straighten(THIS), must=True, given=~IsSo(IT, PRINCE)
        ),
    ),
)  # fmt: skip

PRINCE_OF_PRAGUE = Card(
    "hoe-prince-of-the-city", "Prince of the City", "title", ("title", "prince"), bp=PRINCE_BP,
    face="prince-of-prague",
    abilities=(on_attach(GainAgenda(2)), Sets(SECRECY, 0, HOST), Bonus(INFLUENCE, 4, HOST)),
)  # fmt: skip
