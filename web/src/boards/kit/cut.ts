/** What a sign is made of, on a field of 24 by 24. */
export interface Cut {
  /** Filled; holes by the even-odd rule. */
  solid?: string
  /** A line, as wide as the board's nib. */
  line?: string
}
