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
  it('stays in the room though there is none', () => {
    const note = beside(box(0, 0, 390, 500), size, room)
    expect(note.left >= 0 && note.top >= 0 && note.left + 200 <= 390 && note.top + 80 <= 500).toBe(true)
  })
})
