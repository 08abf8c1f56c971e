import { describe, expect, it } from 'vitest'
import { beside, type Box } from './beside'

const room: Box = { left: 0, top: 0, width: 390, height: 500 }
const size = { width: 200, height: 80 }
const apart = (a: Box, b: Box) => a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height })

describe('a note about something', () => {
  it('stands beside it, wherever there is room, and never on it', () => {
    for (let left = 0; left <= 350; left += 10) {
      for (let top = 0; top <= 460; top += 10) {
        const subject = box(left, top)
        const note = { ...beside(subject, size, room), ...size }
        expect(apart(note, subject), `${left} ${top}`).toBe(true)
        expect([note.left >= 0, note.top >= 0, note.left + note.width <= 390, note.top + note.height <= 500]).toEqual([true, true, true, true])
      }
    }
  })
  it('prefers the right', () => expect(beside(box(20, 100), size, room)).toEqual({ left: 70, top: 80 }))
  it('stays in the room though what it speaks of is elsewhere: in the panel below the board', () => {
    const note = { ...beside(box(20, 620, 300, 34), size, room), ...size }
    expect(note.top + note.height).toBeLessThanOrEqual(500)
  })
  it('takes the larger room where the smaller has no side for it', () => {
    const subject = box(150, 200, 60, 60)
    const tall = { width: 300, height: 210 } // of which 130 fit below in the smaller room
    const small = { ...room, top: 100, height: 300 }
    expect(beside(subject, tall, small).height).toBeLessThan(210)
    expect(beside(subject, tall, small, room)).toEqual({ left: 30, top: 270 })
  })
  it('is made lower rather than cover what it speaks of', () => {
    for (let top = 0; top <= 400; top += 10) {
      const subject = box(150, top, 60, 60)
      const place = beside(subject, { width: 300, height: 420 }, room)
      const height = Math.min(place.height ?? 420, 420)
      expect(apart({ ...place, width: 300, height }, subject), `${top}`).toBe(true)
      expect(place.top >= 0 && place.top + height <= 500).toBe(true)
    }
  })
  it('stays in the room though there is none', () => {
    const note = beside(box(0, 0, 390, 500), size, room)
    expect(note.left >= 0 && note.top >= 0 && note.left + 200 <= 390 && note.top + 80 <= 500).toBe(true)
  })
})
