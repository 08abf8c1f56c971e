/** One thing at a time: what is under way keeps its buttons from being pressed again, and what fails is said. */
import { toasts } from './toasts.svelte'

export class Busy {
  now = $state(false)

  /** Whether it went well. */
  readonly act = async (does: () => Promise<unknown>): Promise<boolean> => {
    this.now = true
    try {
      await does()
      return true
    } catch (error) {
      toasts.failed(error)
      return false
    } finally {
      this.now = false
    }
  }
}
