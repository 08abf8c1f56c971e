import { describe, expect, it } from 'vitest'
import { look, turnTo } from './hotseat'

const nobody = { seat: null, curtain: false }

describe('whose eyes are shown', () => {
  it('are a spectator\'s without a seat', () => {
    expect(look(nobody, [], [], true)).toEqual(nobody)
  })
  it('are our only seat\'s, never behind a curtain', () => {
    expect(look(nobody, [2], [], true)).toEqual({ seat: 2, curtain: false })
  })
  it('are those of the seat that must act, behind a curtain when somebody else looked before', () => {
    expect(look({ seat: 0, curtain: false }, [0, 1], [1], true)).toEqual({ seat: 1, curtain: true })
    expect(look({ seat: 0, curtain: false }, [0, 1], [1], false)).toEqual({ seat: 1, curtain: false })
  })
  it('stay where they are while that seat must act, or nobody of ours must', () => {
    expect(look({ seat: 1, curtain: false }, [0, 1], [0, 1], true)).toEqual({ seat: 1, curtain: false })
    expect(look({ seat: 1, curtain: false }, [0, 1], [], true)).toEqual({ seat: 1, curtain: false })
  })
  it('pass to the next in order, and round again', () => {
    expect(look({ seat: 1, curtain: false }, [0, 1, 2], [0, 2], true).seat).toBe(2)
    expect(look({ seat: 2, curtain: false }, [0, 1, 2], [0], true).seat).toBe(0)
  })
  it('begin behind a curtain when several share the screen', () => {
    expect(look(nobody, [0, 1], [0], true)).toEqual({ seat: 0, curtain: true })
  })
  it('leave a curtain down until it is lifted', () => {
    expect(look({ seat: 1, curtain: true }, [0, 1], [1], true)).toEqual({ seat: 1, curtain: true })
  })
  it('can be changed by hand', () => {
    expect(turnTo({ seat: 0, curtain: false }, 1, [0, 1], true)).toEqual({ seat: 1, curtain: true })
    expect(turnTo({ seat: 0, curtain: false }, 0, [0, 1], true)).toEqual({ seat: 0, curtain: false })
  })
})
