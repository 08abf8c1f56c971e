/** Refs of elements that questions speak of in more than one way. */
import type { BoardProps } from './types'

/**
 * The ref of something that may be named by more than one, depending on the place a question speaks of (`discard:nobility-follower-1`,
 * `card:nobility-follower-1`): the one that can be chosen or is, or else the first.
 */
export function refOf({ can, selected }: Pick<BoardProps, 'can' | 'selected'>, ...refs: [string, ...string[]]): string {
  return refs.find((ref) => can.has(ref) || selected.has(ref)) ?? refs[0]
}
