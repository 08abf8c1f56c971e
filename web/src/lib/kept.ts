/** What has not changed stays the same object: whoever depends on a part of it is not asked to draw it anew. */
export function kept<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = before as Record<string, unknown>
  const fresh = after as Record<string, unknown>
  if (Array.isArray(before) && Array.isArray(after)) {
    const made = after.map((one, n) => kept(before[n], one))
    return (made.length === before.length && made.every((one, n) => one === before[n]) ? before : made) as T
  }
  const names = Object.keys(fresh)
  let same = names.length === Object.keys(old).length
  const made: Record<string, unknown> = {}
  for (const name of names) {
    made[name] = kept(old[name], fresh[name])
    same &&= name in old && made[name] === old[name]
  }
  return (same ? before : made) as T
}
