/** Which page an address means. */
export type Route = { page: 'lobby' } | { page: 'new' } | { page: 'my' } | { page: 'privacy' } | { page: 'open' } | { page: 'table' | 'campaign' | 'book'; id: string } | { page: 'lost' }

const WITH_ID: Record<string, 'table' | 'campaign'> = { t: 'table', c: 'campaign' }

export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts.length === 1 && parts[0] === 'new') return { page: 'new' }
  if (parts.length === 1 && parts[0] === 'my') return { page: 'my' }
  if (parts.length === 1 && parts[0] === 'privacy') return { page: 'privacy' }
  if (parts.length === 1 && parts[0] === 'open') return { page: 'open' }
  const page = WITH_ID[parts[0]!]
  const id = parts[1] ?? ''
  if (!page || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return { page: 'lost' }
  if (parts.length === 2) return { page, id }
  if (page === 'campaign' && parts.length === 3 && parts[2] === 'book') return { page: 'book', id }
  return { page: 'lost' }
}
