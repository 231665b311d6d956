"""Vampires of Heart of Europe."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import BP, DAMAGE
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attack_cards import AttackRule, StealBlood
from coterie.games.rivals.words.characters import CHARACTER, CURSE, IN_CITY, IN_STREETS, OWN
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.city import EVENT
from coterie.games.rivals.words.colors import SwapBlood
from coterie.games.rivals.words.fights import TARGET, Attacks, ExtraDamage, HitsTarget
from coterie.games.rivals.words.hands import DiscardCards, Draw, PartOfHand
from coterie.games.rivals.words.looking import TopOf
from coterie.games.rivals.words.parties import ATTACKER, FOE, OWN_PARTY, Among, BorneBy, PartyOf
from coterie.games.rivals.words.players import PlayerOf
from coterie.games.rivals.words.plots import TRAP, PrestigeOn
from coterie.games.rivals.words.titles import Carrying
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LoseBlood, Mend
from coterie.games.rivals.words.torpor import while_in_torpor
from coterie.games.rivals.words.turns import NoneFellYet, OfTurn
from coterie.games.rivals.words.zones import AttachTo, Dismiss
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import MINE, READY, Bearing, Kind, Rated, With
from coterie.words.cards.groups import IT, THIS, YOU, Cards
from coterie.words.cards.moving import Return
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import ChooseOne, If, IfYouDo
from coterie.words.groups import Bound
from coterie.words.picking import Choose

OWN_HAVENS = Cards(Kind("haven") & MINE)
WHOM = Bound("character")

KINDRED: tuple[Card, ...] = (
    vampire(
        "hoe-aleister", "Aleister", "tremere", 5, (1, 1, 1), ("auspex", "blood sorcery"),
        Activate(ExtraDamage("superficial", 4), when="fight", given=Attacks(), cost=DiscardCards(2)),
    ),
    vampire(
        "hoe-anjali-the-samedi", "Anjali the Samedi", "hecata", 3, (0, 2, 0), ("auspex",),  # R-218 R-219
        while_in_torpor(
            Choose(
                Cards(CHARACTER & Carrying(2)),
                IfYouDo(
                    AttachTo(WHOM, TopOf(PlayerOf(WHOM)), down=True), If(~AtLeast(Count(BorneBy(WHOM)), 2), Draw(1)),
                ),
                name="character",
            )
        ),
    ),
    vampire(
        "hoe-camila", "Camila", "lasombra", 3, (1, 0, 1), ("oblivion",),
        Activate(
            PutCounters("spent", 1, TARGET), when="fight", given=Attacks() & IsSo(TARGET, CHARACTER), limit=Limit("attack"),
        ),
    ),
    vampire(
        "hoe-dien", "Dien", "gangrel", 6, (2, 1, 0), ("animalism", "fortitude", "protean"), AttackRule("feint"),
    ),
    vampire("hoe-ekene", "Ekene", "gangrel", 3, (1, 1, 0), ("protean",), AttackRule("late type")),
    vampire(
        "hoe-em", "Em", "ventrue", 4, (0, 1, 1), ("fortitude", "presence"),
        OfTurn(
            "forced reaction", "begin", YOU,
            If(Exists(OWN_HAVENS, 2), GainPrestige(1)) + If(Exists(OWN_HAVENS, 3), GainAgenda(1)), must=True,
        ),
    ),
    vampire(
        "hoe-jan-zoubek", "Jan Zoubek", "thin-blood", 2, (1, 0, 0), ("thin-blood alchemy",),
        While(NoneFellYet(2), Cannot("reward defeat", Cards(CHARACTER & MINE & Rated(BP, most=2)))),
    ),
    vampire(
        "hoe-maia", "Maia", "toreador", 4, (1, 0, 1), ("auspex", "presence"),
        While(Attacks(), Bonus(DAMAGE, Count(Cards(EVENT & IN_CITY)), THIS)),
    ),
    vampire(
        "hoe-monika", "Monika", "thin-blood", 3, (0, 0, 2), ("thin-blood alchemy",),
        Activate(
            Choose(Cards(CHARACTER & IN_STREETS & ~With("weak")), PutCounters("weak", 1)),
            cost=Choose(Among(PartyOf(THIS), READY), Bow()),
        ),
    ),
    vampire(
        "hoe-omnis", "Omnis", "nosferatu", 4, (0, 1, 1), ("obfuscate", "potence"),
        Trigger(
            "forced reaction", "resolve", Cards(TRAP & MINE), Return(IT), must=True, given=AtLeast(PrestigeOn(IT), 2),
        ),
    ),
    vampire(
        "hoe-perseus", "Perseus", "malkavian", 5, (2, 1, 0), ("auspex", "obfuscate"),
        Trigger(
            "forced reaction", "damage", Cards(CHARACTER), DiscardCards(PartOfHand(FOE, 4), FOE), must=True,
            given=HitsTarget(), limit=Limit("attack"),
        ),
    ),
    vampire(
        "hoe-rene-koba", "René Koba", "malkavian", 2, (0, 1, 0), ("auspex",),
        Trigger("forced reaction", "lay", Cards(MINE), Choose(OWN, Mend(1)), must=True),
    ),
    vampire(
        "hoe-roman-monstrum", "Roman Monstrum", "hecata", 5, (1, 1, 1), ("auspex", "oblivion"),
        Activate(
            Dismiss() >> ChooseOne((PutCounters("fear", 1, WHOM), LoseBlood(1, WHOM))),
            targets=(Target("character", Cards(CHARACTER & Bearing(CURSE))), Target("that", BorneBy(WHOM, "curse"))),
        ),
        reach=True,
    ),
    vampire(
        "hoe-sarka", "Sarka", "brujah", 5, (1, 1, 1), ("celerity", "celerity"),
        Trigger("forced reaction", "block", OWN_PARTY, StealBlood(1, ATTACKER, IT), must=True), guard=True,
    ),
    vampire(
        "hoe-thora", "Thora", "nosferatu", 5, (2, 1, 0), ("animalism", "obfuscate"),
        open_question="The card list repeats another card's text in its place; it is read to have no ability.",
    ),
    vampire(
        "hoe-zuzana", "Zuzana", "tremere", 4, (1, 0, 1), ("blood sorcery", "dominate"),
        Trigger("forced reaction", "block", THIS, SwapBlood(1, ATTACKER), must=True), guard=True,
    ),
)  # fmt: skip
