import type { Requirement } from '#rules/kit/game/requirements.ts';

const onMap = 'the players move the blocks; the app reminds';

export const requirements: readonly Requirement[] = [
  // reconnaissance
  { id: 'BITE-19.1-1', means: 'how many attempts, and from how far' },
  { id: 'BITE-19.1-2', means: 'an attempt succeeds when AA misses and the die agrees' },
  { id: 'BITE-19.1-3', means: 'the chance of an attempt and of several' },
  { id: 'BITE-19.1-4', means: 'success reveals the blocks there', map: onMap },
  // strategic war
  { id: 'BITE-35.1-1', means: 'raid on Germany: aircraft, flak, bombs, never more than is made there' },
  { id: 'BITE-35.1-2', means: 'bad weather halves aircraft and flak, not bombs' },
  { id: 'BITE-35.1-3', means: 'Allied bombers return whole; German ones are paid for' },
  { id: 'BITE-32.0-1', means: 'bombing of infrastructure in place of units' },
  { id: 'BITE-32.1-1', means: 'industry, city, mine: a PP a hit; ten hits destroy' },
  { id: 'BITE-32.2-1', means: 'ports: closed, then no source' },
  { id: 'BITE-32.3-1', means: 'stations: the rail limit falls' },
];
