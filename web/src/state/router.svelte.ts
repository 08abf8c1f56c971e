/** The address bar as state. Links within the site do not load the page anew. */
import { route } from '../lib/route'

class Router {
  path = $state(location.pathname)
  search = $state(location.search)
  here = $derived(route(this.path))
  query = $derived(new URLSearchParams(this.search))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.follow(event))
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    scrollTo(0, 0)
  }

  /** Change one word of the query; null removes it. */
  set(name: string, value: string | null): void {
    const query = new URLSearchParams(location.search)
    if (value === null) query.delete(name)
    else query.set(name, value)
    const text = query.toString()
    history.pushState(null, '', location.pathname + (text ? `?${text}` : ''))
    this.read()
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    if (link.href !== location.href) this.go(link.pathname + link.search)
  }
}

export const router = new Router()
