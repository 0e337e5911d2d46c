import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { start } from '#rules/kit/sequence/walker.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { turn } from '../../model/asking.ts';
import { msg } from './msg.ts';
import { sequence } from './sequence.ts';

/** Questions of the record and the table, answered by the functions the screens call. */

export const turnPhases = question({
  id: 'turn-phases',
  about: 'The phases of a turn in order: label, who acts, tasks with their rules.',
  input: z.strictObject({ turn }),
  output: z.array(
    z.object({
      path: z.string(),
      label: z.string().optional(),
      msg: said,
      who: z.string(),
      rule: z.string(),
      tasks: z.array(
        z.object({ id: z.string(), msg: said, rule: z.string(), status: said.optional(), debt: said.optional() }),
      ),
    }),
  ),
  answer: ({ turn: asked }, context) => {
    const then: Context = { ...context, turn: asked, place: `t${asked}/sov/movement`, ticks: {} };
    const from = asked === 1 ? { ...then, place: start(sequence, then).path } : then;
    type Nodes = ReturnType<typeof outline>;
    const flat = (nodes: Nodes): Nodes => nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
    return flat(outline(sequence, from)).map((node) => ({
      path: node.path,
      ...(node.label ? { label: node.label } : {}),
      msg: node.msg ?? msg('pgg.turn', { n: asked }),
      who: node.who ?? 'table',
      rule: node.rule ?? '',
      tasks: node.tasks.map(({ id, msg, rule, status, debt }) => ({
        id,
        msg,
        rule,
        ...(status ? { status } : {}),
        ...(debt ? { debt } : {}),
      })),
    }));
  },
});
