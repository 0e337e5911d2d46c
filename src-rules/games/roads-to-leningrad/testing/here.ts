import type { Around } from '#rules/kit/record/context.ts';
import { countersOf } from '../model/reading.ts';
import { at, bid } from './at.ts';
import { inventedThings } from './invented.ts';

export const here = (place: string, over: Partial<Around> = {}): Around =>
  at({ turn: 3, place: `t3/${place}`, ...over }, inventedThings);
export const unitCalled = (around: Around, id: string) => {
  const found = countersOf(around).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
export const facts = (id: string, raw: Parameters<typeof bid>[1], around: Around) => {
  const proposal = bid(id, raw, around);
  if (!proposal.ok) throw new Error(`${id} refused: ${proposal.msg.id}`);
  return proposal.facts;
};
