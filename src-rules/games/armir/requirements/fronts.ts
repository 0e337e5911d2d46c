import type { Requirement } from '../../../kit/requirements.ts';

export const fronts: readonly Requirement[] = [
  { id: 'ARMIR-16.1a', means: '', next: true },
  { id: 'ARMIR-16.1.3', means: '', next: true },
  { id: 'ARMIR-16.1.1', means: '', next: true },
  { id: 'ARMIR-16.1.2', means: '', next: true },
  { id: 'ARMIR-16.1.4', means: '', next: true },
  { id: 'ARMIR-16.1b', means: '', next: true },
  { id: 'ARMIR-16.1c', means: '', next: true },
  { id: 'ARMIR-16.3a', means: '', next: true },
  { id: 'ARMIR-16.3.1', means: '', next: true },
  { id: 'ARMIR-16.3.3', means: '', next: true },
  { id: 'ARMIR-8.4a', means: '', next: true },
  { id: 'ARMIR-8.4.1', means: '', next: true },
  { id: 'ARMIR-8.6', means: '', next: true },
  { id: 'ARMIR-16.1d', means: '', next: true },
  { id: 'ARMIR-16.3b', means: '', next: true },
  { id: 'ARMIR-P3', means: '', next: true },
  { id: 'ARMIR-P4', means: '', next: true },
  { id: 'ARMIR-P5', means: '', next: true },
  { id: 'ARMIR-P7', means: '', next: true },
];
