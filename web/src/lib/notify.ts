/** Calling somebody who looks elsewhere: a notification of the browser, for whoever allows it. */

/** Phones show what a worker asks them to, and throw where a page does it itself. */
const WORKER = '/notices.js'

/** Ask for leave; whether we have it. */
export async function allowed(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if ((await Notification.requestPermission()) !== 'granted') return false
  await worker()
  return true
}

/** One call a table: a newer one takes the place of an older. Clicking it brings the page back. False: nothing can be shown here. */
export async function call(title: string, body: string, table: string): Promise<boolean> {
  if (!document.hidden) return true
  if (!('Notification' in window) || Notification.permission !== 'granted') return false
  const notice = { body, tag: `interrex-${table}`, icon: '/crown.svg' }
  try {
    const shown = new Notification(title, notice)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
    return true
  } catch {
    const registration = await worker()
    return registration === null ? false : registration.showNotification(title, { ...notice, data: `/t/${table}` }).then(() => true, () => false)
  }
}

/** The worker, once it can show something. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  return navigator.serviceWorker.register(WORKER).then(() => navigator.serviceWorker.ready, () => null)
}
