/** Who sits at a guided game: oneself, and bots at all other seats. */
export const seated = (players: number): { kind: 'person' | 'bot'; player?: string }[] =>
  Array.from({ length: players }, (_, seat) => (seat ? { kind: 'bot' as const, player: 'greedy' } : { kind: 'person' as const }))
