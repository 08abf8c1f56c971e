import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nearlyOver } from './perform'

describe('an animation that is waited for', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Waited for, after so many milliseconds: is it over for whoever waits? */
  async function after(waited: number, ms: number, playState: AnimationPlayState, finished: Promise<Animation> = new Promise(() => {})) {
    const over = vi.fn()
    void nearlyOver({ finished, playState }, ms).then(over)
    await vi.advanceTimersByTimeAsync(waited)
    return over.mock.calls.length > 0
  }

  it('is so two frames before its end, so that what follows is ready when it ends', async () => {
    expect(await after(360, 400, 'running')).toBe(false)
    expect(await after(370, 400, 'running')).toBe(true)
  })
  it('keeps most of its time where there is little', async () => {
    expect(await after(28, 40, 'running')).toBe(false)
    expect(await after(31, 40, 'running')).toBe(true)
  })
  it('is waited for while somebody holds it', async () => {
    expect(await after(2000, 400, 'paused')).toBe(false)
    expect(await after(2000, 400, 'paused', Promise.resolve({} as Animation))).toBe(true)
  })
  it('is over at once when it is ended', async () => {
    expect(await after(1, 400, 'idle', Promise.reject(new Error('cancelled')))).toBe(true)
  })
})
