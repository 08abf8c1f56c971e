/** Being told by the browser's own push service, also while no page is open. */
import { worker } from './notify'
import type { PushWanted } from './protocol'

/** Whether this browser could be told at all. */
export const couldPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** A subscription by the server's key; null if whoever sits here does not allow it. */
export async function subscribe(key: string): Promise<PushWanted | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await worker()
  if (!registration) return null
  const before = await registration.pushManager.getSubscription()
  await before?.unsubscribe() // it may be by another server's key
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** This browser is told nothing more. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const found = await registration?.pushManager.getSubscription()
  await found?.unsubscribe()
}
