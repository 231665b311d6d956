"""Card words: what the cards of any card game do to pieces on a table.

| module | subject |
|---|---|
| nodes, standing | the words: groups of pieces, effects on them; triggers, bonuses, actions |
| atoms | what each kind of event does to the table |
| playing | showing a card, playing it, putting it away |
| run, say, able, check, weigh | the five registries for these words |

Conventions that a game follows to use them: piles are called `deck`, `hand`, `limbo` (while a card resolves),
`field` and `discard`, each with the seat as its place; every face has a `kind`; the atoms stand in `atoms.ATOMS`.
"""

from coterie.words.cards import able, check, run, say, weigh

__all__ = ["able", "check", "run", "say", "weigh"]
