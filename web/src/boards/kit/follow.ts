/** On a narrow screen the board is longer than its room: what can be chosen on the map, or else in hand, is brought into view. */

/** Scrolls the box the board lies in, and nothing around it. */
export function follow(board: HTMLElement): void {
  const all = ['.map [aria-pressed="true"]', '.map [data-can]', '.hand [data-can]'].map((what) => [...board.querySelectorAll(what)]).find((found) => found.length)
  const box = scroller(board)
  if (!all || !box || stays(all[0]!.closest('.hand'))) return
  const room = roomIn(box, board)
  const lit = all.map((element) => element.getBoundingClientRect())
  /** How many are in view once it has been scrolled so far. */
  const seen = (by: number) => lit.filter(({ top, bottom }) => top - by >= room.top - 1 && bottom - by <= room.bottom + 1).length
  // as it is, if that shows them all; else the whole map from its beginning, or from the first that is lit; else that one in the middle
  const { top, bottom } = lit[0]!
  const map = all[0]!.closest('.map')?.getBoundingClientRect().top
  const ways = [0, ...(map === undefined ? [] : [map - room.top]), top - room.top - RING, (top + bottom) / 2 - (room.top + room.bottom) / 2]
  const by = ways.reduce((best, way) => (seen(way) > seen(best) ? way : best))
  if (by) box.scrollBy({ top: by, behavior: still() ? 'instant' : 'smooth' })
}

const RING = 6 // of light around an element

/** Where the board can be seen: a hand that stays at the bottom covers a part of it. */
function roomIn(box: HTMLElement, board: HTMLElement): { top: number; bottom: number; height: number } {
  const { top, bottom } = box.getBoundingClientRect()
  const hand = board.querySelector('.hand')
  const covered = stays(hand) ? hand!.getBoundingClientRect().height : 0
  return { top, bottom: bottom - covered, height: bottom - covered - top }
}

/** A hand that stays at the bottom is always in view. */
const stays = (hand: Element | null) => hand !== null && getComputedStyle(hand).position === 'sticky'

function scroller(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}

const still = () => document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
