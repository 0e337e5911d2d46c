import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // the record
  { id: 'BITE-3.13-1', means: 'TECH from nation, field and month' },
  { id: 'BITE-17.1-1', means: "minor allies follow Germany's TECH, one level behind" },
  { id: 'BITE-17.1-2', means: 'Italy never advances' },
];
