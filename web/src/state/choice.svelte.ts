/** Answering a question: what was pointed at or picked, whether it must be confirmed, and why something cannot be done. */
import { untrack } from 'svelte'
import { answersTo, dealing, incoming } from '../lib/deals'
import { counted, spelt as spell } from '../lib/forms'
import { groups, verbOf, verbsFirst } from '../lib/groups'
import type { GhostInfo, Offer } from '../lib/protocol'
import { click, clickable, keep, matching, offered, pairs, partsOf, remaining, shown, spelt } from '../lib/selection'
import { app, sayMessage } from './app.svelte'
import type { Session } from './session.svelte'
import { wordsOf } from './toasts.svelte'

/** What was pointed at, and why it cannot be chosen. */
export interface WhyNot {
  /** What it is, where the board has words for it: its name, then what there is to know. */
  about: string[] | null
  sentence: string | null
  /** The reason says nothing about this element. */
  general: boolean
  rule: string | null
}

const NONE: Offer[] = []
/** The heading behind which the moves about deals stand as a list. */
export const DEALS = 'deals'
const NO_GHOSTS: GhostInfo[] = []
/** Reasons that hold for whatever is pointed at. */
const GENERAL = ['engine-not-offered', 'engine-not-pending', 'engine-over', 'server-why-what']

export class Choice {
  selected = $state.raw<string[]>([])
  /** What to do, where that is said first. */
  verb = $state<string | null>(null)
  sought = $state('')
  /** A word of one's own, as far as it is written. */
  written = $state('')
  sending = $state(false)
  whyNot = $state.raw<WhyNot | null>(null)
  /** The element that was clicked last: what is said about it stands beside it. */
  subject = $state.raw<Element | null>(null)
  /** It was touched: what it is cannot be learned by hovering. */
  touched = $state(false)
  /** Whether somebody has something to say to a move before it is made. */
  objects: (offer: Offer) => Promise<boolean> | false = () => false
  /** The board's words for an element; the page knows them. */
  describe: (ref: string) => string[] | null = () => null
  // actions, not offers: every message from the server brings the offers anew
  private pickedAction = $state<string | null>(null)
  private asideAction = $state<string | null>(null)
  private lookedAt = $state<string | null>(null)
  private pondered = $state<string | null>(null)

  /** The game's words for a kind of offers, or the engine's for what every game with deals has. */
  heading = (verb: string): string => {
    const own = `${this.session.table?.game}-group-${verb}`
    return app.words.knows(own) ? own : `engine-group-${verb}`
  }
  /** Whether a kind of offers has a heading. */
  worded = (verb: string): boolean => app.words.knows(this.heading(verb))
  /** The offers by kind, as the list shows them. */
  parted = (offers: Offer[]) => groups(offers, this.worded)

  /** Which question this is, and whose: the same until it is answered, whatever others do and say meanwhile. */
  private question = $derived.by(() => `${this.session.seat} ${this.session.ask?.asked}`)
  /** In a lesson, where several are asked at once, one waits for one's step. */
  private waits = $derived.by(() => this.session.guide?.status === 'on' && this.session.guide.action === null)
  offers = $derived.by(() => (this.waits ? NONE : (this.session.ask?.offers ?? NONE)))
  private forms = $derived.by(() => (this.waits ? [] : (this.session.ask?.forms ?? [])))
  /** Every promise that forms spell: they are spelt when somebody looks. */
  private promises = $derived(spell(this.forms))
  /** The moves about deals, but for answers to what was offered: so many there are, and which. */
  private drafts = $derived(this.answerable(this.offers.filter(dealing)))
  dealings = $derived(this.drafts.length + counted(this.forms))
  dealt = $derived.by(() => matching([...this.drafts, ...this.promises], (offer) => sayMessage(offer.label), this.sought))
  /** So many offers that one says first what to do; until then nothing lights up. */
  first = $derived(verbsFirst(this.offers.filter((offer) => !dealing(offer)), this.worded))
  private pool = $derived.by(() => {
    if (this.verb === DEALS) return [...this.drafts, ...this.promises]
    if (this.verb === null) return this.guided && !this.offers.includes(this.guided) ? [...this.offers, this.guided] : this.offers
    return this.offers.filter((offer) => verbOf(offer) === this.verb)
  })
  left = $derived(remaining(this.pool, this.selected))
  /** What the list shows: while only the verb is chosen, the others can still be seen. */
  listed = $derived.by(() => {
    const offers = (this.selected.length ? this.left : this.offers).filter((offer) => !dealing(offer))
    return matching(offers, (offer) => sayMessage(offer.label), this.sought)
  })
  /** What can be done with what was pointed at, where that is more than one thing. */
  verbs = $derived.by(() => {
    const left = this.first && this.selected.length ? [...new Set(this.left.map(verbOf))] : []
    return left.length > 1 ? left : []
  })
  /** What pointing cannot tell apart: offers about the very elements that were pointed at. */
  alike = $derived(this.selected.length && this.left.length > 1 && this.left.every((offer) => spelt(offer, this.selected)) ? this.left : NONE)
  can = $derived.by(() => {
    const waits = this.first && this.verb === null && !this.selected.length
    if (!waits) return clickable(this.pool, this.selected)
    return new Set(this.guided ? [...this.guided.refs, ...pairs(this.guided.refs)] : [])
  })
  /** Whatever is part of any offer. */
  may = $derived(new Set(this.offers.flatMap((offer) => offer.refs)))
  /** Picked from the list and waiting for confirmation. */
  picked = $derived(this.named(this.pickedAction))
  /** What is offered for confirmation. */
  offer = $derived(this.picked ?? offered(this.pool, this.selected))
  /** What the lesson wants, where there is one. */
  guided = $derived.by(() => this.named(this.session.guide?.action))
  /** Chosen although the lesson wants something else: it is talked about first. */
  aside = $derived(this.named(this.asideAction))
  /** An offer that is only looked at: in the list, or what pointing at something on the board would mean. */
  looked = $derived(this.named(this.lookedAt))
  /** Pieces where they would stand. */
  ghosts = $derived((this.offer ?? this.looked)?.ghosts ?? NO_GHOSTS)
  lit = $derived.by(() => {
    const meant = this.picked ?? (this.selected.length ? null : this.named(this.pondered))
    if (meant) return new Set([...meant.refs, ...pairs(meant.refs)])
    return shown(this.pool, this.selected)
  })

