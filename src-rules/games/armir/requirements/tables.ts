import type { Requirement } from '../../../kit/requirements.ts';

export const tables: readonly Requirement[] = [
  { id: 'ARMIR-12.1e', means: '', next: true },
  { id: 'ARMIR-T1', means: '', next: true },
  { id: 'ARMIR-T2', means: '', next: true },
  { id: 'ARMIR-T3', means: '', next: true },
  { id: 'ARMIR-T4', means: '', next: true },
  { id: 'ARMIR-T5', means: '', next: true },
  { id: 'ARMIR-T7', means: '', next: true },
];
