import type { PlayerData } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosterSpecs } from '../chapters/tables/rosters.ts';
import { type Nation, rosters, type UnitClass } from '../ids.ts';

/** Blocks no box holds, for whole games in tests: names, faces and colours are all invented. */

const block = (
  n: number,
  nation: Nation,
  unitClass: UnitClass,
  faces: string,
  colours: string,
  more: RosterUnit['values'] = {},
): RosterUnit => ({
  id: `invented-${n}`,
  name: `Invented ${n}`,
  values: { ...(nation === 'SOV' ? {} : { nation }), class: unitClass, faces, colours, ...more },
});

const axis: readonly RosterUnit[] = [
  block(1, 'GER', 'infantry', '4 3 2 1', 'BBBB'),
  block(2, 'GER', 'infantry', '3 2 1', 'WBB', { shield: 'every' }),
  block(3, 'GER', 'tanks', '4 3 2 1', 'RWWB'),
  block(4, 'GER', 'mechanised', '3 2 1', 'WWB'),
  block(5, 'GER', 'artillery', '4 2 1 0', 'WWBB'),
  block(6, 'GER', 'fighter', '3 2 1', 'WBB'),
  block(7, 'GER', 'bomber', '4 3 2 1', 'RWBB'),
  block(8, 'GER', 'armouredHq', '3 2 1', 'BBB'),
  block(9, 'GER', 'airHq', '3 2 1', 'BBB'),
  block(10, 'ROM', 'infantry', '3 2 1', 'BBB'),
  block(11, 'HUN', 'infantry', '2 1', 'BB'),
  block(12, 'ITA', 'cavalry', '2 1', 'BB'),
  block(13, 'FIN', 'infantry', '4 3 2 1', 'WBBB'),
  block(14, 'SVK', 'infantry', '2 1', 'BB'),
];
const soviet: readonly RosterUnit[] = [
  block(21, 'SOV', 'infantry', '3 2 1', 'BBB'),
  block(22, 'SOV', 'infantry', '4 3 2 1', 'WBBB', { guards: true }),
  block(23, 'SOV', 'tanks', '4 3 2 1', 'WWBB'),
  block(24, 'SOV', 'mechanised', '3 2 1', 'WBB'),
  block(25, 'SOV', 'artillery', '4 2 1 0', 'WWBB'),
  block(26, 'SOV', 'fighter', '3 2 1', 'BBB'),
  block(27, 'SOV', 'bomber', '3 2 1', 'WBB'),
  block(28, 'SOV', 'armouredHq', '3 2 1', 'BBB'),
  block(29, 'SOV', 'airHq', '3 2 1', 'BBB'),
  block(30, 'SOV', 'cavalry', '2 1', 'BB'),
  block(31, 'SOV', 'infantry', '7 6 5 4 3 2 1', 'NNRWBBB', { shock: true, shield: 'every' }),
];

/** 13.8.2: FHQ has 4 action points. */
const withFaces = (unit: RosterUnit): RosterUnit =>
  unit.id === 'fhq' ? { ...unit, values: { ...unit.values, faces: '4 3 2 1', colours: 'BBBB' } } : unit;

/** What the two players of a whole game have typed: the blocks the text names, and these. */
export const inventedThings: PlayerData = {
  rosters: Object.fromEntries(
    rosterSpecs.map(({ id, known }) => [
      id,
      { id, units: [...known.map(withFaces), ...(id === rosters.axis ? axis : id === rosters.soviet ? soviet : [])] },
    ]),
  ),
};
export const inventedBlocks = { axis, soviet };
