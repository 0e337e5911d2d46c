import { printedGrid } from '#rules/kit/tables/printed.ts';
import type { Mover } from '../../model/units.ts';
import { interdictionHalves, riverHalves, roadHalves, terrainChart } from '../map/terrain.ts';

/** 6.7: the terrain effects chart to look up, from the same figures that the calculators reckon with. */
const movers: readonly Mover[] = ['foot', 'mechanized', 'cavalry', 'leader'];

const points = (halves: number): string => (halves === 1 ? '1/2' : String(halves / 2));

interface Line {
  readonly row: string;
  readonly moves: string | ((mover: Mover) => string);
  readonly defence: string;
  readonly supply: string;
}

const times = (defence: number): string => (defence > 1 ? `×${defence}` : 'none');

const [clear, forest, swamp, majorCity, minorCity] = terrainChart.map(
  ({ terrain, halves, defence }): Line => ({
    row: terrain,
    moves: (mover) => points(halves[mover]),
    defence: times(defence),
    supply: terrain === 'swamp' ? 'into' : 'none',
  }),
);

const river: Line = {
  row: 'river',
  moves: (mover) =>
    mover === 'leader'
      ? `+${points(riverHalves.soviet)}`
      : mover === 'cavalry'
        ? `+${points(riverHalves.german)}`
        : 'rivers',
  defence: 'all across',
  supply: 'river',
};

const lake: Line = { row: 'lake', moves: 'closed', defence: 'no attack', supply: 'closed' };

const road: Line = { row: 'road', moves: (mover) => points(roadHalves[mover]), defence: 'none', supply: 'roads' };

const railway: Line = { row: 'railway', moves: 'other', defence: 'none', supply: 'none' };

const marker: Line = {
  row: 'interdiction',
  moves: `+${points(interdictionHalves)}`,
  defence: 'none',
  supply: 'marker',
};

const lines = [clear, forest, river, majorCity, minorCity, swamp, lake, road, railway, marker].flatMap((line) =>
  line ? [line] : [],
);

export const terrainTable = printedGrid(
  'terrain',
  '6.7',
  [...movers, 'defence', 'supply'],
  Object.fromEntries(
    lines.map(({ row, moves, defence, supply }) => [
      row,
      [...movers.map((mover) => (typeof moves === 'string' ? moves : moves(mover))), defence, supply],
    ]),
  ),
);
