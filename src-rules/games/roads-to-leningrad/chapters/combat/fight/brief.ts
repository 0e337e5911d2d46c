import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import { classes, kinds, traits, type UnitKind } from '../../../ids.ts';
import { traitMsg } from '../../../model/units.ts';
import { armOf } from '../../map/pieces.ts';
import { msg } from '../msg.ts';

/** A folded row of a fight: its symbol, and in a few words what its counter and its place bring. */

const count = (row: JsonObject, id: string): number => {
  const value = row[id];
  return typeof value === 'number' ? value : 0;
};
const is = (row: JsonObject, id: string): boolean => row[id] === true;
const kindOf = ({ kind }: JsonObject): UnitKind => kinds.find((one) => one === kind) ?? 'combat';

/** What counts in a fight, of all that a counter shows. */
const told = [
  'cavalry',
  'engineer',
  'recon',
  'motorcycle',
  'motInfantry',
  'antiTank',
  'redDefence',
  'offensiveOnly',
] as const;

const strengths = (row: JsonObject): readonly Msg[] => {
  const kind = kindOf(row);
  if (kind === 'air')
    return [msg('rtl.attack.row.air', { type: name(row.airType === 'B' ? 'B' : 'A'), n: count(row, 'cas') })];
  if (kind === 'leader') return [];
  if (kind === 'artillery')
    return [
      msg('rtl.attack.row.support', { n: count(row, 'attack'), d: count(row, 'defence') }),
      ...(count(row, 'range') > 0 ? [msg('rtl.attack.row.range', { n: count(row, 'range') })] : []),
    ];
  const reduced = is(row, 'twoSteps') && count(row, 'steps') === 1;
  const of = (id: 'attack' | 'defence'): number => count(row, reduced ? `${id}2` : id);
  return [
    msg('rtl.attack.row.strengths', { a: of('attack'), d: of('defence') }),
    ...(reduced ? [msg('rtl.attack.row.reduced')] : []),
  ];
};
const er = (row: JsonObject): readonly Msg[] => {
  const reduced = is(row, 'twoSteps') && count(row, 'steps') === 1;
  const n = count(row, reduced ? 'er2' : 'er');
  return n > 0 && kindOf(row) !== 'leader' ? [msg('rtl.attack.row.er', { n })] : [];
};
const nature = (row: JsonObject): readonly Msg[] => {
  const has = traits.filter((one) => Array.isArray(row.traits) && row.traits.includes(one));
  if (kindOf(row) === 'air') return [];
  return [
    ...(has.includes('armoured') ? [msg('rtl.attack.row.armoured')] : []),
    ...told.flatMap((one) => (has.includes(one) ? [traitMsg[one]] : [])),
    ...(has.includes('arko') ? [msg('rtl.attack.row.arko')] : []),
  ];
};
const command = (row: JsonObject): readonly Msg[] => {
  const points = count(row, 'commandPoints');
  if (!['hq', 'leader'].includes(kindOf(row)) || points === 0) return [];
  const { spend } = row;
  return spend === 'cas' || spend === 'artillery' || spend === 'units'
    ? [msg('rtl.attack.row.pointsFor', { count: points, what: msg(`rtl.attack.spend.${spend}`) })]
    : [msg('rtl.attack.row.points', { count: points })];
};
const away = (row: JsonObject): readonly Msg[] => {
  const n = count(row, 'distance');
  return ['artillery', 'hq', 'leader'].includes(kindOf(row)) && n > 0 ? [msg('rtl.attack.row.away', { count: n })] : [];
};
const state = (row: JsonObject): readonly Msg[] => [
  ...(is(row, 'lead') ? [msg('rtl.attack.field.lead')] : []),
  ...(row.across === 'stream' || row.across === 'river' ? [msg(`rtl.attack.row.${row.across}`)] : []),
  ...(is(row, 'swampRoad') ? [msg('rtl.attack.row.swampRoad')] : []),
  ...(is(row, 'oos') ? [msg('rtl.attack.field.oos')] : []),
  ...(is(row, 'disrupted') ? [msg('rtl.attack.row.disrupted')] : []),
  ...(is(row, 'fired') && kindOf(row) === 'artillery' ? [msg('rtl.attack.row.fired')] : []),
  ...(is(row, 'inZoc') && kindOf(row) === 'artillery' ? [msg('rtl.attack.row.inZoc')] : []),
  ...(is(row, 'spent') && command(row).length > 0 ? [msg('rtl.attack.row.spent')] : []),
  ...(row.part === false ? [msg('rtl.attack.row.out')] : []),
];

export const briefOf = (row: JsonObject): readonly Msg[] => [
  ...strengths(row),
  ...er(row),
  ...nature(row),
  ...command(row),
  ...away(row),
  ...state(row),
];
export const armOfRow = (row: JsonObject): string => {
  const kind = kindOf(row);
  if (kind === 'air') return row.airType === 'B' ? 'bomber' : 'air';
  return armOf(kind, classes.find((one) => one === row.class) ?? 'foot', (trait) =>
    Array.isArray(row.traits) ? row.traits.includes(trait) : false,
  );
};
