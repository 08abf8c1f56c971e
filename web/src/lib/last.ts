/** The last position of a table, kept in this browser for when there is no connection; only where the worker serves the page then. */
import type { StateMessage } from './protocol'

const SHELF = 'interrex-last'
/** Tables of which it is kept: the ones looked at last. */
const MOST = 30

const at = (table: string) => `/last/${table}`

/** Kept for those alone whose pages open without a connection: whoever has a key, and anybody who lets this browser be told. */
export const keeps = (): boolean => 'caches' in globalThis && !!navigator.serviceWorker?.controller

export async function keep(state: StateMessage): Promise<void> {
  const shelf = await caches.open(SHELF)
  await shelf.delete(at(state.table.id)) // what is put again is the youngest
  await shelf.put(at(state.table.id), new Response(JSON.stringify(state)))
  const old = (await shelf.keys()).slice(0, -MOST)
  await Promise.all(old.map((one) => shelf.delete(one)))
}

export async function last(table: string): Promise<StateMessage | null> {
  const found = await (await caches.open(SHELF)).match(at(table))
  return found ? ((await found.json()) as StateMessage) : null
}

/** Of all tables: whoever leaves this browser leaves nothing in it. */
export async function forget(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHELF)
}
