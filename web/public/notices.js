// The worker of the page: shows what the server's push says, also while no page is open, and opens the question when it is clicked.
// Without a connection it serves the page as it was last here, so that the last position can be read (`src/lib/last.ts` keeps it).
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  // one a table: a newer one takes the place of an older
  if (title) event.waitUntil(worker.registration.showNotification(title, { body, tag: `interrex-${tag}`, icon: '/crown.svg', data: path }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  const wanted = new URL(path, worker.location.origin)
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === wanted.pathname)
      return page ? page.focus() : worker.clients.openWindow(path)
    }),
  )
})

// Without a connection

const SHELF = 'interrex-page'
const PAGE = '/'
/** What is named by its content stays what it is. */
const LASTS = /^\/(assets|boards)\//
/** What everybody may read, and a page needs to draw a table: words, games, who sits there. Nobody's hand is in it. */
const WORDS = /^\/api\/(games|words\/[^/]+\/\w+\.ftl|games\/[^/]+\/picture\.svg|tables\/[\w-]+)$/

worker.addEventListener('install', (event) => {
  event.waitUntil(fetch(PAGE).then(keptPage).catch(() => {}))
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).then(keptPage, async () => (await kept(PAGE)) ?? Response.error()))
  else if (LASTS.test(pathname)) event.respondWith(kept(pathname).then((found) => found ?? fetch(request).then((answer) => keeping(pathname, answer))))
  else if (WORDS.test(pathname) && !request.headers.has('Authorization')) {
    // in one's own language
    const name = `${request.url}#${request.headers.get('Accept-Language') ?? ''}`
    event.respondWith(fetch(request).then((answer) => keeping(name, answer), async () => (await kept(name)) ?? Response.error()))
  }
})

/** @param {string} name */
async function kept(name) {
  return (await caches.open(SHELF)).match(name, { ignoreVary: true })
}

/**
 * @param {string} name
 * @param {Response} answer
 */
async function keeping(name, answer) {
  if (answer.ok) await (await caches.open(SHELF)).put(name, answer.clone()).catch(() => {})
  return answer
}

/**
 * The page, and what it begins with. When it has changed, what the one before needed goes.
 * @param {Response} answer
 */
async function keptPage(answer) {
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  const [text, before] = [await answer.clone().text(), await kept(PAGE).then((found) => found?.text())]
  if (text === before) return answer
  await caches.delete(SHELF)
  await keeping(PAGE, answer.clone())
  const needs = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1] ?? '')
  await Promise.all(needs.map((path) => fetch(path).then((found) => keeping(path, found)))).catch(() => {})
  return answer
}
