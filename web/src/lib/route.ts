/** Which page an address means. */
export type Route = { page: 'lobby' } | { page: 'new' } | { page: 'table' | 'campaign'; id: string } | { page: 'lost' }

const WITH_ID: Record<string, 'table' | 'campaign'> = { t: 'table', c: 'campaign' }

export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts.length === 1 && parts[0] === 'new') return { page: 'new' }
  const page = WITH_ID[parts[0]!]
  if (page && parts.length === 2 && /^[A-Za-z0-9_-]{1,64}$/.test(parts[1]!)) return { page, id: parts[1]! }
  return { page: 'lost' }
}
