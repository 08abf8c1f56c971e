import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tips } from './tips.svelte'

/** As much of an element as a tip needs. */
class FakeElement {
  isConnected = true
  parentElement = null
  constructor(public ref: string) {}
  closest(what: string) {
    return what.includes('data-look') ? null : this
  }
  getAttribute(name: string) {
    return name === 'data-ref' ? this.ref : null
  }
  hasAttribute = () => true
  matches = () => true
}
const at = (target: FakeElement, clientX: number) => ({ target, clientX, clientY: 5, pointerType: 'mouse' }) as unknown as PointerEvent

describe('a tip', () => {
  const page = {}
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('Element', FakeElement)
    tips.serve(page, () => null)
    tips.describe = (ref) => [ref]
  })
  afterEach(() => {
    tips.clear(page)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('says what a pointer rests on', () => {
    tips.pass(at(new FakeElement('die:1'), 10))
    vi.advanceTimersByTime(400)
    expect(tips.tip?.parts).toEqual(['die:1'])
  })
  it('says nothing about what a click has brought under a resting pointer', () => {
    tips.press(at(new FakeElement('button'), 20))
    tips.pass(at(new FakeElement('die:2'), 20))
    vi.advanceTimersByTime(400)
    expect(tips.tip).toBeNull()
    tips.pass(at(new FakeElement('die:2'), 21))
    vi.advanceTimersByTime(400)
    expect(tips.tip?.parts).toEqual(['die:2'])
  })
  it('goes when what it spoke of is gone, or has become something else', () => {
    const die = new FakeElement('die:3')
    const show = () => (tips.pass(at(new FakeElement('other'), 1)), tips.pass(at(die, 30)), vi.advanceTimersByTime(400))
    show()
    tips.check()
    expect(tips.tip).not.toBeNull()
    die.ref = 'die:4'
    tips.check()
    expect(tips.tip).toBeNull()
    show()
    die.isConnected = false
    tips.check()
    expect(tips.tip).toBeNull()
  })
  it('a page that goes takes only its own words along', () => {
    const next = {}
    tips.serve(next, () => ({ action: 'next' }) as never)
    tips.clear(page)
    expect(tips.preview('x')).toEqual({ action: 'next' })
    tips.clear(next)
    expect(tips.preview('x')).toBeNull()
  })
})
