import type { Requirement } from '#rules/kit/game/requirements.ts';

export const planning: readonly Requirement[] = [
  { id: 'RTL-P1', means: 'Every check shows the face it needs and its chances.' },
  { id: 'RTL-P2', means: 'An attack is planned exactly over all its checks and the die.' },
  { id: 'RTL-P3', means: 'Measures of success are shown with their chances, and the VP a fight swings on average.' },
  { id: 'RTL-P4', means: 'What each thing adds to an attack, as a difference in the chosen measure.' },
  { id: 'RTL-P5', means: 'The best spending of command points, every placement tried.' },
  { id: 'RTL-P6', means: 'The defender’s refusal, reaction and no-retreat ahead of an attack.' },
  { id: 'RTL-P7', means: 'The chance of clearing one hex after another in an overrun.' },
];
