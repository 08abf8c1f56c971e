/** Playing again: the keys of a finished table open its rematch, too, each one seat further. */
import type { TableInfo } from '../lib/protocol'
import { api, seats } from './app.svelte'

/** The rematch, with this browser's seats at it remembered. */
export async function followTo(table: TableInfo): Promise<string> {
  const { seats: held, owner } = seats.at(table.id)
  const again = await api.playAgain(table.id, held[0]!.token)
  const keys = await Promise.all(held.map(async ({ token }) => ({ token, seat: (await api.position(again.id, 0, token)).view.seat! })))
  seats.remember(again.id, keys, owner)
  return again.id
}
