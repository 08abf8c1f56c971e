/** Whether nobody wants motion, or nobody would see it. */
import { app } from '../state/app.svelte'

export const still = (): boolean => app.prefs.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
