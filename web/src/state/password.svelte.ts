/** A lobby may have a password: whatever is refused for lack of it is tried again once it is given. */
import { Failure } from '../lib/api'
import { api } from './app.svelte'

class Passwords {
  /** Somebody waits for the password; null is for those who do not know it. */
  wanted = $state.raw<((password: string | null) => void) | null>(null)
  wrong = $state(false)

  async with<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!lacking(error) || this.wanted || !(await this.enter())) throw error
      return await ask()
    }
  }

  /** Ask until it is right or given up. */
  private async enter(): Promise<boolean> {
    for (this.wrong = false; ; this.wrong = true) {
      const given = await new Promise<string | null>((resolve) => (this.wanted = resolve))
      this.wanted = null
      if (given === null) return false
      try {
        return (await api.enter(given)).inside
      } catch (error) {
        if (!lacking(error)) throw error
      }
    }
  }
}

function lacking(error: unknown): boolean {
  return error instanceof Failure && error.code === 'password'
}

export const passwords = new Passwords()
