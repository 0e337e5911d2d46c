import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { nameList } from '#rules/kit/words/message.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { armyOnMap } from './army.ts';
import { inHand } from './choose.ts';
import { canCombine, combineTenths, leadersOf } from './combine.ts';
import { bothSides, deadMarkers, fills, goesBack, mayFill } from './cup.ts';
import { canDraw, drawStatus } from './draw.ts';
import { isSettled, laidDownFirst, presumedFirst, settledFirst } from './initiative.ts';
import {
  actingIn,
  availableOf,
  drawnOf,
  hasChosen,
  isFilled,
  isFirstChoice,
  leftOf,
  playingSide,
  poolOf,
} from './markers.ts';
import { msg } from './msg.ts';

/** What is to do in the phases of initiative and activation. */

const firstStatus = (context: Context) => {
  const first = settledFirst(context);
  return first === undefined ? undefined : msg('rtl.act.status.first', { side: sideMsg(first) });
};
const laidStatus = (context: Context) => {
  const laid = laidDownFirst(context);
  const first = settledFirst(context);
  if (first !== undefined) return msg('rtl.act.status.fills', { side: sideMsg(first) });
  if (laid === undefined) return undefined;
  return msg('rtl.act.status.laid', { side: sideMsg(laid) });
};
const filledBoth = (context: Context): boolean => bothSides.every((side) => isFilled(context, side));
/** Who is first may be said later. */
const firstFilled = (context: Context): boolean => bothSides.some((side) => isFilled(context, side));
/** How many it may put in; while nobody listed its own, only what the First Player's number allows. */
const mostFor = (context: Context, side: SideId): number | undefined => {
  const own = availableOf(context, side).length;
  if (own > 0) return mayFill(context, side, own);
  return presumedFirst(context) === otherSide(side) ? mayFill(context, side, Number.POSITIVE_INFINITY) : undefined;
};
const cupTask = (
  id: string,
  what: Task['msg'],
  shown: (context: Context) => boolean,
  fillsIt: (context: Context) => SideId = fills,
): Task => ({
  id,
  msg: what,
  rule: '7.14',
  action: 'cup',
  when: shown,
  status: (context) => {
    const side = fillsIt(context);
    if (isFilled(context, side)) return msg('rtl.act.status.cup', { side: sideMsg(side), n: leftOf(context, side) });
    const may = mostFor(context, side);
    return may === undefined
      ? msg('rtl.act.status.fills', { side: sideMsg(side) })
      : msg('rtl.act.status.fillsUpTo', { side: sideMsg(side), n: may });
  },
});

