"""The vampires of Shadows & Shrouds: Lasombra and Hecata."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import Card, vampire
from coterie.games.rivals.numbers import DAMAGE, INTEL, PICKS
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.attacking import NoCardPlayed, PlayedWith
from coterie.games.rivals.words.characters import CHARACTER, OWN, TITLED, WHEREVER
from coterie.games.rivals.words.circumstances import IsSo
from coterie.games.rivals.words.fights import Afterwards, Attacks, Defeated, Defends, DoneBy, Harder, Shielded
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.parties import ATTACKER, PartyOf
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.rituals import BURNED_MORTALS, RITUAL, RITUALS
from coterie.games.rivals.words.spending import AgendaHome, MoveBlood, PayAgenda, Peers, StealOnto
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, LoseBlood, PutTokens
from coterie.games.rivals.words.torpor import OWN_TORPID, TORPID, while_in_torpor
from coterie.games.rivals.words.wraiths import HAUNTING, WRAITHS, CreateWraith, ForIntel
from coterie.words.amounts import Count
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import Bow, PutCounters
from coterie.words.cards.filters import MINE, OTHER, Bearing
from coterie.words.cards.groups import IT, THIS, Cards
from coterie.words.cards.lasting import Gets
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.conditions import AtLeast, Exists
from coterie.words.effects import If
from coterie.words.picking import ANY_NUMBER, Choose

AGENDA = PayAgenda(1, THIS)

LASOMBRA: tuple[Card, ...] = (
    vampire(
        "sas-mei-yinying", "Mei Yinying", "lasombra", 4, (1, 1, 0), ("dominate", "oblivion"),
        While(Attacks(PartyOf(THIS)) & AtLeast(Count(BURNED_MORTALS), 3), Bonus(DAMAGE, 1, ATTACKER)), reach=True,
    ),
    vampire(
        "sas-adrian-beltza", "Adrian Beltza", "lasombra", 5, (1, 1, 1), ("oblivion", "potence"),
        Activate(Harder(2), when="fight", given=Attacks() & NoCardPlayed(), cost=AGENDA), reach=True,
    ),
    vampire(
        "sas-astrid-malhela", "Astrid Malhela", "lasombra", 3, (0, 1, 1), ("potence",),
        ForIntel(
            Gets(INTEL, 3, ATTACKER, "attack") >> Afterwards(If(Defeated(), GainPrestige(1))), when="fight",
            given=Attacks(PartyOf(THIS)), cost=AGENDA, amount=3, party=True,
        ),
    ),
    vampire(
        "sas-gia-de-emparan", "Gia de Emparan", "lasombra", 6, (1, 1, 1), ("dominate", "dominate", "potence"),
        Trigger("reaction", "defeat", Cards(CHARACTER), Choose(OWN, AgendaHome()), given=DoneBy(PartyOf(THIS))),
    ),
    vampire(
        "sas-juan-carlos-diaz", "Juan Carlos Diaz", "lasombra", 4, (0, 0, 2), ("oblivion", "oblivion"),
        While(Attacks() & PlayedWith("oblivion"), Bonus(DAMAGE, 1, THIS)), reach=True,
    ),
    vampire(
        "sas-markus-kumnyama", "Markus Kumnyama", "lasombra", 6, (2, 0, 1), ("dominate", "oblivion", "potence"),
        Trigger("forced reaction", "act", THIS, PutCounters("agenda", 1, THIS), must=True), reach=True,
    ),
    vampire(
        "sas-piero-calderon", "Piero Calderón", "lasombra", 6, (1, 1, 1), ("oblivion", "potence", "potence"),
        Bonus(INTEL, 1, THIS), While(Attacks() & IsSo(THIS, TITLED), Cannot("be blocked", THIS)),
    ),
    vampire(
        "sas-rachany-sok", "Rachany Sok", "lasombra", 4, (1, 1, 0), ("dominate", "oblivion"),
        Activate(Shielded(2, THIS), when="fight", given=Attacks() | Defends(), cost=AGENDA), guard=True,
    ),
    vampire(
        "sas-raven-smith", "Raven Smith", "lasombra", 5, (0, 2, 1), ("dominate", "oblivion"),
        Activate(Choose(Peers(), StealOnto(1)), cost=Bow(THIS)),
    ),
)  # fmt: skip

HECATA: tuple[Card, ...] = (
    vampire("sas-scott", "Scott", "hecata", 4, (1, 1, 0), ("auspex", "oblivion"), ForYou(PICKS)),
    vampire(
        "sas-annika", "Annika", "hecata", 6, (1, 2, 0), ("auspex", "fortitude", "oblivion"),
        Trigger(
            "interrupt", "perform", Cards(RITUAL & MINE), Choose(OWN_TORPID, MoveBlood(1, to=IT), least=0, most=ANY_NUMBER),
        ),
    ),
    vampire(
        "sas-bianca-giovanni", "Bianca Giovanni", "hecata", 2, (0, 0, 1), ("oblivion",),
        while_in_torpor(GainAgenda(1), given=Exists(RITUALS, 2)),
    ),
    vampire(
        "sas-enzo-cappa", "Enzo Cappa", "hecata", 5, (2, 0, 1), ("oblivion", "oblivion"),
        While(Attacks(PartyOf(THIS)) & IsSo(ATTACKER, Bearing(HAUNTING)), Bonus(DAMAGE, 1, ATTACKER)), reach=True,
    ),
    vampire(
        "sas-kristin", "Kristin", "hecata", 2, (0, 1, 0), ("fortitude",),
        Activate(Choose(TORPID, LoseBlood(1)), cost=Bow(THIS)),
    ),
    vampire(
        "sas-kwame", "Kwame", "hecata", 4, (1, 0, 1), ("auspex", "oblivion"),
        while_in_torpor(Draw(1), given=Exists(WRAITHS, 2)),
    ),
    vampire(
        "sas-nathaniel", "Nathaniel", "hecata", 3, (0, 1, 1), ("auspex",),
        while_in_torpor(GainPrestige(1), given=Exists(RITUALS)),
    ),
    vampire(
        "sas-sophia-giovanni", "Sophia Giovanni", "hecata", 5, (1, 0, 2), ("fortitude", "oblivion"),
        while_in_torpor(Choose(WHEREVER, PutTokens("blood", Count(WRAITHS)))),
    ),
    vampire(
        "sas-zahara", "Zahara", "hecata", 3, (1, 1, 0), ("oblivion",),
        Trigger("reaction", "defeat", THIS, Choose(Cards(CHARACTER & MINE & OTHER), CreateWraith())),
    ),
)  # fmt: skip
