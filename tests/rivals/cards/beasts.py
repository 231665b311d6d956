"""A game whose Animals have hardly a text of their own, so that tests see what others do with them."""

import msgspec

from coterie.games.rivals import RivalsGame
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.cards.definition import action
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.tokens import GainPrestige
from coterie.games.rivals.words.zones import AttachTo, Detach
from coterie.words.cards.groups import THIS

PLAIN = [
    action(f"war-{face}", name, AttachTo(), types="animal")
    for face, name in (("alley-cat", "Alley Cat"), ("mongrel", "Mongrel"), ("the-swarm", "The Swarm"))
]
RAT = action("war-sewer-rat", "Sewer Rat", AttachTo(), Activate(GainPrestige(1), cost=Detach(THIS)), types="animal")
TAME = RivalsGame(faces={**CARDS, **{card.face: card for card in (*PLAIN, RAT)}})


def tame(text: str, players: int = 2, **options):
    """Return a position as `position` makes it, with the Animals of this module."""
    setup = msgspec.json.encode({"players": players, "windows": "useful", **options}).decode()
    return TAME.read(f"position: rivals\nsetup: {setup}\n{text}")
