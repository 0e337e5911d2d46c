import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { poolCells, sides } from '../../ids.ts';
import { blocksOf, isOnMap, poolState } from '../../model/blocks/block.ts';
import { blocksField, each, offer, poolGroup } from '../../model/blocks/blocksField.ts';
import { allowUnless } from '../../model/facts.ts';
import { teamMsg } from '../../model/orderFields.ts';
import { on } from '../../model/rules.ts';
import { msg } from './msg.ts';
import { command, commandMsg, commands, crossing, teamOf } from './teams.ts';

/** 38.1 */
const crosses = action({
  id: 'team-cross',
  msg: msg('bite.action.cross'),
  rule: '38.1',
  about: msg('bite.action.cross.about'),
  group: poolGroup,
  fields: {
    blocks: blocksField((context) =>
      offer(
        blocksOf(context).filter((block) => isOnMap(poolState(block, context))),
        (block) => {
          const team = teamOf(block, context);
          return team && teamMsg(team);
        },
      ),
    ),
    to: {
      kind: 'choice',
      msg: msg('bite.field.team'),
      start: 'other',
      options: [
        { key: 'other', msg: msg('bite.team.other') },
        { key: 'north', msg: teamMsg('north') },
        { key: 'south', msg: teamMsg('south') },
      ],
    } as const,
  },
  when: (context) => on(context, 'o38'),
  proposes: ({ blocks, to }, context) =>
    each(
      context,
      blocks,
      undefined,
      (block) =>
        to !== 'other' && teamOf(block, context) === to
          ? { msg: msg('bite.bar.sameTeam', { unit: name(block.unit.name), team: teamMsg(to) }), rule: '38.1' }
          : undefined,
      (found) => crossing(found, context, to === 'other' ? undefined : to),
    ),
});
const chief = action({
  id: 'team-chief',
  msg: msg('bite.action.chief'),
  rule: '38.1',
  group: poolGroup,
  fields: {
    command: {
      kind: 'choice',
      msg: msg('bite.field.command'),
      start: command(sides.axis, 'north'),
      options: commands.map(({ side, team }) => ({ key: command(side, team), msg: commandMsg(side, team) })),
    } as const,
    name: { kind: 'text', msg: msg('bite.field.chief'), start: '', max: 40, big: true } as const,
  },
  when: (context) => on(context, 'o38'),
  proposes: (input) => {
    const at = commands.find(({ side, team }) => command(side, team) === input.command);
    const called = input.name;
    if (!at) return refuse(msg('bite.bar.noBlocks'), '38.1');
    const whose = { command: commandMsg(at.side, at.team), chief: name(called) };
    return allowUnless(undefined, msg(called === '' ? 'bite.says.noChief' : 'bite.says.chief', whose), [
      setAt(poolCells.chiefs, input.command, called === '' ? null : called),
    ]);
  },
});

export const teamActions: readonly Action[] = [crosses, chief];
