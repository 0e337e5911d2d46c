import type { Fields } from '#rules/kit/forms/fields.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterSpec, RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { rosters, sides } from '../../ids.ts';
import { scenarioOptions, sideOptions, turnOptions, twice } from '../../model/rosters.ts';
import { msg } from './msg.ts';

/** 4.35: the activation markers of the players' copy, as `markers.ts` reads them. */

const markerFields = {
  side: { kind: 'choice', msg: msg('rtl.markers.side'), start: sides.german, options: sideOptions, rule: '2.22' },
  /** names as in the units' own field; several for a marker that wakes several */
  formations: {
    kind: 'text',
    msg: msg('rtl.field.formations'),
    hint: msg('rtl.field.formations.hint'),
    start: '',
    max: 120,
    rule: '4.35',
    many: true,
  },
  value: { kind: 'count', msg: msg('rtl.field.combination'), start: 1, min: 1, max: 2, rule: '7.33' },
  any: {
    kind: 'toggle',
    msg: msg('rtl.field.any'),
    hint: msg('rtl.field.any.hint'),
    start: false,
    rule: '4.37',
    optional: true,
  },
  scenario: {
    kind: 'choice',
    msg: msg('rtl.field.scenario'),
    hint: msg('rtl.field.scenario.hint'),
    start: '',
    options: [{ key: '', msg: msg('rtl.field.scenario.all') }, ...scenarioOptions],
    rule: '4.15',
    optional: true,
  },
  turn: {
    kind: 'choice',
    msg: msg('rtl.field.from'),
    hint: msg('rtl.field.from.hint'),
    start: '',
    options: [{ key: '', msg: msg('rtl.field.from.start') }, ...turnOptions],
    rule: '7.14',
    optional: true,
  },
} as const satisfies Fields;

const troubles = (roster: RosterData): readonly RosterTrouble[] => [
  ...twice(roster),
  ...roster.units.flatMap(({ values }, row): readonly RosterTrouble[] => {
    const named = typeof values.formations === 'string' && values.formations.trim() !== '';
    return values.any === true && named ? [{ row, field: 'formations', msg: msg('rtl.trouble.anyNamed') }] : [];
  }),
];

export const markerRoster: RosterSpec = {
  id: rosters.markers,
  msg: msg('rtl.roster.markers'),
  about: msg('rtl.roster.markers.about'),
  rule: '4.35',
  fields: markerFields,
  known: [],
  called: {
    one: msg('rtl.markers.one'),
    many: (count) => msg('rtl.markers.many', { count }),
    remove: msg('rtl.markers.remove'),
    begin: msg('rtl.markers.begin'),
  },
  troubles,
};
