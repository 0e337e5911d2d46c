import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt, mapIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts, cells, type SideId, sides } from '../../ids.ts';
import { type LossKind, lossKinds } from './losses.ts';

/**
 * S1.31, S1.32: a VP line is a posting with its reason; beside it the record keeps what it was for, so that the score can
 * say where the total comes from and nothing is booked twice.
 */
export type Reads = Pick<Context, 'cells'>;
export const vpLine = (context: Reads, key: string, vp: number, why: Msg, rule: string): readonly Fact[] => [
  ...(vp === 0 ? [] : [post(accounts.vp, vp, why, rule)]),
  setAt(cells.scored, key, (countAt(context, cells.scored, key) ?? 0) + vp),
];
export const isScored = (context: Reads, key: string): boolean => countAt(context, cells.scored, key) !== undefined;

/** Keys of the cell `scored`: what a VP line was for. */
export const lossKey = (side: SideId, kind: LossKind, unit: string, left: number): string =>
  `loss:${side}:${kind}:${unit}:${left}`;
/** Steps booked without a counter. */
export const handKey = (side: SideId, kind: LossKind): string => `loss:${side}:${kind}`;
export const deeds = ['soltsy', 'road', 'surrounded', 'redya', 'line'] as const;
export type Deed = (typeof deeds)[number];
export const deedKey = (deed: Deed, what: string | number): string => `${deed}:${what}`;

export interface Scored {
  readonly key: string;
  readonly vp: number;
  readonly what:
    | { readonly loss: LossKind; readonly side: SideId; readonly unit?: string }
    | { readonly deed: Deed; readonly of: string };
}
/** What a key of `scored` says; undefined: written by a newer hand. */
export const readKey = (key: string): Scored['what'] | undefined => {
  const [head = '', ...rest] = key.split(':');
  const deed = deeds.find((one) => one === head);
  if (deed) return { deed, of: rest.join(':') };
  if (head !== 'loss') return undefined;
  const [side, kind, ...unit] = rest;
  const loss = lossKinds.find((one) => one === kind);
  if (loss === undefined || (side !== sides.german && side !== sides.soviet)) return undefined;
  return unit.length > 1 ? { loss, side, unit: unit.slice(0, -1).join(':') } : { loss, side };
};
/** All that was booked for losses and actions. */
export const scoredIn = (context: Reads): readonly Scored[] =>
  Object.entries(mapIn(context, cells.scored)).flatMap(([key, vp]) => {
    const what = readKey(key);
    return what && typeof vp === 'number' ? [{ key, vp, what }] : [];
  });
