import type { Requirement } from '#rules/kit/game/requirements.ts';

const onMap = 'the players move the blocks; the app reminds';

export const requirements: readonly Requirement[] = [
  // terrain
  {
    id: 'BITE-7.5.5-1',
    means: 'straits and red arrows: 3 MP, infantry only; Kerch needs Sevastopol and no rain',
    map: onMap,
  },
  { id: 'BITE-14.0-1', means: 'armour in swamps and mountains, and who may enter what' },
  // weather
  { id: 'BITE-7.8-1', means: 'blitz only where a hex can cost 1 MP' },
  // special attacks
  { id: 'BITE-7.8-2', means: 'blitz: who may go on into which hex' },
  { id: 'BITE-3.21-1', means: 'frozen units of turn 1' },
  // sea
  { id: 'BITE-18.0-1', means: 'sea movement by ports of one sea' },
  { id: 'BITE-18.1-1', means: 'a unit through mined waters: arrives, arrives weakened, is lost' },
  // small events
  { id: 'BITE-5.3-1', means: 'where the minor allies may go' },
  // movement
  { id: 'BITE-7.5.2-1', means: 'ranges of aircraft' },
  { id: 'BITE-7.5.3-1', means: 'what a hex costs to enter' },
  { id: 'BITE-7.10-1', means: 'extra movement of armour' },
  { id: 'BITE-33.2-1', means: 'Soviet tanks in the first winter' },
  { id: 'BITE-3.10-1', means: 'stacking on the map and in battle' },
  // production
  { id: 'BITE-7.4-1', means: 'rail limits' },
  { id: 'BITE-7.4-2', means: 'rail moves and their price' },
];
