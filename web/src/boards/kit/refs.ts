/** Refs of elements that questions speak of in more than one way. */
import type { BoardProps } from '../types'

/**
 * The ref of something that may be named by more than one, depending on the place a question speaks of (`discard:nobility-follower-1`,
 * `card:nobility-follower-1`): the one that can be chosen now or is, else one that any offer speaks of, or else the first.
 */
export function refOf({ can, selected, may }: Pick<BoardProps, 'can' | 'selected' | 'may'>, ...refs: [string, ...string[]]): string {
  return refs.find((ref) => can.has(ref) || selected.has(ref)) ?? refs.find((ref) => may?.has(ref)) ?? refs[0]
}
