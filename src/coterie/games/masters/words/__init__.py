"""The words of Masters of the Night: what only this game can name and do.

`places` names districts, vampires, agents and dice; `deeds` are effects; `standing` is what a card does by lying there;
`staying` says when a card that stays in play leaves. The five registries follow: run, say, able, check, weigh.
"""
