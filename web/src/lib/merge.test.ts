import { describe, expect, it } from 'vitest'
import { merge } from './merge'
import { ask, chat, line, offer, state } from './testing'

describe('fitting news to what is known', () => {
  it('takes a first state as it is', () => {
    const first = state(1, [{ seat: 0, log: [line('a')] }])
    expect(merge(null, first)?.seats[0]?.log).toEqual([line('a')])
  })
  it('appends lines from log_from on', () => {
    const known = merge(null, state(1, [{ seat: 0, log: [line('a'), line('b')] }]))
    const merged = merge(known, state(2, [{ seat: 0, log: [line('c')], log_from: 2 }]))
    expect(merged?.seats[0]?.log.map((l) => l.message.key)).toEqual(['a', 'b', 'c'])
  })
  it('cuts what was taken back', () => {
    const known = merge(null, state(1, [{ seat: 0, log: [line('a'), line('b'), line('c')] }]))
    const merged = merge(known, state(2, [{ seat: 0, log: [line('x')], log_from: 1 }]))
    expect(merged?.seats[0]?.log.map((l) => l.message.key)).toEqual(['a', 'x'])
  })
  it('keeps the log of each seat apart', () => {
    const known = merge(null, state(1, [{ seat: 0, log: [line('a')] }, { seat: 1, log: [line('a'), line('secret')] }]))
    const merged = merge(known, state(2, [{ seat: 0, log: [line('b')], log_from: 1 }, { seat: 1, log: [line('b')], log_from: 2 }]))
    expect(merged?.seats.map((s) => s.log.length)).toEqual([2, 3])
  })
  it('ignores what is older than what is known', () => {
    const known = state(5)
    expect(merge(known, state(4))).toBe(known)
  })
  it('takes a state of the same number: somebody may have come or gone', () => {
    expect(merge(state(5), { ...state(5), now: 99 })?.now).toBe(99)
  })
  it('keeps what is as it was: offers, the view, the whole seat', () => {
    const seat = { seat: 0, ask: ask(1, [offer('pass')]), log: [line('a')] }
    const known = merge(null, state(1, [seat]))!
    const merged = merge(known, structuredClone({ ...state(2, [{ ...seat, log: [], log_from: 1 }]), chat: [chat(0, 'hi')] }))!
    expect(merged.seats).toBe(known.seats)
    expect(merged.table).toBe(known.table)
    expect([merged.seq, merged.chat.length]).toEqual([2, 1])
    const moved = merge(merged, structuredClone(state(3, [{ ...seat, log: [line('b')], log_from: 1 }])))!
    expect(moved.seats[0]).not.toBe(known.seats[0])
    expect(moved.seats[0]!.ask).toBe(known.seats[0]!.ask)
  })
  it('says when lines are missing', () => {
    expect(merge(state(1, [{ seat: 0, log: [line('a')] }]), state(3, [{ seat: 0, log: [line('d')], log_from: 3 }]))).toBeNull()
  })
  it('adds chat by number, none twice', () => {
    const known = merge(null, { ...state(1), chat: [chat(0, 'hi'), chat(1, 'ho')] })
    expect(merge(known, { ...state(2), chat: [chat(1, 'ho'), chat(2, 'hey')] })?.chat.map((c) => c.text)).toEqual(['hi', 'ho', 'hey'])
  })
})
