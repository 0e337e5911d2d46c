import type { Requirement } from '../../../kit/requirements.ts';

export const planning: readonly Requirement[] = [
  { id: 'RTL-P1', means: 'Every check shows the face it needs and its chances.' },
  { id: 'RTL-P2', means: 'An attack is planned exactly over all its checks and the die.' },
  { id: 'RTL-P3', means: 'Measures of success are shown with their chances.' },
  { id: 'RTL-P4', means: '', next: true },
  { id: 'RTL-P5', means: '', next: true },
  { id: 'RTL-P6', means: '', next: true },
  { id: 'RTL-P7', means: '', next: true },
];
