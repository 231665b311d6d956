"""Words: the language of effects. A card is a value built from immutable words of a small vocabulary.

| module | subject |
|---|---|
| word, checking, linting | what a word is; the linter, of a word and of a game |
| effects | effects, and the words that combine them: sequence, may, if, choice |
| picking | effects on each thing of a group, or on those that the player picks |
| groups, filters | groups of things on the table, and the filters that describe them |
| conditions, amounts | conditions and computed numbers |
| standing | standing abilities |
| frames, purse | the context of a resolving effect, and the reservations of a cost |
| voice | a game's terms for what all games share |
| sentences | how sentences are put together |
| vocabulary, notation | the words of a game; words as text, written and parsed |
| toml_file | TOML with positions, for error messages about words in a file |
| cards | the words that every card game needs |
"""
