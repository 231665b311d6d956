"""The Ventrue and Toreador vampires of the Core Set."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import INFLUENCE, SHIELD
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import ANYWHERE, CHARACTER, FOREIGN, ONGOING, OWN, TITLE, TITLED, OfType
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.fights import Attacks, DoneBy, Harder, OfSortNow
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import YOUR_SCHEME, MoreInfluence, RevealForInfluence
from coterie.games.rivals.words.looking import TopOf
from coterie.games.rivals.words.parties import ATTACKER, OWN_PARTY, Among, BorneBy, PartyOf
from coterie.games.rivals.words.players import PlayerOf
from coterie.games.rivals.words.titles import PRINCE, Attached, Bears, DiscardOne, HasRoom
from coterie.games.rivals.words.tokens import GainPrestige, LosePrestige, Mend
from coterie.games.rivals.words.turns import OfTurn
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.moving import Discard
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import If
from coterie.words.groups import THAT
from coterie.words.picking import ForEach

RETAINERS_HERE = BorneBy(PartyOf(THIS), "retainer")
WITH_ROOM = Among(PartyOf(THIS), HasRoom())

VENTRUE: tuple[Card, ...] = (
    vampire(
        "core-randolph-marz", "Randolph Marz", "ventrue", 6, (1, 1, 1), ("dominate", "fortitude", "presence"),
        Activate(
            Harder(1, ATTACKER) >> If(Bears(THIS, PRINCE), Harder(1, ATTACKER)), when="fight", given=Attacks(PartyOf(THIS)),
            cost=DiscardOne(TITLE),
        ),
    ),
    vampire(
        "core-stevie-osborn", "Stevie Osborn", "ventrue", 5, (2, 0, 1), ("fortitude", "presence"),
        Trigger("forced reaction", "attach", Attached(TITLE, OWN), GainPrestige(1), must=True),
    ),
    vampire(
        "core-bruno-wagner", "Bruno Wagner", "ventrue", 5, (0, 2, 1), ("dominate", "presence"),
        Trigger("forced reaction", "play", Cards(ONGOING & MINE), Draw(1), must=True),
    ),
    vampire(
        "core-yusuf-kaya", "Yusuf Kaya", "ventrue", 5, (2, 1, 0), ("fortitude", "fortitude"),
        Activate(Mend(1, Cards(CHARACTER & MINE & TITLED & ANYWHERE)), cost=Bow(THIS)),
    ),
    vampire(
        "core-zhang-wei", "Zhang Wei", "ventrue", 4, (0, 0, 2), ("dominate", "presence"),
        Trigger(
            "forced reaction", "defeat", FOREIGN, LosePrestige(1, PlayerOf(IT)), must=True,
            given=Bears(THIS, TITLE) & DoneBy(PartyOf(THIS)),
        ),
    ),
    vampire(
        "core-montgomery-white", "Montgomery White", "ventrue", 4, (1, 1, 0), ("fortitude", "fortitude"),
        While(OfSortNow(("ranged",)), Bonus(SHIELD, 1, OWN_PARTY)),
    ),
    vampire(
        "core-june-bryant", "June Bryant", "ventrue", 3, (0, 1, 1), ("presence",),
        OfTurn("forced reaction", "begin", YOU, Draw(2), must=True, given=Bears(OWN, PRINCE)),
    ),
    vampire("core-humberto-garcia", "Humberto Garcia", "ventrue", 3, (1, 0, 1), ("dominate",), guard=True),
    vampire("core-nancy-witt", "Nancy Witt", "ventrue", 3, (0, 2, 0), ("presence",), guard=True),
)  # fmt: skip

TOREADOR: tuple[Card, ...] = (
    vampire(
        "core-bella-forte", "Bella Forte", "toreador", 5, (2, 0, 1), ("auspex", "celerity"),
        Activate(
            ForEach(TopOf(YOU), Discard() >> If(~IsSo(THAT, OfType("attack")), Harder(2, ATTACKER))), when="fight",
            given=Attacks(),
        ),
    ),
    vampire(
        "core-muhammad-zadeh", "Muhammad Zadeh", "toreador", 5, (0, 2, 1), ("auspex", "presence"),
        Bonus(INFLUENCE, Count(BorneBy(THIS, "retainer")), THIS),
    ),
    vampire(
        "core-bunny-benitez", "Bunny Benitez", "toreador", 4, (1, 0, 1), ("celerity", "presence"),
        Trigger("forced reaction", "succeed", YOUR_SCHEME, GainPrestige(1), must=True),
        Activate(MoreInfluence(2), cost=Bow(THIS)),
    ),
    vampire(
        "core-iris-lokken", "Iris Lokken", "toreador", 4, (0, 0, 2), ("auspex", "presence"),
        Trigger("forced reaction", "scheme", THIS, RevealForInfluence(), must=True),
    ),
    vampire("core-john-kartunen", "John Kartunen", "toreador", 3, (0, 1, 1), ("auspex",), guard=True),
    vampire("core-ty-smith", "Ty Smith", "toreador", 3, (1, 1, 0), ("presence",), guard=True),
)  # fmt: skip
