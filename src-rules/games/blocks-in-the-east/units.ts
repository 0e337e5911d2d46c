import type { When } from '#rules/kit/forms/conditions.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { airClasses, groundClasses, type Nation, type SideId, type UnitClass, unitClasses } from './ids.ts';
import { inUse } from './option-ids.ts';
import { axisOrder, highestPf, sovietOrder } from './pool/fields.ts';
import { n } from './text/speak-numbers.ts';

/** What blocks are and show: the fields of the rosters, and the rows of the calculators made of the same fields. */

export { highestPf };

export const classMsg: { readonly [C in UnitClass]: Msg } = {
  infantry: n('bite.class.infantry'),
  static: n('bite.class.static'),
  mountain: n('bite.class.mountain'),
  cavalry: n('bite.class.cavalry'),
  paratroops: n('bite.class.paratroops'),
  marines: n('bite.class.marines'),
  artillery: n('bite.class.artillery'),
  mechanised: n('bite.class.mechanised'),
  tanks: n('bite.class.tanks'),
  armouredHq: n('bite.class.armouredHq'),
  airHq: n('bite.class.airHq'),
  navalHq: n('bite.class.navalHq'),
  supremeHq: n('bite.class.supremeHq'),
  partisans: n('bite.class.partisans'),
  fighter: n('bite.class.fighter'),
  bomber: n('bite.class.bomber'),
  longRange: n('bite.class.longRange'),
};
export const nationMsg: { readonly [N in Nation]: Msg } = {
  GER: n('bite.nation.GER'),
  ITA: n('bite.nation.ITA'),
  FIN: n('bite.nation.FIN'),
  ROM: n('bite.nation.ROM'),
  HUN: n('bite.nation.HUN'),
  SVK: n('bite.nation.SVK'),
  SOV: n('bite.nation.SOV'),
};

const only = <C extends UnitClass>(is: readonly C[]) => ({ field: 'class', is }) as const;
const isAir = only(airClasses);
const isGround = only(groundClasses);
const withShield = { not: { field: 'shield', is: 'none' } } as const;

const nation = {
  kind: 'choice',
  msg: n('bite.field.nation'),
  start: 'GER',
  rule: '3.20',
  options: (['GER', 'ITA', 'FIN', 'ROM', 'HUN', 'SVK'] as const).map((key) => ({ key, msg: nationMsg[key] })),
} as const;

/** 1.2: of all classes those a side has. */
const classField = <C extends UnitClass>(classes: readonly C[], start: C) =>
  ({
    kind: 'choice',
    msg: n('bite.field.class'),
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
  msg: n('bite.field.faces'),
  hint: n('bite.field.faces.hint'),
  start: '',
  most: highestPf,
  top: highestPf,
  rule: '7.7.8',
} as const;

const block = {
  faces,
  shield: {
    kind: 'choice',
    msg: n('bite.field.shield'),
    start: 'none',
    rule: '7.7.8',
    options: [
      { key: 'none', msg: n('bite.shield.none') },
      { key: 'every', msg: n('bite.shield.every') },
      { key: 'some', msg: n('bite.shield.some') },
    ],
  },
  shielded: {
    ...faces,
    msg: n('bite.field.shielded'),
    hint: n('bite.field.shielded.hint'),
    when: { field: 'shield', is: 'some' },
  },
} as const satisfies Fields;

const colours = {
  kind: 'text',
  msg: n('bite.field.colours'),
  hint: n('bite.field.colours.hint'),
  start: '',
  max: highestPf,
  rule: '7.3',
} as const;

const elite = {
  kind: 'choice',
  msg: n('bite.field.elite'),
  hint: n('bite.field.elite.hint'),
  start: 'byNation',
  rule: '10.0',
  when: isGround,
  options: [
    { key: 'byNation', msg: n('bite.elite.byNation') },
    { key: 'none', msg: n('bite.elite.none') },
    { key: 'attack', msg: n('bite.elite.attack') },
    { key: 'defence', msg: n('bite.elite.defence') },
  ],
} as const;

/** What only blocks of one side are. */
const axisFlags = {
  ski: {
    kind: 'toggle',
    msg: n('bite.field.ski'),
    start: false,
    rule: '5.5',
    when: { all: [{ field: 'nation', is: 'FIN' }, only(['infantry'])] },
  },
  gustav: {
    kind: 'toggle',
    msg: n('bite.field.gustav'),
    start: false,
    rule: '26.0',
    when: { all: [{ field: 'nation', is: 'GER' }, only(['artillery'])] },
  },
  stuka: {
    kind: 'toggle',
    msg: n('bite.field.stuka'),
    start: false,
    rule: '22.0',
    when: { all: [{ field: 'nation', is: 'GER' }, only(['bomber'])] },
  },
} as const satisfies Fields;
const sovietFlags = {
  guards: { kind: 'toggle', msg: n('bite.field.guards'), start: false, rule: '10.0', when: isGround },
  shock: { kind: 'toggle', msg: n('bite.field.shock'), start: false, rule: '6.1.1', when: only(['infantry']) },
} as const satisfies Fields;
const strategic = {
  kind: 'toggle',
  msg: n('bite.field.strategic'),
  start: false,
  rule: '19.0',
  when: only(['bomber']),
} as const;

/** 35.1: over Germany only. */
const interceptor = {
  kind: 'toggle',
  msg: n('bite.field.interceptor'),
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

const unitName = { kind: 'text', msg: n('bite.field.name'), start: '', max: 40 } as const;
const pf = {
  kind: 'top',
  msg: n('bite.field.pf'),
  hint: n('bite.field.pf.hint'),
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
    half: { kind: 'toggle', msg: n('bite.field.half'), start: false, rule: '7.7.8', when: withShield },
    crosses: {
      kind: 'choice',
      msg: n('bite.field.crosses'),
      start: 'none',
      rule: 'C1',
      when: both(attacks(side), isGround),
      options: [
        { key: 'none', msg: n('bite.crosses.none') },
        { key: 'river', msg: n('bite.crosses.river') },
        { key: 'strait', msg: n('bite.crosses.strait') },
      ],
    },
    supplied: { kind: 'toggle', msg: n('bite.field.supplied'), start: true, rule: '4.4', when: attacks(side) },
    grounded: {
      kind: 'toggle',
      msg: n('bite.field.grounded'),
      start: false,
      rule: '7.7.3.1',
      when: both(attacks(other), isAir),
    },
    leads: {
      kind: 'toggle',
      msg: n('bite.field.leads'),
      hint: n('bite.field.leads.hint'),
      start: false,
      rule: '20.0',
      when: both(attacks(side), special, leaders),
    },
    tech: {
      kind: 'count',
      msg: n('bite.field.tech'),
      hint: n('bite.field.tech.hint'),
      start: 0,
      min: 0,
      max: 3,
      rule: '3.13',
    },
  }) as const satisfies Fields;
const asGuns = { kind: 'toggle', msg: n('bite.field.asGuns'), start: false, rule: '6.4' } as const;
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
