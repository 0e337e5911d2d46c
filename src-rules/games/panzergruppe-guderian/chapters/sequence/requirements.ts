import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-6.11', means: 'units move only in their own phases' },
  { id: 'PGG-5.0', means: 'order of the set-up; one-hex armies may start overstacked' },
  { id: 'PGG-7.1a', means: 'what exceeds stacking is eliminated, owner choosing' },
];
