import { type Msg, nameList } from '../words/message.ts';
import type { Grid } from './grid.ts';
import { touch } from './lattice.ts';
import { says } from './says.ts';

type Pair = readonly [string, string];
type Lay = Pick<Grid, 'orientation' | 'offset'>;

const other = {
  offset: { odd: 'even', even: 'odd' },
  orientation: { flat: 'pointy', pointy: 'flat' },
} as const;

/**
 * Hexes that are said to touch and do not: where most of them would with other columns or rows half a hex further, the
 * grid is wrong and not the pairs. Which way it would fit, and how well.
 */
export const fittingGrid = (
  grid: Grid,
  pairs: readonly Pair[],
): { readonly at: keyof Lay; readonly msg: Msg } | undefined => {
  const apartOn = (lay: Lay): number => {
    const so = { ...grid, ...lay };
    return pairs.filter(([a, b]) => !touch(so, a, b)).length;
  };
  const now = apartOn(grid);
  if (now === 0) return undefined;
  const { orientation, offset } = grid;
  const others: readonly Lay[] = [
    { orientation, offset: other.offset[offset] },
    { orientation: other.orientation[orientation], offset },
    { orientation: other.orientation[orientation], offset: other.offset[offset] },
  ];
  const tried = others.map((lay) => ({ lay, apart: apartOn(lay) }));
  const best = tried.reduce((so, one) => (one.apart < so.apart ? one : so));
  // a pair or two mistyped are no reason to doubt the grid
  if (best.apart > now / 4) return undefined;
  const fits = (['orientation', 'offset'] as const)
    .filter((key) => best.lay[key] !== grid[key])
    .map((key) => `"${key}": "${best.lay[key]}"`);
  const p = { now, of: pairs.length, fits: nameList(fits) };
  return {
    at: best.lay.orientation === orientation ? 'offset' : 'orientation',
    msg: best.apart === 0 ? says('kit.sheet.gridFits', p) : says('kit.sheet.gridFitsMost', { ...p, there: best.apart }),
  };
};
