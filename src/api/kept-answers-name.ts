/** The name of the database of the kept answers. */
export const KEPT_ANSWERS = 'pulse-last-seen'
