import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // headquarters
  { id: 'BITE-13.2-1', means: 'armour and aircraft need an activated HQ' },
  { id: 'BITE-13.3-1', means: 'the range of an HQ' },
  { id: 'BITE-13.4-1', means: 'units an HQ moves' },
  { id: 'BITE-13.5-1', means: 'units without an HQ' },
  { id: 'BITE-13.6-1', means: 'an activated HQ loses a point' },
  { id: 'BITE-13.7-1', means: 'blitz and extra movement' },
  { id: 'BITE-13.8-1', means: 'Stavka and its actions' },
  { id: 'BITE-13.8-2', means: 'FHQ and its actions' },
  { id: 'BITE-13.8-3', means: 'supreme HQs of the minor allies' },
  { id: 'BITE-31.0-1', means: 'reserves' },
  // movement
  { id: 'BITE-13.5-2', means: 'armour without supply and HQ has a quarter of its MP, 1 at least' },
  // scenarios
  { id: 'BITE-SBE-5', means: 'team play' },
];
