import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  {
    id: 'PGG-10.1',
    means: "a leader's rating: range, bonus, own defence",
  },
  { id: 'PGG-10.35', means: 'Soviet units attack only in command' },
  { id: 'PGG-10.35a', means: 'three states: supplied, in command only, neither' },
  { id: 'PGG-10.4', means: 'optional: surrounded leaders withdrawn, one a turn, two a game' },
  { id: 'PGG-10.4a', means: 'whether a leader is surrounded, read from the map' },
];
