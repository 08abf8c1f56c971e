/** Offers of one kind that differ in one thing only: that thing is all one needs to read of each. */
import type { MessageInfo } from './protocol'

/** The parameter in which sentences with the same words differ, if it is one. */
export function differing(labels: MessageInfo[]): string | null {
  const [first] = labels
  if (labels.length < 2 || !first || labels.some(({ key }) => key !== first.key)) return null
  const names = [...new Set(labels.flatMap(({ params }) => Object.keys(params)))]
  const apart = names.filter((name) => new Set(labels.map(({ params }) => JSON.stringify(params[name]))).size > 1)
  return apart.length === 1 ? apart[0]! : null
}
