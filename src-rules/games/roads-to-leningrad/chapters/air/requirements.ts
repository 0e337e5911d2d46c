import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-13.12', means: 'Flown aircraft become ready, except in rain.' },
  { id: 'RTL-S3.28', means: 'Offensive CAS missions, and half the Soviet aircraft leaving.' },
  { id: 'RTL-S5.23c', means: 'Formations without offensive CAS.' },
  { id: 'RTL-13.24', means: 'Offensive CAS missions of the turn, counted.' },
];
