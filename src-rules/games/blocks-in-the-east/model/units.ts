import type { When } from '#rules/kit/forms/conditions.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { airClasses, groundClasses, inUse, type Nation, type SideId, type UnitClass, unitClasses } from '../ids.ts';
import { msg } from './msg.ts';
import { axisOrder, highestPf, sovietOrder } from './orderFields.ts';

/** What blocks are and show: the fields of the rosters, and the rows of the calculators made of the same fields. */

export { highestPf };

export const classMsg: { readonly [C in UnitClass]: Msg } = {
  infantry: msg('bite.class.infantry'),
  static: msg('bite.class.static'),
  mountain: msg('bite.class.mountain'),
  cavalry: msg('bite.class.cavalry'),
  paratroops: msg('bite.class.paratroops'),
  marines: msg('bite.class.marines'),
  artillery: msg('bite.class.artillery'),
  mechanised: msg('bite.class.mechanised'),
  tanks: msg('bite.class.tanks'),
  armouredHq: msg('bite.class.armouredHq'),
  airHq: msg('bite.class.airHq'),
  navalHq: msg('bite.class.navalHq'),
  supremeHq: msg('bite.class.supremeHq'),
  partisans: msg('bite.class.partisans'),
  fighter: msg('bite.class.fighter'),
  bomber: msg('bite.class.bomber'),
  longRange: msg('bite.class.longRange'),
};
export const nationMsg: { readonly [N in Nation]: Msg } = {
  GER: msg('bite.nation.GER'),
  ITA: msg('bite.nation.ITA'),
  FIN: msg('bite.nation.FIN'),
  ROM: msg('bite.nation.ROM'),
  HUN: msg('bite.nation.HUN'),
  SVK: msg('bite.nation.SVK'),
  SOV: msg('bite.nation.SOV'),
};

const only = <C extends UnitClass>(is: readonly C[]) => ({ field: 'class', is }) as const;
const isAir = only(airClasses);
const isGround = only(groundClasses);
const withShield = { not: { field: 'shield', is: 'none' } } as const;

const nation = {
  kind: 'choice',
  msg: msg('bite.field.nation'),
  start: 'GER',
  rule: '3.20',
  options: (['GER', 'ITA', 'FIN', 'ROM', 'HUN', 'SVK'] as const).map((key) => ({ key, msg: nationMsg[key] })),
} as const;

/** 1.2: of all classes those a side has. */
const classField = <C extends UnitClass>(classes: readonly C[], start: C) =>
  ({
    kind: 'choice',
    msg: msg('bite.field.class'),
    start,
    rule: '6.0',
    options: classes.map((key) => ({ key, msg: classMsg[key] })),
  }) as const;
const without = <C extends UnitClass, Not extends C>(classes: readonly C[], not: readonly Not[]) =>
  classes.filter((one): one is Exclude<C, Not> => !not.some((other) => other === one));
const axisClass = classField(without(unitClasses, ['marines', 'navalHq', 'partisans', 'longRange']), 'infantry');
const sovietClass = classField(unitClasses, 'infantry');

const faces = {
  kind: 'faces',
  msg: msg('bite.field.faces'),
  hint: msg('bite.field.faces.hint'),
  start: '',
  most: highestPf,
  top: highestPf,
  rule: '7.7.8',
} as const;

const block = {
  faces,
  shield: {
    kind: 'choice',
    msg: msg('bite.field.shield'),
    start: 'none',
    rule: '7.7.8',
    options: [
      { key: 'none', msg: msg('bite.shield.none') },
      { key: 'every', msg: msg('bite.shield.every') },
      { key: 'some', msg: msg('bite.shield.some') },
    ],
  },
  shielded: {
    ...faces,
    msg: msg('bite.field.shielded'),
    hint: msg('bite.field.shielded.hint'),
    when: { field: 'shield', is: 'some' },
  },
} as const satisfies Fields;

const colours = {
  kind: 'text',
  msg: msg('bite.field.colours'),
  hint: msg('bite.field.colours.hint'),
  start: '',
  max: highestPf,
  rule: '7.3',
} as const;

const elite = {
  kind: 'choice',
  msg: msg('bite.field.elite'),
  hint: msg('bite.field.elite.hint'),
  start: 'byNation',
  rule: '10.0',
  when: isGround,
  options: [
    { key: 'byNation', msg: msg('bite.elite.byNation') },
    { key: 'none', msg: msg('bite.elite.none') },
    { key: 'attack', msg: msg('bite.elite.attack') },
    { key: 'defence', msg: msg('bite.elite.defence') },
  ],
} as const;

/** What only blocks of one side are. */
const axisFlags = {
  ski: {
    kind: 'toggle',
    msg: msg('bite.field.ski'),
    start: false,
    rule: '5.5',
    when: { all: [{ field: 'nation', is: 'FIN' }, only(['infantry'])] },
  },
  gustav: {
    kind: 'toggle',
    msg: msg('bite.field.gustav'),
    start: false,
    rule: '26.0',
    when: { all: [{ field: 'nation', is: 'GER' }, only(['artillery'])] },
  },
  stuka: {
    kind: 'toggle',
    msg: msg('bite.field.stuka'),
    start: false,
    rule: '22.0',
    when: { all: [{ field: 'nation', is: 'GER' }, only(['bomber'])] },
  },
} as const satisfies Fields;
const sovietFlags = {
  guards: { kind: 'toggle', msg: msg('bite.field.guards'), start: false, rule: '10.0', when: isGround },
  shock: { kind: 'toggle', msg: msg('bite.field.shock'), start: false, rule: '6.1.1', when: only(['infantry']) },
} as const satisfies Fields;
const strategic = {
  kind: 'toggle',
  msg: msg('bite.field.strategic'),
  start: false,
  rule: '19.0',
  when: only(['bomber']),
} as const;

