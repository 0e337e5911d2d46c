import type { SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import { type Grid, hexAt, hexNumber } from '#rules/kit/hexmap/grid.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { sideWalk } from '#rules/kit/hexmap/sideWalk.ts';
import { hexSize } from '../canvas/layout.ts';
import type { Spot } from '../canvas/useHands.ts';
import type { ProposeOf } from '../photo/proposed/proposals.ts';
import type { Brush } from './brushes.ts';

/** A stroke of the brush: what each stretch of it does to the sheet. The first place decides whether it adds or takes away. */
export interface Stroke {
  readonly id: string;
  readonly over: (sheet: Sheet, spots: readonly Spot[]) => readonly SheetEdit[];
}

/** The six sides of a hex on the keyboard, clockwise from the upper one, as they lie around S. */
export const sideKeys = ['w', 'e', 'd', 's', 'a', 'q'];

let strokes = 0;
export const freshStroke = (): string => {
  strokes += 1;
  return `stroke${strokes}`;
};

const hexesOf = (spots: readonly Spot[]): readonly string[] => [
  ...new Set(spots.flatMap(({ hex }) => (hex === undefined ? [] : [hex]))),
];

const pairOn = ({ hex, beyond }: Spot): readonly [string, string] | undefined =>
  hex === undefined || beyond === undefined ? undefined : [hex, beyond];

export const strokeOf = (brush: Brush, sheet: Sheet, start: Spot, label = ''): Stroke | undefined => {
  const id = freshStroke();
  switch (brush.is) {
    case 'terrain':
      return {
        id,
        over: (_, spots) => [{ do: 'terrain', hexes: hexesOf(spots), terrain: brush.key }],
      };
    case 'erase':
      return { id, over: (_, spots) => [{ do: 'erase', hexes: hexesOf(spots) }] };
    case 'feature': {
      const on = !(start.hex !== undefined && sheet.hexes[start.hex]?.features?.includes(brush.key));
      return {
        id,
        over: (now, spots) => [
          {
            do: 'feature',
            // what is not drawn is passed over while the finger drags
            hexes: hexesOf(spots).filter((hex) => now.hexes[hex]),
            feature: brush.key,
            on,
          },
        ],
      };
    }
    case 'label': {
      if (label === '') return undefined;
      const on = !(start.hex !== undefined && sheet.hexes[start.hex]?.labels?.includes(label));
      return {
        id,
        over: (now, spots) => [{ do: 'label', hexes: hexesOf(spots).filter((hex) => now.hexes[hex]), label, on }],
      };
    }
    case 'side': {
      const walk = sideWalk(sheet.grid, hexSize);
      /** what this stroke changed: gone back over, it is as it was */
      const mine = new Set<string>();
      let on: boolean | undefined;
      return {
        id,
        over: (now, spots) =>
          walk(spots).flatMap(({ pair, back }): readonly SheetEdit[] => {
            const [a, b] = pair;
            const key = pairOf(a, b);
            if (!now.hexes[a] && !now.hexes[b]) return [];
            const is = sheet.sides[key]?.includes(brush.key) ?? false;
            on ??= !is;
            if (back ? !mine.delete(key) : is === on) return [];
            if (!back) mine.add(key);
            return [{ do: 'sides', pairs: [pair], kind: brush.key, on: back ? is : on }];
          }),
      };
    }
    case 'link': {
      let last = start.hex;
      let on: boolean | undefined;
      return {
        id,
        over: (now, spots) => {
          const line = [...(last === undefined ? [] : [last]), ...hexesWalked(spots)].filter(
            (hex, i, all) => hex !== all[i - 1],
          );
          const [from, to] = line;
          if (from === undefined || to === undefined) return [];
          on ??= !now.links[pairOf(from, to)]?.includes(brush.key);
          last = line.at(-1);
          return [{ do: 'link', line, kind: brush.key, on }];
        },
      };
    }
    default:
      return undefined;
  }
};

/** One after another as the finger passed through them, there and back; a corner that is grazed is none of them. */
const hexesWalked = (spots: readonly Spot[]): readonly string[] =>
  spots
    .flatMap(({ hex, near }) => (hex === undefined || near >= 0.92 ? [] : [hex]))
    .filter((hex, i, all) => hex !== all[i - 1]);

/** A place a finger passed, as a sheet calls it; `back`: of lines, it went back over its last one. */
export interface Passed {
  readonly place: string;
  readonly back: boolean;
}

/** Follows a finger over hexes, or along lines: hexsides from corner to corner, ways from hex to hex. */
export const passedBy = (of: ProposeOf, grid: Grid, start: Spot): ((spots: readonly Spot[]) => readonly Passed[]) => {
  if (of === 'sides') {
    const walk = sideWalk(grid, hexSize);
    return (spots) => walk(spots).map(({ pair: [a, b], back }) => ({ place: pairOf(a, b), back }));
  }
  if (of === 'terrain') return (spots) => hexesWalked([start, ...spots]).map((place) => ({ place, back: false }));
  const way = start.hex === undefined ? [] : [start.hex];
  return (spots) =>
    hexesWalked(spots).flatMap((hex): readonly Passed[] => {
      const last = way.at(-1);
      if (hex === last) return [];
      const back = hex === way.at(-2);
      if (back) way.pop();
      else way.push(hex);
      if (last === undefined || !neighboursOf(grid, last).includes(hex)) return [];
      return [{ place: pairOf(last, hex), back }];
    });
};

/** One touch of the brush, without a drag. `whole`: everything like it that hangs together. */
export const touchOf = (brush: Brush, spot: Spot, whole: boolean): SheetEdit | undefined => {
  const { hex } = spot;
  if (hex === undefined) return undefined;
  switch (brush.is) {
    case 'terrain':
      return whole
        ? { do: 'fill', from: hex, terrain: brush.key }
        : { do: 'terrain', hexes: [hex], terrain: brush.key };
    case 'erase':
      return { do: 'erase', hexes: [hex] };
    case 'feature':
      return { do: 'feature', hexes: [hex], feature: brush.key, on: 'toggle' };
    case 'side': {
      const pair = pairOn(spot);
      return pair && { do: 'sides', pairs: [pair], kind: brush.key, on: 'toggle' };
    }
    default:
      return undefined;
  }
};

/** The hexes between two corners, by columns and rows: a block to be copied. */
export const blockOf = (sheet: Sheet, from: string, to: string): readonly string[] => {
  const one = hexAt(sheet.grid, from);
  const other = hexAt(sheet.grid, to);
  if (!one || !other) return [];
  const hexes: string[] = [];
  for (let column = Math.min(one.column, other.column); column <= Math.max(one.column, other.column); column++)
    for (let row = Math.min(one.row, other.row); row <= Math.max(one.row, other.row); row++) {
      const hex = hexNumber(sheet.grid, column, row);
      if (hex !== undefined) hexes.push(hex);
    }
  return hexes;
};
