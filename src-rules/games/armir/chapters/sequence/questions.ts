import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { cells, sides } from '../../ids.ts';
import { turn } from '../../model/asked.ts';
import { msg } from './msg.ts';
import { sequence } from './sequence.ts';

/** The phases of a turn, asked on the command line. */

export const turnPhases = question({
  id: 'turn-phases',
  about:
    'The phases of a turn in the order that the initiative gives (3, 18.4): number, who acts, tasks with their rules.',
  input: z.strictObject({ turn, initiative: z.enum([sides.axis, sides.soviet]).default(sides.axis) }),
  output: z.array(
    z.object({
      number: z.string(),
      path: z.string(),
      msg: said,
      who: z.string(),
      rule: z.string(),
      tasks: z.array(z.object({ id: z.string(), msg: said, rule: z.string(), status: said.optional() })),
    }),
  ),
  answer: ({ turn: asked, initiative }, context) => {
    const then: Context = {
      ...context,
      turn: asked,
      // anywhere in the turn: the outline lists all of it
      place: `t${asked}/supply`,
      past: [],
      ticks: {},
      cells: { ...context.cells, [cells.initiative]: initiative === sides.soviet && asked > 1 ? asked : 0 },
    };
    type Nodes = ReturnType<typeof outline>;
    const flat = (nodes: Nodes): Nodes => nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
    return flat(outline(sequence, then)).map((node) => ({
      number: node.label ?? '',
      path: node.path,
      msg: node.msg ?? msg('armir.about'),
      who: node.who ?? 'table',
      rule: node.rule ?? '',
      tasks: node.tasks.map(({ id, msg, rule, status }) => ({ id, msg, rule, ...(status ? { status } : {}) })),
    }));
  },
});
