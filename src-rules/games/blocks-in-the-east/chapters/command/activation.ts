import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
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
}

/** 'movement 4 armour:guderian-1 rail'; in saved games. */
const written = ({ stage, ap, orders }: Activation): string =>
  [stage, ap ?? '?', ...orders.map(({ use, block }) => (block === undefined ? use : `${use}:${block}`))].join(' ');

const read = (text: unknown): Activation | undefined => {
  if (typeof text !== 'string') return undefined;
  const [first, points, ...rest] = text.split(' ');
  const stage = stages.find((one) => one === first);
  if (!stage) return undefined;
  const ap = Number(points);
  return {
    stage,
    ...(Number.isInteger(ap) && ap > 0 ? { ap } : {}),
    orders: rest.flatMap((one): readonly HqOrder[] => {
      const colon = one.indexOf(':');
      const use = hqUses.find((each) => each === (colon < 0 ? one : one.slice(0, colon)));
      if (!use) return [];
      return [colon < 0 ? { use } : { use, block: one.slice(colon + 1) }];
    }),
  };
};

type Cells = Pick<Context, 'cells'>;

export const activationOf = (context: Cells, hq: string): Activation | undefined =>
  read(mapIn(context, cells.activated)[hq]);
/** Every HQ of either side that is activated now, by id. */
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
