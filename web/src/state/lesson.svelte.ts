/** A lesson at the table: its cards come first, the others' moves wait for "next", and its farewell until it is closed. */
import type { GuideInfo, MessageInfo, SeatState, StepInfo } from '../lib/protocol'
import { seats } from './app.svelte'
import type { Session } from './session.svelte'

export class Lesson {
  private greeted = $state(false)
  private parted = $state(false)
  /** What the others did is shown up to this move, and was before up to that one. */
  private reached = $state(0)
  private before = $state(0)
  /** A move of the others has been shown, and the next one waits. */
  waits = $state(false)
  /** Something of the others is still to be shown: the pupil's own question comes after it. */
  walking = $state(false)
  private release: (() => void) | null = null

  guide = $derived.by<GuideInfo | null>(() => this.session.guide)
  /** The goal, a turn, one's own side; nothing once they have been read. */
  cards = $derived.by<MessageInfo[]>(() => (this.guide?.status === 'on' && !this.guide.own_made && !this.greeted && this.session.seat !== null ? this.guide.cards : []))
  /** What the others did, as far as it has been shown. */
  told = $derived.by<StepInfo[]>(() => (this.walking ? this.upTo(this.reached) : (this.guide?.meanwhile ?? [])))
  /** Of these, what is shown now: a move, and those before it that nothing was to be seen of. */
  shown = $derived.by<StepInfo[]>(() => (this.walking ? this.told.slice(this.upTo(this.before).length) : []))
  /** The elements of the move it wants now. */
  hints = $derived.by<Set<string>>(() => {
    const wanted = this.walking ? undefined : this.session.ask?.offers.find((offer) => offer.action === this.guide?.action)
    return new Set(wanted?.refs)
  })
  farewell = $derived.by(() => this.guide?.status === 'done' && !this.parted && !this.walking)

  constructor(private readonly session: Session) {
    this.parted = seats.at(session.id).taught ?? false
  }

  private upTo(move: number): StepInfo[] {
    if (!this.guide) return []
    const { made, meanwhile } = this.guide
    return meanwhile.slice(0, Math.max(0, move - (made - meanwhile.length)))
  }

  /** Is this move one of the others', to be shown to the pupil? */
  paces(own: SeatState, move: number): boolean {
    const { guide } = own
    return own.seat !== null && !!guide && guide.status !== 'left' && move > own.moved && move <= guide.steps
  }

  /** There is something to show. */
  walk(): void {
    this.walking = true
  }

  /** A move is about to be shown, the first one when the cards have been read. */
  async reach(move: number): Promise<void> {
    if (this.cards.length) await new Promise<void>((go) => (this.release = go))
    this.before = this.reached
    this.reached = move
  }

  /** It has been: until the pupil wants to go on. */
  async wait(): Promise<void> {
    this.waits = true
    await new Promise<void>((go) => (this.release = go))
  }

  next(): void {
    this.waits = false
    this.release?.()
    this.release = null
  }

  /** Everything has been shown. */
  arrive(): void {
    this.walking = false
    this.next()
  }

  /** The cards have been read. */
  greet(): void {
    if (this.greeted) return
    this.greeted = true
    this.next()
  }

  part(): void {
    this.parted = true
    seats.setTaught(this.session.id)
  }
}
