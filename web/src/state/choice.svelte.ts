/** Answering a question: what was pointed at or picked, whether it must be confirmed, and why something cannot be done. */
import { untrack } from 'svelte'
import type { Offer } from '../lib/protocol'
import { click, clickable, keep, matching, offered, remaining, shown } from '../lib/selection'
import { app, sayMessage } from './app.svelte'
import type { Session } from './session.svelte'
import { wordsOf } from './toasts.svelte'

/** What was pointed at, and why it cannot be chosen. */
export interface WhyNot {
  /** What it is, where the board has words for it. */
  words: string | null
  sentence: string | null
  /** The reason says nothing about this element. */
  general: boolean
  rule: string | null
  x: number
  y: number
}

const NONE: Offer[] = []
/** Reasons that hold for whatever is pointed at. */
const GENERAL = ['engine-not-offered', 'engine-not-pending', 'engine-over', 'server-why-what']

export class Choice {
  selected = $state.raw<string[]>([])
  sought = $state('')
  sending = $state(false)
  whyNot = $state.raw<WhyNot | null>(null)
  /** The board's words for an element; the page knows them. */
  describe: (ref: string) => string | null = () => null
  private pointer = { x: 0, y: 0 }
  // actions, not offers: every message from the server brings the offers anew
  private pickedAction = $state<string | null>(null)
  private asideAction = $state<string | null>(null)

  /** Which question this is, and whose: the same until it is answered, whatever others do and say meanwhile. */
  private question = $derived.by(() => `${this.session.seat} ${this.session.ask?.asked}`)
  /** In a lesson, where several are asked at once, one waits for one's step. */
  private waits = $derived.by(() => this.session.guide?.status === 'on' && this.session.guide.action === null)
  offers = $derived.by(() => (this.waits ? NONE : (this.session.ask?.offers ?? NONE)))
  left = $derived(remaining(this.offers, this.selected))
  listed = $derived(matching(this.left, (offer) => sayMessage(offer.label), this.sought))
  can = $derived(clickable(this.offers, this.selected))
  /** Picked from the list and waiting for confirmation. */
  picked = $derived(this.named(this.pickedAction))
  /** What the confirm bar offers. */
  offer = $derived(this.picked ?? offered(this.offers, this.selected))
  /** What the lesson wants, where there is one. */
  guided = $derived.by(() => this.named(this.session.guide?.action))
  /** Chosen although the lesson wants something else: it is talked about first. */
  aside = $derived(this.named(this.asideAction))
  lit = $derived.by(() => {
    if (this.picked) return new Set(this.picked.refs)
    return shown(this.offers, this.selected)
  })

  constructor(private readonly session: Session) {
    // a new question or other eyes: nothing chosen before means anything now
    $effect(() => {
      void this.question
      untrack(() => this.clear())
    })
  }

  clear(): void {
    this.selected = []
    this.pickedAction = null
    this.sought = ''
    this.whyNot = null
    this.asideAction = null
  }

  private named(action: string | null | undefined): Offer | null {
    return this.offers.find((offer) => offer.action === action) ?? null
  }

  /** Where a click landed, so that the answer to it can appear there. */
  pointed(event: PointerEvent): void {
    this.pointer = { x: event.clientX, y: event.clientY }
  }

  /** A board element was clicked. */
  point(ref: string): void {
    this.whyNot = null
    if (this.session.seat === null) return this.tell(ref)
    if (this.sending) return
    const from = this.picked ? [] : this.selected
    this.pickedAction = null
    const done = click(this.offers, from, ref)
    if (done.kind === 'why') {
      void this.askWhy(done.refs)
      return
    }
    this.selected = done.selected
    if (this.offer && app.prefs.confirm === 'never' && !this.offer.final) void this.play(this.offer)
  }

  /** Say what an element is, and nothing about what may be done with it. */
  tell(ref: string): void {
    const words = this.describe(ref)
    this.whyNot = words === null ? null : { words, sentence: null, general: true, rule: null, ...this.pointer }
  }

  /** An offer was picked from the list. */
  pick(offer: Offer): void {
    this.whyNot = null
    const sure = app.prefs.confirm === 'never' || (app.prefs.confirm === 'final' && !offer.final)
    if (sure) void this.play(offer)
    else this.pickedAction = offer.action
  }

  confirm(): void {
    if (this.offer) void this.play(this.offer)
  }

  /** The lesson's own move. */
  follow(): void {
    if (this.guided) void this.play(this.guided)
  }

  /** The other way after all: the lesson ends here. */
  leave(): void {
    if (this.aside) void this.play(this.aside)
  }

  private async play(offer: Offer): Promise<void> {
    const { seat, ask } = this.session
    if (seat === null || !ask || this.sending) return
    if (this.guided && offer !== this.guided && offer !== this.aside) {
      this.clear()
      this.asideAction = offer.action
      return
    }
    this.sending = true
    await this.session.do({ type: 'play', seat, action: offer.action, asked: ask.asked })
    this.sending = false
    this.clear()
  }

  private async askWhy(refs: string[]): Promise<void> {
    const at = this.pointer
    const words = this.describe(refs.at(-1)!)
    const refused = await this.session.why(this.session.seat!, refs)
    // allowed by another way of pointing (of two equal dice, say): begin again from what was clicked
    if (refused?.code === 'allowed') this.selected = keep(this.offers, refs.slice(-1))
    else if (refused) {
      const { key } = refused.message
      const sentence = words !== null && key === 'server-why-what' ? null : wordsOf(refused)
      this.whyNot = { words, sentence, general: GENERAL.includes(key), rule: sentence && refused.rule, ...at }
    }
  }
}
