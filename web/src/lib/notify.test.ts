import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './notify'

/** A browser in which a page may not construct notifications: every one on Android. */
function phone(worker: boolean) {
  const shown: unknown[] = []
  const registration = { showNotification: (...notice: unknown[]) => (shown.push(notice), Promise.resolve()) }
  const Notification = Object.assign(
    class {
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
    { permission: 'granted' },
  )
  vi.stubGlobal('window', { Notification })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('navigator', worker ? { serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve(registration) } } : {})
  return shown
}

afterEach(() => vi.unstubAllGlobals())

describe('a call on a phone', () => {
  it('is shown by a worker, and leads back to the table', async () => {
    const shown = phone(true)
    expect(await call('Your turn', 'Ours', 't1')).toBe(true)
    expect(shown).toEqual([['Your turn', { body: 'Ours', tag: 'interrex-t1', icon: '/crown.svg', data: '/t/t1' }]])
  })
  it('says so where nothing can be shown', async () => {
    phone(false)
    expect(await call('Your turn', 'Ours', 't1')).toBe(false)
  })
})
