/** Which lines of the log bring points in Root, and under which heading. */
import type { Ending } from '../../lib/ending'

export const ending: Ending = {
  points: {
    'root-scores': { points: '' },
    'root-loses-points': { '-points': '' },
  },
  causes: {
    'root-crafts': 'rt-from-crafting',
    'root-builds': 'rt-from-buildings',
    'root-places': 'rt-from-tokens',
    'root-loses-piece': 'rt-from-battles',
    'root-strikes': 'rt-from-battles',
    'root-aids': 'rt-from-friends',
    'root-befriends': 'rt-from-friends',
    'root-explores': 'rt-from-quests',
    'root-quest-done': 'rt-from-quests',
    'root-turmoil': 'rt-from-turmoil',
  },
}