/** 35.1: over Germany only. */
const interceptor = {
  kind: 'toggle',
  msg: msg('bite.field.interceptor'),
  start: false,
  rule: '35.1',
  when: { all: [{ field: 'nation', is: 'GER' }, only(['fighter'])] },
  optional: true,
} as const;

/** Typed once, from the blocks and the order of battle. */
export const axisRosterFields = {
  nation,
  class: axisClass,
  ...block,
  colours,
  elite,
  ...axisFlags,
  strategic,
  interceptor,
  ...axisOrder,
} as const satisfies Fields;
export const sovietRosterFields = {
  class: sovietClass,
  ...block,
  colours,
  elite,
  ...sovietFlags,
  strategic,
  ...sovietOrder,
} as const satisfies Fields;
export const rosterFields: { readonly [S in SideId]: Fields } = { axis: axisRosterFields, soviet: sovietRosterFields };

const unitName = { kind: 'text', msg: msg('bite.field.name'), start: '', max: 40 } as const;
const pf = {
  kind: 'top',
  msg: msg('bite.field.pf'),
  hint: msg('bite.field.pf.hint'),
  start: null,
  of: 'faces',
  mark: 'half',
  max: highestPf,
  rule: '3.11',
  big: true,
} as const;
const both = (...all: readonly When[]): When => ({ all });
/** The forms of battles say who attacks and how. */
const attacks = (side: SideId): When => ({ field: 'attacks', is: side });
const special: When = { field: 'kind', is: ['cavalryCharge', 'panzerAttack', 'paradrop', 'landing'] };
const leaders = only(['infantry', 'cavalry', 'paratroops', 'marines', 'mechanised', 'tanks', 'armouredHq']);

/** Of the moment; what only matters to those who attack, or to those who do not, is theirs alone. */
const now = (side: SideId, other: SideId) =>
  ({
    half: { kind: 'toggle', msg: msg('bite.field.half'), start: false, rule: '7.7.8', when: withShield },
    crosses: {
      kind: 'choice',
      msg: msg('bite.field.crosses'),
      start: 'none',
      rule: 'C1',
      when: both(attacks(side), isGround),
      options: [
        { key: 'none', msg: msg('bite.crosses.none') },
        { key: 'river', msg: msg('bite.crosses.river') },
        { key: 'strait', msg: msg('bite.crosses.strait') },
      ],
    },
    supplied: { kind: 'toggle', msg: msg('bite.field.supplied'), start: true, rule: '4.4', when: attacks(side) },
    grounded: {
      kind: 'toggle',
      msg: msg('bite.field.grounded'),
      start: false,
      rule: '7.7.3.1',
      when: both(attacks(other), isAir),
    },
    leads: {
      kind: 'toggle',
      msg: msg('bite.field.leads'),
      hint: msg('bite.field.leads.hint'),
      start: false,
      rule: '20.0',
      when: both(attacks(side), special, leaders),
    },
    tech: {
      kind: 'count',
      msg: msg('bite.field.tech'),
      hint: msg('bite.field.tech.hint'),
      start: 0,
      min: 0,
      max: 3,
      rule: '3.13',
    },
  }) as const satisfies Fields;
const asGuns = { kind: 'toggle', msg: msg('bite.field.asGuns'), start: false, rule: '6.4' } as const;
/** Only where its rule is in use. */
const eliteNow = { ...elite, when: both(elite.when, inUse('a10')) } as const;
const strategicNow = { ...strategic, when: both(strategic.when, { any: [inUse('o19'), inUse('o32')] }) } as const;

/** In the order in which a hurried hand needs them. */
export const axisRowFields = {
  name: unitName,
  nation,
  class: axisClass,
  pf,
  ...block,
  ...now('axis', 'soviet'),
  asGuns: {
    ...asGuns,
    when: {
      any: [only(['armouredHq']), { all: [{ field: 'nation', is: 'FIN' }, only(['supremeHq'])] }],
    },
  },
  elite: eliteNow,
  ...axisFlags,
  gustav: { ...axisFlags.gustav, when: both(axisFlags.gustav.when, inUse('o26')) },
  stuka: { ...axisFlags.stuka, when: both(axisFlags.stuka.when, inUse('o22')) },
  strategic: strategicNow,
  interceptor: { ...interceptor, when: both(interceptor.when, inUse('o351')) },
} as const satisfies Fields;
export const sovietRowFields = {
  name: unitName,
  class: sovietClass,
  pf,
  ...block,
  ...now('soviet', 'axis'),
  asGuns: { ...asGuns, when: only(['armouredHq']) },
  elite: eliteNow,
  ...sovietFlags,
  guards: { ...sovietFlags.guards, when: both(sovietFlags.guards.when, inUse('a10')) },
  strategic: strategicNow,
} as const satisfies Fields;

export type AxisRow = InputOf<typeof axisRowFields> & { readonly id: string };
export type SovietRow = InputOf<typeof sovietRowFields> & { readonly id: string };
type Flags = keyof typeof axisFlags | keyof typeof sovietFlags | 'interceptor';
type Shared = Pick<AxisRow, Exclude<keyof AxisRow & keyof SovietRow, 'class'>>;
/** A row of either side: without a nation it is Soviet, and what only the other side has is absent. */
export type UnitRow = Shared & { readonly class: UnitClass; readonly nation?: Nation } & {
  readonly [F in Flags]?: boolean;
};
