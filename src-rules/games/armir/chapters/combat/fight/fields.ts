import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, markedIn, textAt } from '#rules/kit/record/readers.ts';
import { cells, marks, rosters, sides } from '../../../ids.ts';
import { isDsg, isOos, upOf } from '../../../model/reading.ts';
import { axisFields, sovietFields } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** What a combat, a mobile assault and the attack on the airports ask: units by hex, the hex attacked, or two numbers. */

/** A hex number or name as the players write it. */
export const hexPattern = '[\\w.-]{1,12}';

/** 14.2, 14.2.1, 14.3: kinds of hexside, several at once where they lie on each other. */
export const hexsides = ['river', 'don', 'strongpoint'] as const;
export type Hexside = (typeof hexsides)[number];

const isCombat = { field: 'kind', is: 'combat' } as const;
const isSupport = { field: 'kind', is: 'artillery' } as const;
const axisAttacks = { field: 'attacker', is: sides.axis } as const;
const sovietAttacks = { field: 'attacker', is: sides.soviet } as const;

const nameField = { kind: 'text', msg: msg('armir.fight.field.name'), start: '', max: 60 } as const;
const left = {
  kind: 'count',
  msg: msg('armir.fight.field.left'),
  hint: msg('armir.fight.field.left.hint'),
  start: 0,
  min: 0,
  max: 12,
  rule: '2.1',
  when: isCombat,
} as const;
const place = (what: 'hex' | 'target') =>
  ({
    kind: 'place',
    msg: msg(`armir.fight.field.${what}`),
    hint: msg(`armir.fight.field.${what}.hint`),
    start: '',
    pattern: hexPattern,
  }) as const;
const across = (attacks: typeof axisAttacks | typeof sovietAttacks) =>
  ({
    kind: 'set',
    msg: msg('armir.fight.field.across'),
    start: [],
    rule: '14.2',
    options: hexsides.map((key) => ({ key, msg: msg(`armir.fight.across.${key}`) })),
    when: { all: [attacks, isCombat] },
  }) as const;
const toggle = (field: 'oos' | 'dsg' | 'retreated' | 'city' | 'strongpoint' | 'allRiver', rule: string) =>
  ({ kind: 'toggle', msg: msg(`armir.fight.field.${field}`), start: false, rule }) as const;
const states = {
  oos: toggle('oos', '8.3'),
  dsg: toggle('dsg', '11.2'),
} as const;
const retreated = (attacks: typeof axisAttacks | typeof sovietAttacks) =>
  ({ ...toggle('retreated', '12.3.3'), when: attacks }) as const;

export const axisRow = {
  name: nameField,
  kind: axisFields.kind,
  cp: { ...axisFields.cp, big: true },
  value: { ...axisFields.value, msg: msg('armir.fight.field.support'), big: true, rule: '10.1.2', when: isSupport },
  left,
  hex: place('hex'),
  across: across(axisAttacks),
  distance: {
    kind: 'count',
    msg: msg('armir.fight.field.distance'),
    hint: msg('armir.fight.field.distance.hint'),
    start: 1,
    min: 0,
    max: 20,
    rule: '10.1.2',
    when: isSupport,
  },
  move: axisFields.move,
  nation: axisFields.nation,
  formation: axisFields.formation,
  division: axisFields.division,
  range: { ...axisFields.range, hint: msg('armir.fight.field.range.hint'), rule: '10.1', when: isSupport },
  heavy: axisFields.heavy,
  supports: { kind: 'toggle', msg: msg('armir.fight.field.supports'), start: true, rule: '10.1.2', when: isSupport },
  ...states,
  retreated: retreated(sovietAttacks),
} as const satisfies Fields;

export const sovietRow = {
  name: nameField,
  kind: sovietFields.kind,
  cp: { ...sovietFields.cp, big: true },
  left,
  hex: place('hex'),
  across: across(sovietAttacks),
  move: sovietFields.move,
  army: sovietFields.army,
  corps: sovietFields.corps,
  ...states,
  retreated: retreated(axisAttacks),
} as const satisfies Fields;

