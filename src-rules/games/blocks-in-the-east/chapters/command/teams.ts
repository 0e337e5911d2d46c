import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { poolCells, type SideId, sides } from '../../ids.ts';
import { hexOf, type PoolBlock } from '../../model/blocks/block.ts';
import { type Booked, listOf } from '../../model/blocks/words.ts';
import { textAt } from '../../model/cells.ts';
import { type Team, teamMsg, teams } from '../../model/orderFields.ts';
import { sideMsg } from '../../model/words.ts';
import { groundOf } from '../map/ground.ts';
import { boardNow } from '../map/now.ts';
import { msg } from './msg.ts';

/** 38.1: two commanders a side, north and south of the green dots; who crosses the line changes to the other. */

/** Where the line is drawn, the hex a block stands in decides. */
const byPlace = (block: PoolBlock, around: Pick<Around, 'cells' | 'sheets'>): Team | undefined => {
  const hex = hexOf(around, block.unit.id);
  const board = hex === '' ? undefined : boardNow(around);
  const node = board?.nodeOf(hex) ?? -1;
  if (!board || node < 0) return undefined;
  const ground = groundOf(board);
  if (!ground.drawn('NORTH')) return undefined;
  return ground.has(node, 'NORTH') ? 'north' : 'south';
};

/** By its place, else as it changed last, else as its list says; undefined: nobody has said. */
export const teamOf = (block: PoolBlock, around: Pick<Around, 'cells' | 'sheets'>): Team | undefined =>
  byPlace(block, around) ??
  teams.find((team) => team === textAt(around, poolCells.command, block.unit.id)) ??
  block.team;

export const command = (side: SideId, team: Team): string => `${side}/${team}`;
export const commands = Object.values(sides).flatMap((side) => teams.map((team) => ({ side, team })));

const chiefOf = (around: Pick<Around, 'cells'>, side: SideId, team: Team): string =>
  textAt(around, poolCells.chiefs, command(side, team)) ?? '';

/** "Axis, north: Anna" */
export const commandMsg = (side: SideId, team: Team, around?: Pick<Around, 'cells'>): Msg => {
  const chief = around ? chiefOf(around, side, team) : '';
  const p = { side: sideMsg(side), team: teamMsg(team) };
  return chief === '' ? msg('bite.command', p) : msg('bite.commandOf', { ...p, chief: name(chief) });
};
/** Under the other commander of their side, or the one that is named. */
export const crossing = (blocks: readonly PoolBlock[], around: Around, named?: Team): Booked => {
  const moved = blocks.map((block) => ({
    block,
    to: named ?? (teamOf(block, around) === 'north' ? ('south' as const) : ('north' as const)),
  }));
  return {
    says: msg('bite.says.cross', {
      what: listOf(
        moved.map(({ block, to }) =>
          msg('bite.says.crossOne', { unit: name(block.unit.name), team: commandMsg(block.side, to, around) }),
        ),
      ),
    }),
    facts: moved.map(({ block, to }) => setAt(poolCells.command, block.unit.id, to)),
  };
};
