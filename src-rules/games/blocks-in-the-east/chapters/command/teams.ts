import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { poolCells, type SideId, sides } from '../../ids.ts';
import { hexOf, type PoolBlock } from '../../model/blocks/block.ts';
import { type Booked, listOf } from '../../model/blocks/words.ts';
import { type Team, teamMsg, teams } from '../../model/orderFields.ts';
import { sideMsg } from '../../model/words.ts';
import { groundOf } from '../map/ground.ts';
import { boardNow } from '../map/now.ts';
import { msg } from './msg.ts';

/** 38.1: two commanders a side, north and south of the green dots; who crosses the line changes to the other. */

/** Where the line is drawn, the hex a block stands in decides. */
const byPlace = (block: PoolBlock, context: Pick<Context, 'cells' | 'sheets'>): Team | undefined => {
  const hex = hexOf(context, block.unit.id);
  const board = hex === '' ? undefined : boardNow(context);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  const ground = groundOf(board);
  if (!ground.drawn('NORTH')) return undefined;
  return ground.has(node, 'NORTH') ? 'north' : 'south';
};

/** By its place, else as it changed last, else as its list says; undefined: nobody has said. */
export const teamOf = (block: PoolBlock, context: Pick<Context, 'cells' | 'sheets'>): Team | undefined =>
  byPlace(block, context) ??
  teams.find((team) => team === textAt(context, poolCells.command, block.unit.id)) ??
  block.team;

export const command = (side: SideId, team: Team): string => `${side}/${team}`;
export const commands = Object.values(sides).flatMap((side) => teams.map((team) => ({ side, team })));

const chiefOf = (context: Pick<Context, 'cells'>, side: SideId, team: Team): string =>
  textAt(context, poolCells.chiefs, command(side, team));

/** "Axis, north: Anna" */
export const commandMsg = (side: SideId, team: Team, context?: Pick<Context, 'cells'>): Msg => {
  const chief = context ? chiefOf(context, side, team) : '';
  const p = { side: sideMsg(side), team: teamMsg(team) };
  return chief === '' ? msg('bite.command', p) : msg('bite.commandOf', { ...p, chief: name(chief) });
};
/** Under the other commander of their side, or the one that is named. */
export const crossing = (blocks: readonly PoolBlock[], context: Context, named?: Team): Booked => {
  const moved = blocks.map((block) => ({
    block,
    to: named ?? (teamOf(block, context) === 'north' ? ('south' as const) : ('north' as const)),
  }));
  return {
    says: msg('bite.says.cross', {
      what: listOf(
        moved.map(({ block, to }) =>
          msg('bite.says.crossOne', { unit: name(block.unit.name), team: commandMsg(block.side, to, context) }),
        ),
      ),
    }),
    facts: moved.map(({ block, to }) => setAt(poolCells.command, block.unit.id, to)),
  };
};
