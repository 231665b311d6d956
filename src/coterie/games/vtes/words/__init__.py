"""The words that only The Eternal Struggle has.

| module | what |
|---|---|
| selves | who is meant: this minion, the opposing one, prey and predator; regions and requirements |
| modes, users, alike | how a card is played: by whom, at which level, in which window; cards for which that is alike |
| uses | what cards in play can be used for, in windows and as actions |
| requirements | which minions meet what a card requires; allies that play as vampires |
| costs, tolls | what cards cost, what makes them dearer or cheaper; what else must be given |
| paying_less | what is locked, burned or spent to pay less |
| playable | who could play what now, as its player knows it and as everybody else does |
| playing, bringing | the playing of a card in its steps; cards that another brings into play |
| announcing, kinds | announcing an action: its kind, at whom it is directed, what it is the same as |
| deeds | what actions do |
| minion_actions | which actions minions can take now: those of the rulebook and of cards in play |
| corruption, frenzies | corruption counters; the keyword Frenzy |
| acting | who acts by the text of a card: a locked minion, one in another's turn |
| stealth, bleeding | stealth and intercept; more bleed and less, bleeds that must be, are redirected or burn nothing |
| blocking | who wakes and blocks, also a card that is no minion; blocks that fail or are given up |
| this_action | what counts until the action is over; how it ends or goes on, and what is only for after it |
| stealing | cards, blood and pool that are stolen |
| politics, titles | votes; titles that are lost, claimed and contested |
| referendums, terms | what bends a referendum; the Methuselahs that its terms name |
| bargains | what other Methuselahs may choose: to pay, or to bear it |
| striking | strikes |
| fighting | maneuvers, presses, additional strikes |
| damage | damage besides that of strikes, and what prevents it |
| resources, counting | blood, pool, the Edge, uncontrolled vampires; amounts that are counted |
| phases | what a turn's phases give and keep: master phase actions, transfers, discards, pool for the infernal |
| learning | disciplines that one vampire teaches another |
| saving | Methuselahs that are kept in the game as they would be ousted |
| hands, pairs, stores | hands that lie open or are discarded from; cards that are kept on another card |
| feeding, aiming | hunting grounds; what it costs to aim an action at a card |
| permanents, raising | cards that come into play, and what they do there; allies out of an ash heap |
| bonds | cards in play that remember another one |
| gatherings | crypts, cards that change places, life that mends |
| whereabouts | where cards go: torpor, the ash heap, out of the game |
| methuselahs | what is so of a Methuselah: points, pool, the Edge, cards they control |
| occasions, naming | when something happens; how things are named |
| asked, which_cards | what is so of the action in progress, the phase and the minion that is asked; which cards are meant |
| circumstances | what is so around a minion: what kind of action goes on, who acts, who has blocked, whom it fights against |
| involved, comparing | which card is meant by what it does now, or beside another one: younger, of its clan |
| remembered, timed | what is kept in mind for a while; when effects last |
| cancelling | what cancels a card as it is played |
| rounds | rounds of combat: their range, a new one, what presses by itself |
| weapons | which weapons can be hidden |
| crypts | cards that are removed from one's own crypt, and circles |
| gehenna | what the events of Gehenna speak of: how many there are, who has hunted, committed diablerie, must bear something |
| fortune | dice, crypts of all Methuselahs that are compared or drawn anew |
| chances | what cancels a card by itself as it is played: cancels that are cancelled, the top card of a library |
| lately, arming | vampires that have come lately, or have the capacity that is paid for; equipment for half of its cost |
| becoming | cards that become something else: in whom they have struck, or an ally |
| takings | what minions take from others, and lessons from a library |
| told | numbers and prohibitions with sentences of their own |
| vocabulary | all of it, and how shared words are said here |
"""
