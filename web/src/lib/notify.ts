/** Calling somebody who looks elsewhere: a notification of the browser, for whoever allows it. */

/** Ask for leave; whether we have it. */
export async function allowed(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** One call a table: a newer one takes the place of an older. Clicking it brings the page back. */
export function call(title: string, body: string, table: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, tag: `interrex-${table}`, icon: '/crown.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // some phones show notifications for installed pages only
  }
}
