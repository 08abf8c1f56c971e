// Shows notices where a page may not do it itself, and brings the table back when one is clicked. It keeps and fetches nothing.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  event.waitUntil(
    clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path)
      return page ? page.focus() : clients.openWindow(path)
    }),
  )
})
