import type { Fields } from '#rules/kit/forms/fields.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { classes, type Kind, kinds, rosters, type SideId, sides, type Trait, traits, type UnitClass } from './ids.ts';
import { u } from './text/speak-units.ts';

/** What counters show (1.1, 1.2 of the legend): the fields of the rosters, and the rows of the calculators made of the same. */

export const kindMsg: { readonly [K in Kind]: Msg } = {
  combat: u('rtl.kind.combat'),
  artillery: u('rtl.kind.artillery'),
  hq: u('rtl.kind.hq'),
  leader: u('rtl.kind.leader'),
  air: u('rtl.kind.air'),
  bridge: u('rtl.kind.bridge'),
};
export const classMsg: { readonly [C in UnitClass]: Msg } = {
  mot: u('rtl.class.mot'),
  heavy: u('rtl.class.heavy'),
  foot: u('rtl.class.foot'),
};
export const traitMsg: { readonly [T in Trait]: Msg } = {
  armoured: u('rtl.trait.armoured'),
  vehicle: u('rtl.trait.vehicle'),
  cavalry: u('rtl.trait.cavalry'),
  engineer: u('rtl.trait.engineer'),
  recon: u('rtl.trait.recon'),
  motorcycle: u('rtl.trait.motorcycle'),
  motInfantry: u('rtl.trait.motInfantry'),
  infantry: u('rtl.trait.infantry'),
  bicycle: u('rtl.trait.bicycle'),
  antiTank: u('rtl.trait.antiTank'),
  noZoc: u('rtl.trait.noZoc'),
  redDefence: u('rtl.trait.redDefence'),
  offensiveOnly: u('rtl.trait.offensiveOnly'),
  arko: u('rtl.trait.arko'),
};

const only = <K extends Kind>(...is: readonly K[]) => ({ field: 'kind', is }) as const;
const onGround = only('combat', 'artillery', 'hq');
const number = (msg: Msg, max: number, rule: string) => ({ kind: 'count', msg, start: 0, min: 0, max, rule }) as const;
const optional = { optional: true } as const;

export const unitFields = {
  kind: {
    kind: 'choice',
    msg: u('rtl.field.kind'),
    start: 'combat',
    rule: '2.2',
    options: kinds.map((key) => ({ key, msg: kindMsg[key] })),
  },
  /** the colour of its box, by the name the players give it; '' = white: an army unit (4.33) */
  formation: {
    kind: 'text',
    msg: u('rtl.field.formation'),
    hint: u('rtl.field.formation.hint'),
    start: '',
    max: 40,
    rule: '2.22',
    ...optional,
  },
  class: {
    kind: 'choice',
    msg: u('rtl.field.class'),
    start: 'foot',
    rule: '3.14',
    when: onGround,
    options: classes.map((key) => ({ key, msg: classMsg[key] })),
  },
  traits: {
    kind: 'set',
    msg: u('rtl.field.traits'),
    start: [],
    rule: '3.15',
    when: onGround,
    options: traits.map((key) => ({ key, msg: traitMsg[key] })),
  },
  /** attack strength; of artillery its support strength */
  attack: { ...number(u('rtl.field.attack'), 40, '3.51'), when: onGround },
  defence: { ...number(u('rtl.field.defence'), 40, '3.51'), when: onGround },
  er: { ...number(u('rtl.field.er'), 10, '3.41'), when: only('combat', 'artillery', 'hq', 'air') },
  /** reverse side; a unit without one has a single step */
  twoSteps: { kind: 'toggle', msg: u('rtl.field.twoSteps'), start: false, rule: '3.61', when: only('combat') },
  attack2: { ...number(u('rtl.field.attack2'), 40, '3.61'), when: { field: 'twoSteps', is: true } },
  defence2: { ...number(u('rtl.field.defence2'), 40, '3.61'), when: { field: 'twoSteps', is: true } },
  er2: { ...number(u('rtl.field.er2'), 10, '3.61'), when: { field: 'twoSteps', is: true } },
  ma: { ...number(u('rtl.field.ma'), 30, '8.1'), when: onGround },
  stacking: { ...number(u('rtl.field.stacking'), 9, '3.31'), when: onGround },
  range: { ...number(u('rtl.field.range'), 30, '12.13'), when: only('artillery') },
  commandPoints: { ...number(u('rtl.field.commandPoints'), 4, '15.3'), when: only('hq', 'leader') },
  /** 13.2: its type and CAS value */
  airType: {
    kind: 'choice',
    msg: u('rtl.field.airType'),
    start: 'A',
    rule: '2.23',
    when: only('air'),
    options: [
      { key: 'A', msg: u('rtl.airType.A') },
      { key: 'B', msg: u('rtl.airType.B') },
    ],
  },
  cas: { ...number(u('rtl.field.cas'), 4, '13.23'), when: only('air') },
} as const satisfies Fields;

