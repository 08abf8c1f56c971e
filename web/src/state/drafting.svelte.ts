/** A deal being written. With whom is a move at once, for what can be promised hangs on that; what is promised is kept here until it is proposed. */
import { clausesOf, first, left, moves, type Clause } from '../lib/forms'
import type { DealInfo, Form, Refused } from '../lib/protocol'
import type { Session } from './session.svelte'

export class Drafting {
  open = $state(false)
  sending = $state(false)
  clauses = $state.raw<Clause[]>([])
  /** Why the server would not have it as it stands. */
  refused = $state.raw<Refused | null>(null)
  /** The offer that this is to take the place of. */
  instead = $state<number | null>(null)

  private ask = $derived.by(() => this.session.live.ask ?? this.session.live.meanwhile)
  private deals = $derived.by(() => this.session.seen?.view.dealings?.deals ?? [])
  /** As it lies before us, written by moves. */
  written = $derived<DealInfo | null>(this.deals.find(({ number }) => number === 0) ?? null)
  /** Our offer on the table: one at a time. */
  offered = $derived.by<DealInfo | null>(() => this.deals.find(({ number, parties }) => number > 0 && parties[0] === this.session.seat) ?? null)
  others = $derived(this.written?.parties.slice(1) ?? [])
  forms = $derived<Form[]>(this.ask?.forms ?? [])
  /** Whom we could deal with, those we do among them. */
  possible = $derived.by(() => {
    const free = (this.ask?.offers ?? []).flatMap(({ action }) => (/^with \d+$/.test(action) ? [Number(action.slice(5))] : []))
    return [...free, ...this.others].sort((one, other) => one - other)
  })

  constructor(readonly session: Session) {
    // what was written elsewhere, in the list or before a reload, is read; what is gone is gone
    $effect(() => {
      const { written } = this
      if (this.sending) return
      if (!written) this.forget()
      else if (written.clauses.length) this.clauses = clausesOf(written)
    })
  }

  private forget(): void {
    this.clauses = []
    this.refused = null
    this.instead = null
  }

  formOf({ term }: Clause): Form | undefined {
    return this.forms.find((form) => form.term === term)
  }

  /** Somebody comes in, or is left out with all they were to promise. */
  async toggle(seat: number): Promise<void> {
    this.open = true
    const others = this.others.includes(seat) ? this.others.filter((other) => other !== seat) : [...this.others, seat]
    this.clauses = this.clauses.filter((clause) => clause.seat !== seat)
    await this.write(others)
  }

  async add(form: Form, seat: number): Promise<void> {
    const open = left(form, seat, this.clauses)
    if (open) await this.change([...this.clauses, first(open, seat)])
  }

  async change(clauses: Clause[]): Promise<void> {
    this.clauses = clauses
    this.refused = null
    // what lies there as moves could not be changed: it is written anew when it is proposed
    if (this.written?.clauses.length) await this.write(this.others)
  }

  /** Another's offer, to be changed and offered in its place. */
  async counter(deal: DealInfo): Promise<void> {
    this.open = true
    const others = deal.parties.filter((seat) => seat !== this.session.seat)
    await this.write(others)
    this.clauses = clausesOf(deal)
    this.instead = deal.number
  }

  async tearUp(): Promise<void> {
    this.open = false
    this.clauses = []
    await this.write([])
  }

  async propose(): Promise<void> {
    const { others, clauses, instead } = this
    const proposed = await this.play([...moves(this.written, others, clauses), 'propose'])
    if (!proposed) {
      const why = this.refused
      await this.write(others)
      this.clauses = clauses
      this.refused = why
      return
    }
    this.open = false
    if (instead !== null && this.ask?.offers.some(({ action }) => action === `refuse ${instead}`)) await this.play([`refuse ${instead}`])
    this.forget()
  }

  /** The server's draft with these parties and no promises yet. */
  private async write(others: number[]): Promise<void> {
    await this.play(moves(this.written, others, []))
  }

  /** One move after another, until one is refused. */
  private async play(actions: string[]): Promise<boolean> {
    const { seat } = this.session
    this.sending = true
    this.refused = null
    try {
      for (const action of actions) {
        if (seat === null || !this.ask) return false
        const answer = await this.session.request({ type: 'play', seat, action, asked: this.ask.asked })
        if (answer?.type === 'refused') this.refused = answer
        if (answer?.type !== 'accepted') return false
      }
      return true
    } finally {
      this.sending = false
    }
  }
}
