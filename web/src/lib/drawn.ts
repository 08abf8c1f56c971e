/** Elements of a board, found by what they are called. */

/** The first of these that is drawn and can be seen now. */
export function drawn(board: Element, refs: string[]): Element | null {
  const room = board.getBoundingClientRect()
  for (const ref of refs) {
    for (const element of board.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
      const { left, right, top, bottom, width } = element.getBoundingClientRect()
      if (width && right > room.left && left < room.right && bottom > room.top && top < room.bottom) return element
    }
  }
  return null
}

/** Something stands on a place: it is spoken of together with the place. */
export function withPlace(board: Element, element: Element): Element {
  const [place, piece] = element.getAttribute('data-ref')?.split('+') ?? []
  return (piece && drawn(board, [place!])) || element
}

/** Brings an element of a board that scrolls into view, unless all of it is. */
export function reveal(board: Element, ref: string): void {
  const box = board.querySelector(`[data-ref="${CSS.escape(ref)}"]`)?.getBoundingClientRect()
  const room = board.getBoundingClientRect()
  if (!box || (box.top >= room.top && box.bottom <= room.bottom)) return
  board.scrollBy({ top: (box.top + box.bottom) / 2 - (room.top + room.bottom) / 2, behavior: 'instant' })
}
