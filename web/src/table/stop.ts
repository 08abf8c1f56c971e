/** The board is one stop for Tab: arrows lead from element to element inside it, and the next Tab leads out of it. */
import type { Attachment } from 'svelte/attachments'
import { next, type Way } from '../lib/compass'

const WITHIN = '[data-ref][tabindex], button:not(:disabled), a[href], summary'
const WAYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

export const stop: Attachment<HTMLElement> = (board) => {
  /** Where one was last. */
  let last: Element | null = null
  /** It was Tab that moved on, and no click or code. */
  let tabbed = false
  const all = () => [...board.querySelectorAll<HTMLElement>(WITHIN)].filter((element) => element.getClientRects().length > 0)
  /** Where one comes in: where one was, what can be chosen first, or whatever there is. */
  const entrance = () => (last?.isConnected ? (last as HTMLElement) : (board.querySelector<HTMLElement>('[data-can]') ?? all()[0]))

  function enter(event: FocusEvent) {
    const target = event.target as HTMLElement
    const came = event.relatedTarget
    const inside = came instanceof Node && board.contains(came)
    if (!inside && tabbed && target !== entrance()) entrance()?.focus()
    else last = target
  }

  function keys(event: KeyboardEvent) {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return
    if (event.key === 'Tab') return leave(event.shiftKey)
    if (!WAYS.includes(event.key)) return
    event.preventDefault()
    const others = all().filter((element) => element !== target)
    const found = next(target.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), event.key as Way)
    if (found !== null) others[found]!.focus()
  }

  /** The browser's own step begins at the board's edge. */
  function leave(back: boolean) {
    const edge = document.createElement('span')
    edge.tabIndex = -1
    if (back) board.prepend(edge)
    else board.append(edge)
    const here = last
    edge.focus({ preventScroll: true })
    last = here
    edge.addEventListener('blur', () => edge.remove())
  }

  const press = (event: KeyboardEvent) => (tabbed = event.type === 'keydown' && event.key === 'Tab')
  board.addEventListener('focusin', enter)
  board.addEventListener('keydown', keys)
  addEventListener('keydown', press, { capture: true })
  addEventListener('keyup', press, { capture: true })
  return () => {
    board.removeEventListener('focusin', enter)
    board.removeEventListener('keydown', keys)
    removeEventListener('keydown', press, { capture: true })
    removeEventListener('keyup', press, { capture: true })
  }
}
