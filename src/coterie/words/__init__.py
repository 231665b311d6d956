"""Words: the language of effects. A card is a value built from immutable words of a small vocabulary.

| module | subject |
|---|---|
| word, checking, linting | what a word is; the linter, of a word and of a game |
| effects | what does something: one after the other, may, if, one of several ways |
| picking | for each of a group, for some that the player picks, up to so many |
| groups, filters | what names things on the table, and what is said of them |
| conditions, amounts | what holds, and how much there is |
| standing | what a card does by lying there |
| frames, purse | what a resolving effect knows, and what a cost has reserved |
| voice | how a game says what all games share |
| vocabulary, notation | the words of a game; words as text, written and parsed |
| toml_file | TOML with places, for sentences about words in a file |
| cards | the words that every card game needs |
"""
