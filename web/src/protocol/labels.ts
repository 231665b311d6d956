// Labels under which answers come back.

/** Why nothing can be done with a piece comes back under this and the id of the piece. */
export const WITH = 'why with '
