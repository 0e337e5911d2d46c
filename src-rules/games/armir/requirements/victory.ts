import type { Requirement } from '../../../kit/requirements.ts';

export const victory: readonly Requirement[] = [
  { id: 'ARMIR-17.1a', means: '', next: true },
  { id: 'ARMIR-17.1b', means: '', next: true },
  { id: 'ARMIR-17.1c', means: '', next: true },
  { id: 'ARMIR-17.1.1a', means: '', next: true },
  { id: 'ARMIR-17.1.1b', means: '', next: true },
  { id: 'ARMIR-17.1.2', means: '', next: true },
  { id: 'ARMIR-17.1.3', means: '', next: true },
  { id: 'ARMIR-17.2', means: '', next: true },
  { id: 'ARMIR-17.2b', means: '', next: true },
  { id: 'ARMIR-17.1d', means: '', next: true },
  { id: 'ARMIR-P6', means: '', next: true },
];
