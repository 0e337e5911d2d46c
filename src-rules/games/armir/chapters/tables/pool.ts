import type { Action } from '#rules/kit/game/action.ts';
import type { PoolGroup, PoolRow, PoolSpec, PoolTrouble, PoolView, RowAction } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { armies, cells, formations, kinds, named, sides } from '../../ids.ts';
import { juliaHandedOver, juliaPairs } from '../../model/julia.ts';
import { countersOf, fullByRule, gebirgsFull, isOos, stepsLeft, upOf } from '../../model/reading.ts';
import { armyMsg, type Counter, formationMsg, kindMsg } from '../../model/units.ts';
import { stepsSaid } from '../../model/words.ts';
import { arrivalTurn, arrivedIn } from '../arrivals/arrivals.ts';
import { arrive } from '../arrivals/enter.ts';
import { arrivals } from '../arrivals/schedule.ts';
import { hqLost } from '../victory/hq.ts';
import { msg } from './msg.ts';
import { stepsOf } from './steps.ts';

/** 8.6b: every counter with its steps and where it is. */

const states = {
  map: { msg: msg('armir.state.map'), look: 'in' },
  play: { msg: msg('armir.state.play'), look: 'in' },
  cir: { msg: msg('armir.state.cir'), look: 'in' },
  bokovskaya: { msg: msg('armir.state.bokovskaya'), look: 'in' },
  tem: { msg: msg('armir.state.tem'), look: 'in' },
  due: { msg: msg('armir.state.due'), look: 'due' },
  away: { msg: msg('armir.state.away'), look: 'due' },
  swapped: { msg: msg('armir.state.swapped'), look: 'out' },
  eliminated: { msg: msg('armir.state.eliminated'), look: 'never' },
} as const;
type StateKey = keyof typeof states;

const stateOf = (counter: Counter, context: Context, left: number | undefined): StateKey => {
  const { id } = counter;
  if (counter.kind === 'hq' && counter.army && (countAt(context, cells.hqOut, counter.army) ?? 0) > 0) return 'away';
  if (left === 0) return 'eliminated';
  const over = juliaHandedOver(context);
  for (const [from, to] of juliaPairs(context)) {
    if (id === from && over) return 'swapped';
    if (id === to && !over) return 'swapped';
  }
  const coming = arrivals.find((one) => one.unit === id);
  if (coming && arrivedIn(context, coming.id) === undefined) return 'due';
  const cir = textAt(context, cells.cirUnits, id);
  if (cir === 'yes') return 'cir';
  if (cir === 'in') return 'bokovskaya';
  if (textAt(context, cells.temUnits, id) === 'yes') return 'tem';
  // on the map is who has a hex in the record
  return textAt(context, cells.at, id) === '' ? 'play' : 'map';
};

const notesOf = (counter: Counter, context: Context): readonly Msg[] => {
  const at = textAt(context, cells.at, counter.id);
  return [
    ...(at === '' ? [] : [msg('armir.pool.at', { hex: name(at) })]),
    ...(isOos(context, counter.id) ? [msg('armir.cell.oos')] : []),
    ...(counter.heavy ? [msg('armir.pool.heavy')] : []),
    ...(counter.value === undefined || counter.value === 0 ? [] : [msg('armir.pool.value', { n: counter.value })]),
    ...(counter.kind === 'combat'
      ? []
      : [upOf(context, counter.id) === 'movement' ? msg('armir.up.movement') : msg('armir.up.range')]),
  ];
};

const corpsOf = (counter: Counter): string => counter.formation ?? counter.army ?? 'army';
const rowOf = (counter: Counter, context: Context): PoolRow => {
  const left = stepsLeft(context, counter);
  const full = fullByRule(counter);
  const state = stateOf(counter, context, left);
  const coming = arrivals.find((one) => one.unit === counter.id);
  const due = state === 'due' && coming ? arrivalTurn(context, coming) : undefined;
  const counted = left !== undefined && full !== undefined ? { left, of: full } : undefined;
  // guns and HQs attack with nothing (10.1.5)
  const faces = counter.kind === 'combat' ? (counter.cp.length > 0 ? counter.cp : undefined) : [0];
  return {
    id: counter.id,
    name: counter.name,
    side: counter.side,
    is: { corps: corpsOf(counter), kind: counter.kind },
    symbol: counter.kind === 'combat' ? (counter.move === 'other' ? 'infantry' : counter.move) : counter.kind,
    ...(faces ? { faces } : {}),
    at: counted ? Math.max(0, counted.of - counted.left) : 0,
    ...(counted ? { steps: { ...counted, msg: stepsSaid(counted.left, counted.of) } } : {}),
    mark: false,
    state,
    ...(due === undefined ? {} : { when: msg('armir.pool.turn', { n: due }) }),
    notes: notesOf(counter, context),
  };
};

