/** A reign as it is told afterwards: its dilemmas, what came of each, and what every house got out of it. */
import type { Ending } from '../../lib/ending'

export const ending: Ending = {
  points: {
    'kings-dilemma-scores': { agenda: 'kd-from-agenda', tokens: 'kd-from-tokens', coins: 'kd-from-coins', power: 'kd-from-power' },
  },
  chapters: ['kings-dilemma-draws', 'kings-dilemma-ends'],
  deeds: [
    'kings-dilemma-wins',
    'kings-dilemma-outcome',
    'kings-dilemma-sticks',
    'kings-dilemma-story-signed',
    'kings-dilemma-turns',
    'kings-dilemma-finale',
    'kings-dilemma-scores',
    'kings-dilemma-crowns',
  ],
}
