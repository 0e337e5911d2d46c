import type { Action } from '../../../kit/game.ts';
import { action } from '../../../kit/game.ts';
import { name } from '../../../kit/text.ts';
import { never, set, setAt, unless } from '../facts.ts';
import { cells } from '../ids.ts';
import { t } from '../text/speak.ts';

const group = t('bite.group.blocks');
const block = {
  kind: 'place',
  msg: t('bite.field.block'),
  hint: t('bite.block.hint'),
  start: '',
  pattern: '^[\\w.:#-]{1,60}$',
  big: true,
} as const;

const states = ['play', 'eliminated', 'surrendered', 'removed'] as const;

/** What became of a block outside a recorded battle: surrender, removal, a block rebuilt. */
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
  proposes: (input) => {
    if (input.block === '') return never(t('bite.bar.noBlock'), '7.7.10');
    return unless(undefined, t(`bite.says.blockState.${input.state}`, { unit: name(input.block) }), [
      setAt(cells.state, input.block, input.state === 'play' ? null : input.state),
    ]);
  },
});

/** 10.0: a Guard destroyed outside a recorded battle, or counted wrongly. */
const guards = action({
  id: 'guards-lost',
  msg: t('bite.action.guards'),
  rule: '10.0',
  side: 'soviet',
  group,
  fields: {
    n: {
      kind: 'count',
      msg: t('bite.field.guardsLost'),
      start: 0,
      min: 0,
      max: 148,
      from: 'cells.guards-lost',
      big: true,
    },
  },
  proposes: ({ n }) => ({ ok: true, says: t('bite.says.guards', { count: n }), facts: [set(cells.guardsLost, n)] }),
});

export const blockActions: readonly Action[] = [state, guards];
