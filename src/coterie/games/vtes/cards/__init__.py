"""The cards: facts as tables (`tables`), definitions of what their texts do, a module for each kind.

| module | what |
|---|---|
| tables | crypt.tsv and library.tsv |
| checklist, listing | how far the cards of each fixed deck are, and cards as they are looked for |
| definition | the shape of a card, and short ways to write one |
| crypt | vampires: all whose line in the table says everything, and those with a text of their own |
| bargainers | more vampires: those that speak of votes, titles, hands and other cards |
| fighters | more vampires: those that fight |
| rulers | more vampires: those that vote, and call referendums |
| stewards | more vampires: those that serve their Methuselah with its crypt, hand, library and phases |
| stalkers | more vampires: those that hide, see, bleed, and hinder others |
| cultists | more vampires: those that serve infernal powers |
| habits | what several cards do alike |
| locations, callings, schemes | more masters: locations, what lies on minions, what is done at once or lies beside them |
| favours | offices and favours: what makes one vampire more than others |
| strongholds | more locations: of one clan or trade |
| undead | wraiths and zombies, and what serves them |
| infernals | cards of the infernal, and who serves them |
| rebels | cards of the Anarchs |
| seers | more vampires: those that call the dead and look into hands |
| commands | more modifiers and reactions: they silence, send on and send away |
| errands | more actions: fights that are sought, claims to cities, gains |
| wares | more equipment |
| followers | still more allies and retainers |
| assaults | more combat cards: storms, aims, fears |
| evasions, pressures | more modifiers: those that hide, and those that press home |
| watches | more reactions |
| blows, guards, footwork | more combat cards: strikes, what protects, and all that is around the strikes |
| estates, guilds, domains, windfalls | still more masters: locations, what lies beside them, what is done at once |
| events | events |
| thrones | political actions that give titles |
| companions | more equipment, retainers and allies |
| masters, actions, plots, politics, modifiers, reactions, combat, gear | the library by type |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from coterie.games.vtes.cards.actions import ACTIONS
from coterie.games.vtes.cards.assaults import ASSAULTS
from coterie.games.vtes.cards.blows import BLOWS
from coterie.games.vtes.cards.combat import COMBAT
from coterie.games.vtes.cards.commands import COMMANDS
from coterie.games.vtes.cards.companions import COMPANIONS
from coterie.games.vtes.cards.crypt import CRYPT, TOGETHER
from coterie.games.vtes.cards.definition import Card
from coterie.games.vtes.cards.domains import DOMAINS, MADE
from coterie.games.vtes.cards.errands import ERRANDS
from coterie.games.vtes.cards.estates import ESTATES
from coterie.games.vtes.cards.evasions import EVASIONS
from coterie.games.vtes.cards.events import EVENTS
from coterie.games.vtes.cards.favours import FAVOURS
from coterie.games.vtes.cards.followers import FOLLOWERS
from coterie.games.vtes.cards.footwork import FOOTWORK
from coterie.games.vtes.cards.gear import GEAR
from coterie.games.vtes.cards.guards import GUARDS
from coterie.games.vtes.cards.guilds import GUILDS
from coterie.games.vtes.cards.infernals import INFERNALS
from coterie.games.vtes.cards.masters import MASTERS
from coterie.games.vtes.cards.modifiers import MODIFIERS
from coterie.games.vtes.cards.plots import PLOTS
from coterie.games.vtes.cards.politics import POLITICS
from coterie.games.vtes.cards.pressures import PRESSURES
from coterie.games.vtes.cards.reactions import REACTIONS
from coterie.games.vtes.cards.rebels import REBELS
from coterie.games.vtes.cards.strongholds import STRONGHOLDS
from coterie.games.vtes.cards.thrones import THRONES
from coterie.games.vtes.cards.undead import UNDEAD
from coterie.games.vtes.cards.wares import WARES
from coterie.games.vtes.cards.watches import WATCHES
from coterie.games.vtes.cards.windfalls import WINDFALLS
from coterie.kernel.errors import RulesError


def _by_face(cards: Iterable[Card]) -> Mapping[str, Card]:
    found: dict[str, Card] = {}
    for each in cards:
        if each.face in found:
            raise RulesError(f"two cards are called {each.face}")
        found[each.face] = each
    return found


LIBRARY = (
    *MASTERS, *DOMAINS, *ESTATES, *GUILDS, *WINDFALLS, *STRONGHOLDS, *FAVOURS, *ACTIONS, *PLOTS, *ERRANDS, *POLITICS, *THRONES,
    *EVENTS, *MODIFIERS, *EVASIONS, *PRESSURES, *REACTIONS, *WATCHES, *COMMANDS, *COMBAT, *BLOWS, *GUARDS, *FOOTWORK, *ASSAULTS,
    *GEAR, *COMPANIONS, *WARES, *FOLLOWERS, *UNDEAD, *INFERNALS, *REBELS,
)  # fmt: skip
CARDS: Mapping[str, Card] = _by_face((*CRYPT, *LIBRARY))
FACES: Mapping[str, Card] = _by_face(
    (*CRYPT, *LIBRARY, *TOGETHER, *MADE)
)  # those of merged vampires as well, in no deck
