import { z } from 'zod';
import type { Scalar } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { cellWith, rosterWith, saidOf } from '#rules/kit/game/questions/laidOver.ts';
import { mapAsked, toolQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, rosters, type SideId, sides, upSides } from '../../ids.ts';
import { hex, side } from '../../model/asked.ts';
import { msg } from './msg.ts';
import { ground } from './spec.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */
const scalar = z.union([z.string().max(60), z.number(), z.boolean()]).meta({ unit: units.roster });
const unit = z.strictObject({
  id: z.string().regex(/^[\w.:#-]{1,64}$/),
  hex,
  side: side.optional().describe('for a unit that no roster knows'),
  values: z
    .record(z.string(), scalar)
    .default({})
    .describe('what its counter shows, by the fields of the roster: kind, formation or army, cp, move, range …'),
  oos: z.boolean().optional(),
  up: z.enum(upSides).optional().describe('which side of an HQ or gun lies up'),
  steps: z.int().min(0).max(12).optional().meta({ unit: units.steps }),
});
const shape = {
  units: z.array(unit).max(400).default([]).describe("beside those the record's cell `at` has"),
  dsg: z.array(hex).max(100).default([]),
  depot: z.boolean().optional().describe('the depot is at Kantemirovka'),
} as const;
type Given = z.output<z.ZodObject<typeof shape>>;

/** The record with what was given laid over it. */
const laid = ({ units, dsg, depot }: Given, context: Context): Context => {
  const roster = (side: SideId) => rosterWith(context, rosters[side], units, (one) => one.side === side);
  const of = (cell: string, said: (one: Given['units'][number]) => Scalar | undefined) =>
    cellWith(context, cell, saidOf(units, said));
  return {
    ...context,
    rosters: { ...context.rosters, [rosters.axis]: roster(sides.axis), [rosters.soviet]: roster(sides.soviet) },
    cells: {
      ...context.cells,
      ...of(cells.at, (one) => one.hex),
      ...of(cells.oos, ({ oos }) => (oos === undefined ? undefined : oos ? 'yes' : 'no')),
      ...of(cells.up, (one) => one.up),
      ...of(cells.steps, (one) => one.steps),
      ...cellWith(context, cells.dsg, Object.fromEntries(dsg.map((one) => [one, 'yes']))),
      ...(depot === undefined ? {} : { [cells.depot]: depot ? 'yes' : 'no' }),
    },
  };
};

export const asked = mapAsked({ map: ground, shape, laid, missing: msg('armir.sheet.about') });

/** Whatever the map is asked on its screen, by its tools. */
export const toolsAsked = (tools: readonly MapTool[]): Question =>
  toolQuestion(
    asked,
    { ...ground, tools },
    'Whatever the map is asked on its screen: reach, range of an HQ, guns, zones, retreat, who may not move, stacking, set-up, hexes that must not be lost, what is missing on the sheet.',
  );
