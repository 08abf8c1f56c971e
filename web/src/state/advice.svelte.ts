/** Asking the table what to do: hints for the question that is asked, and a tutor who speaks up before a blunder. */
import { untrack } from 'svelte'
import type { HintInfo, HintsInfo, LossInfo, Offer } from '../lib/protocol'
import { api, app, seats } from './app.svelte'
import type { Choice } from './choice.svelte'
import type { Session } from './session.svelte'
import { toasts } from './toasts.svelte'

/** Standard errors within which a figure is right most of the time. */
export const SURE = 2

/** A hint with what it would do, as it is offered. */
export interface Told {
  hint: HintInfo
  offer: Offer
}

/** A move that waits until one has thought again, and why. */
export interface Warning {
  offer: Offer
  loss: LossInfo
}

export class Advice {
  thinking = $state(false)
  warning = $state.raw<Warning | null>(null)
  private told = $state.raw<HintsInfo | null>(null)

  /** Whether one may ask now: not in a lesson, whose guide says what to do. */
  can = $derived.by(() => !!this.session.table?.hints && this.session.seat !== null && !!this.session.ask && this.session.guide?.status !== 'on')
  /** Whoever plays bots alone may have a tutor. */
  alone = $derived.by(() => this.session.mine.length === 1 && !!this.session.table?.seats.every(({ kind, seat }) => kind === 'bot' || seat === this.session.seat))
  /** What the table says to the question that is asked now. */
  hints = $derived.by<Told[]>(() => {
    if (this.told?.asked !== this.session.ask?.asked) return []
    return (this.told?.hints ?? []).flatMap((hint) => {
      const offer = this.session.ask!.offers.find(({ action }) => action === hint.action)
      return offer ? [{ hint, offer }] : []
    })
  })
  /** Whether the first is better than the next beyond doubt. */
  sure = $derived(this.hints.length < 2 || this.hints[1]!.hint.behind > SURE * this.hints[1]!.hint.behind_error)

  constructor(
    private readonly session: Session,
    private readonly choice: Choice,
  ) {
    choice.objects = (offer) => this.objects(offer)
    // another question, or other eyes: what was said means nothing now
    $effect(() => {
      void this.session.ask?.asked
      void this.session.seat
      untrack(() => this.forget())
    })
  }

  forget(): void {
    if (this.told) this.choice.ponder(null)
    this.told = this.warning = null
  }

  async ask(): Promise<void> {
    this.warning = null
    const told = await this.think(null)
    if (!told) return
    this.told = told
    this.choice.ponder(this.hints[0]?.offer ?? null)
  }

  /** What the tutor, where there is one, thinks of a move: true, it is talked about first. */
  private objects(offer: Offer): Promise<boolean> | false {
    const least = app.prefs.tutor / 100
    return least > 0 && this.can && this.alone && this.warn(offer, least)
  }

  private async warn(offer: Offer, least: number): Promise<boolean> {
    const loss = (await this.think(offer.action))?.loss
    if (!loss || loss.cost < least || loss.cost <= SURE * loss.error) return false
    this.warning = { offer, loss }
    return true
  }

  private async think(action: string | null): Promise<HintsInfo | null> {
    const { seat, ask, id } = this.session
    const token = seat === null ? undefined : seats.tokenOf(id, seat)
    if (!token || !ask || this.thinking) return null
    this.thinking = true
    try {
      return await api.hints(id, token, { asked: ask.asked, action })
    } catch (error) {
      toasts.failed(error)
      return null
    } finally {
      this.thinking = false
    }
  }
}
