import { type Msg, msg, name } from '#rules/kit/words/message.ts';
import type { Refusal } from '#shared/contract.ts';

/** A host's refusal in words: what happened, what was kept, what to do. */
export const refusalMsg = ({ reason, p = {} }: Refusal): Msg =>
  msg(
    `host.${reason}`,
    Object.fromEntries(Object.entries(p).map(([key, value]) => [key, typeof value === 'string' ? name(value) : value])),
  );
