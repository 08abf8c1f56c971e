/** What is loaded when it is asked for: the component, or nothing and a word about why. */
import { toasts } from './toasts.svelte'

export const later = <T>(loading: Promise<{ default: T }>): Promise<T | null> =>
  loading.then((loaded) => loaded.default, (error) => (toasts.failed(error), null))
