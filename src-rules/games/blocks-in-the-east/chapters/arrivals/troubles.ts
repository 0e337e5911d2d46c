import type { PoolTrouble } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { blocksOf, hexOf, isOnMap, type PoolBlock, poolState } from '../../model/blocks/block.ts';
import { stateMsg } from '../../model/blocks/words.ts';
import { turnName } from '../../model/calendar.ts';
import { oddStrength } from './arrivals.ts';
import { msg } from './msg.ts';

/** What the lists and the record of blocks contradict one another in. A block in two places comes first. */
export const troublesOf = (context: Context): readonly PoolTrouble[] => {
  const blocks = blocksOf(context);
  return [...twice(blocks), ...blocks.flatMap((block) => ofBlock(block, context))];
};

/** The same block typed twice: two lines that would each be repaired, fight and be lost on their own. */
const twice = (blocks: readonly PoolBlock[]): readonly PoolTrouble[] => {
  const first = new Map<string, PoolBlock>();
  return blocks.flatMap((block): readonly PoolTrouble[] => {
    const called = `${block.side}/${block.nation}/${block.class}/${block.unit.name.trim().toLowerCase()}`;
    if (block.unit.name.trim() === '') return [];
    if (!first.has(called)) {
      first.set(called, block);
      return [];
    }
    return [
      {
        id: `twice/${block.unit.id}`,
        msg: msg('bite.trouble.twice', { unit: name(block.unit.name) }),
        rule: '1.2',
        row: block.unit.id,
      },
    ];
  });
};

const ofBlock = (block: PoolBlock, context: Context): readonly PoolTrouble[] => {
  const { id } = block.unit;
  const state = poolState(block, context);
  const hex = hexOf(context, id);
  const unit = { unit: name(block.unit.name) };
  const said = (key: string, msg: PoolTrouble['msg'], rule: string): PoolTrouble => ({
    id: `${key}/${id}`,
    msg,
    rule,
    row: id,
  });
  return [
    ...(hex !== '' && !isOnMap(state)
      ? [said('places', msg('bite.trouble.places', { ...unit, hex: name(hex), state: stateMsg(state) }), '7.7.10')]
      : []),
    ...(block.removal > 0 && block.entry === block.removal
      ? [said('dates', msg('bite.trouble.dates', { ...unit, month: turnName(block.entry).long }), '7.3')]
      : []),
    ...(oddStrength(block)
      ? [said('strength', msg('bite.bar.oddStrength', { ...unit, n: block.entryPf }), '7.3.1')]
      : []),
  ];
};
