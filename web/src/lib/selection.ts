/** Choosing among options by pointing at board elements. Pure: what is selected goes in, what it means comes out. */
import type { OptionInfo } from './protocol'

/**
 * The options that concern everything selected. Of those that concern the same elements in another order, only the ones
 * nearest to the order of pointing: from A, then to B, is "A to B".
 */
export function remaining(options: OptionInfo[], selected: readonly string[]): OptionInfo[] {
  const left = options.filter((option) => selected.every((ref) => option.refs.includes(ref)))
  if (selected.length < 2) return left
  const nearest = new Map<string, number>()
  for (const option of left) {
    const same = elements(option)
    nearest.set(same, Math.min(turned(option, selected), nearest.get(same) ?? Infinity))
  }
  return left.filter((option) => turned(option, selected) === nearest.get(elements(option)))
}

const elements = (option: OptionInfo) => [...option.refs].sort().join(' ')

/** How many pairs of elements were pointed at in the other order than the option has them. */
function turned(option: OptionInfo, selected: readonly string[]): number {
  const places = selected.map((ref) => option.refs.indexOf(ref))
  return places.reduce((sum, place, n) => sum + places.slice(0, n).filter((earlier) => earlier > place).length, 0)
}

/** The elements that can be clicked: those that appear in a remaining option. */
export function clickable(options: OptionInfo[], selected: readonly string[]): Set<string> {
  return new Set(remaining(options, selected).flatMap((option) => option.refs))
}

/** The one option that the selection means: the only one left, or the only one that concerns nothing else. */
export function offered(options: OptionInfo[], selected: readonly string[]): OptionInfo | null {
  if (selected.length === 0) return null
  const left = remaining(options, selected)
  if (left.length === 1) return left[0]!
  const exact = left.filter((option) => new Set(option.refs).size === selected.length)
  return exact.length === 1 ? exact[0]! : null
}

/** What to show as selected: what was clicked and, once one option is meant, everything it concerns. */
export function shown(options: OptionInfo[], selected: readonly string[]): Set<string> {
  return new Set([...selected, ...(offered(options, selected)?.refs ?? [])])
}

export type Click = { kind: 'select'; selected: string[] } | { kind: 'why'; refs: string[] }

/** An element was clicked: it is selected, let go, or not allowed (then the server is asked why). */
export function click(options: OptionInfo[], selected: readonly string[], ref: string): Click {
  if (selected.includes(ref)) return { kind: 'select', selected: selected.filter((other) => other !== ref) }
  if (clickable(options, selected).has(ref)) return { kind: 'select', selected: [...selected, ref] }
  return { kind: 'why', refs: [...selected, ref] }
}

/** What can stay selected: all of it, or nothing where no option would be left. */
export function keep(options: OptionInfo[], selected: readonly string[]): string[] {
  return remaining(options, selected).length ? [...selected] : []
}

/** The options whose words contain every word looked for, whatever their accents and case. */
export function matching(options: OptionInfo[], words: (option: OptionInfo) => string, sought: string): OptionInfo[] {
  const parts = bare(sought).split(/\s+/).filter(Boolean)
  return options.filter((option) => {
    const text = bare(words(option))
    return parts.every((part) => text.includes(part))
  })
}

/** Lower case without accents. Polish ł is a letter of its own, not an l with a mark. */
export function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
