"""22. Against the Shadowlands deck, which nobody plays: what it does, and why.

| module | what |
|---|---|
| setup | what is laid on the table of it |
| dynasty | its provinces receive cards, it collects fate and plays characters, the leftmost first |
| draw | its bid is a shadow number |
| turning | cards that are turned up from its conflict deck |
| waves | who attacks and defends |
| aiming | which rings and provinces it can attack, in which types of conflict |
| conflict | how it declares a conflict, and defends |
| acting | what it does during a conflict |
| rings | what its ring effects do |
| breaking | what it loses with a province |
| winning | how a game against it ends |
"""
