/** Whether something is heard: for whoever wants sounds and is here; the bell also calls those who look elsewhere. */
import type { Sound } from '../motion/sounds'
import { app } from './app.svelte'

export function sound(name: Sound): void {
  if (!app.prefs.sounds || (document.hidden && name !== 'bell')) return
  void import('../lib/sound').then(({ play }) => play(name), () => {})
}
