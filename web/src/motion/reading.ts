/** How long a page to be read stays where nobody turns it: as long as its words take, and never for ever. */

const GLANCE = 6_000 // to see what it is about
const LETTER = 60 // milliseconds: read aloud, not skimmed
const LONGEST = 60_000

export const patience = (letters: number): number => Math.min(LONGEST, GLANCE + LETTER * letters)
