/** A card, drawn larger beside itself. */

/** What makes an element part of the board: a picture of it is none. */
const ROLES = ['data-ref', 'data-at', 'data-can', 'data-tip', 'data-card', 'data-whole', 'role', 'tabindex', 'aria-pressed', 'aria-disabled']
const TIMES = 1.9

/**
 * A copy of a card (`data-card`), in the colours of its board (`data-board`). `--u`, where a board measures by it, is a pixel
 * in the copy.
 */
export function enlarged(card: HTMLElement): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  for (const part of [copy, ...copy.querySelectorAll('*')]) for (const role of ROLES) part.removeAttribute(role)
  const frame = document.createElement('div')
  frame.className = card.closest('[data-board]')?.className ?? ''
  frame.setAttribute('aria-hidden', 'true')
  frame.style.setProperty('--u', '1px')
  frame.style.width = '118px'
  frame.style.zoom = String(TIMES)
  frame.append(copy)
  return frame
}
