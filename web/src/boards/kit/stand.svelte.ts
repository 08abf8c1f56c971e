/** How a board stands on its screen, and which of the players' sheets lie open on it. */
import { follow } from './follow'
import type { BoardProps } from '../types'

/** From this width on the parts of a board stand side by side; the same number is in the styles of each. */
const WIDE = 780

/** Given the board's root and its width, says whether it is narrow; and there a new question, or something chosen, brings what is lit into view. */
export function standing(props: () => BoardProps) {
  let root = $state<HTMLElement>()
  let width = $state(WIDE)
  const narrow = $derived(width < WIDE)
  const lit = $derived([...props().can, '', ...props().selected].join(' '))
  $effect(() => {
    if (lit.trim() && narrow && root) follow(root)
  })
  return {
    get root() { return root },
    set root(element) { root = element },
    get width() { return width },
    set width(pixels) { width = pixels },
    get narrow() { return narrow },
  }
}

/** The seats as they sit round the table, one's own first. */
export const around = ({ seat, view }: BoardProps) => Array.from({ length: view.players }, (_, n) => ((seat ?? 0) + n) % view.players)

/** Whose sheet lies open beside the map: the one asked for, and the one at `home` again when there is a new question. */
export function opening(props: () => BoardProps, home: () => number, /** Up to so many players all sheets lie open. */ all: number) {
  let opened = $derived.by<number>(() => (void props().view.pending?.join(), home()))
  return {
    full: (seat: number) => props().view.players <= all || opened === seat,
    /** What opens and closes a sheet; nothing does where all lie open. */
    turn: (seat: number) => (props().view.players <= all ? undefined : () => (opened = opened === seat ? home() : seat)),
  }
}
