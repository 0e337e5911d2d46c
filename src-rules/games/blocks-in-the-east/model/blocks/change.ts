import { calledSo } from '#rules/kit/base/named.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, poolMarks } from '../../ids.ts';
import { hasBarrel } from '../barrels.ts';
import { stateOf } from '../cells.ts';
import { allowUnless, thisMonth } from '../facts.ts';
import { msg } from '../msg.ts';
import { showFacts } from '../reading.ts';
import { blocksOf, faceOf, goneStates, hexOf, isGuards, type PoolBlock } from './block.ts';

/** Changes of a block outside a recorded battle, as facts. */

export type KeptState = 'play' | (typeof goneStates)[number];
const isGone = (state: string): boolean => goneStates.some((one) => one === state);

/** BITE-10.0-2: Guards who are destroyed or surrender count; a slip taken back no longer does. */
const countsAsLost = (state: string): boolean => state === 'eliminated' || state === 'surrendered';
export const guardsFacts = (
  changes: readonly { readonly block: PoolBlock; readonly to: string }[],
  context: Pick<Context, 'cells'>,
): readonly Fact[] => {
  const more = changes
    .filter(({ block }) => isGuards(block))
    .reduce((sum, { block, to }) => {
      const [was, is] = [countsAsLost(stateOf(context, block.unit.id)), countsAsLost(to)];
      return sum + Number(is) - Number(was);
    }, 0);
  return more === 0 ? [] : [set(cells.guardsLost, Math.max(0, countIn(context, cells.guardsLost) + more))];
};

/** What is gone stands nowhere and is marked no longer. */
export const offMap = (id: string, context: Pick<Context, 'cells'>): readonly Fact[] => [
  ...(hexOf(context, id) !== '' ? [setAt(cells.at, id, null)] : []),
  ...(hasBarrel(context, id) ? [setAt(cells.barrels, id, null)] : []),
];
/** What a deed says, and that it takes a block off the map; `many`: it is about several. */
export const offSaid = (says: Msg, facts: readonly Fact[], many = false): Msg => {
  const off = facts.filter((fact) => fact.kind === 'set' && fact.cell === cells.at && fact.value === null);
  if (off.length === 0) return says;
  return many
    ? msg('bite.says.offMapMany', { what: says, count: off.length })
    : msg('bite.says.offMap', { what: says });
};
export const stateFacts = (block: PoolBlock, to: KeptState, context: Pick<Context, 'cells'>): readonly Fact[] => {
  const { id } = block.unit;
  return [setAt(cells.state, id, to === 'play' ? null : to), ...(isGone(to) ? offMap(id, context) : [])];
};

export const stateProposal = (block: PoolBlock, to: KeptState, context: Context): Proposal => {
  const unit = { unit: name(block.unit.name) };
  const bar: Objection | undefined =
    stateOf(context, block.unit.id) === to ? { msg: msg(`bite.bar.already.${to}`, unit), rule: '7.7.10' } : undefined;
  const says = to === 'disbanded' ? msg('bite.says.disbanded', unit) : msg(`bite.says.blockState.${to}`, unit);
  const facts = [...stateFacts(block, to, context), ...guardsFacts([{ block, to }], context)];
  return allowUnless(bar, offSaid(says, facts), facts);
};

/** One face better or worse: beyond the last a block is gone. */
export const turned = (block: PoolBlock, by: 1 | -1, context: Context): Proposal => {
  const { faces, at, mark } = faceOf(block, context);
  const unit = { unit: name(block.unit.name) };
  if (!faces) return refuse(msg('bite.bar.noFaces', unit), '7.7.8');
  const to = at + by;
  if (to < 0 && !mark) return refuse(msg('bite.bar.fullStrength', unit), '7.7.8');
  if (to >= faces.length)
    return faces.at(-1) === 0
      ? refuse(msg('bite.bar.atZero', unit), '7.7.10')
      : stateProposal(block, 'eliminated', context);
  const shown = Math.max(0, to);
  return {
    ok: true,
    says: msg('bite.says.blockFace', { ...unit, n: faces[shown] ?? 0 }),
    facts: showFacts(block.unit.id, shown === 0 ? null : 2 * shown, context),
  };
};

/** 7.7.8: half damage on a shielded face, put on or taken off. */
export const halved = (block: PoolBlock, context: Context): Proposal => {
  const { faces, at, mark } = faceOf(block, context);
  const unit = { unit: name(block.unit.name) };
  if (!faces) return refuse(msg('bite.bar.noFaces', unit), '7.7.8');
  if (block.unit.values.shield !== 'every' && block.unit.values.shield !== 'some')
    return refuse(msg('bite.bar.noShield', unit), '7.7.8');
  const shown = 2 * at + (mark ? 0 : 1);
  return {
    ok: true,
    says: mark ? msg('bite.says.whole', unit) : msg('bite.says.half', unit),
    facts: showFacts(block.unit.id, shown === 0 ? null : shown, context),
  };
};

/** Blocks by the names or ids players type; the first nobody has, or that stands there twice, is named. */
export type Named =
  | { readonly ok: true; readonly blocks: readonly PoolBlock[] }
  | { readonly ok: false; readonly not: Proposal };
export const namedBlocks = (context: Pick<Context, 'rosters'>, names: readonly string[], side?: string): Named => {
  const blocks: PoolBlock[] = [];
  const all = blocksOf(context).map((block) => ({ block, id: block.unit.id, name: block.unit.name }));
  for (const called of names) {
    const found = calledSo(
      called,
      all.filter(({ block }) => side === undefined || block.side === side),
    )?.block;
    const theirs = found ? undefined : calledSo(called, all)?.block;
    if (!found)
      return {
        ok: false,
        not: theirs
          ? refuse(msg('bite.bar.notYours', { unit: name(theirs.unit.name) }), '7.3.4')
          : refuse(msg('bite.bar.unknownBlock', { unit: name(called.trim()) }), '1.2'),
      };
    if (blocks.includes(found))
      return { ok: false, not: refuse(msg('bite.bar.namedTwice', { unit: name(found.unit.name) }), '1.2') };
    blocks.push(found);
  }
  return { ok: true, blocks };
};

/** 7.3.4: after production, supplied, its owner's own; rebuilt from next turn. */
export const disbandBar = (block: PoolBlock, context: Context): Objection | undefined => {
  const unit = { unit: name(block.unit.name) };
  const state = stateOf(context, block.unit.id);
  if (isGone(state)) return { msg: msg('bite.bar.notThere', unit), rule: '7.3.4' };
  if (hasBarrel(context, block.unit.id)) return { msg: msg('bite.bar.disbandSupply', unit), rule: '7.3.4' };
  const production = `t${context.turn}/${block.side}/production`;
  return context.place.startsWith(production) ? undefined : { msg: msg('bite.bar.disbandWhen', unit), rule: '7.3.4' };
};
export const disbandFacts = (block: PoolBlock, context: Context): readonly Fact[] => [
  ...stateFacts(block, 'disbanded', context),
  thisMonth(context.turn, poolMarks.disbanded, block.unit.id, 1),
];
export const disbanding = (block: PoolBlock, context: Context): Proposal => {
  const facts = disbandFacts(block, context);
  return allowUnless(
    disbandBar(block, context),
    offSaid(msg('bite.says.disbanded', { unit: name(block.unit.name) }), facts),
    facts,
  );
};