/** A unit as rules read it. What the players have not typed is undefined: nothing is guessed. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: Kind;
  /** '': an army unit */
  readonly formation: string;
  readonly class: UnitClass;
  readonly traits: ReadonlySet<Trait>;
  /** strengths and ER by steps left: `[1]` reduced or only, `[2]` full where it has two sides */
  readonly attack: readonly (number | undefined)[];
  readonly defence: readonly (number | undefined)[];
  readonly er: readonly (number | undefined)[];
  readonly steps: 1 | 2;
  readonly ma?: number;
  readonly stacking?: number;
  readonly range?: number;
  readonly commandPoints?: number;
  readonly airType: 'A' | 'B';
  readonly cas?: number;
}

const numberIn = ({ values }: RosterUnit, field: string): number | undefined => {
  const value = values[field];
  return typeof value === 'number' ? value : undefined;
};
const textIn = ({ values }: RosterUnit, field: string): string => {
  const value = values[field];
  return typeof value === 'string' ? value.trim() : '';
};

export const counterOf = (unit: RosterUnit, roster: string): Counter => {
  const two = unit.values.twoSteps === true;
  const onBoth = (full: string, reduced: string): readonly (number | undefined)[] =>
    two ? [undefined, numberIn(unit, reduced), numberIn(unit, full)] : [undefined, numberIn(unit, full)];
  const known = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value });
  const listed = unit.values.traits;
  return {
    id: unit.id,
    name: unit.name,
    side: roster === rosters.german ? sides.german : sides.soviet,
    kind: kinds.find((kind) => kind === unit.values.kind) ?? 'combat',
    formation: textIn(unit, 'formation'),
    class: classes.find((one) => one === unit.values.class) ?? 'foot',
    traits: new Set(traits.filter((one) => Array.isArray(listed) && listed.includes(one))),
    attack: onBoth('attack', 'attack2'),
    defence: onBoth('defence', 'defence2'),
    er: onBoth('er', 'er2'),
    steps: two ? 2 : 1,
    ...known('ma', numberIn(unit, 'ma')),
    ...known('stacking', numberIn(unit, 'stacking')),
    ...known('range', numberIn(unit, 'range')),
    ...known('commandPoints', numberIn(unit, 'commandPoints')),
    airType: unit.values.airType === 'B' ? 'B' : 'A',
    ...known('cas', numberIn(unit, 'cas')),
  };
};
/** 4.33 */
export const isArmyUnit = ({ kind, formation }: Pick<Counter, 'kind' | 'formation'>): boolean =>
  formation === '' && kind !== 'leader' && kind !== 'air' && kind !== 'bridge';

/** 3.21: units that control and defend hexes; leaders, bridges and aircraft do not. */
export const isCombat = ({ kind }: Pick<Counter, 'kind'>): boolean =>
  kind === 'combat' || kind === 'artillery' || kind === 'hq';
