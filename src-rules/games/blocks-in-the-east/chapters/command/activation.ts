import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
import { playerTurn } from '../../model/rules.ts';
import { type HqUse, hqUses } from './kinds.ts';

/** What the record has of an HQ that is activated: since which step, with how many AP, and what they went on. */

/** 13.3, 7.6, 13.7: its own movement (and the rail moves before it), the enemy's reaction step, the extra movement. */
export const stages = ['movement', 'reaction', 'extra'] as const;
export type HqStage = (typeof stages)[number];

export interface HqOrder {
  readonly use: HqUse;
  /** the block it was for; absent: one that nobody named */
  readonly block?: string;
}
export interface Activation {
  readonly stage: HqStage;
  /** its AP when it was activated; absent: not known */
  readonly ap?: number;
  readonly orders: readonly HqOrder[];
  /** the player-turn it was made in; absent: the record of an earlier version does not say */
  readonly during?: string;
  /** AMB-61: its AP of that player-turn had been paid before: the mark of it ends sooner than what is owed */
  readonly paid?: true;
}

/** Where the orders stand, the player-turn and whether it is paid; what reads no such word passes over it. */
const during = 'in:';
const paid = 'paid';
/** 'movement 4 in:t14/axis armour:guderian-1 rail'; in saved games. */
const written = (made: Activation): string =>
  [
    made.stage,
    made.ap ?? '?',
    ...(made.during === undefined ? [] : [`${during}${made.during}`]),
    ...(made.paid ? [paid] : []),
    ...made.orders.map(({ use, block }) => (block === undefined ? use : `${use}:${block}`)),
  ].join(' ');

const read = (text: unknown): Activation | undefined => {
  if (typeof text !== 'string') return undefined;
  const [first, points, ...rest] = text.split(' ');
  const stage = stages.find((one) => one === first);
  if (!stage) return undefined;
  const ap = Number(points);
  const made = rest.find((one) => one.startsWith(during))?.slice(during.length);
  return {
    stage,
    ...(Number.isInteger(ap) && ap > 0 ? { ap } : {}),
    ...(made === undefined ? {} : { during: made }),
    ...(rest.includes(paid) ? { paid: true } : {}),
    orders: rest.flatMap((one): readonly HqOrder[] => {
      const colon = one.indexOf(':');
      const use = hqUses.find((each) => each === (colon < 0 ? one : one.slice(0, colon)));
      if (!use) return [];
      return [colon < 0 ? { use } : { use, block: one.slice(colon + 1) }];
    }),
  };
};

type Cells = Pick<Context, 'cells'>;

/** As the record has it: also one of an earlier player-turn, whose rest is still owed. */
export const activationOf = (context: Cells, hq: string): Activation | undefined =>
  read(mapIn(context, cells.activated)[hq]);
/** 13.6: an activation ends with its player-turn: what is owed of it afterwards is its rest alone. */
export const isOver = ({ during }: Activation, context: Pick<Context, 'place'>): boolean =>
  during !== undefined && during !== playerTurn(context);
/** Its activation of the present player-turn. */
export const activationNow = (context: Cells & Pick<Context, 'place'>, hq: string): Activation | undefined => {
  const had = activationOf(context, hq);
  return had && !isOver(had, context) ? had : undefined;
};
/** Every HQ of either side whose rest is still to come or owed, by id. */
export const activated = (context: Cells): readonly (readonly [string, Activation])[] =>
  Object.entries(mapIn(context, cells.activated)).flatMap(([id, text]) => {
    const found = read(text);
    return found ? [[id, found] as const] : [];
  });
export const activates = (hq: string, activation: Activation): Fact => setAt(cells.activated, hq, written(activation));
/** Whether any HQ is at work now: only then one comes to rest (13.6). */
export const anyActivated = (context: Cells): boolean => activated(context).length > 0;
export const deactivates = (hq: string): Fact => setAt(cells.activated, hq, null);

/** 31.0: in reserve until the extra movement, or until the enemy's reaction step. */
export const reserveKinds = ['extra', 'reaction'] as const;
export type ReserveKind = (typeof reserveKinds)[number];
export const reserveOf = (context: Cells, block: string): ReserveKind | undefined =>
  reserveKinds.find((kind) => kind === mapIn(context, cells.reserve)[block]);
export const reserves = (context: Cells): readonly (readonly [string, ReserveKind])[] =>
  Object.keys(mapIn(context, cells.reserve)).flatMap((id) => {
    const kind = reserveOf(context, id);
    return kind ? [[id, kind] as const] : [];
  });
