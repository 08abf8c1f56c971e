/** Which lines of the log bring points in Kingsburg, and under which heading. */
import type { Ending } from '../../lib/ending'

export const ending: Ending = {
  points: {
    'kingsburg-builds': { points: 'kb-from-buildings' },
    'kingsburg-builds-free': { points: 'kb-from-buildings' },
    'kingsburg-cathedral-earns': { points: 'kb-from-buildings' },
    'kingsburg-sells': { points: 'kb-from-buildings' },
    'kingsburg-sells-by': { points: 'kb-from-buildings' },
    'kingsburg-last-levy': { points: 'kb-from-battles' },
    'kingsburg-razed': { '-points': 'kb-from-battles' },
    'kingsburg-loses-points': { '-points': 'kb-from-battles' },
    'kingsburg-bids': { '-points': 'kb-from-bids' },
  },
  causes: {
    'kingsburg-favour': 'kb-from-favour',
    'kingsburg-strongest': 'kb-from-battles',
    'kingsburg-spoils': 'kb-from-battles',
    'kingsburg-support': 'kb-from-advisors',
    'kingsburg-ally': 'kb-from-advisors',
    'kingsburg-embassy-earns': 'kb-from-buildings',
    'kingsburg-gains': 'kb-from-buildings',
  },
}
