// Who sits at a table that is laid at once.

/** The bot that plays unless another one is chosen. */
export const USUAL_BOT = 'greedy'

/** What is said of a seat of a new table. */
export interface NewSeat {
  kind: 'person' | 'bot'
  name?: string
  player?: string
  deck?: string
}

/** Oneself, under one's name if one has said it, and bots at all other seats. */
export const seated = (players: number, name = ''): NewSeat[] =>
  Array.from({ length: players }, (_, seat) => (seat ? { kind: 'bot', player: USUAL_BOT } : { kind: 'person', ...(name ? { name } : {}) }))
