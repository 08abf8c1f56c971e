/** A finished game looked back upon: asking for it, waiting for it, and trying again what cost most. */
import type { Costly, LogLine, ReviewInfo } from '../lib/protocol'
import { before } from '../lib/review'
import { api } from './app.svelte'
import { recordKey } from './records'
import type { Replay } from './replay.svelte'
import type { Session } from './session.svelte'
import { toasts } from './toasts.svelte'

/** So long, in milliseconds, until one looks again how far it has come. */
const AGAIN = 700
const NOTHING = new Set<string>()

/** A decision of a seat that is tried again; what was answered this time, if anything was. */
export interface Trial {
  seat: number
  costly: Costly
  answered: string | null
}

export class Reviewing {
  info = $state.raw<ReviewInfo | null>(null)
  trial = $state.raw<Trial | null>(null)
  /** The elements of the answer that is thought of, of those there are to try. */
  lit = $state.raw(NOTHING)
  review = $derived(this.info?.review ?? null)
  private later: ReturnType<typeof setTimeout> | undefined
  private looked = false

  constructor(
    private readonly session: Session,
    private readonly replay: Replay,
  ) {}

  /** What there is, once. */
  look(): void {
    if (this.looked) return
    this.looked = true
    void this.ask(() => api.review(this.session.id, recordKey(this.session)))
  }

  make(): void {
    const token = recordKey(this.session)
    if (token) void this.ask(() => api.makeReview(this.session.id, token))
  }

  /** The position before a decision, and the question that was asked there. */
  again(seat: number, costly: Costly): void {
    this.trial = { seat, costly, answered: null }
    this.lit = NOTHING
    void this.replay.go(costly.move, seat)
  }

  ponder(refs: string[]): void {
    this.lit = new Set(refs)
  }

  /** The log, without what came after a decision that waits to be tried again. */
  untold(log: LogLine[]): LogLine[] {
    return this.trial && this.trial.answered === null ? before(log, this.trial.costly) : log
  }

  answer(action: string): void {
    if (this.trial && this.trial.answered === null) this.trial = { ...this.trial, answered: action }
  }

  leave(): void {
    this.trial = null
    this.lit = NOTHING
  }

  private async ask(asked: () => Promise<ReviewInfo>): Promise<void> {
    try {
      this.info = await asked()
    } catch (error) {
      if (this.info || !this.looked) toasts.failed(error)
      return
    }
    if (this.info.status === 'under-way') this.later = setTimeout(() => void this.ask(() => api.review(this.session.id, recordKey(this.session))), AGAIN)
  }

  close(): void {
    clearTimeout(this.later)
  }
}
