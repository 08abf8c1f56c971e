import { describe, expect, it } from 'vitest'
import type { Ask } from './protocol'
import { meanwhile, owed } from './questions'
import { state } from './testing'

const asked = (owes: boolean): Ask => ({ asked: 3, owed: owes, question: { key: 'q', params: {} }, rule: '1', offers: [], foretold: [], passable: false, only: false, forms: [], invents: '' })
const seen = (ask: Ask | null) => state(1, [{ seat: 0, ask }]).seats[0]!

describe('a question', () => {
  it('is owed when the game waits for it', () => {
    expect(owed(seen(asked(true)))).toEqual(asked(true))
    expect(meanwhile(seen(asked(true)))).toBeNull()
  })
  it('calls nobody when the seat only may do something meanwhile', () => {
    expect(owed(seen(asked(false)))).toBeNull()
    expect(meanwhile(seen(asked(false)))).toEqual(asked(false))
  })
  it('is neither where there is none', () => {
    for (const nothing of [seen(null), null]) expect([owed(nothing), meanwhile(nothing)]).toEqual([null, null])
  })
})
