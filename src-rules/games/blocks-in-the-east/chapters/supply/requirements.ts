import type { Requirement } from '#rules/kit/game/requirements.ts';

export const requirements: readonly Requirement[] = [
  // weather
  {
    id: 'BITE-39.0-2',
    means: 'light rain: supply range 2, HQ range as ever, no blitz',
  },
  { id: 'BITE-9.2-1', means: 'snow closes the northern ports and Azov' },
  // supply
  { id: 'BITE-4.1-1', means: 'main sources' },
  { id: 'BITE-4.2-1', means: 'rail and ports linked to them' },
  { id: 'BITE-4.2-2', means: 'the same test for production and reinforcements' },
  { id: 'BITE-4.3-1', means: 'hexes a line cannot cross' },
  { id: 'BITE-4.3-2', means: 'the path on land' },
  { id: 'BITE-9.1-1', means: 'range by weather' },
  { id: 'BITE-33.0-2', means: 'range in the first winter' },
  { id: 'BITE-4.4-1', means: 'effects of no supply' },
  { id: 'BITE-7.9-1', means: 'the final check and surrender' },
  { id: 'BITE-4.5-1', means: 'PP for surrendered units' },
  { id: 'BITE-4.5-2', means: 'units with a 0 face and static ones' },
  { id: 'BITE-12.1-1', means: 'besieged ports and capitals' },
  { id: 'BITE-12.2-1', means: 'Sevastopol besieged' },
  { id: 'BITE-12.3-1', means: 'Leningrad and the Road of Life' },
];
