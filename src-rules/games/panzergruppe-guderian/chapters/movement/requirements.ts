import type { Requirement } from '#rules/kit/game/requirements.ts';

const path = 'the players move the counters; nothing is booked for it';

export const requirements: readonly Requirement[] = [
  { id: 'PGG-13.43', means: '1 more point for Germans entering the marked hex' },
  { id: 'PGG-5.23', means: 'first move of 13th and 20th Army: whole allowance, never west, no rail; a line of turn 1' },
  { id: 'PGG-6.12', means: 'each hex and hexside has its price' },
  { id: 'PGG-6.21', means: 'no entering a hex with an enemy' },
  { id: 'PGG-6.22', means: 'stop in enemy zones, no leaving by choice' },
  { id: 'PGG-6.23', means: 'one allowance a phase; mechanized Germans and cavalry have two phases' },
  { id: 'PGG-6.24', means: 'retreat and advance cost no movement points', map: path },
  { id: 'PGG-6.25', means: 'out of supply at the start: half the allowance, fractions dropped' },
  { id: 'PGG-8.12', means: 'zones cost no movement points' },
  { id: 'PGG-6.7a', means: 'along a road its rate replaces the terrain, rivers are still paid' },
  { id: 'PGG-6.7b', means: 'a step: terrain or road, river, hostile marker' },
  { id: 'PGG-10.21', means: 'leaders: allowance 10, roads like motorized, forest like infantry' },
  { id: 'PGG-10.23', means: 'leaders and 0-1 units that must go back where they came from' },
  { id: 'PGG-6.4', means: 'columns 01 and 02 are closed to the Soviet until turn 6' },
  { id: 'PGG-6.4a', means: 'a Soviet retreat into them eliminates until turn 6' },
  { id: 'PGG-6.31', means: 'eight rail units a turn; what each kind counts' },
  {
    id: 'PGG-6.32',
    means: 'rail moves start and end on rail hexes and do nothing else',
  },
  { id: 'PGG-6.33', means: 'thirty rail points; an interdicted hex counts 4' },
  { id: 'PGG-6.34', means: 'rail needs neither supply nor command' },
  { id: 'PGG-6.36', means: 'Germans never use rail' },
  { id: 'PGG-6.37', means: 'broken rails: six markers, picked up, repaired' },
  {
    id: 'PGG-6.37a',
    means: 'the turn of repair is kept; trains run from the next',
  },
  { id: 'PGG-7.1', means: 'Soviet stacking: 3 combat units, 4 units with a leader' },
  { id: 'PGG-7.2', means: 'German stacking: 3 combat units, at the end of phases' },
  { id: 'PGG-13.31', means: 'a marked rail hex counts 4 by rail' },
  { id: 'PGG-13.32', means: 'any other marked hex: 1 more point for the Soviet' },
  { id: 'PGG-14.0', means: 'new units pay their entry hex, with full allowance and supply' },
];
