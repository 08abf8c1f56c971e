/** The head of every `describe.ts`: a ref taken apart, and what words are made of. */
import type { Describe } from '../types'
import type { Scene } from './table'

type Words = string[] | string | null

/** What can only be looked at has a ref that begins with `seen:`; null: nothing there has this ref. */
export const described = (wordsOf: (scene: Scene<any, any>, kind: string, parts: string[]) => Words): Describe => (ref, { view, components, names, say }) => {
  const [kind = '', ...parts] = ref.replace(/^seen:/, '').split(':')
  return wordsOf({ board: view.board, printed: components, names, say }, kind, parts)
}
