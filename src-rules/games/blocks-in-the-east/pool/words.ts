import { type Msg, type MsgValue, name } from '../../../kit/text.ts';
import { t } from '../text/speak.ts';
import { f } from '../text/speak-pool.ts';
import { list } from '../words.ts';
import type { PoolBlock, PoolState } from './block.ts';

export const stateMsg = (state: PoolState | typeof inBox): Msg => {
  switch (state) {
    case 'play':
    case 'eliminated':
    case 'surrendered':
    case 'removed':
      return t(`bite.state.${state}`);
    default:
      return f(`bite.pool.state.${state}`);
  }
};

/** Waits beside the map while it is set up. */
export const inBox = 'box';

/** Names as they are typed. */
export const named = (text: string): Msg => f('bite.pool.named', { unit: name(text) });
export const namesOf = (blocks: readonly PoolBlock[]): MsgValue => name(blocks.map(({ unit }) => unit.name).join(', '));
export const listOf = (items: readonly Msg[]): MsgValue => list(items) ?? name('');
