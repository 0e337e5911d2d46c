import type { Requirement } from '../../../kit/requirements.ts';

export const victory: readonly Requirement[] = [
  { id: 'RTL-S6.31', means: '', next: true },
  { id: 'RTL-S1.1', means: '', next: true },
  { id: 'RTL-S1.22', means: '', next: true },
  { id: 'RTL-S1.23', means: '', next: true },
];
