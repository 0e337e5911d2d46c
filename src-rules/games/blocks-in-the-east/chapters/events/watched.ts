import type { Context } from '#rules/kit/record/context.ts';
import { type Field, labelled } from '../map/field.ts';
import { isOwn } from '../map/network.ts';
import { mapNow } from '../map/now.ts';
import { bitOf } from '../map/zones.ts';
import { barBattalion } from './onMap.ts';

/** 27.0: hexes of the Turkish border in no Soviet zone, and without a block. */
export const uncoveredTurkey = (
  field: Field,
): { readonly all: readonly number[]; readonly open: readonly number[] } => {
  const all = labelled(field, 'TURK');
  return {
    all,
    open: all.filter((node) => field.zones.soviet[node] !== 1 && ((field.any[node] ?? 0) & bitOf.soviet) === 0),
  };
};

/** 29.1: a Soviet city of before 1940 that the Axis holds without a ground block in it. */
export interface OpenCity {
  readonly node: number;
  readonly major: boolean;
}
export const openCities = (field: Field): readonly OpenCity[] => {
  const { ground } = field;
  return ground.board.ids.flatMap((_, node): readonly OpenCity[] => {
    const city = ground.cityAt(node);
    // fortresses and bunkers are no cities of the formula; Leningrad is a city all the same
    const kind = city === 'fortress' && ground.named('Leningrad').includes(node) ? 'major' : city;
    if ((kind !== 'minor' && kind !== 'major') || !ground.has(node, 'USSR')) return [];
    if (!isOwn(field, 'axis', node) || ((field.bodies[node] ?? 0) & bitOf.axis) !== 0) return [];
    return [{ node, major: kind === 'major' }];
  });
};
/** How many of each, from the record and the drawn map; undefined: no city of the USSR is drawn, or nobody stands there. */
export const openCitiesNow = (context: Context): { readonly minor: number; readonly major: number } | undefined => {
  const field = mapNow(context);
  if (!field || field.stand.pieces.every(({ side }) => side !== 'axis')) return undefined;
  if (!field.ground.drawn('USSR')) return undefined;
  const all = openCities(field);
  const major = all.filter((one) => one.major).length;
  return { minor: all.length - major, major };
};

/** 29.1: where a new battalion may be placed. */
export const partisanHexes = (field: Field, context: Context): readonly number[] =>
  field.ground.board.ids.flatMap((id, node) => (barBattalion(context, id) ? [] : [node]));
