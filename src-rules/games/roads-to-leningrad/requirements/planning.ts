import type { Requirement } from '../../../kit/requirements.ts';

export const planning: readonly Requirement[] = [
  { id: 'RTL-P1', means: '', next: true },
  { id: 'RTL-P2', means: '', next: true },
  { id: 'RTL-P3', means: '', next: true },
  { id: 'RTL-P4', means: '', next: true },
  { id: 'RTL-P5', means: '', next: true },
  { id: 'RTL-P6', means: '', next: true },
  { id: 'RTL-P7', means: '', next: true },
];
