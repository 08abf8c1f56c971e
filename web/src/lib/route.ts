/** Which page an address means. */
export type Route = { page: 'lobby' } | { page: 'new' } | { page: 'table'; id: string } | { page: 'lost' }

export function route(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  if (parts.length === 0) return { page: 'lobby' }
  if (parts.length === 1 && parts[0] === 'new') return { page: 'new' }
  if (parts.length === 2 && parts[0] === 't' && /^[A-Za-z0-9_-]{1,64}$/.test(parts[1]!)) return { page: 'table', id: parts[1]! }
  return { page: 'lost' }
}
