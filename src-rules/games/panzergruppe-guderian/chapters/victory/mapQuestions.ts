import { z } from 'zod';
import { airUnlimited } from '../air/markers.ts';
import { answered, assumed, assuming, copyOpening, mapQuestion, opening } from '../map/asking.ts';
import { seeObjectives } from './objectives.ts';
import { noteLines } from './pointsTool.ts';

export const vpLine = mapQuestion({
  id: 'vp-line',
  about:
    'The objectives as the map shows them (15.11): whose they are, the line to the west edge or what opens one, and whether air markers may lie anywhere (13.2). `note`: what the record would book.',
  fields: z.strictObject({}),
  output: z.object({
    objectives: z.array(
      z.object({
        objective: z.string(),
        hexes: z.array(z.string()),
        missing: z.number(),
        control: z.enum(['german', 'soviet', 'split']),
        open: z.boolean(),
        path: z.array(z.string()),
        openings: z.array(opening),
      }),
    ),
    airAnywhere: z.boolean(),
    note: z.unknown(),
    ...assumed,
  }),
  answer: (_input, scene) => {
    const { board, stand, context } = scene;
    const seen = seeObjectives(board, stand, context);
    return answered({
      objectives: seen.map((one) => ({
        objective: one.objective.id,
        hexes: one.nodes.map((node) => board.ids[node] ?? ''),
        missing: one.missing,
        control: one.control,
        open: one.open,
        path: one.path.map((node) => board.ids[node] ?? ''),
        openings: one.openings.map(copyOpening),
      })),
      airAnywhere: airUnlimited(context),
      note: noteLines(seen, context),
      ...assuming(scene),
    });
  },
});
