import { describe, expect, it } from 'vitest'
import type { Ask } from '../lib/protocol'
import { line, offer } from '../lib/testing'
import { held, waits, type Presented } from './hold'
import { steps } from './queue'

const asked = (number: number, owed = true): Ask => ({ asked: number, owed, question: { key: 'q', params: {} }, rule: '1', offers: [offer('pass')] }) as unknown as Ask
const moment = (more: Partial<Presented>): Presented => ({ ask: null, meanwhile: null, guide: null, pending: [0], result: null, ...more })
const isScene = ({ message }: { message: { key: string } }) => message.key === 'battle'

describe('scenes before questions', () => {
  const mine = moment({ ask: asked(1) })
  const next = moment({ ask: asked(2) })

  it('a question waits for what others did since the last one', () => {
    expect(waits(moment({ pending: [1] }), next, steps([line('moves', {}, 6)], null), 5, isScene)).toBe(true)
  })
  it('and for a scene, whoever began it', () => {
    expect(waits(mine, next, steps([line('battle', {}, 5)], null), 5, isScene)).toBe(true)
  })
  it('never for a plain move of one’s own', () => {
    expect(waits(mine, next, steps([line('moves', {}, 5)], null), 5, isScene)).toBe(false)
  })
  it('is not taken away while others do what they are asked at the same time', () => {
    expect(waits(mine, mine, steps([line('moves', {}, 6)], null), 5, isScene)).toBe(false)
    const guest = moment({ meanwhile: asked(3, false) })
    expect(waits(guest, guest, steps([line('moves', {}, 6)], null), 5, isScene)).toBe(false)
  })
  it('until then the moment before is shown, without its question', () => {
    expect(held(mine)).toEqual({ ...mine, ask: null })
  })
})
