import type { Fields } from '#rules/kit/forms/fields.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterSpec, RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../data/calendar.ts';
import { scenarioRules } from '../data/scenarios.ts';
import { rosters, sides } from '../ids.ts';
import { t } from '../text/speak-table.ts';
import { u } from '../text/speak-units.ts';
import { twice } from './roster-checks.ts';

/** 4.35: the activation markers of the players' copy, as `activation/` reads them. */

export const sideOptions = Object.values(sides).map((key) => ({ key, msg: t(`rtl.side.${key}`) }));
export const scenarioOptions = scenarioRules.map(({ id }) => ({ key: id, msg: t(`rtl.scenario.${id}`) }));
export const turnOptions = Array.from({ length: Math.max(...scenarioRules.map(({ last }) => last)) }, (_, i) => ({
  key: turnCode(i + 1),
  msg: u('rtl.field.turn.at', { turn: name(turnCode(i + 1)) }),
}));

const markerFields = {
  side: { kind: 'choice', msg: u('rtl.markers.side'), start: sides.german, options: sideOptions, rule: '2.22' },
  /** names as in the units' own field; several for a marker that wakes several */
  formations: {
    kind: 'text',
    msg: u('rtl.field.formations'),
    hint: u('rtl.field.formations.hint'),
    start: '',
    max: 120,
    rule: '4.35',
    many: true,
  },
  value: { kind: 'count', msg: u('rtl.field.combination'), start: 1, min: 1, max: 2, rule: '7.33' },
  any: {
    kind: 'toggle',
    msg: u('rtl.field.any'),
    hint: u('rtl.field.any.hint'),
    start: false,
    rule: '4.37',
    optional: true,
  },
  scenario: {
    kind: 'choice',
    msg: u('rtl.field.scenario'),
    hint: u('rtl.field.scenario.hint'),
    start: '',
    options: [{ key: '', msg: u('rtl.field.scenario.all') }, ...scenarioOptions],
    rule: '4.15',
    optional: true,
  },
  turn: {
    kind: 'choice',
    msg: u('rtl.field.from'),
    hint: u('rtl.field.from.hint'),
    start: '',
    options: [{ key: '', msg: u('rtl.field.from.start') }, ...turnOptions],
    rule: '7.14',
    optional: true,
  },
} as const satisfies Fields;

const troubles = (roster: RosterData): readonly RosterTrouble[] => [
  ...twice(roster),
  ...roster.units.flatMap(({ values }, row): readonly RosterTrouble[] => {
    const named = typeof values.formations === 'string' && values.formations.trim() !== '';
    return values.any === true && named ? [{ row, field: 'formations', msg: u('rtl.trouble.anyNamed') }] : [];
  }),
];

export const markerRoster: RosterSpec = {
  id: rosters.markers,
  msg: u('rtl.roster.markers'),
  about: u('rtl.roster.markers.about'),
  rule: '4.35',
  fields: markerFields,
  known: [],
  called: {
    one: u('rtl.markers.one'),
    many: (count) => u('rtl.markers.many', { count }),
    remove: u('rtl.markers.remove'),
    begin: u('rtl.markers.begin'),
  },
  troubles,
};
