/** Which lines of the log bring influence in The Old King’s Crown, and under which heading. */
import type { Ending } from '../../lib/ending'

export const ending: Ending = {
  points: {
    'old-kings-crown-gains': { n: '' },
  },
  causes: {
    'old-kings-crown-claims': 'okc-from-rewards',
    'old-kings-crown-herald-reward': 'okc-from-heralds',
    'old-kings-crown-steals-influence': 'okc-from-others',
    'old-kings-crown-strikes': 'okc-from-clashes',
    'old-kings-crown-wins': 'okc-from-clashes',
    'old-kings-crown-bids': 'okc-from-market',
    'old-kings-crown-takes': 'okc-from-market',
    'old-kings-crown-steals': 'okc-from-market',
    'old-kings-crown-uses': 'okc-from-market',
    'old-kings-crown-governs': 'okc-from-councils',
    'old-kings-crown-leaves-council': 'okc-from-councils',
  },
}
