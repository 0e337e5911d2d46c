import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells, rosters, sides } from '../ids.ts';
import { t } from '../text/speak.ts';
import { h } from '../text/speak-hq.ts';
import { activationOf } from './activation.ts';
import { listed } from './blocks.ts';
import { asHq, hqUses } from './kinds.ts';
import { meansOf } from './orders.ts';
import { unitsMsg } from './words.ts';

const all = (around: Around) => [...listed(around, sides.axis), ...listed(around, sides.soviet)];
/** "since the movement: 1 of 4 AP left. Move armour: 24. Panzer" */
const activationReads = (id: string, _: unknown, around: Around): Msg => {
  const activation = activationOf(around, id);
  const blocks = all(around);
  const hq = asHq(blocks.find((block) => block.id === id));
  if (!activation || !hq) return h('bite.hq.offer.active');
  const { left, of } = meansOf(around, hq, activation);
  const p = { stage: h(`bite.hq.stage.${activation.stage}`) };
  const head =
    left === undefined || of === undefined
      ? h('bite.hq.reads.active', p)
      : h('bite.hq.reads.left', { ...p, n: left, of });
  const what = list(
    hqUses.flatMap((use) => {
      const spent = activation.orders.filter((one) => one.use === use);
      if (spent.length === 0) return [];
      const units = unitsMsg(blocks.filter((block) => spent.some((one) => one.block === block.id)));
      return units ? h('bite.hq.reads.order', { use: h(`bite.hq.use.${use}`), units }) : h(`bite.hq.use.${use}`);
    }),
  );
  return what ? h('bite.hq.reads.what', { head, what }) : head;
};
const blockKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('bite.block.hint'),
  rosters: [rosters.axis, rosters.soviet],
};
const group = h('bite.hq.group');

export const hqCells: readonly CellSpec[] = [
  {
    id: cells.activated,
    msg: h('bite.hq.cell.activated'),
    rule: '13.2',
    kind: 'text',
    keys: blockKeys,
    reads: activationReads,
    group,
  },
  {
    id: cells.reserve,
    msg: h('bite.hq.cell.reserve'),
    rule: '31.0',
    kind: 'choice',
    choices: [
      { value: 'extra', msg: h('bite.hq.reserve.extra') },
      { value: 'reaction', msg: h('bite.hq.reserve.reaction') },
    ],
    keys: blockKeys,
    group,
  },
  {
    id: cells.stavkaSeat,
    msg: h('bite.hq.cell.stavkaSeat'),
    rule: '13.8.1',
    kind: 'choice',
    choices: [
      { value: 'moscow', msg: t('bite.city.moscow') },
      { value: 'chelyabinsk', msg: h('bite.hq.chelyabinsk') },
    ],
    side: sides.soviet,
    group,
  },
];
export const hqSetUp = { [cells.activated]: {}, [cells.reserve]: {}, [cells.stavkaSeat]: 'moscow' } as const;
