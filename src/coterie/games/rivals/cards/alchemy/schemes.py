"""The Conspiracy and the Scheme of Blood & Alchemy."""

from __future__ import annotations

from coterie.games.rivals.cards.definition import conspiracy, unhosted
from coterie.games.rivals.words.characters import WHEREVER
from coterie.games.rivals.words.city import GainActions
from coterie.games.rivals.words.influence import Scheme
from coterie.games.rivals.words.players import InNextTurn
from coterie.games.rivals.words.plots import Outsiders
from coterie.games.rivals.words.tokens import Mend

OUT_OF_TIME = conspiracy("baa-out-of-time", "Out of Time", 3, Outsiders(), InNextTurn(GainActions(-1)))
RAIN_OF_BLOOD = unhosted("baa-rain-of-blood", "Rain of Blood", Scheme(Mend(1, WHEREVER)), types="scheme")
