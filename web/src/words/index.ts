// Every word that the page says by itself, in English, by subject. What games say comes from their scenes, themes and set-ups.

import { rules, help, settings, link, fatal, errors } from './around'
import { cards, hand, order, several, steps, happened, passing, rail, stage, track, why } from './cards'
import { decks } from './decks'
import { start, games, setup, gather, record, how } from './first'
import { table, people, seats, orders, share, curtain, replay, end, guide } from './table'

export const W = {
  name: 'Coterie',
  tagline: 'A table for games of the night',
  close: 'Close',
  reload: 'Reload the page',
  yourTurnTitle: '● Your turn',
  yourTurnNote: 'You decide.',
  start,
  setup,
  hand,
  several,
  order,
  happened,
  passing,
  steps,
  rail,
  cards,
  games,
  gather,
  decks,
  how,
  record,
  table,
  people,
  stage,
  track,
  guide,
  why,
  seats,
  orders,
  share,
  curtain,
  replay,
  end,
  rules,
  help,
  settings,
  link,
  fatal,
  errors,
} as const
