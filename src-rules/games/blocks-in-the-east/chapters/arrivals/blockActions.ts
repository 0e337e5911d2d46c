import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { blockById } from '../../model/blocks/block.ts';
import { stateProposal } from '../../model/blocks/change.ts';
import { blockOf, nobody } from '../../model/blocks/named.ts';
import { allowUnless } from '../../model/facts.ts';
import { facesOf, showFacts } from '../../model/reading.ts';
import { highestPf } from '../../model/units.ts';
import { msg } from './msg.ts';

/** What became of a block outside a recorded battle. */

const group = msg('bite.group.blocks');
const block = {
  kind: 'text',
  msg: msg('bite.field.block'),
  hint: msg('bite.block.hint'),
  start: '',
  max: 60,
  big: true,
} as const;
const states = ['play', 'eliminated', 'surrendered', 'removed'] as const;
const state = action({
  id: 'block-state',
  msg: msg('bite.action.blockState'),
  rule: '7.7.10',
  about: msg('bite.action.blockState.about'),
  group,
  fields: {
    block,
    state: {
      kind: 'choice',
      msg: msg('bite.field.state'),
      start: 'surrendered',
      options: states.map((key) => ({ key, msg: msg(`bite.state.${key}`) })),
    } as const,
  },
  proposes: (input, context) => {
    const unit = blockOf(context, input.block);
    if (!unit) return nobody(input.block);
    const block = blockById(context, unit.id);
    return block ? stateProposal(block, input.state, context) : nobody(input.block);
  },
});

/** Repaired, reduced outside a battle, or recorded wrongly: the face that is on top now (7.7.8). */
const face = action({
  id: 'block-face',
  msg: msg('bite.action.blockFace'),
  rule: '7.7.8',
  about: msg('bite.action.blockFace.about'),
  group,
  fields: {
    block,
    pf: { kind: 'count', msg: msg('bite.field.pfNow'), start: 1, min: 0, max: highestPf, big: true },
    half: { kind: 'toggle', msg: msg('bite.field.halfNow'), start: false },
  },
  proposes: (input, context) => {
    const unit = blockOf(context, input.block);
    if (!unit) return nobody(input.block);
    const typed = facesOf(unit);
    const called = { unit: name(unit.name), n: input.pf };
    if (!typed.ok || typed.value.length === 0) return refuse(msg('bite.bar.noFaces', called), '7.7.8');
    const at = typed.value.indexOf(input.pf);
    if (at < 0) return refuse(msg('bite.bar.noSuchFace', { ...called, faces: name(typed.value.join(' ')) }), '7.7.8');
    const full = at === 0 && !input.half;
    return allowUnless(undefined, msg('bite.says.blockFace', called), [
      ...showFacts(unit.id, full ? null : 2 * at + (input.half ? 1 : 0), context),
      setAt(cells.state, unit.id, null),
    ]);
  },
});
export const blockActions: readonly Action[] = [state, face];
