/** What a lesson's guide tells. */
import type { StepInfo } from './protocol'

export interface Turn {
  seat: number
  steps: StepInfo[]
}

/** The steps of one seat after another, put together. */
export function turns(steps: StepInfo[]): Turn[] {
  const found: Turn[] = []
  for (const step of steps) {
    const last = found.at(-1)
    if (last?.seat === step.seat) last.steps.push(step)
    else found.push({ seat: step.seat, steps: [step] })
  }
  return found
}
