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

/**
 * Begin motions that take so long; the animations are named after the event. Nothing where nothing of it is drawn.
 * First every place is looked up, then everything is drawn: asking for a place after drawing would lay the page out anew.
 */
export function perform(motions: Motion[], name: string, ms: number, hand: Stagehand): Animation[] {
  const time = { duration: ms, easing: EASE, id: name }
  const room = survey(hand.board)
  return motions.map((motion) => prepared(motion, room)).flatMap((begin) => begin(time, hand))
}

const READY = 32 // two frames

/** When an animation that takes so long is about to end: what comes next is made ready while it is still drawn, so that nothing stands still in between. One that is held is waited for. */
export function nearlyOver(animation: Pick<Animation, 'finished' | 'playState'>, ms: number): Promise<void> {
  return new Promise((go) => {
    animation.finished.then(() => go(), () => go())
    setTimeout(() => animation.playState === 'running' && go(), ms - Math.min(READY, ms / 4))
  })
}

type Begin = (time: KeyframeAnimationOptions, hand: Stagehand) => Animation[]

function prepared(motion: Motion, room: Room): Begin {
  const nothing: Begin = () => []
  switch (motion.kind) {
    case 'travel': {
      const from = middle(room, motion.from)
      const to = middle(room, motion.to)
      if (!from || !to) return nothing
      return (time, { board, tone }) => {
        const piece = actor(board, motion.actor, motion.seat === undefined ? '' : tone(motion.seat), motion.n)
        const turn = motion.turns ? [' rotateY(0)', ' rotateY(180deg)', ' rotateY(360deg)'] : ['', '', '']
        const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 14 }
        return [leaves(piece, piece.node.animate([from, half, to].map((at, i) => ({ transform: put(at, i === 1 ? 1.25 : 1) + turn[i] })), time))]
      }
    }
    case 'dice': {
      const at = middle(room, motion.at)
      if (!at) return nothing
      return (time, { board }) =>
        motion.dice.map((die, i) => {
          const piece = actor(board, die)
          const x = at.x + (i - (motion.dice.length - 1) / 2) * (SIZE + 4)
          return leaves(piece, piece.node.animate([
            { transform: `${put({ x: x - 40, y: at.y - 46 }, 0.7)} rotate(-300deg)`, opacity: 0 },
            { transform: `${put({ x, y: at.y }, 1.1)} rotate(20deg)`, opacity: 1, offset: 0.7 },
            { transform: put({ x, y: at.y }), opacity: 1 },
          ], time))
        })
    }
    case 'count': {
      const at = middle(room, motion.at)
      if (!at || !motion.by) return nothing
      return (time, { board }) => {
        const piece = blank(board, `count ${motion.by < 0 ? 'less' : 'more'}`)
        piece.node.textContent = motion.by < 0 ? `−${-motion.by}` : `+${motion.by}`
        return [leaves(piece, piece.node.animate([
          { transform: put(at, 0.6), opacity: 0 },
          { transform: put({ x: at.x, y: at.y - 8 }, 1.2), opacity: 1, offset: 0.4 },
          { transform: put({ x: at.x, y: at.y - 26 }), opacity: 0 },
        ], time))]
      }
    }
    case 'pulse': {
      const boxes = motion.at.flatMap((place) => find(room.board, place)?.getBoundingClientRect() ?? []).filter((box) => box.width)
      return (time, { board }) =>
        boxes.map((box) => {
          const ring = blank(board, 'ring')
          ring.node.style.width = `${box.width}px`
          ring.node.style.height = `${box.height}px`
          const at = { x: box.x + box.width / 2 - room.origin.x, y: box.y + box.height / 2 - room.origin.y }
          return leaves(ring, ring.node.animate([
            { transform: put(at, 1), opacity: 0 },
            { transform: put(at, 1.04), opacity: 1, offset: 0.35 },
            { transform: put(at, 1), opacity: 0 },
          ], time))
        })
    }
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

/** The board as it lies in the window, and where the layer over it begins. */
interface Room {
  board: HTMLElement
  box: DOMRect
  origin: DOMRect
}

const survey = (board: HTMLElement): Room => ({ board, origin: layer(board).getBoundingClientRect(), box: board.getBoundingClientRect() })

/** The middle of a place, in the layer; pulled to the edge of what is seen of the board. */
function middle({ board, box: room, origin }: Room, place: Place): { x: number; y: number } | null {
  const box = find(board, place)?.getBoundingClientRect()
  if (!box) return null
  const within = (at: number, low: number, high: number) => Math.max(low + SIZE / 2, Math.min(high - SIZE / 2, at))
  return { x: within(box.x + box.width / 2, room.left, room.right) - origin.x, y: within(box.y + box.height / 2, room.top, room.bottom) - origin.y }
}

interface Piece {
  node: HTMLElement
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

/** What to do before a node that lies idle is used again. */
const idle = new WeakMap<HTMLElement, () => void>()

/** A node to draw in. One that is struck stays where it was, unseen, until it is used again: the browser keeps its layer. */
function blank(board: HTMLElement, kind: string): Piece {
  const over = layer(board)
  const node = over.querySelector<HTMLElement>(':scope > .idle') ?? over.appendChild(document.createElement('div'))
  idle.get(node)?.()
  idle.delete(node)
  node.replaceChildren()
  node.removeAttribute('style')
  node.className = kind
  return { node, strike: () => node.classList.add('idle') }
}

function actor(board: HTMLElement, of?: Actor, tone = '', n = 0): Piece {
  const piece = blank(board, of ? 'actor' : 'actor disc')
  if (tone) piece.node.style.setProperty('--tone-of', tone)
  const drawn = of && mount(of.drawing, { target: piece.node, props: of.props })
  idle.set(piece.node, () => drawn && void unmount(drawn))
  if (n > 1) {
    const figure = document.createElement('b')
    figure.textContent = String(n)
    piece.node.append(figure)
  }
  return piece
}

function put(at: { x: number; y: number }, scale = 1): string {
  return `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(${scale})`
}

function leaves(piece: Piece, animation: Animation): Animation {
  animation.onfinish = animation.oncancel = piece.strike
  return animation
}
