import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { never, unless } from '../facts.ts';
import { cells, rosters } from '../ids.ts';
import { blockById } from '../pool/block.ts';
import { stateProposal } from '../pool/change.ts';
import { facesOf } from '../reading.ts';
import { t } from '../text/speak.ts';
import { highestPf } from '../units.ts';

/** What became of a block outside a recorded battle. */

const group = t('bite.group.blocks');
const block = {
  kind: 'text',
  msg: t('bite.field.block'),
  hint: t('bite.block.hint'),
  start: '',
  max: 60,
  big: true,
} as const;

/** A block by its name on one of the rosters, or by its id. */
export const blockOf = (
  around: Pick<Around, 'rosters'>,
  called: string,
  on: readonly string[] = [rosters.axis, rosters.soviet],
): RosterUnit | undefined => {
  const wanted = called.trim().toLowerCase();
  const all = on.flatMap((id) => around.rosters[id]?.units ?? []);
  return all.find((unit) => unit.id === called.trim()) ?? all.find((unit) => unit.name.trim().toLowerCase() === wanted);
};
export const nobody = (called: string): Proposal =>
  called.trim() === ''
    ? never(t('bite.bar.noBlock'), '1.2')
    : never(t('bite.bar.unknownBlock', { unit: name(called.trim()) }), '1.2');

const states = ['play', 'eliminated', 'surrendered', 'removed'] as const;
const state = action({
  id: 'block-state',
  msg: t('bite.action.blockState'),
  rule: '7.7.10',
  about: t('bite.action.blockState.about'),
  group,
  fields: {
    block,
    state: {
      kind: 'choice',
      msg: t('bite.field.state'),
      start: 'surrendered',
      options: states.map((key) => ({ key, msg: t(`bite.state.${key}`) })),
    } as const,
  },
  proposes: (input, around) => {
    const unit = blockOf(around, input.block);
    if (!unit) return nobody(input.block);
    const block = blockById(around, unit.id);
    return block ? stateProposal(block, input.state, around) : nobody(input.block);
  },
});

/** Repaired, reduced outside a battle, or recorded wrongly: the face that is on top now (7.7.8). */
const face = action({
  id: 'block-face',
  msg: t('bite.action.blockFace'),
  rule: '7.7.8',
  about: t('bite.action.blockFace.about'),
  group,
  fields: {
    block,
    pf: { kind: 'count', msg: t('bite.field.pfNow'), start: 1, min: 0, max: highestPf, big: true },
    half: { kind: 'toggle', msg: t('bite.field.halfNow'), start: false },
  },
  proposes: (input, around) => {
    const unit = blockOf(around, input.block);
    if (!unit) return nobody(input.block);
    const typed = facesOf(unit);
    const called = { unit: name(unit.name), n: input.pf };
    if (!typed.ok || typed.value.length === 0) return never(t('bite.bar.noFaces', called), '7.7.8');
    const at = typed.value.indexOf(input.pf);
    if (at < 0) return never(t('bite.bar.noSuchFace', { ...called, faces: name(typed.value.join(' ')) }), '7.7.8');
    const full = at === 0 && !input.half;
    return unless(undefined, t('bite.says.blockFace', called), [
      setAt(cells.face, unit.id, full ? null : 2 * at + (input.half ? 1 : 0)),
      setAt(cells.state, unit.id, null),
    ]);
  },
});

export const blockActions: readonly Action[] = [state, face];
