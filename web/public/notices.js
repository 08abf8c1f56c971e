// Shows notices where a page may not do it itself, and brings the table back when one is clicked. It keeps and fetches nothing.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path)
      return page ? page.focus() : worker.clients.openWindow(path)
    }),
  )
})
