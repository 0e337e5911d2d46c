import type { Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, type MsgValue, name, nameList } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import type { PoolBlock, PoolState } from './block.ts';

export const stateMsg = (state: PoolState | typeof inBox | typeof absent): Msg => {
  switch (state) {
    case 'play':
    case 'eliminated':
    case 'surrendered':
    case 'removed':
      return msg(`bite.state.${state}`);
    default:
      return msg(`bite.pool.state.${state}`);
  }
};

/** What the screen says of a block the record has nothing of: to be set up, or of no use in this scenario. */
export const inBox = 'box';
export const absent = 'absent';

/** What players do to blocks, one with a key or several by name: what it says, what it books. */
export type Booked = Omit<Extract<Proposal, { readonly ok: true }>, 'ok'>;

/** Names as they are typed. */
export const named = (text: string): Msg => msg('bite.pool.named', { unit: name(text) });
export const namesOf = (blocks: readonly PoolBlock[]): MsgValue => nameList(blocks.map(({ unit }) => unit.name));
export const listOf = (items: readonly Msg[]): MsgValue => list(items) ?? name('');
