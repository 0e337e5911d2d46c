import { distanceOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { airClasses } from '../../ids.ts';
import { hasBarrel } from '../../model/barrels.ts';
import { moverOfUnit } from '../../model/blocks/unitMover.ts';
import { maySend } from '../../model/extraMoves.ts';
import { airRange } from '../../model/movement.ts';
import { weatherNow } from '../../model/weather.ts';
import { faceOf } from '../command/blocks.ts';
import type { Field } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import type { BlockOnMap } from '../map/pieces.ts';
import { isAirfield, stackAt } from './stacks.ts';
import { lacksHq } from './travel.ts';

/** 7.5.2, 7.7.16: where aircraft get to. Each hex costs 1, whatever lies below. */

/** Hexes in the air between two nodes; a box is as far as the hexes it is linked with, and one more. */
export const flown = (field: Field, from: number, to: number): number => {
  const { ground } = field;
  const { board } = ground;
  if (from === to) return 0;
  const doors = (node: number): readonly (readonly [string, number])[] =>
    ground.isBox(node)
      ? [...arcsOf(board, node)].flatMap((arc) => {
          const door = board.to[arc] ?? 0;
          return ground.isBox(door) ? [] : [[ground.id(door), 1] as const];
        })
      : [[ground.id(node), 0]];
  let least = Number.POSITIVE_INFINITY;
  for (const [a, n] of doors(from))
    for (const [b, m] of doors(to))
      least = Math.min(least, n + m + (distanceOf(board.sheet.grid, a, b) ?? Number.POSITIVE_INFINITY));
  return least;
};

export interface Flight {
  /** of its class and TECH */
  readonly range: number;
  /** to a battle; 0: it flies no missions now */
  readonly mission: number;
  /** why it flies none */
  readonly bars: readonly ('unsupplied' | 'uncommanded' | 'rain' | 'empty')[];
  /** to another base (7.5.2) */
  readonly rebase: number;
  readonly rule: string;
}

/** 7.7.3: at 0 PF, as the record has it. */
const isEmpty = (block: BlockOnMap, context: Context): boolean => {
  const { strength } = faceOf(context, block);
  return strength !== undefined && !maySend(strength);
};

/** 7.5.2, 4.4, 13.5, 9.2; undefined: no aircraft, or its list does not say what it is. */
export const flightOf = (block: BlockOnMap, context: Context): Flight | undefined => {
  const mover = moverOfUnit(block.unit, context);
  const kind = airClasses.find((one) => one === mover?.class);
  if (!mover || !kind) return undefined;
  const { hexes, rule } = airRange(kind, mover.tech);
  const unsupplied = hasBarrel(context, block.id);
  const bars = [
    ...(unsupplied ? (['unsupplied'] as const) : []),
    ...(lacksHq(context, block) ? (['uncommanded'] as const) : []),
    ...(weatherNow(context) === 'rain' ? (['rain'] as const) : []),
    ...(isEmpty(block, context) ? (['empty'] as const) : []),
  ];
  const rebase = unsupplied ? hexes : 2 * hexes;
  return { range: hexes, mission: bars.length > 0 ? 0 : hexes, bars, rebase, rule };
};

export interface Base {
  readonly node: number;
  readonly far: number;
  /** there is no room for it (7.8.1) */
  readonly full: boolean;
}
/** The bases of its side within range, nearest first. */
export const basesFor = (
  field: Field,
  block: BlockOnMap,
  from: number,
  range: number,
  context: Context,
): readonly Base[] => {
  const { ground } = field;
  const found: Base[] = [];
  for (let node = 0; node < ground.size; node += 1) {
    if (node === from || !isAirfield(field, block.side, block.nation, node)) continue;
    const far = flown(field, from, node);
    if (far > range) continue;
    const full = stackAt(field, node, block.side, context, { more: [block.id] }).some(({ bar }) => bar === 'air');
    found.push({ node, far, full });
  }
  return found.sort((a, b) => a.far - b.far || a.node - b.node);
};
