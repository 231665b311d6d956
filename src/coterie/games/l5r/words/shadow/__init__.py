"""Words of the cards of the Shadowlands (part 20).

| module | what |
|---|---|
| measures | how many oppose them, who is outmatched, which provinces stand, which mode is played |
| opponents | what each opponent does or chooses, and who controls a card |
| losses | what opponents lose: cards in provinces, hands, decks, attachments |
| graves | discard piles: what comes back from them, and what is stitched on |
| taking | characters that become Shadowlands, and what passes from one to another |
| wanting | what is done as often, or to as many, as one wants |
| deciding | what the deck decides by rule |
| assault | what happens to the conflict itself |
"""

from __future__ import annotations

from coterie.games.l5r.words.shadow import assault, deciding, graves, losses, measures, opponents, taking, wanting

__all__ = ["assault", "deciding", "graves", "losses", "measures", "opponents", "taking", "wanting"]
