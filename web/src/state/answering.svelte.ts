/** Answers that have buttons of their own: one click does what needs no second thought, else the second one. */
import type { Ask, Offer } from '../lib/protocol'
import { app } from './app.svelte'
import type { Session } from './session.svelte'

export class Answering {
  sending = $state(false)
  private picked = $state<string | null>(null)

  constructor(private readonly session: Session) {}

  isPicked(offer: Offer): boolean {
    return this.picked === offer.action
  }

  async pick(offer: Offer, ask: Ask): Promise<void> {
    const sure = app.prefs.confirm === 'never' || (app.prefs.confirm === 'final' && !offer.final)
    if (!sure && this.picked !== offer.action) {
      this.picked = offer.action
      return
    }
    this.sending = true
    await this.session.do({ type: 'play', seat: this.session.seat!, action: offer.action, asked: ask.asked })
    this.sending = false
    this.picked = null
  }
}
