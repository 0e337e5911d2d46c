import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-13.1', means: 'three German air markers' },
  { id: 'PGG-13.2', means: 'where they may lie, and from when anywhere' },
  { id: 'PGG-13.33', means: 'one a hex; lifted after the Soviet movement phase' },
  { id: 'PGG-13.41', means: 'Soviet interdiction: one marker, three turns, not turn 12' },
  { id: 'PGG-13.42', means: 'placed at the end of the Soviet player-turn, anywhere' },
  { id: 'PGG-13.45', means: 'the Soviet marker is not placed on German units' },
  { id: 'PGG-13.46', means: 'the Soviet marker is lifted at the end of the German player-turn' },
];
