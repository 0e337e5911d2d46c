import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { numberIn } from '#rules/kit/record/rosterValues.ts';
import type { RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { kinds } from '../../ids.ts';
import { twice } from '../../model/rosters.ts';
import { msg } from './msg.ts';

/** What is wrong with a counter though each of its values fits. */

const traitsOf = ({ values: { traits } }: RosterUnit): readonly string[] => (Array.isArray(traits) ? traits : []);

/** 3.61: the reverse side is never better. */
const sides = [
  ['attack', 'attack2'],
  ['defence', 'defence2'],
  ['er', 'er2'],
] as const;
/** 1.1 of the legend, 3.41, 15.31, 13.23: values no counter has. */
const leasts = [
  { field: 'defence', least: 1, msg: msg('rtl.trouble.defence') },
  { field: 'er', least: 1, msg: msg('rtl.trouble.er') },
  { field: 'er2', least: 1, msg: msg('rtl.trouble.er') },
  { field: 'range', least: 1, msg: msg('rtl.trouble.range') },
] as const;

export const unitTroubles = (roster: RosterData): readonly RosterTrouble[] => [
  ...twice(roster),
  ...roster.units.flatMap((unit, row): readonly RosterTrouble[] => {
    const kind = kinds.find((one) => one === unit.values.kind) ?? 'combat';
    const traits = traitsOf(unit);
    const below = ({ field, least }: (typeof leasts)[number]) => (numberIn(unit, field) ?? least) < least;
    const points = numberIn(unit, 'commandPoints');
    const cas = numberIn(unit, 'cas');
    return [
      ...(unit.values.twoSteps === true
        ? sides.flatMap(([full, reduced]) =>
            (numberIn(unit, reduced) ?? 0) > (numberIn(unit, full) ?? 99)
              ? [{ row, field: reduced, msg: msg('rtl.trouble.reduced') }]
              : [],
          )
        : []),
      ...(kind === 'leader' || kind === 'air' || kind === 'bridge'
        ? []
        : leasts.flatMap((one) => (below(one) ? [{ row, field: one.field, msg: one.msg }] : []))),
      ...(kind !== 'artillery' && traits.includes('offensiveOnly')
        ? [{ row, field: 'traits', msg: msg('rtl.trouble.offensiveOnly') }]
        : []),
      ...(kind !== 'hq' && traits.includes('arko') ? [{ row, field: 'traits', msg: msg('rtl.trouble.arko') }] : []),
      ...(traits.includes('armoured') && unit.values.class === 'foot'
        ? [{ row, field: 'class', msg: msg('rtl.trouble.armouredFoot') }]
        : []),
      ...(points !== undefined && (points < 1 || points > 2)
        ? [{ row, field: 'commandPoints', msg: msg('rtl.trouble.points') }]
        : []),
      ...(kind === 'air' && cas !== undefined && (cas < 1 || cas > 2)
        ? [{ row, field: 'cas', msg: msg('rtl.trouble.cas') }]
        : []),
    ];
  }),
];
