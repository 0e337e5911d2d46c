import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { mapAsked, toolQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
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

const rosterWith = (context: Context, of: SideId, units: Given['units']): RosterData => {
  const id = rosters[of];
  const had = context.rosters[id]?.units ?? [];
  const known = (one: Given['units'][number]): RosterUnit | undefined => had.find((other) => other.id === one.id);
  const given = units
    .filter((one) => (known(one) ? Object.keys(one.values).length > 0 : one.side === of))
    .map((one): RosterUnit => {
      const old = known(one);
      return { id: one.id, name: old?.name ?? one.id, values: { ...old?.values, ...one.values } };
    });
  return { id, units: [...given, ...had.filter((one) => !given.some((other) => other.id === one.id))] };
};

/** The record with what was given laid over it. */
const laid = ({ units, dsg, depot }: Given, context: Context): Context => {
  const over = (cell: string, entries: readonly (readonly [string, string | number])[]) => ({
    [cell]: { ...mapIn(context, cell), ...Object.fromEntries(entries) },
  });
  const some = <T extends string | number>(of: (one: Given['units'][number]) => T | undefined) =>
    units.flatMap((one): readonly (readonly [string, T])[] => {
      const value = of(one);
      return value === undefined ? [] : [[one.id, value]];
    });
  return {
    ...context,
    rosters: {
      ...context.rosters,
      [rosters.axis]: rosterWith(context, sides.axis, units),
      [rosters.soviet]: rosterWith(context, sides.soviet, units),
    },
    cells: {
      ...context.cells,
      ...over(
        cells.at,
        some((one) => one.hex),
      ),
      ...over(
        cells.oos,
        some((one) => (one.oos === undefined ? undefined : one.oos ? 'yes' : 'no')),
      ),
      ...over(
        cells.up,
        some((one) => one.up),
      ),
      ...over(
        cells.steps,
        some((one) => one.steps),
      ),
      ...over(
        cells.dsg,
        dsg.map((one) => [one, 'yes'] as const),
      ),
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
