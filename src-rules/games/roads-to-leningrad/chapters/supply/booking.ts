import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { taskKey } from '#rules/kit/sequence/walker.ts';
import { cells } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { determination } from './determination.ts';
import { determined } from './determined.ts';
import { isCut } from './judge.ts';
import { msg } from './msg.ts';
import { judged } from './supplied.ts';

/** "Mark status": the determination of the turn as the drawn map has it, for both sides at once (6.12). */

/** Asked at every look, so worked out once. */
export const bookSupply = memo((context: Context): Proposal => propose(context));

const propose = (context: Context): Proposal => {
  if (!isIn(context, 'supply')) return refuse(msg('rtl.bar.notSupply'), '6.1');
  const all = judged(context);
  if (!all || all.length === 0) return refuse(msg('rtl.bar.nobodyDrawn'), '6.1');
  if (all.some(({ state }) => state === 'choice')) return refuse(msg('rtl.bar.airfieldFirst'), 'S3.24');
  const seen = new Set(all.map(({ piece }) => piece));
  const at = mapIn(context, cells.at);
  // who stands beside the drawn hexes keeps its marker; who is off the map has none (6.32)
  const changes = determination(
    context,
    all.filter(isCut).map(({ piece }) => piece),
  ).filter(({ id }) => seen.has(id) || (at[id] ?? '') === '');
  const tick: Fact = { kind: 'tick', task: taskKey(context.place, 'supply-mark'), on: true };
  return determined(context, changes, [tick]);
};