export const initiativeTasks: readonly Task[] = [
  {
    id: 'dice',
    msg: msg('rtl.act.action.initiative'),
    rule: '7.12',
    action: 'initiative',
    when: (context) => laidDownFirst(context) === undefined,
    done: isSettled,
    status: firstStatus,
  },
  {
    id: 'laid',
    msg: msg('rtl.act.action.first'),
    rule: '7.12',
    action: 'first-player',
    when: (context) => laidDownFirst(context) !== undefined,
    done: isSettled,
    status: laidStatus,
  },
  {
    id: 'dead-markers',
    msg: msg('rtl.act.action.gone'),
    rule: '4.38',
    action: 'markers-gone',
    when: (context) => deadMarkers(context).length > 0,
  },
  cupTask('cup-first', msg('rtl.act.task.cupFirst'), (context) => !firstFilled(context), presumedFirst),
  cupTask(
    'cup-second',
    msg('rtl.act.task.cupSecond'),
    (context) => !filledBoth(context),
    (context) => otherSide(presumedFirst(context)),
  ),
  {
    id: 'chances',
    msg: msg('rtl.act.calc.initiative'),
    rule: '7.12',
    calc: { id: 'initiative-chances' },
    offered: true,
    when: (context) => laidDownFirst(context) === undefined,
  },
];
/** P9: with the best of the two markers shown; which it is stays unsaid. */
const combineStatus = (context: Context) => {
  const side = playingSide(context);
  if (drawnOf(context, side) === undefined) return undefined;
  const values = inHand(context, side).map(({ value }) => value ?? 0);
  const points = Math.max(0, ...leadersOf(context, side).map(({ commandPoints }) => commandPoints ?? 0));
  const value = Math.max(0, ...values);
  if (value === 0) return undefined;
  const p = combineTenths(value, 0) / 10;
  return points === 0
    ? msg('rtl.act.chanceOnly', { p })
    : msg('rtl.act.status.combine', { p, led: combineTenths(value, points) / 10 });
};
const chooseTask: Task = {
  id: 'choose',
  msg: msg('rtl.act.action.choose'),
  rule: '7.21',
  action: 'choose-sequence',
  done: hasChosen,
  status: (context) => {
    const acting = actingIn(context);
    if (acting.length > 0) return msg('rtl.act.status.acting', { what: nameList(acting) });
    if (drawnOf(context, playingSide(context)) !== undefined) return msg('rtl.act.status.drawn');
    if (isFirstChoice(context)) return msg('rtl.act.status.free');
    return poolOf(context, playingSide(context)) === undefined ? undefined : msg('rtl.act.status.pool');
  },
};
/** 7.21: a side that has a marker left plays it, or passes: until it said which, nobody knows what follows. */
export const activationHolds = (context: Context): string | undefined =>
  bothSides.some((side) => leftOf(context, side) > 0) && !hasChosen(context) ? chooseTask.id : undefined;

export const activationTasks: readonly Task[] = [
  // a turn whose cups were left out can still have them
  ...(['cup', 'cup-other'] as const).map((id) => {
    const whose = (context: Context) => (id === 'cup' ? presumedFirst(context) : otherSide(presumedFirst(context)));
    const what = msg(id === 'cup' ? 'rtl.act.task.cupFirst' : 'rtl.act.task.cupSecond');
    return cupTask(id, what, (context) => !isFilled(context, whose(context)), whose);
  }),
  {
    id: 'draw',
    msg: msg('rtl.act.action.draw'),
    rule: '7.21',
    action: 'draw',
    when: (context) => canDraw(context) && !isFirstChoice(context),
    status: drawStatus,
  },
  {
    id: 'combine',
    msg: msg('rtl.act.action.combine'),
    rule: '7.33',
    action: 'combine',
    offered: true,
    when: canCombine,
    status: combineStatus,
  },
  {
    id: 'combine-chances',
    msg: msg('rtl.act.calc.combine'),
    rule: '7.33',
    calc: { id: 'combine-chances' },
    offered: true,
    when: canCombine,
  },
  chooseTask,
  {
    id: 'order',
    msg: msg('rtl.act.calc.order'),
    rule: '4.35',
    calc: { id: 'draw-order' },
    offered: true,
  },
];
/** 7.45: at the start of movement. */
export const armyTasks: readonly Task[] = [
  {
    id: 'army-units',
    msg: msg('rtl.act.action.army'),
    rule: '7.44',
    action: 'army-unit',
    offered: true,
    status: (context) => {
      const left = armyOnMap(context).length;
      return left === 0 ? undefined : msg('rtl.act.status.army', { n: left });
    },
  },
  {
    id: 'army-chances',
    msg: msg('rtl.act.calc.list'),
    rule: '7.45',
    calc: { id: 'list-checks' },
    offered: true,
    when: (context) => armyOnMap(context).length > 0,
  },
];
/** 3.75: chances of those who check. */
export const recoveryTasks: readonly Task[] = [
  { id: 'recovery-chances', msg: msg('rtl.act.calc.list'), rule: '3.75', calc: { id: 'list-checks' }, offered: true },
];
/** S4.23 */
export const againTask: Task = {
  id: 'again',
  msg: msg('rtl.act.action.again'),
  rule: 'S4.23',
  action: 'marker-again',
  when: (context) => goesBack(context).length > 0,
};
