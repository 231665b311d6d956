"""The words of Masters of the Night: what only this game can name and do.

| module | what |
|---|---|
| places | districts, vampires, agents, dice, and the conditions about them |
| deeds | the effects |
| standing | what a card does by lying there, and when it leaves |
| read, run | what is named, what is done: the registry `run` |
| say, able, check, weigh | the other four registries |
| fits | the linter of content packs: whether a word can be used where it stands |
"""
