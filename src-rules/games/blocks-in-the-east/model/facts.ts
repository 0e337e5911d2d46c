import { mark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { allowingUnless } from '#rules/kit/record/proposal.ts';
import { msg } from './msg.ts';

/** Noted until this month is over. */
export const thisMonth = (turn: number, id: string, key: string, value: number): Fact =>
  mark(id, key, value, `t${turn}`);

/** What is booked; or the objection, with what is booked when the players do it anyway, said as an override. */
export const allowUnless = allowingUnless((p) => msg('bite.anyway', p));
