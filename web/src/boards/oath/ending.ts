/** A game of Oath as it is told afterwards: titles, campaigns, what was recovered, and how it ended. */
import type { Ending } from '../../lib/ending'

export const ending: Ending = {
  chapters: ['oath-round'],
  deeds: [
    'oath-takes-title',
    'oath-usurps',
    'oath-becomes-citizen',
    'oath-becomes-exile',
    'oath-campaigns',
    'oath-attacker-wins',
    'oath-attacker-loses',
    'oath-recovers',
    'oath-draws-vision',
    'oath-end-roll',
    'oath-wins',
    'oath-vows',
    'oath-builds',
  ],
}
