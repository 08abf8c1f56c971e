/** A figure that counts up or down to what it has become, in a few steps, unless nobody wants motion. */
import { untrack } from 'svelte'
import { app } from '../state/app.svelte'
import { between } from './queue'

const BEAT = 55 // milliseconds: all of it is shorter than an event

/** What is shown of a figure that changes, or counts from another to what it is at first. To be made while a component is. */
export function counting(figure: () => number, from?: number): { readonly now: number } {
  let now = $state(from ?? untrack(figure))
  $effect(() => {
    const to = figure()
    const still = app.prefs.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
    const way = still ? [to] : between(untrack(() => now), to)
    if (still) now = to
    const timers = still ? [] : way.map((step, i) => setTimeout(() => (now = step), i * BEAT))
    return () => timers.forEach(clearTimeout)
  })
  return {
    get now() {
      return now
    },
  }
}
