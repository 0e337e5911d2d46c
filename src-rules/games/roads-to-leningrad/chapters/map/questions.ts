import { z } from 'zod';
import type { Scalar } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { cellWith, rosterWith, saidOf } from '#rules/kit/game/questions/laidOver.ts';
import { mapAsked, supplyQuestion, toolQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, rosters, type SideId, sides, weathers } from '../../ids.ts';
import { msg } from './msg.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

const side = z.enum([sides.german, sides.soviet]);
const hex = z.string().regex(/^[\w.-]{1,12}$/);
const value = z
  .union([z.string().max(60), z.number(), z.boolean(), z.array(z.string().max(40)).max(20)])
  .meta({ unit: units.roster });
const unit = z.strictObject({
  id: z.string().regex(/^[\w.:#-]{1,64}$/),
  hex,
  side: side.optional().describe('for a unit that no roster knows'),
  values: z
    .record(z.string(), value)
    .default({})
    .describe('what its counter shows, by the fields of the roster: kind, class, traits, ma, stacking …'),
  steps: z.int().min(0).max(2).optional().meta({ unit: units.steps }),
  supply: z.enum(['none', 'emergency', 'oos']).optional(),
  disrupted: z.boolean().optional(),
});
const shape = {
  units: z.array(unit).max(400).default([]).describe("beside those the record's cell `at` has"),
  weather: z.enum(weathers).optional().describe("the turn's weather; left out: as recorded, else dry"),
  strongpoints: z.record(hex, z.string().regex(/^(german|soviet):(building|done)$/)).default({}),
  bridges: z.record(z.string().max(64), z.string().regex(/^\d{4}\/\d{4}$/)).default({}),
  control: z.record(hex, side).default({}).describe('who crossed it last (3.12)'),
} as const;
type Given = z.output<z.ZodObject<typeof shape>>;

/** The record with what was given laid over it. */
const laid = ({ units, weather, strongpoints, bridges, control }: Given, context: Context): Context => {
  const roster = (of: SideId) => rosterWith(context, rosters[of], units, (one) => one.side === of);
  const of = (cell: string, said: (one: Given['units'][number]) => Scalar | undefined) =>
    cellWith(context, cell, saidOf(units, said));
  return {
    ...context,
    rosters: { ...context.rosters, [rosters.german]: roster(sides.german), [rosters.soviet]: roster(sides.soviet) },
    cells: {
      ...context.cells,
      ...of(cells.at, (one) => one.hex),
      ...of(cells.steps, (one) => one.steps),
      ...of(cells.supply, ({ supply }) => (supply === 'none' ? '' : supply)),
      ...of(cells.disrupted, ({ disrupted }) => (disrupted === undefined ? undefined : disrupted ? 'yes' : 'no')),
      ...cellWith(context, cells.strongpoints, strongpoints),
      ...cellWith(context, cells.bridges, bridges),
      ...cellWith(context, cells.control, control),
      ...(weather === undefined ? {} : cellWith(context, cells.weather, { [String(context.turn)]: weather })),
    },
  };
};

/** Of the whole map, with what all chapters put on it. */
export const mapQuestions = (map: MapSpec): readonly Question[] => {
  const asked = mapAsked({ map, shape, laid, missing: msg('rtl.sheet.about') });
  return [
    supplyQuestion(
      asked,
      map,
      'Rule 6: which units of a side have a supply line, by which hexes, and what would open one.',
      'supplied, airfield, choice (the airfield could, but more than two hexes ask), emergency or oos: what the determination makes of it',
    ),
    toolQuestion(
      asked,
      map,
      'Whatever the map is asked on its screen: reach, reaction, whose a hex is, retreats, who would be cut off in rain, stacking, what is missing on the sheet.',
    ),
  ];
};
