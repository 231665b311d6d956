"""22. The Shadowlands deck, which nobody plays: what it does and why.

| module | what |
|---|---|
| setup | what of it is laid on the table |
| dynasty | its provinces receive cards; it collects fate and plays characters, the leftmost first |
| bids | its bid, a shadow number |
| draw | its fate for the number |
| turning | cards that are turned up from its conflict deck |
| waves | which of its characters attack and defend |
| aiming | which rings it can contest and which provinces it can attack, in which types of conflict |
| conflict | how it declares conflicts and defends |
| acting | what it does during a conflict |
| rings | its ring effects |
| breaking | what it loses when a province breaks |
| winning | how a game against it ends |
"""