  constructor(private readonly session: Session) {
    // a new question or other eyes: nothing chosen before means anything now
    $effect(() => {
      void this.question
      this.written = ''
      untrack(() => this.clear())
    })
  }

  clear(): void {
    this.selected = []
    this.verb = null
    this.pickedAction = null
    this.lookedAt = this.pondered = null
    this.sought = ''
    this.whyNot = null
    this.asideAction = null
  }

  private named(action: string | null | undefined): Offer | null {
    const among = action?.startsWith('promise ') ? this.promises : this.offers
    return among.find((offer) => offer.action === action) ?? null
  }

  /** What was offered to us is answered at the head of the panel. */
  private answerable(offers: Offer[]): Offer[] {
    const waiting = incoming(this.session.seen?.view.dealings, this.session.seat)
    return offers.filter((offer) => !answersTo(waiting, offer))
  }

  /** Where a click landed, so that the answer to it can appear there; a note that is pressed itself stays under the pointer. */
  pointed(event: PointerEvent): void {
    const target = event.target as Element
    this.touched = event.pointerType === 'touch'
    if (!target.closest?.('.popover')) this.subject = target.closest?.('[data-ref]') ?? null
  }

  /** What to do; chosen again, everything is open once more. What was pointed at stays, if it can be done with that. */
  choose(verb: string): void {
    this.pickedAction = null
    this.whyNot = null
    this.verb = this.verb === verb ? null : verb
    this.selected = keep(this.pool, this.selected)
    this.settle()
  }

  /** A board element was clicked. */
  point(ref: string): void {
    this.whyNot = null
    if (this.subject?.getAttribute('data-ref') !== ref && document.activeElement?.matches('[data-ref]')) this.subject = document.activeElement
    if (this.session.seat === null) return this.tell(ref)
    if (this.sending) return
    const from = this.picked ? [] : this.selected
    this.pickedAction = null
    let done = click(this.pool, from, ref)
    if (done.kind === 'why' && this.verb !== null) {
      done = click(this.offers, [], ref) // something else can be done with it
      if (done.kind === 'select') this.verb = null
    }
    if (done.kind === 'why') {
      void this.askWhy(done.refs)
      return
    }
    this.selected = done.selected
    this.settle()
  }

  /** Pointed at in full, an offer is as good as picked from the list. */
  private settle(): void {
    if (this.offer && spelt(this.offer, this.selected) && this.sure(this.offer)) void this.play(this.offer)
  }

  /** The one rule for list and board: whether a choice is done at once. */
  private sure(offer: Offer): boolean {
    return app.prefs.confirm === 'never' || (app.prefs.confirm === 'final' && !offer.final)
  }

  /** Say what an element is, and nothing about what may be done with it. */
  tell(ref: string): void {
    const about = this.describe(ref)
    this.whyNot = about === null ? null : { about, sentence: null, general: true, rule: null }
  }

  /** An offer was picked from the list. */
  pick(offer: Offer): void {
    this.whyNot = null
    this.subject = null
    if (this.sure(offer)) void this.play(offer)
    else this.pickedAction = offer.action
  }

  /** An offer is looked at, or none is. */
  look(offer: Offer | null): void {
    this.lookedAt = offer?.action ?? null
  }

  /** An offer is thought about: what it concerns lights up on the board, and pieces stand where they would. */
  ponder(offer: Offer | null): void {
    this.pondered = offer?.action ?? null
    this.look(offer)
  }

  /** What pointing at an element would mean, if that is one offer. */
  preview(ref: string): Offer | null {
    if (this.offer || this.session.seat === null) return null
    const done = click(this.pool, this.selected, ref)
    return done.kind === 'select' ? offered(this.pool, done.selected) : null
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
    const objection = this.objects(offer)
    if (objection) {
      this.sending = true
      const waits = await objection
      this.sending = false
      if (waits) return
    }
    await this.say(offer.action)
  }

  /** What somebody had something to say to, all the same. */
  insist(offer: Offer): void {
    void this.say(offer.action)
  }

  /** Answer with an action that need not be listed: the game decides. */
  async say(action: string): Promise<void> {
    const { seat, ask } = this.session
    if (seat === null || !ask || this.sending) return
    this.sending = true
    await this.session.do({ type: 'play', seat, action, asked: ask.asked })
    this.sending = false
    this.clear()
  }

  private async askWhy(refs: string[]): Promise<void> {
    const ref = refs.at(-1)!
    const about = this.describe(ref)
    const refused = await this.session.why(this.session.seat!, refs.flatMap(partsOf))
    // allowed by another way of pointing (of two equal dice, say): begin again from what was clicked
    if (refused?.code === 'allowed') this.selected = keep(this.offers, [ref])
    else if (refused) {
      const { key } = refused.message
      const sentence = about !== null && key === 'server-why-what' ? null : wordsOf(refused)
      this.whyNot = { about, sentence, general: GENERAL.includes(key), rule: sentence && refused.rule }
    }
  }
}
