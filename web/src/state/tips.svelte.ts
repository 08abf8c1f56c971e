/**
 * What something is, for whoever rests on it: by pointer, by focus, or by a finger.
 *
 * An element says it itself (`data-tip`), or is one of a board (`data-ref`), which the board describes. A finger on what
 * does nothing else is told at once, on a button or on a board when it stays there; a short touch of a board chooses, and what is said
 * then stands beside the choice (`table/Beside.svelte`).
 */
import type { Offer } from '../lib/protocol'

export interface Tip {
  element: Element
  /** What it was then; an element may become something else. */
  was: string
  /** The name, and then what there is to know. */
  parts: string[]
  /** What clicking it would mean, if that is one offer. */
  offer: Offer | null
}

const REST = 350 // so long a pointer rests before anything is said
const STAY = 550 // and a finger on a button

class Tips {
  tip = $state.raw<Tip | null>(null)
  /** A board's words for its elements; the page knows them. */
  describe: (ref: string) => string[] | null = () => null
  /** What clicking an element of the board would mean; likewise. */
  preview: (ref: string) => Offer | null = () => null
  private timer: ReturnType<typeof setTimeout> | undefined
  private over: Element | null = null
  /** Whose words these are. */
  private owner: object | null = null
  /** Where something was pressed last. */
  private pressed = ''

  /** A pointer moves over something. */
  pass(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const element = looked(event.target) ? null : subjectOf(event.target)
    // what comes to lie under a pointer that rests since its click was not asked about: it may be what the click brought
    if (element === this.over || spot(event) === this.pressed) return
    this.pressed = ''
    this.over = element
    this.hide()
    if (element) this.timer = setTimeout(() => this.show(element), REST)
  }

  /** Something is pressed: what was said has been heard. */
  press(event: PointerEvent): void {
    this.hide()
    this.pressed = spot(event)
    if (event.pointerType !== 'touch') return
    const element = subjectOf(event.target)
    if (!element) return
    if (element.hasAttribute('data-ref')) this.timer = setTimeout(() => (this.show(element), unchosen()), STAY)
    else if (element.closest('button, a, select')) this.timer = setTimeout(() => this.show(element), STAY)
    else this.show(element)
  }

  /** A finger leaves: it did not stay. */
  lift(): void {
    clearTimeout(this.timer)
  }

  /** The keyboard is somewhere. */
  focus(event: FocusEvent): void {
    const element = subjectOf(event.target)
    if (element && element === event.target && element.matches(':focus-visible')) this.show(element)
  }

  hide(): void {
    clearTimeout(this.timer)
    this.tip = null
  }

  /** A page's words for what it shows. */
  serve(owner: object, preview: (ref: string) => Offer | null): void {
    this.owner = owner
    this.preview = preview
  }

  /** What was spoken of is gone, or is something else now. */
  check(): void {
    if (this.tip && (!this.tip.element.isConnected || named(this.tip.element) !== this.tip.was)) this.hide()
  }

  /** The page is gone; another may have come before it went. */
  clear(owner: object): void {
    if (this.owner !== owner) return
    this.owner = null
    this.hide()
    this.describe = () => null
    this.preview = () => null
  }

  private show(element: Element): void {
    for (let at: Element | null = element; at; at = subjectOf(at.parentElement)) {
      const parts = this.partsOf(at)
      if (!parts) continue
      const ref = at.getAttribute('data-ref')
      this.tip = at.isConnected ? { element: at, was: named(at), parts, offer: ref ? this.preview(ref) : null } : null
      return
    }
  }

  private partsOf(element: Element): string[] | null {
    const ref = element.getAttribute('data-ref')
    const own = element.getAttribute('data-tip')
    return (ref && this.describe(ref)) || (own ? own.split('\n') : null)
  }
}

/** A finger that stayed wanted to know, not to choose: neither a click nor a menu follows. */
function unchosen(): void {
  const stop = (event: Event) => (event.preventDefault(), event.stopPropagation())
  const kinds = ['click', 'contextmenu'] as const
  for (const kind of kinds) addEventListener(kind, stop, { capture: true })
  const again = () => {
    for (const kind of kinds) removeEventListener(kind, stop, { capture: true })
  }
  addEventListener('pointerdown', again, { capture: true, once: true })
}

const spot = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`
/** What an element says that it is. */
const named = (element: Element) => `${element.getAttribute('data-ref')} ${element.getAttribute('data-tip')}`

/** Whether a board draws this larger by itself, with all its words: then there is nothing to add. */
const looked = (target: EventTarget | null) => target instanceof Element && target.closest('[data-look]') !== null

function subjectOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip], [data-ref]') : null
}

export const tips = new Tips()
