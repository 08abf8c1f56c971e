/** What a board component is given by the table page, and nothing else. A board draws; the page decides. */
export interface BoardProps {
  /** `SeatState.view`: exactly what `Match.view(seat)` gives ({game, seat, players, …, board: {…}}). */
  view: any
  /** `GameInfo.components`: what is printed. */
  components: any
  /** Whose eyes; null is a spectator. */
  seat: number | null
  /** Display names by seat. */
  names: string[]
  /** Refs that can be clicked now: they appear in a remaining option. */
  can: Set<string>
  /** Refs selected so far. */
  selected: Set<string>
  /** Any element was clicked, allowed or not: the page decides between selecting and asking why not. */
  onref: (ref: string) => void
  /** Words: the game's Fluent, the board's own and the client's. */
  say: (key: string, params?: Record<string, unknown>) => string
  /** An earlier position is shown: nothing can be chosen. */
  replay: boolean
}