/** What the record holds of a counter: laid over what the counter prints. */
export const recordedOf = ({ id, values }: RosterUnit, context: Context): JsonObject => {
  const hex = textAt(context, cells.at, id);
  // 5.3.1: a gun's on the side that lies up, also where nobody typed it
  const moved = values.kind === 'artillery' && upOf(context, id) === 'movement';
  return {
    ...(hex === '' ? {} : { hex }),
    ...(moved ? { range: typeof values.range2 === 'number' ? values.range2 : 0 } : {}),
    oos: isOos(context, id),
    dsg: hex !== '' && isDsg(context, hex),
    retreated: Object.hasOwn(markedIn(context, marks.retreated), id),
  };
};
/** Steps left as recorded; undefined: nothing is. */
export const recordedSteps = (context: Pick<Context, 'cells'>, id: string): number | undefined =>
  countAt(context, cells.steps, id);

const mostRows = 40;
const total = (side: 'attackTotal' | 'defenceTotal') =>
  ({
    kind: 'count',
    msg: msg(`armir.fight.field.${side}`),
    hint: msg(`armir.fight.field.${side}.hint`),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  }) as const;

export const axisRows = {
  kind: 'rows',
  msg: msg('armir.fight.field.axis'),
  start: [],
  fields: axisRow,
  max: mostRows,
  rosters: [rosters.axis],
  group: 'hex',
  figure: 'axis',
  recorded: recordedOf,
  side: sides.axis,
  acts: axisAttacks,
} as const;
export const sovietRows = {
  kind: 'rows',
  msg: msg('armir.fight.field.soviet'),
  start: [],
  fields: sovietRow,
  max: mostRows,
  rosters: [rosters.soviet],
  group: 'hex',
  figure: 'soviet',
  recorded: recordedOf,
  side: sides.soviet,
  acts: sovietAttacks,
} as const;

/** What stands behind typed totals and no row tells. */
export const unlisted = ['germanTracked', 'sovietTracked', 'heavy'] as const;

export const combatFields = {
  attacker: {
    kind: 'choice',
    msg: msg('armir.fight.field.attacker'),
    start: sides.soviet,
    // the side whose phase it is
    from: 'who',
    options: [
      { key: sides.axis, msg: msg('armir.fight.attacker.axis') },
      { key: sides.soviet, msg: msg('armir.fight.attacker.soviet') },
    ],
  },
  attackTotal: total('attackTotal'),
  defenceTotal: total('defenceTotal'),
  axis: axisRows,
  soviet: sovietRows,
  target: place('target'),
  // a target noted as DSG is so by itself (11.2): ticked where its marker is off again
  notDsg: {
    kind: 'toggle',
    msg: msg('armir.fight.field.notDsg'),
    hint: msg('armir.fight.field.notDsg.hint'),
    start: false,
    rule: '11.2',
    when: { not: { field: 'target', is: '' } },
  },
  city: toggle('city', '14.4'),
  strongpoint: { ...toggle('strongpoint', '12.3.2'), when: sovietAttacks },
  allRiver: toggle('allRiver', '14.2'),
  allStrongpoint: {
    kind: 'toggle',
    msg: msg('armir.fight.field.allStrongpoint'),
    hint: msg('armir.fight.field.allStrongpoint.hint'),
    start: false,
    rule: '14.3',
    when: sovietAttacks,
  },
  unlisted: {
    kind: 'set',
    msg: msg('armir.fight.field.unlisted'),
    hint: msg('armir.fight.field.unlisted.hint'),
    start: [],
    options: unlisted.map((key) => ({ key, msg: msg(`armir.fight.unlisted.${key}`) })),
  },
} as const satisfies Fields;

const { attacker, attackTotal, defenceTotal, axis, soviet, target, notDsg, city, strongpoint, allRiver } = combatFields;
export const assaultFields = {
  attacker,
  attackTotal,
  defenceTotal,
  axis,
  soviet,
  target,
  notDsg,
  /** 0: nobody said */
  mp: {
    kind: 'count',
    msg: msg('armir.fight.field.mp'),
    hint: msg('armir.fight.field.mp.hint'),
    start: 0,
    min: 0,
    max: 60,
    per: 2,
    rule: '13.1',
  },
  road: { kind: 'toggle', msg: msg('armir.fight.field.road'), start: false, rule: '5.1.1' },
  city,
  strongpoint,
  closed: {
    kind: 'toggle',
    msg: msg('armir.fight.field.closed'),
    hint: msg('armir.fight.field.closed.hint'),
    start: false,
    rule: '13.2',
  },
  allRiver,
  unlisted: combatFields.unlisted,
} as const satisfies Fields;

export type CombatInput = InputOf<typeof combatFields>;
export type AssaultInput = InputOf<typeof assaultFields>;
export type AxisRow = CombatInput['axis'][number];
export type SovietRow = CombatInput['soviet'][number];
