/** Looking at a card closely: where a pointer rests on it, or a finger is held there. Anything with `data-look` is enlarged. */
import type { Attachment } from 'svelte/attachments'

export interface Looked {
  /** `card:…`, `kingdom:…`, `tactic:…` or `favour:…`. */
  what: string
  /** The other half of the board is free for it. */
  side: 'left' | 'right'
}

const REST = 320
const HOLD = 420

export function looking(show: (what: Looked | null) => void): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    const stop = () => {
      clearTimeout(timer)
      over = null
      show(null)
    }
    const start = (event: PointerEvent, after: number) => {
      const found = (event.target as Element).closest('[data-look]')
      if (found === over) return
      stop()
      if (!found) return
      over = found
      const box = found.getBoundingClientRect()
      const room = board.getBoundingClientRect()
      const side = box.x + box.width / 2 < room.x + room.width / 2 ? 'right' : 'left'
      timer = setTimeout(() => show({ what: found.getAttribute('data-look')!, side }), after)
    }
    const rests = (event: PointerEvent) => event.pointerType === 'mouse' && start(event, REST)
    const holds = (event: PointerEvent) => (event.pointerType === 'mouse' ? stop() : start(event, HOLD))
    const quiet = (event: Event) => over && event.preventDefault() // no menu where a finger is held to look
    const ends: (keyof HTMLElementEventMap)[] = ['pointerleave', 'pointerup', 'pointercancel']
    board.addEventListener('pointerover', rests)
    board.addEventListener('pointerdown', holds)
    board.addEventListener('contextmenu', quiet)
    for (const end of ends) board.addEventListener(end, stop)
    return () => {
      stop()
      board.removeEventListener('pointerover', rests)
      board.removeEventListener('pointerdown', holds)
      board.removeEventListener('contextmenu', quiet)
      for (const end of ends) board.removeEventListener(end, stop)
    }
  }
}
