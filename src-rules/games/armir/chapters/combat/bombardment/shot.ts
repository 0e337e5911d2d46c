import { type Explanation, type FigureWriter, explain as whyOf } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { markedKeys, textAt, textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Army, accounts, cells, marks, otherSide, type SideId, sides } from '../../../ids.ts';
import { counterCalled, countersCalled, hqOf, standingIn } from '../../../model/called.ts';
import { countersOf, isDsg, isOos, printedRange, stepsLeft } from '../../../model/reading.ts';
import { armyMsg, type Counter } from '../../../model/units.ts';
import { airValue, firstAirTurn } from '../../air/values.ts';
import { armyRange, gunRange, isAir, italianValue, sideOf, strongpointDie } from '../guns.ts';
import { msg } from '../msg.ts';
import type { BombardInput } from './fields.ts';

/** One bombardment as it is declared (11): its value, what it costs, and why the rules are against it. */
export interface Shot {
  readonly side: SideId;
  readonly enemy: SideId;
  readonly value: number;
  /** what is added to the die (14.3.2) */
  readonly die: number;
  /** from where it is counted, and how far it reaches; undefined: nobody typed the range */
  readonly from?: Counter;
  readonly range?: number;
  /** units in the hex, as far as they are known */
  readonly there: readonly Counter[];
  readonly pays?: { readonly account: string; readonly n: number; readonly rule: string };
  readonly bars: readonly Objection[];
  /** nothing to fire with: none of the guns listed is chosen, or nobody typed its value (`unlisted`) */
  readonly empty?: Objection & { readonly unlisted: boolean };
}

/** A record is kept: what the rules count is counted there. */
const isPlayed = ({ place }: Pick<Context, 'place'>): boolean => place !== '';

const typedValue = (input: BombardInput, gun: Counter | undefined): number =>
  input.value > 0 ? input.value : (gun?.value ?? 0);

const valueFigure = (
  input: BombardInput,
  gun: Counter | undefined,
  turn: number,
  explanation: Explanation,
): FigureWriter => {
  const side = sideOf(input.with);
  const figure = explanation.figure('value', msg('armir.guns.figure.value'), { side });
  if (isAir(input.with)) return figure.add(airValue(side), msg('armir.guns.step.air'), '9.1');
  if (input.with === 'army') return figure.add(input.points, msg('armir.guns.step.points'), '11.1.1');
  figure.add(typedValue(input, gun), msg('armir.guns.step.printed'), '2.2');
  // 18.4.1; Soviet artillery is reduced on its marker already
  if (figure.value !== italianValue(figure.value, turn)) figure.halve('up', msg('armir.guns.step.weather'), '18.4.1');
  return figure;
};

const rangeOf = (input: BombardInput, from: Counter | undefined, context: Context): number | undefined => {
  const printed = from && printedRange(context, from);
  if (input.with === 'army') return armyRange;
  if (input.with === 'heavy') return gunRange('heavyArtillery', printed);
  return input.with === 'sovietAir' && printed !== undefined && printed > 0 ? printed : undefined;
};
const rangeRule = { heavy: '10.1', army: '10.2.1', axisAir: '9.1.2', sovietAir: '9.1.2' } as const;

/** 9.1: why this side's air unit is not to be had now. */
export const airBar = (side: SideId, context: Context): Objection | undefined => {
  if (context.turn < firstAirTurn) return { msg: msg('armir.guns.bar.firstTurn'), rule: '9.1' };
  if (!isPlayed(context)) return undefined;
  const air = textIn(context, cells.air);
  if (air === side) return undefined;
  if (air === 'used') return { msg: msg('armir.guns.bar.airUsed'), rule: '9.1.1' };
  return air === ''
    ? { msg: msg('armir.guns.bar.airUnrolled'), rule: '9.1' }
    : { msg: msg('armir.guns.bar.airOther'), rule: '9.1' };
};

const gunBars = (input: BombardInput, from: Counter | undefined, context: Context): readonly Objection[] => {
  const bars: Objection[] = [];
  if (from && stepsLeft(context, from) === 0) {
    bars.push({
      msg: msg('armir.guns.bar.gone', { unit: name(from.name) }),
      rule: input.with === 'army' ? '10.2.1' : '10.1',
    });
  }
  if (input.oos || (from && isOos(context, from.id))) bars.push({ msg: msg('armir.guns.bar.oos'), rule: '8.3.1' });
  const hex = from ? textAt(context, cells.at, from.id) : '';
  if (input.with === 'heavy' && (input.dsg || (hex !== '' && isDsg(context, hex))))
    bars.push({ msg: msg('armir.guns.bar.dsg'), rule: '11.2' });
  return bars;
};

