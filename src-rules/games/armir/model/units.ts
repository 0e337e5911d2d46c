import { folded } from '#rules/kit/base/folded.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { numberIn, textIn } from '#rules/kit/record/rosterValues.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import {
  type Army,
  armies,
  armouredCorps,
  type Formation,
  formations,
  kinds,
  type Movement,
  movements,
  type Nation,
  named,
  nations,
  rosters,
  type SideId,
  sides,
  type UnitKind,
} from '../ids.ts';
import { msg } from './msg.ts';

/** What counters show (2): the fields of the rosters, and the rows of the calculators made of the same fields. */

export const kindMsg: { readonly [K in UnitKind]: Msg } = {
  combat: msg('armir.kind.combat'),
  artillery: msg('armir.kind.artillery'),
  heavyArtillery: msg('armir.kind.heavyArtillery'),
  hq: msg('armir.kind.hq'),
};
export const nationMsg: { readonly [N in Nation]: Msg } = {
  ITA: msg('armir.nation.ITA'),
  GER: msg('armir.nation.GER'),
  CRO: msg('armir.nation.CRO'),
};
export const formationMsg: { readonly [F in Formation]: Msg } = {
  alpine: msg('armir.formation.alpine'),
  ii: msg('armir.formation.ii'),
  xxxv: msg('armir.formation.xxxv'),
  xxix: msg('armir.formation.xxix'),
  xxiv: msg('armir.formation.xxiv'),
  army: msg('armir.formation.army'),
};
export const armyMsg: { readonly [A in Army]: Msg } = {
  iii: msg('armir.army.iii'),
  a: msg('armir.army.a'),
  b: msg('armir.army.b'),
};
export const movementMsg: { readonly [M in Movement]: Msg } = {
  other: msg('armir.movement.other'),
  motorised: msg('armir.movement.motorised'),
  tracked: msg('armir.movement.tracked'),
};

const choice = <K extends string>(
  msg: Msg,
  keys: readonly K[],
  said: { readonly [key in K]: Msg },
  rule: string,
  start: K,
) => ({ kind: 'choice', msg, start, rule, options: keys.map((key) => ({ key, msg: said[key] })) }) as const;

const isCombat = { field: 'kind', is: 'combat' } as const;
const hasSides = { not: isCombat } as const;
const guns = { field: 'kind', is: ['artillery', 'heavyArtillery'] } as const;

/** CP of each step, the whole unit first: '7 4 2'. As many numbers as the counter has steps (2.1). */
const cp = {
  kind: 'text',
  msg: msg('armir.field.cp'),
  hint: msg('armir.field.cp.hint'),
  start: '',
  max: 24,
  reads: (text: string) => cpLadder(text) !== undefined,
  rule: '2.1',
  when: isCombat,
} as const;
const moves = { ...choice(msg('armir.field.move'), movements, movementMsg, '2.1', 'other'), when: isCombat } as const;
const mp = { kind: 'count', per: 2, msg: msg('armir.field.mp'), start: 0, min: 0, max: 40, rule: '5' } as const;
const range = {
  kind: 'count',
  msg: msg('armir.field.range'),
  start: 0,
  min: 0,
  max: 20,
  rule: '5.3.1',
  when: hasSides,
} as const;
/** 5.3.1: what the other side of an HQ or gun shows. */
const otherSideUp = {
  range2: { ...range, msg: msg('armir.field.range2') },
  mp2: { ...mp, msg: msg('armir.field.mp2'), rule: '5.3.1', when: hasSides },
} as const;

export const axisFields = {
  kind: choice(msg('armir.field.kind'), kinds, kindMsg, '2.1.2', 'combat'),
  nation: choice(msg('armir.field.nation'), nations, nationMsg, '2.6', 'ITA'),
  formation: choice(msg('armir.field.formation'), formations, formationMsg, '2.1', 'army'),
  division: { kind: 'text', msg: msg('armir.field.division'), start: '', max: 40, rule: '2.1', optional: true },
  cp,
  heavy: { kind: 'toggle', msg: msg('armir.field.heavy'), start: false, rule: '2.1', when: isCombat },
  move: moves,
  /** support of divisional artillery, bombardment of heavy artillery */
  value: { kind: 'count', msg: msg('armir.field.value'), start: 0, min: 0, max: 30, rule: '2.2', when: guns },
  mp,
  range,
  ...otherSideUp,
} as const satisfies Fields;

