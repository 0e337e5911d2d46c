import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import type { Mover } from '../../model/units.ts';
import { codeAt, columns, faces } from '../combat/crt.ts';
import { interdictionHalves, riverDefence, riverHalves, roadHalves, terrainChart } from '../map/terrain.ts';

const byMover = z.object({ foot: z.number(), mechanized: z.number(), cavalry: z.number(), leader: z.number() });

const whole = (halves: { readonly [M in Mover]: number }) => ({
  foot: halves.foot / 2,
  mechanized: halves.mechanized / 2,
  cavalry: halves.cavalry / 2,
  leader: halves.leader / 2,
});

export const charts = question({
  id: 'charts',
  about:
    'Rules 3.2, 6.7, 9.5, 10.21: the combat results table and the terrain chart, movement points by kind of mover.',
  input: z.strictObject({}),
  output: z.object({
    columns: z.array(z.string()),
    results: z.array(z.array(z.string())),
    terrain: z.array(z.object({ terrain: z.string(), enter: byMover, defence: z.number() })),
    road: byMover,
    river: z.object({ german: z.number(), soviet: z.number(), defence: z.number() }),
    interdiction: z.number(),
  }),
  answer: () => ({
    columns: [...columns],
    results: faces.map((face) => columns.map((_, column) => codeAt(column, face))),
    terrain: terrainChart.map((row) => ({ terrain: row.terrain, enter: whole(row.halves), defence: row.defence })),
    road: whole(roadHalves),
    river: { german: riverHalves.german / 2, soviet: riverHalves.soviet / 2, defence: riverDefence },
    interdiction: interdictionHalves / 2,
  }),
});
