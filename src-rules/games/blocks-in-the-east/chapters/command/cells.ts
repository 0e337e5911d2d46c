import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells, poolCells, sides } from '../../ids.ts';
import { anyBlock } from '../../model/keys.ts';
import { teamMsg, teams } from '../../model/orderFields.ts';
import { activationOf } from './activation.ts';
import { listed } from './blocks.ts';
import { asHq, hqUses } from './kinds.ts';
import { msg } from './msg.ts';
import { meansOf } from './orders.ts';
import { command, commandMsg, commands } from './teams.ts';
import { unitsMsg } from './words.ts';

const all = (context: Context) => [...listed(context, sides.axis), ...listed(context, sides.soviet)];
/** "since the movement: 1 of 4 AP left. Move armour: 24. Panzer" */
const activationReads = (id: string, _: unknown, context: Context): Msg => {
  const activation = activationOf(context, id);
  const blocks = all(context);
  const hq = asHq(blocks.find((block) => block.id === id));
  if (!activation || !hq) return msg('bite.hq.offer.active');
  const { left, of } = meansOf(context, hq, activation);
  const p = { stage: msg(`bite.hq.stage.${activation.stage}`) };
  const head =
    left === undefined || of === undefined
      ? msg('bite.hq.reads.active', p)
      : msg('bite.hq.reads.left', { ...p, n: left, of });
  const what = list(
    hqUses.flatMap((use) => {
      const spent = activation.orders.filter((one) => one.use === use);
      if (spent.length === 0) return [];
      const units = unitsMsg(blocks.filter((block) => spent.some((one) => one.block === block.id)));
      return units ? msg('bite.hq.reads.order', { use: msg(`bite.hq.use.${use}`), units }) : msg(`bite.hq.use.${use}`);
    }),
  );
  return what ? msg('bite.hq.reads.what', { head, what }) : head;
};
const group = msg('bite.hq.group');

export const hqCells: readonly CellSpec[] = [
  {
    id: cells.activated,
    msg: msg('bite.hq.cell.activated'),
    rule: '13.2',
    kind: 'text',
    keys: anyBlock,
    showValue: activationReads,
    group,
  },
  {
    id: cells.reserve,
    msg: msg('bite.hq.cell.reserve'),
    rule: '31.0',
    kind: 'choice',
    choices: [
      { value: 'extra', msg: msg('bite.hq.reserve.extra') },
      { value: 'reaction', msg: msg('bite.hq.reserve.reaction') },
    ],
    keys: anyBlock,
    group,
  },
  {
    id: cells.stavkaSeat,
    msg: msg('bite.hq.cell.stavkaSeat'),
    rule: '13.8.1',
    kind: 'choice',
    choices: [
      { value: 'moscow', msg: msg('bite.city.moscow') },
      { value: 'chelyabinsk', msg: msg('bite.hq.chelyabinsk') },
    ],
    side: sides.soviet,
    group,
  },
];
/** 38.1 */
export const teamCells: readonly CellSpec[] = [
  {
    id: poolCells.command,
    msg: msg('bite.cell.command'),
    rule: '38.1',
    kind: 'choice',
    choices: teams.map((team) => ({ value: team, msg: teamMsg(team) })),
    keys: anyBlock,
    group: msg('bite.group.pool'),
  },
  {
    id: poolCells.chiefs,
    msg: msg('bite.cell.chiefs'),
    rule: '38.1',
    kind: 'text',
    keys: commands.map(({ side, team }) => ({ key: command(side, team), msg: commandMsg(side, team) })),
    group: msg('bite.group.pool'),
  },
];
export const hqSetUp = { [cells.activated]: {}, [cells.reserve]: {}, [cells.stavkaSeat]: 'moscow' } as const;
