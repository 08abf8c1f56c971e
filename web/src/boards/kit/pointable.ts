/** What makes an element of a board one that can be pointed at. */
import type { BoardProps } from '../types'

type Pointing = Readonly<Pick<BoardProps, 'can' | 'may' | 'selected' | 'onref'>>

/**
 * The attributes of an element that can be pointed at, of HTML or SVG. Its name are words inside it (a `.hidden-text`, or
 * `.heard` in a drawing), and what is drawn is hidden from hearing: an aria-label that does not repeat the figures drawn
 * would break WCAG 2.5.3.
 *
 * A ref names the element with its place (`decree:move:anvil`), as offers do. What no offer is ever about has a ref that
 * begins with `seen:`; pointing at it only says what it is (`describe.ts`).
 */
export function pointable(table: Pointing, ref: string, act = () => table.onref(ref)) {
  const can = table.can.has(ref)
  const choice = ref.startsWith('seen:') ? {} : { 'aria-pressed': table.selected.has(ref), 'aria-disabled': !can && !table.may?.has(ref) }
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-ref': ref,
    'data-can': can ? '' : undefined,
    ...choice,
    onclick: (event: Event) => {
      event.stopPropagation()
      act()
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      act()
    },
  }
}
