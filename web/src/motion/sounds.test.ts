import { describe, expect, it } from 'vitest'
import { soundsOf } from './sounds'
import type { Actor, Motion, SceneView } from './types'

const actor = (props: Actor['props'], made?: Actor['made']): Actor => ({ drawing: (() => {}) as unknown as Actor['drawing'], props, made })
const travel = (more: Partial<Extract<Motion, { kind: 'travel' }>>): Motion => ({ kind: 'travel', from: ['seat:0'], to: ['clearing:3'], ...more })
const scene = (dice: number[]): SceneView => ({ title: { key: 'battle', params: {} }, sides: [], dice })

describe('an event sounds like what the stage shows of it', () => {
  it('dice that are thrown, on the board or in a scene, and only when they are thrown', () => {
    expect(soundsOf([{ kind: 'dice', at: ['hand:0'], dice: [actor({ value: 3 })] }], null, null)).toEqual(['dice'])
    const thrown = scene([3, 1])
    expect(soundsOf([], thrown, scene([]))).toEqual(['dice'])
    expect(soundsOf([], { ...thrown }, thrown)).toEqual([])
  })
  it('cards, which are turned over or come from piles', () => {
    expect(soundsOf([travel({ turns: true, actor: actor({ kind: 'cards' }) })], null, null)).toEqual(['card'])
    expect(soundsOf([travel({ from: ['deck:1', 'seat:1'], actor: actor({ faction: 'clans' }), n: 3 })], null, null)).toEqual(['card'])
    expect(soundsOf([travel({ actor: actor({ faction: 'clans' }, 'card') })], null, null)).toEqual(['card'])
  })
  it('coins, which are counted and nobody’s own', () => {
    expect(soundsOf([travel({ actor: actor({ kind: 'gold' }), n: 2 })], null, null)).toEqual(['coin'])
  })
  it('pieces of somebody, on wood', () => {
    expect(soundsOf([travel({ actor: actor({ faction: 'eyrie' }), n: 2 })], null, null)).toEqual(['wood'])
    expect(soundsOf([travel({ from: ['hand:0'], actor: actor({ value: 3, seat: 0 }) })], null, null)).toEqual(['wood'])
  })
  it('a drum where a scene begins, and nothing where something only pulses', () => {
    expect(soundsOf([], scene([]), null)).toEqual(['drum'])
    expect(soundsOf([{ kind: 'pulse', at: [['enemy']] }, { kind: 'count', at: ['seat:0'], by: 2 }], null, null)).toEqual([])
  })
  it('each once, however much of it there is', () => {
    expect(soundsOf([travel({ actor: actor({ kind: 'gold' }), n: 1 }), travel({ actor: actor({ kind: 'wood' }), n: 1 })], null, null)).toEqual(['coin'])
  })
})
