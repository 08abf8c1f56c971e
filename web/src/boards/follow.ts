/** On a narrow screen the board is longer than its room: what can be chosen on the map, or else in hand, is brought into view. */

/** Scrolls the box the board lies in, and nothing around it. */
export function follow(board: HTMLElement): void {
  const lit = ['.map [aria-pressed="true"]', '.map [data-can]', '.hand [data-can]'].map((what) => board.querySelector(what)).find(Boolean)
  const box = scroller(board)
  if (!lit || !box) return
  const room = roomIn(box, board)
  const { top, bottom } = lit.getBoundingClientRect()
  if (top >= room.top && bottom <= room.bottom) return
  // the whole map from its beginning, if the element is in view then; else the element in the middle
  const map = lit.closest('.map')?.getBoundingClientRect().top
  const by = map !== undefined && bottom - map <= room.height && top >= map ? map - room.top : (top + bottom) / 2 - (room.top + room.bottom) / 2
  box.scrollBy({ top: by, behavior: still() ? 'instant' : 'smooth' })
}

/** Where the board can be seen: a hand that stays at the bottom covers a part of it. */
function roomIn(box: HTMLElement, board: HTMLElement): { top: number; bottom: number; height: number } {
  const { top, bottom } = box.getBoundingClientRect()
  const hand = board.querySelector('.hand')
  const covered = hand && getComputedStyle(hand).position === 'sticky' ? hand.getBoundingClientRect().height : 0
  return { top, bottom: bottom - covered, height: bottom - covered - top }
}

function scroller(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}

const still = () => document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
