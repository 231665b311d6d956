// The guided first game of Legend of the Five Rings: a round against the deck of the Shadowlands, an attack and a defense.

import type { Guide } from './guides'

const POSITION = `position: l5r
setup: {"players": 1, "mode": "coop", "format": "stronghold", "windows": "useful", "decks": ["lion-starter"], "deck_rules": "starter"}
honor: 12 0
fate: 7 2
round: 2
first: a
stronghold a: yojin-no-shiro
provinces as: ancestral-lands [down, known a]
provinces a1: the-art-of-war [down, known a]
provinces a2: manicured-garden [down, known a]
provinces a3: meditations-on-the-tao [down, known a]
provinces a4: pilgrimage [down, known a]
field a: matsu-berserker [fate 1]
row a1: lion-s-pride-brawler
row a2: akodo-toturi
row a3: imperial-storehouse
row a4: otomo-courtier
hand a: banzai, fine-katana, good-omen, for-greater-glory
deck a: way-of-the-lion, rout, court-games, charge, sashimono, ready-for-battle, stand-your-ground, outwit, ornate-fan, assassination, for-shame, spies-at-court
dynasty a: venerable-historian, deathseeker, ikoma-prodigy, honored-general, steadfast-samurai, matsu-beiona, wandering-ronin, seppun-guardsman, miya-mystic, favorable-ground
warlord b: akuma-no-oni-coop
provinces b1: spectral-watchtower [down, tainted]
provinces b2: maddening-emptiness [down, tainted]
provinces b3: blood-fields [down, tainted]
provinces b4: haunted-jungles [down, tainted]
provinces b5: fallen-chrysanthemum-lake [down, tainted]
field b: goblin-brawler [fate 1]
row b1: lost-samurai
row b3: endless-ranks
deck b: dark-bargain, power-of-jigoku, evil-portents, uncontained, dark-bargain, evil-portents, lurking-treachery, evil-portents, dark-bargain, power-of-jigoku, evil-portents, dark-bargain
dynasty b: skeletal-warrior, goblin-brawler, goblin-hovel, fouleye-s-elite, skeletal-warrior, killing-field, goblin-brawler, undead-horror, endless-ranks, skeletal-warrior, goblin-brawler, detritus-priest
phase: dynasty
`

export const l5r: Guide = {
  name: 'l5r',
  game: 'l5r',
  position: POSITION,
  last: 'enough',
  tips: [
    {
      id: 'table',
      text: 'Welcome to Rokugan. You lead the Lion; your five provinces lie face down before you, your stronghold above the last of them. Against you lies the deck of the Shadowlands: nobody plays it, it acts by rule.',
      light: ['provinces:0', 'provinces:1'],
    },
    {
      id: 'goal',
      text: 'You win when all five provinces of the Shadowlands are broken, or when their dynasty deck is empty as a round ends. You lose when your stronghold province falls. Every choice is explained: ask `Why` and `Why not`.',
      light: ['provinces:1', 'dynasty:1'],
    },
    {
      id: 'muster',
      option: /^play a2\/row\/akodo-toturi$/,
      text: 'The dynasty phase: you have 7 fate, and characters lie face up in your provinces. Play Akodo Toturi: he costs 5. What you do not spend stays for later.',
      light: ['provinces:0'],
    },
    {
      id: 'fate',
      option: /^fate \d$/,
      text: 'A character leaves at the end of the round in which no fate is left on it. Put some of your own on Toturi now, and he stays a round longer for each.',
    },
    {
      id: 'theirs',
      change: 'reinforced',
      text: 'The Shadowlands play the first character that they can pay for, from the left. It came with fate of its own, as many as its card says.',
      light: ['field:1'],
    },
    {
      id: 'courtier',
      option: /^play a4\/row\/otomo-courtier$/,
      text: 'You alternate until both have passed. One fate is left: enough for the Otomo Courtier, who can defend.',
    },
    {
      id: 'bid',
      option: /^bid \d$/,
      text: 'The draw phase: bid in secret how many cards you draw. The Shadowlands turn up a card, and its number is their bid. Who bids more gives the difference in honor; yours is 12, and without any your stronghold province falls.',
      light: ['hand:0'],
    },
    {
      id: 'attach',
      option: /^play fine-katana$/,
      text: 'Before conflicts there is a moment for actions. Fine Katana costs nothing and gives 2 military skill to who bears it: Toturi.',
      light: ['hand:0'],
    },
    {
      id: 'declare',
      option: /^fire military$/,
      text: 'Declare a conflict: a ring and a type. Each ring does something else for an attacker who wins; fire honors or dishonors a character. Your Lions fight with military skill.',
      light: ['rings'],
    },
    {
      id: 'province',
      option: /^attack b1\//,
      text: 'Which province? All of them lie face down, and what you attack is turned up and speaks. Take the first.',
      light: ['provinces:1'],
    },
    {
      id: 'attackers',
      option: /^attack with /,
      text: 'Send both: each adds its skill. Who has fought bows, and can neither attack nor defend again in this round.',
      light: ['field:0'],
    },
    {
      id: 'wave',
      change: 'of the wave',
      text: 'Those of the Shadowlands with the least fate are the next wave, and defend. Then the deck turns up a card for every action that it takes.',
      light: ['field:1'],
    },
    {
      id: 'banzai',
      option: /^use banzai$/,
      text: 'A province breaks if you win by its strength: 6 here, for it is tainted. You have 11, they have 9. Play Banzai! on Toturi, and pay 1 honor to do it again.',
      light: ['hand:0'],
    },
    {
      id: 'again',
      option: /^yes$/,
      text: 'Lose 1 honor and take another 2? It makes 15 against 9: just enough.',
    },
    {
      id: 'broken',
      change: 'broken',
      text: 'A province has fallen, and with it five cards of their dynasty deck. Four are left.',
      light: ['provinces:1', 'dynasty:1'],
    },
    {
      id: 'ring',
      option: /^resolve fire$/,
      text: 'Who attacks and wins may resolve the ring. Honor Akodo Toturi: an honored character adds its glory to both skills.',
      light: ['rings'],
    },
    {
      id: 'reaction',
      option: /^use a\/akodo-toturi$/,
      text: 'Reactions are offered when their moment has come. After you claim a ring in a military conflict, Toturi lets you resolve it once more: dishonor one of theirs.',
    },
    {
      id: 'attacked',
      option: /^political conflict$/,
      text: 'Now they attack. The card that they turn up names a ring and a position, and you say which type of conflict it is, where their wave could take part in both.',
    },
    {
      id: 'defend',
      option: /^defend with /,
      text: 'Toturi and the Berserker are bowed, but the courtier is ready. Unopposed you would lose an honor: defend.',
      light: ['field:0'],
    },
    {
      id: 'tie',
      change: 'wins',
      times: 2,
      text: 'A tie is the attackers’, but it breaks nothing: for that they need to win by the strength of your province.',
      light: ['provinces:0'],
    },
    {
      id: 'fatephase',
      change: 'leaves',
      text: 'The fate phase. Characters without fate leave, the others lose 1, everybody becomes ready, and claimed rings return.',
      light: ['field:0'],
    },
    {
      id: 'clear',
      option: /^keep$/,
      text: 'You may discard cards from your provinces to see others. Keep what you want to play in the next round.',
      light: ['provinces:0'],
    },
    {
      id: 'enough',
      change: 'round',
      text: 'That was a round; they go on like this. Play on from here, or lay a table of your own from the first page: two players can duel, four play in two teams, one to four stand against the Shadowlands.',
    },
  ],
}
