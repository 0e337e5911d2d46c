import type { Context } from '#rules/kit/record/context.ts';
import { countersOf } from '../model/reading.ts';
import { at, bid } from './at.ts';
import { inventedThings } from './invented.ts';

export const here = (place: string, over: Partial<Context> = {}): Context =>
  at({ turn: 3, place: `t3/${place}`, ...over }, inventedThings);
export const unitCalled = (context: Context, id: string) => {
  const found = countersOf(context).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
export const facts = (id: string, raw: Parameters<typeof bid>[1], context: Context) => {
  const proposal = bid(id, raw, context);
  if (!proposal.ok) throw new Error(`${id} refused: ${proposal.msg.id}`);
  return proposal.facts;
};
