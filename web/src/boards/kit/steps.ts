/** The steps of something under way (a battle, a campaign, a clash), as a row of marks shows them. */
export interface Step {
  step: string
  done: boolean
  now: boolean
}

/** How far it has come; what has not come to any of them has yet to begin. */
export function steps(all: readonly string[], now: string): Step[] {
  const at = Math.max(0, all.indexOf(now))
  return all.map((step, n) => ({ step, done: n < at, now: n === at }))
}
