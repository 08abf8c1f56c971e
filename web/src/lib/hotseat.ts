/** Several seats in one browser: whose view is shown, and whether a curtain hangs before it. */

export interface Eyes {
  seat: number | null
  curtain: boolean
}

/**
 * Whose eyes are to be shown now. The seat that is looked at keeps the screen while it must act; otherwise it passes to
 * the next of ours that must. Between two people a curtain hangs, if they can have secrets from each other.
 */
export function look(eyes: Eyes, mine: number[], asked: number[], secrets: boolean): Eyes {
  if (mine.length === 0) return { seat: null, curtain: false }
  const here = eyes.seat !== null && mine.includes(eyes.seat) ? eyes.seat : null
  const next = here !== null && asked.includes(here) ? here : (nextOf(asked, here) ?? here ?? mine[0]!)
  return turnTo({ seat: here, curtain: here !== null && eyes.curtain }, next, mine, secrets)
}

/** Whose answer the table waits for: a request that somebody must agree to comes before the game. */
export function asked(owing: number[], answering: number[]): number[] {
  return answering.length ? answering : owing
}

/** Somebody takes the screen, of their own will or because it is their turn. */
export function turnTo(eyes: Eyes, seat: number, mine: number[], secrets: boolean): Eyes {
  if (seat === eyes.seat) return eyes
  return { seat, curtain: secrets && mine.length > 1 }
}

function nextOf(asked: number[], here: number | null): number | undefined {
  return asked.find((seat) => here !== null && seat > here) ?? asked[0]
}
