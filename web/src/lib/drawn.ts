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
