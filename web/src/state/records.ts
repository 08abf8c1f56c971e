/** In a campaign what was written down is for those who take part: the key that shows one does. */
import { houses, seats } from './app.svelte'
import type { Session } from './session.svelte'

export function recordKey({ id, table, mine }: Session): string | undefined {
  return (mine.length ? seats.tokenOf(id, mine[0]!) : undefined) ?? (table?.campaign ? houses.key(table.campaign) : undefined)
}
