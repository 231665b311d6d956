"""Words: the language of effects. A card is a value built from immutable nodes of a small vocabulary.

| module | subject |
|---|---|
| nodes | what a word is; effects, groups, conditions, amounts, standing abilities |
| effects, values | the words that every game uses |
| frames | what a resolving effect knows |
| run, say, able, check, weigh | the five registries: what a word does, says, needs, allows, is worth |
| notation | words as text, written and parsed |
"""
