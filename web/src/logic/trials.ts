// How many games a trial begins with.

/** From which numbers of games one chooses. */
export const AMOUNTS = [5, 10, 20, 50, 100, 200]
/** Seconds that a trial may take which nobody has asked to be longer. */
const WHILE = 120

/** As many games as end within a minute or two; where it is not known what one takes, the fewest, which tell. */
export const preset = (seconds: number | null): number => AMOUNTS.findLast((n) => seconds !== null && n * seconds <= WHILE) ?? AMOUNTS[0]!
