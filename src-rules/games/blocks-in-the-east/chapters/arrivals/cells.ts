import type { Scalar } from '#rules/kit/base/json.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, poolCells } from '../../ids.ts';
import { stateMsg } from '../../model/blocks/words.ts';
import { anyBlock } from '../../model/keys.ts';
import { facesOf } from '../../model/reading.ts';
import { msg } from './msg.ts';

/** Blocks as the record has them: face, state, and when they came. */

const blockOfId = (id: string, { rosters: all }: Context) =>
  Object.values(all)
    .flatMap(({ units }) => units)
    .find((unit) => unit.id === id);
/** The face on top in PF, where the roster has its faces. */
const faceReads = (id: string, value: Scalar, context: Context): Msg => {
  const unit = blockOfId(id, context);
  const faces = unit && facesOf(unit);
  const shown = Number(value);
  const pf = faces?.ok ? faces.value[shown >> 1] : undefined;
  if (pf === undefined) return msg('bite.block.turned', { count: shown >> 1 });
  return (shown & 1) === 1 ? msg('bite.block.half', { n: pf }) : msg('bite.block.pf', { n: pf });
};

export const blockCells: readonly CellSpec[] = [
  {
    id: cells.face,
    msg: msg('bite.cell.face'),
    rule: '7.7.8',
    kind: 'count',
    min: 0,
    max: 30,
    keys: anyBlock,
    showValue: faceReads,
    group: msg('bite.group.blocks'),
  },
  {
    id: cells.state,
    msg: msg('bite.cell.state'),
    rule: '7.7.10',
    kind: 'choice',
    choices: [
      { value: 'play', msg: msg('bite.state.play') },
      { value: 'eliminated', msg: msg('bite.state.eliminated') },
      { value: 'surrendered', msg: msg('bite.state.surrendered') },
      { value: 'removed', msg: msg('bite.state.removed') },
      { value: 'disbanded', msg: stateMsg('disbanded') },
    ],
    keys: anyBlock,
    group: msg('bite.group.blocks'),
  },
];
export const arrivalCells: readonly CellSpec[] = [
  {
    id: poolCells.arrived,
    msg: msg('bite.cell.arrived'),
    rule: '7.3.1',
    kind: 'count',
    min: 1,
    max: 49,
    keys: anyBlock,
    group: msg('bite.group.pool'),
  },
];
