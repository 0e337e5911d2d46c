import type { Chance } from '#rules/kit/chance/dist.ts';
import { chance, type Dist } from '#rules/kit/chance/dist.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import {
  type CityKind,
  cityKinds,
  type Nation,
  nations,
  type SwitchId,
  type Tech,
  type TechField,
  type Terrain,
  terrains,
  type Weather,
} from '../ids.ts';
import { months, turnName } from './calendar.ts';
import { msg } from './msg.ts';
import { on } from './rules.ts';
import { techOf } from './tech.ts';
import { nationMsg } from './units.ts';
import { isFine, weatherIn } from './weather.ts';
import { weatherOptions } from './words.ts';

/** Fields several calculators share, what they read of the game, and how figures are said. */

export const terrainMsg = {
  plain: msg('bite.battle.terrain.plain'),
  forest: msg('bite.battle.terrain.forest'),
  hill: msg('bite.battle.terrain.hill'),
  mountain: msg('bite.battle.terrain.mountain'),
  swamp: msg('bite.battle.terrain.swamp'),
} as const satisfies { readonly [T in Terrain]: Msg };
export const cityMsg = {
  none: msg('bite.battle.city.none'),
  minor: msg('bite.battle.city.minor'),
  major: msg('bite.battle.city.major'),
  bunker: msg('bite.battle.city.bunker'),
  fortress: msg('bite.battle.city.fortress'),
} as const satisfies { readonly [C in CityKind]: Msg };

export const turnField = {
  kind: 'count',
  msg: msg('bite.ops.field.turn'),
  hint: msg('bite.ops.field.turn.hint'),
  start: 1,
  min: 1,
  max: months,
  from: 'turn',
  rule: '1.1',
} as const;
export const weatherField = {
  kind: 'choice',
  msg: msg('bite.ops.field.weather'),
  start: 'record',
  rule: '9.0',
  options: [{ key: 'record', msg: msg('bite.ops.weather.record') }, ...weatherOptions],
} as const;
export const terrainField = {
  kind: 'choice',
  msg: msg('bite.ops.field.terrain'),
  start: 'plain',
  options: terrains.map((key) => ({ key, msg: terrainMsg[key] })),
} as const;
export const cityField = {
  kind: 'choice',
  msg: msg('bite.ops.field.city'),
  start: 'none',
  options: cityKinds.map((key) => ({ key, msg: cityMsg[key] })),
} as const;
export const nationField = {
  kind: 'choice',
  msg: msg('bite.ops.field.nation'),
  start: 'GER',
  rule: '3.20',
  options: nations.map((key) => ({ key, msg: nationMsg[key] })),
} as const;
/** 0: as the month has it (3.13). */
export const techField = {
  kind: 'choice',
  msg: msg('bite.ops.field.tech'),
  start: 'month',
  rule: '3.13',
  options: [
    { key: 'month', msg: msg('bite.ops.tech.month') },
    { key: '1', msg: msg('bite.ops.tech', { n: 1 }) },
    { key: '2', msg: msg('bite.ops.tech', { n: 2 }) },
    { key: '3', msg: msg('bite.ops.tech', { n: 3 }) },
  ],
} as const satisfies Fields[string];

export const techIn = (
  typed: 'month' | '1' | '2' | '3',
  nation: Nation,
  field: TechField,
  turn: number,
  context: Context,
): Tech => {
  if (typed === '1') return 1;
  if (typed === '2') return 2;
  return typed === '3' ? 3 : techOf(nation, field, turn, { o17: on(context, 'o17') });
};

export interface Sky {
  readonly weather: Weather;
  /** AMB-14 */
  readonly bad: boolean;
  readonly hints: ValuePanel['hints'];
}

export const skyIn = (typed: 'record' | Weather, turn: number, context: Context): Sky => {
  const known = typed === 'record' ? weatherIn(turn, context).weather : typed;
  const weather = known ?? 'clear';
  return {
    weather,
    bad: !isFine(context, weather),
    hints: known ? [] : [{ msg: msg('bite.ops.weather.unrolled', { month: turnName(turn).long }), rule: '9.0' }],
  };
};

/** Rules that are not in use in this game: the answer stands, and says so. */
export const unused = (context: Context, ...rules: readonly (readonly [SwitchId, string])[]): ValuePanel['hints'] =>
  rules
    .filter(([id]) => !on(context, id))
    .map(([, rule]) => ({ msg: msg('bite.ops.notInUse', { rule: name(rule) }), rule }));

/** No player reads a longer denominator. */
const readable = 10_000;

export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact !== undefined && Number(exact.split('/')[1]) <= readable && !/^(0|1)\/1$/.test(exact)
    ? msg('bite.ops.chance', { p, exact: name(exact) })
    : msg('bite.ops.chanceOnly', { p });
/** A number of hits or of PP: this many, and this many or more. */
export const spreadMsg = (dist: Dist<number>, n: number): Msg => {
  const p = chanceMsg(chance(dist, (of) => of === n));
  return n === 0 ? p : msg('bite.ops.exactlyAtLeast', { p, n, least: chanceMsg(chance(dist, (of) => of >= n)) });
};
/** What month a turn is, for calculators with dated numbers. */
export const monthRow = (turn: number): ValuePanel['rows'][number] => ({
  msg: msg('bite.ops.month'),
  value: turnName(turn).long,
  rule: '1.1',
});
export const meanMsg = (n: number): Msg => msg('bite.ops.mean', { n });
export const countMsg = (n: number): Msg => msg('bite.ops.number', { n });

/** What is left behind is noted for the month that is played, and no other. */
export const otherMonth = (
  turn: number,
  context: Pick<Context, 'turn'>,
): readonly { readonly msg: Msg; readonly rule: string }[] =>
  turn === context.turn ? [] : [{ msg: msg('bite.ops.hint.otherMonth'), rule: '1.1' }];
