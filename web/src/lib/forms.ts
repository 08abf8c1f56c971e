/**
 * Promises by filling in slots. Pure: a form's rows go in, what can be said comes out. In a row whatever stands in one slot goes with
 * whatever stands in the others; the first slot of a row holds the seats that could promise it.
 */
import type { DealInfo, Form, MessageInfo, Offer } from './protocol'

export type Said = string | number

/** What one seat promises: the words of a row. */
export interface Clause {
  seat: number
  term: string
  words: Said[]
  /** As it was worded, where it comes from a deal: it may not be open to promise any more. */
  says?: MessageInfo
}

/** The form as it is left to a seat that makes these promises besides: one of a kind, or several that differ in a word. Null: nothing is. */
export function left(form: Form, seat: number, besides: Clause[]): Form | null {
  const made = besides.filter((clause) => clause.seat === seat && clause.term === form.term)
  const { apart } = form
  if (!made.length) return rowsOf(form, seat).length ? form : null
  if (apart < 0) return null
  const taken = made.map(({ words }) => words[apart]!)
  const rows = form.rows.map((row) => row.map((slot, n) => (n === apart + 1 ? slot.filter((said) => !taken.includes(said)) : slot)))
  const narrowed = { ...form, rows: rows.filter((row) => row.every((slot) => slot.length)) }
  return rowsOf(narrowed, seat).length ? narrowed : null
}

const rowsOf = (form: Form, seat: number) => form.rows.filter(([seats]) => seats!.includes(seat)).map(([, ...slots]) => slots)

/** The promise of a kind that comes first. */
export function first(form: Form, seat: number): Clause {
  return { seat, term: form.term, words: rowsOf(form, seat)[0]!.map((slot) => slot[0]!) }
}

/** Whatever may stand in a slot in any row of the seat: what does not go with it makes way. */
export function choices(form: Form, seat: number, slot: number): Said[] {
  const found = [...new Set(rowsOf(form, seat).flatMap((row) => row[slot]!))]
  return found.every((said) => typeof said === 'number') ? found.sort((one, other) => Number(one) - Number(other)) : found
}

/** Another word in a slot. The others stay if they can; else what is nearest to them comes instead. */
export function put(form: Form, { seat, term, words }: Clause, slot: number, said: Said): Clause {
  const fitting = rowsOf(form, seat).filter((row) => row[slot]!.includes(said))
  const kept = (row: Said[][]) => row.filter((some, n) => some.includes(words[n]!)).length
  const best = fitting.reduce((one, other) => (kept(other) > kept(one) ? other : one))
  return { seat, term, words: best.map((some, n) => (n === slot ? said : nearest(some, words[n]!))) }
}

function nearest(some: Said[], wanted: Said): Said {
  if (some.includes(wanted) || typeof wanted !== 'number') return some.includes(wanted) ? wanted : some[0]!
  return some.reduce((one, other) => (Math.abs(Number(other) - wanted) < Math.abs(Number(one) - wanted) ? other : one))
}

/** The next amount more or less, if there is one. */
export function beside(form: Form, clause: Clause, slot: number, by: 1 | -1): Said | null {
  const all = choices(form, clause.seat, slot)
  return all[all.indexOf(clause.words[slot]!) + by] ?? null
}

export const actionOf = ({ seat, term, words }: Clause) => ['promise', seat, term, ...words].join(' ')

/** What stands in a slot, as the label has it. */
export const told = (form: Form, slot: number, said: Said): unknown => form.slots[slot]!.told[said] ?? said

/** The promise in words. */
export function labelOf(form: Form, { seat, words }: Clause): MessageInfo {
  const params = Object.fromEntries(form.slots.map(({ word }, n) => [word, told(form, n, words[n]!)]))
  return { key: 'engine-clause', params: { seat, what: { key: form.says, params } } }
}

/** As it would stand in a list of offers. */
function offerOf(form: Form, clause: Clause): Offer {
  const refs = form.slots.flatMap(({ ref }, n) => (ref ? [ref.replace('{seat}', `${clause.seat}`).replace('{}', `${clause.words[n]}`)] : []))
  return { action: actionOf(clause), label: labelOf(form, clause), refs, final: false, foreseen: [], ghosts: [] }
}

/** Every promise that the forms spell: the plain list. */
export function spelt(forms: Form[]): Offer[] {
  const every = (slots: Said[][]) => slots.reduce<Said[][]>((all, some) => all.flatMap((row) => some.map((said) => [...row, said])), [[]])
  return forms.flatMap((form) => form.rows.flatMap((row) => every(row).map(([seat, ...words]) => offerOf(form, { seat: Number(seat), term: form.term, words }))))
}

/** How many they are, without spelling them. */
export const counted = (forms: Form[]) => forms.reduce((sum, { rows }) => sum + rows.reduce((n, row) => n + row.reduce((product, some) => product * some.length, 1), 0), 0)

/** The promises of a deal, to be written into another. */
export function clausesOf(deal: DealInfo): Clause[] {
  return deal.clauses.map(({ seat, action, says }) => {
    const [term, ...words] = action.split(' ')
    return { seat, term: term!, words: words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)), says }
  })
}

/** The moves that make of the draft as it lies there one with these parties and promises: what is written cannot be struck out, only torn up. */
export function moves(draft: DealInfo | null, others: number[], clauses: Clause[]): string[] {
  const written = draft ? clausesOf(draft).map(actionOf) : []
  const wanted = clauses.map(actionOf)
  const there = draft?.parties.slice(1) ?? []
  const grows = there.every((seat) => others.includes(seat)) && written.every((action, n) => action === wanted[n])
  const come = (seats: number[]) => seats.map((seat) => `with ${seat}`)
  if (grows) return [...come(others.filter((seat) => !there.includes(seat))), ...wanted.slice(written.length)]
  return ['withdraw 0', ...come(others), ...wanted]
}