const priceBar = (input: BombardInput, context: Context): Objection | undefined => {
  const has = (account: string): number | undefined => context.balances[account];
  if (input.with === 'heavy') {
    const pa = has(accounts.pa);
    return pa !== undefined && pa < 1 ? { msg: msg('armir.guns.bar.pa'), rule: '10.1.4' } : undefined;
  }
  if (input.with !== 'army') return undefined;
  const points = has(accounts.guns(input.army));
  if (points === undefined || points >= input.points) return undefined;
  const army = armyMsg[input.army];
  if (points > 0) return { msg: msg('armir.guns.bar.points', { army, count: points }), rule: '10.2.1' };
  return markedKeys(context, marks.gunsSet).includes(input.army)
    ? { msg: msg('armir.guns.bar.noPoints', { army }), rule: '10.2.1' }
    : { msg: msg('armir.guns.bar.unset', { army }), rule: '10.2' };
};

const paidWith = (input: BombardInput): Shot['pays'] =>
  input.with === 'heavy'
    ? { account: accounts.pa, n: 1, rule: '10.1.4' }
    : input.with === 'army'
      ? { account: accounts.guns(input.army as Army), n: input.points, rule: '10.2.1' }
      : undefined;

/** From where it is counted: the gun, the HQ of the army; undefined: an Axis aircraft reaches every hex, or nobody typed it. */
export const firingFrom = (input: BombardInput, context: Pick<Context, 'rosters'>): Counter | undefined =>
  input.with === 'heavy'
    ? counterCalled(context, input.gun)
    : input.with === 'axisAir'
      ? undefined
      : hqOf(context, input.army);

const emptyOf = (input: BombardInput, context: Context): NonNullable<Shot['empty']> => {
  const unlisted = input.gun.trim() !== '' || !countersOf(context).some(({ kind }) => kind === 'heavyArtillery');
  return { msg: msg(unlisted ? 'armir.guns.bar.untyped' : 'armir.guns.bar.noGun'), rule: '2.2', unlisted };
};

/** Everything about one shot that does not hang on the die. */
export const shotOf = (input: BombardInput, context: Context, explanation: Explanation = whyOf(false)): Shot => {
  const side = sideOf(input.with);
  const enemy = otherSide(side);
  const from = firingFrom(input, context);
  const value = valueFigure(input, from, context.turn, explanation).value;
  const hard = side === sides.soviet && input.strongpoint;
  if (hard) {
    const modifier = explanation.figure('modifier', msg('armir.guns.figure.modifier'), { side });
    modifier.add(strongpointDie, msg('armir.guns.step.strongpoint'), '14.3.2');
  }
  const range = rangeOf(input, from, context);
  const named = countersCalled(context, input.there).found.filter((one) => one.side === enemy);
  const pays = paidWith(input);
  const bars: Objection[] = [];
  if (isAir(input.with)) {
    const bar = airBar(side, context);
    if (bar) bars.push(bar);
  }
  if (input.target !== '' && markedKeys(context, marks.bombarded).includes(input.target))
    bars.push({ msg: msg('armir.guns.bar.twice', { hex: name(input.target) }), rule: '11' });
  if (standingIn(context, side, input.target).length > 0)
    bars.push({ msg: msg('armir.guns.bar.own', { hex: name(input.target) }), rule: '11' });
  if (!isAir(input.with)) bars.push(...gunBars(input, from, context));
  const price = priceBar(input, context);
  if (price) bars.push(price);
  if (range !== undefined && input.with !== 'axisAir' && input.distance > range)
    bars.push({ msg: msg('armir.guns.bar.range', { n: input.distance, range }), rule: rangeRule[input.with] });
  return {
    side,
    enemy,
    value,
    die: hard ? strongpointDie : 0,
    ...(from ? { from } : {}),
    range,
    there: named.length > 0 ? named : standingIn(context, enemy, input.target),
    ...(pays ? { pays } : {}),
    bars,
    ...(value > 0 ? {} : { empty: emptyOf(input, context) }),
  };
};
