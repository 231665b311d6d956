// Cards on the table and what is done with them.

export const cards = {
  chain: 'What goes against what',
  played: 'What has been played, newest first',
  answers: 'against',
  foldPanel: 'Make it small',
  openPanel: 'Show it whole',
  orTap: 'Or tap what lights up, on any mat.',
  can: 'can be chosen',
  cannot: (sentence: string) => `Not now: ${sentence}`,
  prepare: 'Call me when it could be played',
  unprepare: 'No longer call me for it',
  prepareWhat: 'Whatever you have ordered, you are asked wherever this card could be played; Seats lists it and takes it back',
  prepared: 'You wanted to play this',
  alike: (n: number) => `${n} alike`,
  fewer: (n: number, all: number) => `${n} of ${all} chosen: one less`,
  zoneOf: (zone: string, name: string) => `${zone} of ${name}`,
  more: 'There is more: point at it, press it for a while, or press Space',
  lasts: (text: string, source: string, until: string) => [text, source && `(${source})`, until && `until the end of: ${until}`].filter(Boolean).join(' '),
  others: (n: number) => `+${n}`,
  count: (n: number, forDecks = 0) => (n === 1 ? '1 card' : `${n} cards`) + (forDecks && forDecks < n ? `, ${forDecks} of them for decks` : ''),
  browse: 'look through it',
  find: 'Find a card',
  findHow: 'words, or as for decks: type:…  cost<=2',
  none: 'No card fits.',
  loading: 'The cards are on their way…',
  noGame: (game: string) => `There is no game under “${game}”.`,
  mat: (name: string) => `The mat of ${name}`,
  shared: 'What belongs to all',
  faceDown: 'face down',
  page: 'Page of this card',
  link: 'Copy the link to this card',
  rulings: 'Rulings',
  stands: (section: string) => (section ? `· ${section}` : '· decided here, where the rules are silent'),
  rulesByNumber: 'Rules by number',
  rulesByNumberHow: 'What the numbers in the texts stand for: the headings of the rulebooks’ own rules.',
  notesOf: (title: string) => `Rulings of ${title}`,
  notesHow: 'What the rules say about certain cards, and what we have decided where they are silent.',
  noNotes: 'There are no rulings for this game.',
  why: 'Why:',
  noText: 'It has no text.',
  meanings: 'What its numbers and words mean',
  namedBy: 'Cards that name it',
  facts: 'About the card',
  set: 'Set',
  held: 'Supplied decks with it',
  heldNone: 'None of the supplied decks has it.',
  notForDecks: 'No deck holds it: it comes from elsewhere in the game.',
  sameName: 'Others of this name',
  unknown: (face: string) => `There is no card under “${face}”; here are all of them.`,
  all: (title: string) => `All cards of ${title}`,
  allShort: 'All cards',
} as const

export const hand = {
  point: 'point to read',
  press: 'hold to read',
  sort: 'sort by',
  type: 'type',
  cost: 'cost',
  name: 'name',
  by: { type: 'Sort the hand by type', cost: 'Sort the hand by cost', name: 'Sort the hand by name' },
  left: 'Further left in the hand',
  right: 'Further right in the hand',
} as const

export const several = {
  chosen: (n: number) => (n === 0 ? 'None chosen' : n === 1 ? '1 chosen' : `${n} chosen`),
  done: 'Done',
  how: 'Choose as many as you like, then Done.',
  apart: 'The last one cannot be chosen with the others, so it is not ticked any more.',
  atOnce: 'The same, at once:',
  times: (label: string) => `Several times at once: ${label}`,
  timesOf: (n: number, label: string) => `${n} times: ${label}`,
  n: (n: number) => `${n} ×`,
} as const

export const order = {
  how: 'Put them in order: drag them, click them one after another, or use the arrows; then Done.',
  line: (at: number, label: string) => `${at}: ${label}`,
  now: (label: string, at: number, all: number) => `${label}: now ${at} of ${all}`,
  up: 'Earlier',
  down: 'Later',
  earlier: (label: string) => `Earlier: ${label}`,
  later: (label: string) => `Later: ${label}`,
} as const

export const steps = {
  number: 'Number',
  less: (name: string) => `One less: ${name}`,
  more: (name: string) => `One more: ${name}`,
  left: (n: number) => (n === 0 ? 'All given' : `${n} left`),
} as const

export const happened = {
  title: 'Since you last chose',
  back: 'One thing back',
  next: 'One thing on',
  earlier: (n: number) => `+${n}`,
} as const

export const passing = {
  askAgain: 'Ask me again',
  then: (label: string, next: string) => `${label} → ${next}`,
  more: 'Pass until …',
  affair: (title: string) => `Pass the rest: ${title}`,
  answer: 'Pass until somebody answers',
  change: 'Pass until something happens',
  others: 'Pass what does not concern me',
  comes: 'Pass until it comes up',
  comesWhat: 'A card, a kind of thing, a step',
  only: (name: string) => `Not again for ${name}`,
  onlyWhat: 'Where, as everybody knows, nothing else could be done you are no longer asked about this card; Seats lists it and takes it back',
  wake: 'Stop when something is aimed at me',
  wakes: 'No longer stop when something is aimed at me',
  wakeWhat: 'Whatever you have ordered, you are asked about what is aimed at you; Seats lists it and takes it back',
  always: 'Always answer so',
  alwaysWhat: 'What you choose now is chosen for you whenever the same is asked; Seats lists it and takes it back',
} as const

export const rail = {
  all: 'All',
  aims: 'facing you',
  aimsWhat: 'Stands against you in what is being fought out',
  chosen: 'something to choose',
  takes: 'something takes what you hold',
  shared: 'Shared',
  counts: (ready: number, turned: number, called: string, hand: number) => `${ready} ready, ${turned} ${called}, ${hand} in hand`,
} as const

export const stage = {
  title: 'What happened',
  step: (n: number, all: number) => `What happens: ${n} of ${all}`,
  sum: (n: number) => `${n} things have happened`,
  skip: 'Skip',
  hurry: 'Skip to my next decision',
  hurries: 'Skipping to your next decision …',
  hurryWhat: 'Bots take no time until you are asked; the row of small cards tells what they did',
  again: 'Show again what happened',
  pace: 'What happens is shown',
  paces: [
    [0, 'at once'],
    [450, 'step by step, fast'],
    [900, 'step by step'],
    [1800, 'step by step, slowly'],
  ] as [number, string][],
} as const

export const track = {
  asks: 'you are asked here',
  opens: 'you can answer here',
  passes: 'a standing order passes here',
  stops: 'you always stop here',
  set: 'Always stop here',
  unset: 'No longer always stop here',
  how: 'Click a framed step to stop there always.',
  all: 'All other steps of the game',
} as const

export const why = {
  odds: 'Odds',
  nothing: 'Nothing to pay.',
} as const
