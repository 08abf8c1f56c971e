/** Which of several boxes lies next in a direction: how arrows lead over a board. */

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** Out of the way counts for so much more than far. */
const ASIDE = 3

/** The place of the next one; null where there is none on that side. */
export function next(from: Box, boxes: Box[], way: Way): number | null {
  const here = middle(from)
  const [along, side] = way === 'ArrowUp' || way === 'ArrowDown' ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const sign = way === 'ArrowLeft' || way === 'ArrowUp' ? -1 : 1
  let best: number | null = null
  let least = Infinity
  boxes.forEach((box, n) => {
    const there = middle(box)
    const ahead = (there[along] - here[along]) * sign
    const cost = ahead + Math.abs(there[side] - here[side]) * ASIDE
    if (ahead > 2 && cost < least) [best, least] = [n, cost]
  })
  return best
}

const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