const deed = (key: string, msg: Msg, action: Action, raw: Parameters<Action['proposes']>[0], context: Context) => ({
  key,
  msg,
  does: action.proposes(raw, context),
});
const deedsOf = (id: string, context: Context): readonly RowAction[] => {
  const counter = countersOf(context).find((one) => one.id === id);
  if (!counter) return [];
  const left = stepsLeft(context, counter);
  const state = stateOf(counter, context, left);
  const coming = arrivals.find((one) => one.unit === id && one.turn !== undefined);
  if (state === 'due')
    return coming ? [deed('1', msg('armir.action.arrive'), arrive, { units: [coming.id], how: 'enter' }, context)] : [];
  if (counter.side === sides.soviet && counter.kind === 'hq')
    return state === 'away'
      ? []
      : [deed('0', msg('armir.action.hqLost'), hqLost, { army: counter.army ?? '' }, context)];
  if (left === undefined || state === 'swapped') return [];
  const set = (key: string, msg: Msg, n: number) => deed(key, msg, stepsOf, { unit: id, left: n }, context);
  return [
    ...(left < (fullByRule(counter) ?? left) ? [set('+', msg('armir.deed.more'), left + 1)] : []),
    ...(left > 0 ? [set('-', msg('armir.deed.fewer'), left - 1)] : []),
    ...(left > 1 ? [set('0', msg('armir.deed.eliminated'), 0)] : []),
  ];
};

const axisGroups: readonly PoolGroup[] = formations.map((key) => ({
  key,
  msg: key === 'army' ? msg('armir.pool.army') : formationMsg[key],
  side: sides.axis,
}));
const sovietGroups: readonly PoolGroup[] = armies.map((key) => ({ key, msg: armyMsg[key], side: sides.soviet }));
const both = [sides.axis, sides.soviet] as const;
const views: readonly PoolView[] = [
  {
    id: 'corps',
    msg: msg('armir.view.corps'),
    rule: '2.1',
    groups: () => [...axisGroups, ...sovietGroups],
    of: (row) => row.is.corps,
  },
  {
    id: 'state',
    msg: msg('armir.view.state'),
    rule: '2.1',
    groups: () =>
      both.flatMap((side) =>
        Object.entries(states).map(([key, { msg }]): PoolGroup => ({ key: `${side}:${key}`, msg, side })),
      ),
    of: (row) => `${row.side}:${row.state}`,
  },
];

/** 15.2: what the text says of a counter and its owner typed otherwise. */
const troubles = (context: Context): readonly PoolTrouble[] => {
  const gebirgs = countersOf(context).find(({ id }) => id === named.gebirgs);
  return gebirgs && gebirgs.cp.length > 0 && gebirgs.cp.length !== gebirgsFull
    ? [{ id: 'gebirgs', msg: msg('armir.pool.gebirgs', { n: gebirgs.cp.length }), rule: '15.2', row: gebirgs.id }]
    : [];
};

export const pool: PoolSpec = {
  msg: msg('armir.pool'),
  about: msg('armir.pool.about'),
  rule: '2.1',
  states: Object.entries(states).map(([key, state]) => ({ key, ...state })),
  strength: (points) => msg('armir.pool.cp', { n: points }),
  count: (count) => msg('armir.pool.units', { count }),
  facets: [
    {
      id: 'corps',
      msg: msg('armir.view.corps'),
      values: [...axisGroups, ...sovietGroups].map(({ key, msg }) => ({ key, msg })),
    },
    { id: 'kind', msg: msg('armir.field.kind.of'), values: kinds.map((key) => ({ key, msg: kindMsg[key] })) },
  ],
  views,
  rows: (context) => countersOf(context).map((counter) => rowOf(counter, context)),
  deeds: deedsOf,
  troubles,
};
