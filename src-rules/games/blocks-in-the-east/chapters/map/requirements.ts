import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // supply
  { id: 'BITE-3.19-1', means: 'zones of control' },
  { id: 'BITE-8.0-1', means: 'zones and cities' },
  { id: 'BITE-4.2-3', means: 'the network' },
];
