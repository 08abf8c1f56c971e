/** Looking at earlier positions: what our seat saw after so many moves. */
import type { Position } from '../lib/protocol'
import { api, seats } from './app.svelte'
import { recordKey } from './records'
import type { Session } from './session.svelte'
import { toasts } from './toasts.svelte'

const BEAT = 900

export class Replay {
  /** The move looked at; null is the live game. */
  move = $state<number | null>(null)
  position = $state.raw<Position | null>(null)
  playing = $state(false)
  /** With whose eyes one looks, where these are not one's own. */
  eyes = $state<number | null>(null)
  private held = new Map<string, Promise<Position>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  moves = $derived.by(() => this.session.table?.moves ?? 0)
  on = $derived(this.move !== null)

  constructor(private readonly session: Session) {
    // other eyes see other things, and a move that was taken back is no position any more
    let before = 0
    $effect(() => {
      if (this.moves < before) this.forget()
      before = this.moves
    })
    $effect(() => {
      void session.seat
      return () => this.forget()
    })
  }

  private forget(): void {
    this.held.clear()
    this.live()
  }

  /** As our seat saw it, or another one of a finished game. */
  async go(move: number, eyes: number | null = null): Promise<void> {
    this.eyes = eyes === this.session.seat ? null : eyes
    const wanted = Math.max(0, Math.min(move, this.moves))
    this.move = wanted
    try {
      const position = await this.fetch(wanted)
      if (this.move === wanted) this.position = position
      if (wanted < this.moves) void this.fetch(wanted + 1).catch(() => {})
    } catch (error) {
      toasts.failed(error)
      this.live()
    }
  }

  step(by: number): void {
    this.pause()
    void this.go((this.move ?? this.moves) + by, this.eyes)
  }

  play(): void {
    this.playing = true
    if (this.move === null || this.move >= this.moves) void this.go(0)
    this.tick()
  }

  private tick(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      if (!this.playing || this.move === null) return
      if (this.move >= this.moves) return this.pause()
      await this.go(this.move + 1, this.eyes)
      this.tick()
    }, BEAT)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  live(): void {
    this.pause()
    this.move = null
    this.eyes = null
    this.position = null
  }

  /** What our eyes saw after so many moves. */
  fetch(move: number): Promise<Position> {
    const { id, seat } = this.session
    const name = `${this.eyes ?? seat}/${move}`
    const token = this.eyes === null ? seats.tokenOf(id, seat) : recordKey(this.session)
    let found = this.held.get(name)
    if (!found) {
      found = api.position(id, move, token, this.eyes)
      found.catch(() => this.held.delete(name))
      this.held.set(name, found)
    }
    return found
  }
}
