import type { Around } from '#rules/kit/record/context.ts';
import { barBattalion } from '../events/onMap.ts';
import type { Field } from './field.ts';
import { arcsOf } from './ground.ts';
import { isOwn } from './network.ts';
import { mapNow } from './now.ts';
import { ownerNo } from './owners.ts';
import { blockOf } from './pieces.ts';
import type { Area } from './sheet.ts';
import { bitOf } from './zones.ts';

/** Hexes that want a block in them or near: the border of 1941, the Turkish one, cities behind the Axis front. */

export const labelled = (field: Field, area: Area): readonly number[] =>
  field.ground.board.ids.flatMap((_, node) => (field.ground.has(node, area) ? [node] : []));

/** BPS: a Soviet block stands there or in a hex beside it, rivers or not. */
const besideSoviets = (field: Field, node: number): boolean => {
  const { ground } = field;
  const holds = (at: number): boolean =>
    (field.units.get(at) ?? []).some(({ id, side }) => side === 'soviet' && field.projecting.has(id));
  if (holds(node)) return true;
  return [...arcsOf(ground.board, node)].some((arc) => ground.touches(arc) && holds(ground.board.to[arc] ?? 0));
};
/** Border hexes of set-up that no Soviet block covers. */
export const uncoveredBorder = (
  field: Field,
): { readonly all: readonly number[]; readonly open: readonly number[] } => {
  const all = [...new Set([...labelled(field, 'SOV41'), ...labelled(field, 'TURK')])].sort((a, b) => a - b);
  return { all, open: all.filter((node) => !besideSoviets(field, node)) };
};
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
export const openCitiesNow = (around: Around): { readonly minor: number; readonly major: number } | undefined => {
  const field = mapNow(around);
  if (!field || field.stand.pieces.every(({ side }) => side !== 'axis')) return undefined;
  if (!field.ground.drawn('USSR')) return undefined;
  const all = openCities(field);
  const major = all.filter((one) => one.major).length;
  return { minor: all.length - major, major };
};

/** 29.1: where a new battalion may be placed. */
export const partisanHexes = (field: Field, around: Around): readonly number[] =>
  field.ground.board.ids.flatMap((id, node) => (barBattalion(around, id) ? [] : [node]));

/** AMB-25: Soviet combat blocks west of the Dnepr. */
export const acrossDnepr = (field: Field, around: Around): readonly { readonly id: string; readonly node: number }[] =>
  field.stand.pieces.flatMap(({ id, side, hex }) => {
    const node = field.ground.board.nodeOf(hex);
    const block = node >= 0 && side === 'soviet' ? blockOf(around, id) : undefined;
    return block && field.ground.has(node, 'DNEPRW') ? [{ id, node }] : [];
  });

/** SBE5-3: hexes on the Volga in Axis hands. */
export const onTheVolga = (field: Field): readonly number[] =>
  labelled(field, 'VOLGA').filter((node) => field.owner[node] === ownerNo.axis);
