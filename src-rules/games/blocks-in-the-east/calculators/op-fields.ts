import type { Chance } from '#rules/kit/chance/dist.ts';
import { chance, type Dist } from '#rules/kit/chance/dist.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { months, turnName } from '../data/calendar.ts';
import { techOf } from '../data/tech.ts';
import {
  type CityKind,
  cityKinds,
  type Nation,
  nations,
  type Tech,
  type TechField,
  type Terrain,
  terrains,
  type Weather,
} from '../ids.ts';
import type { SwitchId } from '../option-ids.ts';
import { on } from '../rules.ts';
import { b } from '../text/speak-battle.ts';
import { o } from '../text/speak-ops.ts';
import { nationMsg } from '../units.ts';
import { isFine, weatherIn } from '../weather.ts';
import { weatherOptions } from '../words.ts';

/** Fields several calculators share, what they read of the game, and how figures are said. */

export const terrainMsg = {
  plain: b('bite.battle.terrain.plain'),
  forest: b('bite.battle.terrain.forest'),
  hill: b('bite.battle.terrain.hill'),
  mountain: b('bite.battle.terrain.mountain'),
  swamp: b('bite.battle.terrain.swamp'),
} as const satisfies { readonly [T in Terrain]: Msg };
export const cityMsg = {
  none: b('bite.battle.city.none'),
  minor: b('bite.battle.city.minor'),
  major: b('bite.battle.city.major'),
  bunker: b('bite.battle.city.bunker'),
  fortress: b('bite.battle.city.fortress'),
} as const satisfies { readonly [C in CityKind]: Msg };

export const turnField = {
  kind: 'count',
  msg: o('bite.ops.field.turn'),
  hint: o('bite.ops.field.turn.hint'),
  start: 1,
  min: 1,
  max: months,
  from: 'turn',
  rule: '1.1',
} as const;
export const weatherField = {
  kind: 'choice',
  msg: o('bite.ops.field.weather'),
  start: 'record',
  rule: '9.0',
  options: [{ key: 'record', msg: o('bite.ops.weather.record') }, ...weatherOptions],
} as const;
export const terrainField = {
  kind: 'choice',
  msg: o('bite.ops.field.terrain'),
  start: 'plain',
  options: terrains.map((key) => ({ key, msg: terrainMsg[key] })),
} as const;
export const cityField = {
  kind: 'choice',
  msg: o('bite.ops.field.city'),
  start: 'none',
  options: cityKinds.map((key) => ({ key, msg: cityMsg[key] })),
} as const;
export const nationField = {
  kind: 'choice',
  msg: o('bite.ops.field.nation'),
  start: 'GER',
  rule: '3.20',
  options: nations.map((key) => ({ key, msg: nationMsg[key] })),
} as const;
/** 0: as the month has it (3.13). */
export const techField = {
  kind: 'choice',
  msg: o('bite.ops.field.tech'),
  start: 'month',
  rule: '3.13',
  options: [
    { key: 'month', msg: o('bite.ops.tech.month') },
    { key: '1', msg: o('bite.ops.tech', { n: 1 }) },
    { key: '2', msg: o('bite.ops.tech', { n: 2 }) },
    { key: '3', msg: o('bite.ops.tech', { n: 3 }) },
  ],
} as const satisfies Fields[string];

export const techIn = (
  typed: 'month' | '1' | '2' | '3',
  nation: Nation,
  field: TechField,
  turn: number,
  around: Around,
): Tech => {
  if (typed === '1') return 1;
  if (typed === '2') return 2;
  return typed === '3' ? 3 : techOf(nation, field, turn, { o17: on(around, 'o17') });
};

export interface Sky {
  readonly weather: Weather;
  /** AMB-14 */
  readonly bad: boolean;
  readonly hints: ValuePanel['hints'];
}

export const skyIn = (typed: 'record' | Weather, turn: number, around: Around): Sky => {
  const known = typed === 'record' ? weatherIn(turn, around).weather : typed;
  const weather = known ?? 'clear';
  return {
    weather,
    bad: !isFine(around, weather),
    hints: known ? [] : [{ msg: o('bite.ops.weather.unrolled', { month: turnName(turn).long }), rule: '9.0' }],
  };
};

/** Rules that are not in use in this game: the answer stands, and says so. */
export const unused = (around: Around, ...rules: readonly (readonly [SwitchId, string])[]): ValuePanel['hints'] =>
  rules
    .filter(([id]) => !on(around, id))
    .map(([, rule]) => ({ msg: o('bite.ops.notInUse', { rule: name(rule) }), rule }));

/** No player reads a longer denominator. */
const readable = 10_000;

export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact !== undefined && Number(exact.split('/')[1]) <= readable && !/^(0|1)\/1$/.test(exact)
    ? o('bite.ops.chance', { p, exact: name(exact) })
    : o('bite.ops.chanceOnly', { p });
/** A number of hits or of PP: this many, and this many or more. */
export const spreadMsg = (dist: Dist<number>, n: number): Msg => {
  const p = chanceMsg(chance(dist, (of) => of === n));
  return n === 0 ? p : o('bite.ops.exactlyAtLeast', { p, n, least: chanceMsg(chance(dist, (of) => of >= n)) });
};
/** What month a turn is, for calculators with dated numbers. */
export const monthRow = (turn: number): ValuePanel['rows'][number] => ({
  msg: o('bite.ops.month'),
  value: turnName(turn).long,
  rule: '1.1',
});
export const meanMsg = (n: number): Msg => o('bite.ops.mean', { n });
export const countMsg = (n: number): Msg => o('bite.ops.number', { n });

/** What is left behind is noted for the month that is played, and no other. */
export const otherMonth = (
  turn: number,
  around: Pick<Around, 'turn'>,
): readonly { readonly msg: Msg; readonly rule: string }[] =>
  turn === around.turn ? [] : [{ msg: o('bite.ops.hint.otherMonth'), rule: '1.1' }];
