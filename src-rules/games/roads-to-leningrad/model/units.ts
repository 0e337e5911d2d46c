import type { Fields } from '#rules/kit/forms/fields.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { numberIn, textIn } from '#rules/kit/record/rosterValues.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import {
  classes,
  kinds,
  rosters,
  type SideId,
  sides,
  type Trait,
  traits,
  type UnitClass,
  type UnitKind,
} from '../ids.ts';
import { msg } from './msg.ts';

/** What counters show (1.1, 1.2 of the legend): the fields of the rosters, and the rows of the calculators made of the same. */

export const kindMsg: { readonly [K in UnitKind]: Msg } = {
  combat: msg('rtl.kind.combat'),
  artillery: msg('rtl.kind.artillery'),
  hq: msg('rtl.kind.hq'),
  leader: msg('rtl.kind.leader'),
  air: msg('rtl.kind.air'),
  bridge: msg('rtl.kind.bridge'),
};
export const classMsg: { readonly [C in UnitClass]: Msg } = {
  mot: msg('rtl.class.mot'),
  heavy: msg('rtl.class.heavy'),
  foot: msg('rtl.class.foot'),
};
export const traitMsg: { readonly [T in Trait]: Msg } = {
  armoured: msg('rtl.trait.armoured'),
  vehicle: msg('rtl.trait.vehicle'),
  cavalry: msg('rtl.trait.cavalry'),
  engineer: msg('rtl.trait.engineer'),
  recon: msg('rtl.trait.recon'),
  motorcycle: msg('rtl.trait.motorcycle'),
  motInfantry: msg('rtl.trait.motInfantry'),
  infantry: msg('rtl.trait.infantry'),
  bicycle: msg('rtl.trait.bicycle'),
  antiTank: msg('rtl.trait.antiTank'),
  noZoc: msg('rtl.trait.noZoc'),
  redDefence: msg('rtl.trait.redDefence'),
  offensiveOnly: msg('rtl.trait.offensiveOnly'),
  arko: msg('rtl.trait.arko'),
};

const only = <K extends UnitKind>(...is: readonly K[]) => ({ field: 'kind', is }) as const;
const onGround = only('combat', 'artillery', 'hq');
const number = (msg: Msg, max: number, rule: string) => ({ kind: 'count', msg, start: 0, min: 0, max, rule }) as const;
const optional = { optional: true } as const;

export const unitFields = {
  kind: {
    kind: 'choice',
    msg: msg('rtl.field.kind'),
    start: 'combat',
    rule: '2.2',
    options: kinds.map((key) => ({ key, msg: kindMsg[key] })),
  },
  /** the colour of its box, by the name the players give it; '' = white: an army unit (4.33) */
  formation: {
    kind: 'text',
    msg: msg('rtl.field.formation'),
    hint: msg('rtl.field.formation.hint'),
    start: '',
    max: 40,
    rule: '2.22',
    ...optional,
  },
  class: {
    kind: 'choice',
    msg: msg('rtl.field.class'),
    start: 'foot',
    rule: '3.14',
    when: onGround,
    options: classes.map((key) => ({ key, msg: classMsg[key] })),
  },
  traits: {
    kind: 'set',
    msg: msg('rtl.field.traits'),
    start: [],
    rule: '3.15',
    when: onGround,
    options: traits.map((key) => ({ key, msg: traitMsg[key] })),
  },
  /** attack strength; of artillery its support strength */
  attack: { ...number(msg('rtl.field.attack'), 40, '3.51'), when: onGround },
  defence: { ...number(msg('rtl.field.defence'), 40, '3.51'), when: onGround },
  er: { ...number(msg('rtl.field.er'), 10, '3.41'), when: only('combat', 'artillery', 'hq', 'air') },
  /** reverse side; a unit without one has a single step */
  twoSteps: { kind: 'toggle', msg: msg('rtl.field.twoSteps'), start: false, rule: '3.61', when: only('combat') },
  attack2: { ...number(msg('rtl.field.attack2'), 40, '3.61'), when: { field: 'twoSteps', is: true } },
  defence2: { ...number(msg('rtl.field.defence2'), 40, '3.61'), when: { field: 'twoSteps', is: true } },
  er2: { ...number(msg('rtl.field.er2'), 10, '3.61'), when: { field: 'twoSteps', is: true } },
  ma: { ...number(msg('rtl.field.ma'), 30, '8.1'), when: onGround },
  stacking: { ...number(msg('rtl.field.stacking'), 9, '3.31'), when: onGround },
  range: { ...number(msg('rtl.field.range'), 30, '12.13'), when: only('artillery') },
  commandPoints: { ...number(msg('rtl.field.commandPoints'), 4, '15.3'), when: only('hq', 'leader') },
  /** 13.2: its type and CAS value */
  airType: {
    kind: 'choice',
    msg: msg('rtl.field.airType'),
    start: 'A',
    rule: '2.23',
    when: only('air'),
    options: [
      { key: 'A', msg: msg('rtl.airType.A') },
      { key: 'B', msg: msg('rtl.airType.B') },
    ],
  },
  cas: { ...number(msg('rtl.field.cas'), 4, '13.23'), when: only('air') },
} as const satisfies Fields;

/** A unit as rules read it. What the players have not typed is undefined: nothing is guessed. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: UnitKind;
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

/** 15.12: of those in a hex no HQ leads while others are there. */
export const leadersOf = <U extends Pick<Counter, 'kind'>>(here: readonly U[]): readonly U[] => {
  const others = here.filter(({ kind }) => kind !== 'hq');
  return others.length > 0 ? others : here;
};

/** 3.21: units that control and defend hexes; leaders, bridges and aircraft do not. */
export const isCombat = ({ kind }: Pick<Counter, 'kind'>): boolean =>
  kind === 'combat' || kind === 'artillery' || kind === 'hq';
