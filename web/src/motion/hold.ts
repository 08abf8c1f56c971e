/** Scenes before questions: what came with a moment is shown when the board shows that moment. */
import type { Ask, GuideInfo, LogLine, Result } from '../lib/protocol'
import type { Step } from './types'

/** Everything that comes with a moment beside the board: the question, whom the game waits for, how it ended. */
export interface Presented {
  /** What the seat owes an answer to. */
  ask: Ask | null
  /** What it may do though nobody waits for it. */
  meanwhile: Ask | null
  guide: GuideInfo | null
  pending: number[]
  result: Result | null
}

/** A question that stays through what others do is not taken from under somebody's fingers. */
const same = (before: Ask | null, now: Ask | null) => before !== null && before.asked === now?.asked

/**
 * Whether what has just come must wait for what is to be played: somebody else's move, or a scene. A seat's own plain move
 * never waits: it is seen while the next question is read.
 */
export function waits(before: Presented, now: Presented, steps: Step<unknown>[], moved: number, isScene: (line: LogLine) => boolean): boolean {
  if (same(before.ask, now.ask) || (before.meanwhile !== null && same(before.meanwhile, now.meanwhile))) return false
  return steps.some((step) => step.move > moved || step.lines.some(isScene))
}

/** What is shown until the board has caught up: the moment before, without the question it was answered with. */
export const held = (before: Presented): Presented => ({ ...before, ask: null, meanwhile: null })
