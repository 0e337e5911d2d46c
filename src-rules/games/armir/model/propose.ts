import { allowingUnless } from '#rules/kit/record/proposal.ts';
import { msg } from './msg.ts';

/** What is booked; or the objection, with what is booked when the players do it anyway, said as an override. */
export const allowUnless = allowingUnless((p) => msg('armir.anyway', p));
