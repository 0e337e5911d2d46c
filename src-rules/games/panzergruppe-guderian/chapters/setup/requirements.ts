import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-5.1', means: 'the Soviet set-up cards and what they draw from the pools' },
  { id: 'PGG-5.21', means: 'two dice on turn 1: 16th and 19th Army may move on 1 to 3' },
  { id: 'PGG-5.22', means: 'a frozen army shifts just enough units to meet stacking' },
];
