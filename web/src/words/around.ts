// Dialogs and what the page says of itself: rules, keys, settings, the connection, what went wrong.

export const rules = {
  title: 'Rules and cards',
  game: 'Game',
  sequence: 'Turn sequence',
  glossary: 'Glossary',
  ledger: 'Rulings',
  search: 'Search names and texts',
  found: (n: number) => (n === 1 ? '1 found' : `${n} found`),
  now: 'now',
  none: 'Nothing is called that.',
  sequenceNone: 'No turn runs now.',
} as const

export const help = {
  title: 'Keys and symbols',
  keysTitle: 'Keys',
  gesturesTitle: 'With a finger',
  gestures: [
    ['Tap', 'what lights up: what can be done with it; anything else: what it is'],
    ['Press', 'a card for a moment: it is shown large, with its text'],
    ['Swipe', 'to the mat of the next player, where one fills the screen'],
    ['Two fingers', 'apart: the table becomes larger; together: it fits again'],
  ] as [string, string][],
  keys: [
    ['1 – 9, 0', 'look at an option by its number; the same again, or Enter, takes it'],
    ['arrows', 'go to the next piece or option'],
    ['Enter', 'do it'],
    ['Space', 'read the card that is meant, or pointed at'],
    ['d', 'done, where several are chosen'],
    ['u', 'undo'],
    ['y', 'do again what was undone'],
    ['h', 'hint'],
    ['q', 'back to the question'],
    ['g', 'go on in the guide'],
    ['l', 'to the log'],
    ['r', 'look back; there ← and → step'],
    ['w', 'show again what happened'],
    ['s', 'skip to one’s own next decision'],
    ['/', 'search cards and rules'],
    ['?', 'this list'],
    ['Esc', 'close what is open'],
  ] as [string, string][],
  pointer: 'Rest the pointer on a card to see it large.',
  symbols: 'Symbols',
  marks: 'Provenance of cards',
} as const

export const settings = {
  title: 'Settings',
  motion: 'Movement: pieces glide, dice roll',
  sound: 'A sound when it is your turn',
  sounds: 'Quiet sounds of what happens at the table',
  notify: 'A notification when it is your turn',
  confirm: 'Ask before every choice',
  large: 'Ask before something large is given up: a turn, a conflict',
  hints: 'Offer hints',
  calm: 'Your system asks for less movement: nothing moves, and what happens is shown at once.',
  notifyNo: 'The browser does not allow notifications for this page.',
} as const

export const link = {
  lost: 'The connection is lost.',
  connecting: 'Connecting…',
  retryIn: (s: number) => (s > 0 ? `Trying again in ${s} s.` : 'Trying again…'),
  now: 'Try now',
  safe: 'Nothing that you chose is lost.',
} as const

export const fatal = {
  bad_token: ['This link no longer works', 'The seat may have got a new link. Ask the person who set up the table for it.'],
  no_table: ['There is no such table', 'It may have been removed, or it is on another server.'],
  bad_protocol: ['Server and page do not fit', 'Reload the page to get the one that fits this server.'],
  newer: ['The server is newer than this page', 'Reload the page to get the one that fits.'],
  no_key: ['You need a link for this table', 'Ask the person who set up the table for one.'],
} as Record<string, [string, string]>

export const errors = {
  unknown: 'Something went wrong. Try again.',
  offline: 'The server does not answer.',
} as const
