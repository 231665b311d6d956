"""The vampires of the Core Set, by clan."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import INFLUENCE, SHIELD
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attack_cards import StepIn
from coterie.games.rivals.words.attacking import DuringAttack, Unhindered
from coterie.games.rivals.words.characters import ANYWHERE, CHARACTER, FOREIGN, ONGOING, OWN, TITLE, TITLED, OfType
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.fights import AgendaIntel, Attacks, DoneBy, Harder, OfSortNow
from coterie.games.rivals.words.hands import DiscardOne, Draw
from coterie.games.rivals.words.influence import YOUR_SCHEME, MoreInfluence, RevealForInfluence
from coterie.games.rivals.words.looking import TopOf
from coterie.games.rivals.words.mortals import PartyMends
from coterie.games.rivals.words.parties import ATTACKER, OWN_PARTY, BorneBy, PartyOf
from coterie.games.rivals.words.players import PlayerOf
from coterie.games.rivals.words.titles import PRINCE, Attached, Bears
from coterie.games.rivals.words.tokens import (
    GainAgenda,
    GainPrestige,
    LosePrestige,
    Mend,
    PayBlood,
    PayPrestige,
    PutTokens,
)
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

ONE_BLOOD = PayBlood(1, THIS)

BRUJAH: tuple[Card, ...] = (
    vampire(
        "core-hydra", "Hydra", "brujah", 6, (2, 1, 0), ("celerity", "potence", "presence"),
        Activate(Draw(1), when="fight", given=Attacks(), cost=ONE_BLOOD),
    ),
    vampire(
        "core-the-cossack", "The Cossack", "brujah", 5, (2, 0, 1), ("celerity", "potence"),
        Activate(Unhindered(what=THIS), given=~DuringAttack(), cost=ONE_BLOOD),  # D-673
    ),
    vampire(
        "core-brother", "Brother", "brujah", 5, (1, 1, 1), ("potence", "presence"),
        Activate(Harder(1, ATTACKER), when="fight", given=Attacks(PartyOf(THIS)), cost=Bow(THIS)),
    ),
    vampire(
        "core-beretta", "Beretta", "brujah", 5, (0, 1, 2), ("celerity", "potence"),
        Activate(Harder(1), when="fight", given=Attacks() & OfSortNow(("ranged",)), cost=ONE_BLOOD),
    ),
    vampire("core-shades", "Shades", "brujah", 4, (1, 1, 0), ("celerity", "presence"), AgendaIntel(5)),
    vampire(
        "core-johnny", "Johnny", "brujah", 4, (0, 2, 0), ("presence", "presence"),
        PartyMends(),
    ),
    vampire("core-skunk", "Skunk", "brujah", 3, (1, 0, 1), ("potence",), guard=True),
    vampire("core-sweetums", "Sweetums", "brujah", 3, (1, 1, 0), ("celerity",), guard=True),
    vampire(
        "core-flick", "Flick", "brujah", 3, (0, 1, 1), ("presence",),
        Activate(MoreInfluence(3), when="any turn", cost=ONE_BLOOD),
    ),
)  # fmt: skip

MALKAVIAN: tuple[Card, ...] = (
    vampire(
        "core-doc", "Doc", "malkavian", 5, (0, 1, 2), ("auspex", "obfuscate"),
        Activate(Mend(1, PartyOf(THIS)), cost=PayPrestige(1)),
    ),
    vampire(
        "core-guvnah", "Guv'nah", "malkavian", 5, (1, 1, 1), ("auspex", "dominate"),
        Trigger("forced reaction", "lay", Cards(MINE), Draw(1), must=True),
    ),
    vampire("core-karma", "Karma", "malkavian", 3, (0, 0, 2), ("auspex",), guard=True),
    vampire("core-lolita", "Lolita", "malkavian", 3, (1, 1, 0), ("dominate",), guard=True),
    vampire(
        "core-inmate-745943", "Inmate #745943", "malkavian", 4, (2, 0, 0), ("dominate", "obfuscate"),
        Activate(Harder(2, ATTACKER), when="fight", given=Attacks(), cost=PayPrestige(1)),
    ),
    vampire(
        "core-velvet", "Velvet", "malkavian", 4, (0, 1, 1), ("auspex", "obfuscate"),
        Trigger("forced reaction", "resolve", Cards(MINE), GainPrestige(1), must=True, given=~DuringAttack()),
    ),
    vampire(
        "core-street-preacher", "Street Preacher", "malkavian", 2, (0, 0, 1), ("auspex",),
        Activate(StepIn(), when="block", cost=PayPrestige(1)),
    ),
    vampire(
        "core-jesus", "Jesús", "malkavian", 2, (0, 0, 1), ("obfuscate",),
        Trigger("reaction", "defeat", THIS, GainAgenda(1), cost=PayPrestige(1)),
    ),
    vampire(
        "core-bad-penny", "Bad Penny", "malkavian", 4, (0, 0, 2), ("obfuscate", "obfuscate"),
        Activate(PutTokens("blood", 1, THIS), when="torpor", where="torpor"),
    ),
)  # fmt: skip

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
