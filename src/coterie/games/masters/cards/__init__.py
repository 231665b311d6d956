"""All content of Masters of the Night as definitions made of words.

| module | contents |
|---|---|
| definition | the shapes: tile, vampire, relic, event card, tracker; the text that is rendered from them |
| districts, vampires, relics | the nine tiles, six vampires with their sigils, thirteen relics |
| events_1, events_2, events_3 | the eighteen event cards of each act |
| trackers | the veil trackers by number of vampires |
"""
