import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { Listed } from './blocks.ts';
import type { Hq } from './kinds.ts';
import { commandDistance } from './mapRange.ts';
import { msg } from './msg.ts';
import { hqRadius } from './points.ts';

/** 13.3: whether a block stands near enough to its HQ, where the map has both; supreme HQ order from their seat. */
const distance = (context: Context, hq: Hq, block: Listed): number | 'beyond' | undefined =>
  hq.kind === 'armoured' || hq.kind === 'air'
    ? commandDistance(context, hq.id, block.id, hqRadius(context))
    : undefined;

export const tooFar = (context: Context, hq: Hq, blocks: readonly Listed[]): Objection | undefined => {
  const far = blocks.find((block) => distance(context, hq, block) === 'beyond');
  return far && { msg: msg('bite.hq.bar.range', { unit: name(far.name), n: hqRadius(context) }), rule: '13.3' };
};
export const distanceMsg = (context: Context, hq: Hq, block: Listed): Msg | undefined => {
  const hexes = distance(context, hq, block);
  if (hexes === undefined) return undefined;
  return hexes === 'beyond' ? msg('bite.hq.offer.beyond') : msg('bite.hq.offer.hexes', { count: hexes });
};