export const sovietFields = {
  kind: choice(msg('armir.field.kind'), ['combat', 'hq'] as const, kindMsg, '2.1.2', 'combat'),
  army: choice(msg('armir.field.army'), armies, armyMsg, '2.1', 'iii'),
  corps: {
    kind: 'text',
    msg: msg('armir.field.corps'),
    start: '',
    max: 20,
    rule: '6.1',
    optional: true,
    offers: () => armouredCorps.map((name) => ({ name, msg: msg('armir.corps.armoured') })),
  },
  guards: { kind: 'toggle', msg: msg('armir.field.guards'), start: false, rule: '2.6', when: isCombat },
  cp,
  move: moves,
  mp,
  range,
  ...otherSideUp,
  /** 18.4: the number on the back of the army's artillery marker */
  firstGuns: {
    kind: 'count',
    msg: msg('armir.field.firstGuns'),
    hint: msg('armir.field.firstGuns.hint'),
    start: 0,
    min: 0,
    max: 20,
    rule: '10.2',
    when: { field: 'kind', is: 'hq' },
  },
} as const satisfies Fields;

/** A unit as rules read it. What the players have not typed is undefined: nothing is guessed. */
export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly kind: UnitKind;
  readonly nation?: Nation;
  readonly formation?: Formation;
  readonly army?: Army;
  readonly corps: string;
  readonly division: string;
  readonly move: Movement;
  readonly heavy: boolean;
  /** CP by steps left: `cp[0]` at full strength; empty while nobody typed it */
  readonly cp: readonly number[];
  readonly value?: number;
  /** movement points in halves, on the side `range` (combat units: the only one) and on the side `movement` */
  readonly mp: { readonly range?: number; readonly movement?: number };
  /** in hexes, by the side that lies up */
  readonly range: { readonly range?: number; readonly movement?: number };
  readonly firstGuns?: number;
}

const oneOf = <K extends string>(unit: RosterUnit, field: string, keys: readonly K[]): K | undefined =>
  keys.find((key) => key === unit.values[field]);

/** The CP of each step, the whole unit first; undefined: not a falling row of numbers. */
export const cpLadder = (text: string): readonly number[] | undefined => {
  const parts = text.trim() === '' ? [] : text.trim().split(/[\s,;/]+/);
  if (parts.some((part) => !/^\d{1,2}$/.test(part))) return undefined;
  const ladder = parts.map(Number);
  return ladder.every((n, i) => i === 0 || n <= (ladder[i - 1] ?? n)) ? ladder : undefined;
};

export const counterOf = (unit: RosterUnit, roster: string): Counter => {
  const kind = oneOf(unit, 'kind', kinds) ?? 'combat';
  const known = <T>(key: string, value: T | undefined) => (value === undefined ? {} : { [key]: value });
  return {
    id: unit.id,
    name: unit.name,
    side: roster === rosters.axis ? sides.axis : sides.soviet,
    kind,
    ...known('nation', oneOf(unit, 'nation', nations)),
    ...known('formation', oneOf(unit, 'formation', formations)),
    ...known('army', oneOf(unit, 'army', armies)),
    corps: textIn(unit, 'corps'),
    division: textIn(unit, 'division'),
    move: movesAs({ kind, move: oneOf(unit, 'move', movements) ?? 'other' }),
    heavy: unit.values.heavy === true,
    cp: kind === 'combat' ? (cpLadder(textIn(unit, 'cp')) ?? []) : [],
    ...known('value', numberIn(unit, 'value')),
    mp: { ...known('range', numberIn(unit, 'mp')), ...known('movement', numberIn(unit, 'mp2')) },
    range: { ...known('range', numberIn(unit, 'range')), ...known('movement', numberIn(unit, 'range2')) },
    ...known('firstGuns', numberIn(unit, 'firstGuns')),
  };
};
/** 8.4: whether this is what a Soviet unit of an armoured corps has for its corps. */
export const armouredUnit = (corps: string): boolean => armouredCorps.some((one) => one === corps.trim().toUpperCase());
export const isArmouredCorps = ({ side, corps }: Pick<Counter, 'side' | 'corps'>): boolean =>
  side === sides.soviet && armouredUnit(corps);

/** Whether its division or its name says a word of the rulebook. */
export const says = ({ division, name }: Pick<Counter, 'name' | 'division'>, word: string): boolean =>
  [division, name].some((text) => ` ${folded(text)} `.includes(` ${word}`));
/** 18.1.3: the cavalry. */
export const isBarbo = (counter: Pick<Counter, 'id' | 'name' | 'division'>): boolean =>
  counter.id === named.barbo || says(counter, 'barbo');

/** 5.3.2: HQs move as motorised units; guns on foot. */
export const movesAs = ({ kind, move }: { readonly kind: UnitKind; readonly move: Movement }): Movement =>
  kind === 'combat' ? move : kind === 'hq' ? 'motorised' : 'other';

/** Movement points on the side that lies up, in halves; undefined: nobody typed them. */
export const printedMp = (counter: Pick<Counter, 'kind' | 'mp'>, up: 'range' | 'movement'): number | undefined =>
  counter.kind === 'combat' ? counter.mp.range : counter.mp[up];
