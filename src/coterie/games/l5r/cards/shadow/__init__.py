"""The deck of the Shadowlands, as it is played by rule.

| module | what |
|---|---|
| board | the warlords of the Shadowlands on both sides, co-operative and challenge, and their provinces |
| conflict | the conflict cards of the Shadowlands, by encounter group: events and attachments |
| dynasty | the dynasty cards of the Shadowlands, by encounter group: characters and holdings |
| ways | short ways to define cards of the Shadowlands. What they may do they do whenever they can, unless somebody plays them |
"""
