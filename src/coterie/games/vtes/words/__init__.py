"""The words that only The Eternal Struggle has.

| module | what |
|---|---|
| selves | who is meant: this minion, the opposing one, prey and predator; regions and requirements |
| modes | how a card is played: by whom, at which level, in which window; abilities of cards in play |
| requirements | which minions meet what a card asks for; allies that play as vampires |
| costs | what cards cost, what makes them dearer or cheaper, what is locked to pay less |
| playable | who could play what now, as its player knows it and as everybody else does |
| playing | the playing of a card in its steps |
| announcing | announcing an action: its kind, at whom it is directed, what it is the same as |
| deeds | what actions do |
| acting | who acts or blocks by the text of a card: a locked minion, another one, a card that is no minion |
| stealing | stealth, intercept, bleed, wakes, what ends an action |
| politics | referendums, votes, titles |
| striking | strikes |
| fighting | maneuvers, presses, additional strikes |
| damage | damage besides that of strikes, and what prevents it |
| resources | blood, pool, the Edge, uncontrolled vampires |
| permanents | cards that come into play, and what they do there |
| circumstances | what is so around a minion: what kind of action goes on, who acts, who has blocked, whom it fights against |
| involved | which card is meant by what it does now: it fights, acts, goes to torpor |
| cancelling | what cancels a card as it is played |
| rounds | rounds of combat: their range, a new one, what presses by itself |
| weapons | which weapons can be hidden |
| vocabulary | all of it, and how shared words are said here |
"""
