/** Motions, on the board: what is drawn over it while an event plays. Only transform and opacity change, so that it stays smooth. */
import { mount, unmount } from 'svelte'
import type { Actor, Motion, Place } from './types'

const SIZE = 34
const EASE = 'cubic-bezier(.3, .1, .3, 1)'

export interface Stagehand {
  /** The element the board is drawn in. */
  board: HTMLElement
  tone: (seat: number) => string
}

/** Begin a motion that takes so long; the animations are named after the event. Nothing where nothing of it is drawn. */
export function perform(motion: Motion, name: string, ms: number, { board, tone }: Stagehand): Animation[] {
  const time = { duration: ms, easing: EASE, id: name }
  switch (motion.kind) {
    case 'travel': {
      const from = middle(board, motion.from)
      const to = middle(board, motion.to)
      if (!from || !to) return []
      const piece = actor(board, motion.actor, motion.seat === undefined ? '' : tone(motion.seat), motion.n)
      const turn = motion.turns ? [' rotateY(0)', ' rotateY(180deg)', ' rotateY(360deg)'] : ['', '', '']
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 14 }
      return [leaves(piece, piece.node.animate([from, half, to].map((at, i) => ({ transform: put(piece, at, i === 1 ? 1.25 : 1) + turn[i] })), time))]
    }
    case 'dice': {
      const at = middle(board, motion.at)
      if (!at) return []
      return motion.dice.map((die, i) => {
        const piece = actor(board, die)
        const x = at.x + (i - (motion.dice.length - 1) / 2) * (SIZE + 4)
        return leaves(piece, piece.node.animate([
          { transform: `${put(piece, { x: x - 40, y: at.y - 46 }, 0.7)} rotate(-300deg)`, opacity: 0 },
          { transform: `${put(piece, { x, y: at.y }, 1.1)} rotate(20deg)`, opacity: 1, offset: 0.7 },
          { transform: put(piece, { x, y: at.y }), opacity: 1 },
        ], time))
      })
    }
    case 'count': {
      const at = middle(board, motion.at)
      if (!at || !motion.by) return []
      const piece = blank(board, `count ${motion.by < 0 ? 'less' : 'more'}`)
      piece.node.textContent = motion.by < 0 ? `−${-motion.by}` : `+${motion.by}`
      return [leaves(piece, piece.node.animate([
        { transform: put(piece, at, 0.6), opacity: 0 },
        { transform: put(piece, { x: at.x, y: at.y - 8 }, 1.2), opacity: 1, offset: 0.4 },
        { transform: put(piece, { x: at.x, y: at.y - 26 }), opacity: 0 },
      ], time))]
    }
    case 'pulse':
      return motion.at.flatMap((place) => {
        const box = find(board, place)?.getBoundingClientRect()
        if (!box?.width) return []
        const ring = blank(board, 'ring')
        ring.node.style.width = `${box.width}px`
        ring.node.style.height = `${box.height}px`
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        return leaves(ring, ring.node.animate([
          { transform: put(ring, at, 1), opacity: 0 },
          { transform: put(ring, at, 1.04), opacity: 1, offset: 0.35 },
          { transform: put(ring, at, 1), opacity: 0 },
        ], time))
      })
  }
}

/** The first of a place's elements that is drawn. */
export function find(board: HTMLElement, place: Place): Element | null {
  for (const ref of place) {
    for (const element of board.querySelectorAll(`[data-ref="${CSS.escape(ref)}"], [data-at="${CSS.escape(ref)}"]`)) {
      if (element.getClientRects().length) return element
    }
  }
  return null
}

/** The middle of a place, in the window; pulled to the edge of what is seen of the board. */
function middle(board: HTMLElement, place: Place): { x: number; y: number } | null {
  const box = find(board, place)?.getBoundingClientRect()
  if (!box) return null
  const room = board.getBoundingClientRect()
  const within = (at: number, low: number, high: number) => Math.max(low + SIZE / 2, Math.min(high - SIZE / 2, at))
  return { x: within(box.x + box.width / 2, room.left, room.right), y: within(box.y + box.height / 2, room.top, room.bottom) }
}

interface Piece {
  node: HTMLElement
  /** Where the layer begins, in the window. */
  origin: DOMRect
  size: { width: number; height: number }
  strike: () => void
}

/** The layer lies in the board's own element, so that its drawings have its colours. */
function layer(board: HTMLElement): HTMLElement {
  const home = board.firstElementChild ?? board
  const there = home.querySelector<HTMLElement>(':scope > .motion')
  if (there) return there
  const made = document.createElement('div')
  made.className = 'motion'
  made.ariaHidden = 'true'
  home.append(made)
  return made
}

function blank(board: HTMLElement, kind: string): Piece {
  const over = layer(board)
  const node = document.createElement('div')
  node.className = kind
  over.append(node)
  return {
    node,
    origin: over.getBoundingClientRect(),
    get size() {
      return { width: node.offsetWidth, height: node.offsetHeight }
    },
    strike: () => node.remove(),
  }
}

function actor(board: HTMLElement, of?: Actor, tone = '', n = 0): Piece {
  const piece = blank(board, of ? 'actor' : 'actor disc')
  if (tone) piece.node.style.setProperty('--tone-of', tone)
  const drawn = of && mount(of.drawing, { target: piece.node, props: of.props })
  if (n > 1) {
    const figure = document.createElement('b')
    figure.textContent = String(n)
    piece.node.append(figure)
  }
  return { ...piece, size: { width: SIZE, height: SIZE }, strike: () => (drawn && void unmount(drawn), piece.node.remove()) }
}

function put({ origin, size }: Piece, at: { x: number; y: number }, scale = 1): string {
  return `translate(${at.x - origin.x - size.width / 2}px, ${at.y - origin.y - size.height / 2}px) scale(${scale})`
}

function leaves(piece: Piece, animation: Animation): Animation {
  animation.onfinish = animation.oncancel = piece.strike
  return animation
}
