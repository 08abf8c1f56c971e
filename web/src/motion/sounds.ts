/** What an event sounds like, from what the stage shows of it: what is thrown, what travels, and what begins. */
import type { Motion, SceneView } from './types'

export type Sound = 'bell' | 'card' | 'coin' | 'dice' | 'drum' | 'wood'

/** Where cards come from and go to, in every game. */
const PILES = /^(seen:deck|deck|pile|discard|hand$)/

type Travel = Extract<Motion, { kind: 'travel' }>

/** What travels says what it is made of, or it shows: cards are turned over or come from piles, coins are counted and nobody's own, pieces are somebody's. */
function made({ actor, from, to, turns, n }: Travel): Sound {
  if (actor?.made) return actor.made
  if (turns || [...from.slice(0, 1), ...to.slice(0, 1)].some((ref) => PILES.test(ref))) return 'card'
  const owned = actor === undefined || ['faction', 'colour', 'seat'].some((name) => name in actor.props)
  return n !== undefined && !owned ? 'coin' : 'wood'
}

/** The sounds of an event, each once: of its motions, and of the scene as it has become. */
export function soundsOf(motions: Motion[], scene: SceneView | null, before: SceneView | null): Sound[] {
  const found = new Set<Sound>()
  if (scene && !before) found.add('drum')
  if (scene?.dice.length && scene.dice !== before?.dice) found.add('dice')
  for (const motion of motions) {
    if (motion.kind === 'dice' && motion.dice.length) found.add('dice')
    if (motion.kind === 'travel') found.add(made(motion))
  }
  return [...found]
}
