import { z } from 'zod';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { cellWith, saidOf } from '#rules/kit/game/questions/laidOver.ts';
import { mapAsked, supplyQuestion, toolQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { nation, unitClass } from '../../model/shapes.ts';
import { msg } from './msg.ts';

/** What a script may say of who stands on the map. */

const side = z.enum([sides.axis, sides.soviet]);
const place = z.string().min(1).max(40);
const unit = z.strictObject({
  id: z.string().regex(/^[\w.:#-]{1,64}$/),
  at: place.describe('hex number or id of a box'),
  class: unitClass.optional().describe('for a block that no roster knows'),
  nation: nation.default('GER'),
  faces: z.string().max(40).optional(),
  barrel: z.boolean().default(false).describe('marked out of supply at step 2'),
});
const shape = {
  units: z.array(unit).max(400).default([]).describe("beside those the record's cell `at` has"),
  control: z.record(place, side).default({}),
  partisans: z.record(place, z.int().min(0).max(3).meta({ unit: 'battalions' })).default({}),
} as const;
type MapInput = z.output<z.ZodObject<typeof shape>>;

const unitOf = (one: z.output<typeof unit>): RosterUnit => ({
  id: one.id,
  name: one.id,
  values: {
    ...(one.nation === 'SOV' ? {} : { nation: one.nation }),
    class: one.class ?? null,
    ...(one.faces === undefined ? {} : { faces: one.faces }),
  },
});

/** The record with what was given laid over it. */
const laid = (input: MapInput, context: Context): Context => {
  const roster = (of: SideId) => {
    const known = context.rosters[of]?.units ?? [];
    const fresh = input.units.filter(
      (one) =>
        one.class !== undefined &&
        (one.nation === 'SOV') === (of === sides.soviet) &&
        !known.some(({ id }) => id === one.id),
    );
    return { id: of, units: [...known, ...fresh.map(unitOf)] };
  };
  return {
    ...context,
    rosters: { ...context.rosters, axis: roster(sides.axis), soviet: roster(sides.soviet) },
    cells: {
      ...context.cells,
      ...cellWith(
        context,
        cells.at,
        saidOf(input.units, ({ at }) => at),
      ),
      ...cellWith(
        context,
        cells.barrels,
        saidOf(input.units, ({ barrel }) => (barrel ? 'yes' : undefined)),
      ),
      ...cellWith(context, cells.control, input.control),
      ...cellWith(context, cells.partisans, input.partisans),
    },
  };
};

/** Of the whole map, whatever chapter a part of it comes from. */
export const mapQuestions = (map: MapSpec): readonly Question[] => {
  const asked = mapAsked({ map, shape, laid, missing: msg('bite.sheet.about') });
  return [
    supplyQuestion(
      asked,
      map,
      'Rules 4.0, 9.1, 12.0, 33.0: which blocks of a side are in supply, by which line, and what would open it.',
      'supplied, none, besieged, sevastopol, pocket',
    ),
    toolQuestion(
      asked,
      map,
      'Whatever the map is asked on its screen: reach, rail, retreat, range of an HQ, ports, borders, stacks, cities cut off, sites joined.',
    ),
  ];
};
