/** How the seats of the table shown are marked: by what they play, in games whose sides have colours, else by seat. */
import { seatMarks } from '../boards'
import type { SeatMark, SeatMarks } from '../boards/types'
import { say } from './app.svelte'

class Marks {
  /** `view.board` of the table shown; null where there is none. */
  board = $state.raw<any>(null)
  private own = $state.raw<SeatMarks | null>(null)
  private list = $derived<SeatMark[]>(this.own && this.board ? this.own.marks(this.board) : [])
  private game: string | null = null
  /** Whose table this is. */
  private owner: object | null = null

  async load(owner: object, game: string): Promise<void> {
    this.owner = owner
    this.game = game
    const own = await seatMarks(game)
    if (this.game === game) this.own = own
  }

  /** The table is gone; another may have come before it went. */
  clear(owner: object): void {
    if (this.owner !== owner) return
    this.game = this.own = this.board = null
  }

  get Badge() {
    return this.board && this.own?.Badge
  }

  tone(seat: number): string {
    return this.list[seat]?.tone ?? `var(--seat-${seat % 5}-tone)`
  }

  ground(seat: number): string {
    return this.list[seat]?.deep ?? this.list[seat]?.tone ?? `var(--seat-${seat % 5})`
  }

  /** What the seat plays; empty where all play the same. */
  name(seat: number): string {
    const mark = this.list[seat]
    return mark ? say(mark.name) : ''
  }
}

export const marks = new Marks()
