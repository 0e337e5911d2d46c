import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { mapAsked, supplyQuestion, toolQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import type { Question } from '#rules/kit/game/questions/question.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters, type SideId, sides, upSides } from '../ids.ts';
import { mapIn } from '../reading.ts';
import { m } from '../text/speak-map.ts';
import { map } from './index.ts';
import { judged } from './unsupplied.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

const side = z.enum([sides.axis, sides.soviet]);
const hex = z.string().regex(/^[\w.-]{1,12}$/);
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

const rosterWith = (around: Around, of: SideId, units: Given['units']): RosterData => {
  const id = rosters[of];
  const had = around.rosters[id]?.units ?? [];
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
const laid = ({ units, dsg, depot }: Given, around: Around): Around => {
  const over = (cell: string, entries: readonly (readonly [string, string | number])[]) => ({
    [cell]: { ...mapIn(around, cell), ...Object.fromEntries(entries) },
  });
  const some = <T extends string | number>(of: (one: Given['units'][number]) => T | undefined) =>
    units.flatMap((one): readonly (readonly [string, T])[] => {
      const value = of(one);
      return value === undefined ? [] : [[one.id, value]];
    });
  return {
    ...around,
    rosters: {
      ...around.rosters,
      [rosters.axis]: rosterWith(around, sides.axis, units),
      [rosters.soviet]: rosterWith(around, sides.soviet, units),
    },
    cells: {
      ...around.cells,
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

const asked = mapAsked({ map, shape, laid, missing: m('armir.sheet.about') });

const phase = asked(
  {
    id: 'supply-phase',
    about:
      'Rules 8, 8.4, 9.2: both sides judged from one snapshot, with aircraft and dice as noted: who is supplied, who gets a marker, who rolls first.',
  },
  {},
  z.object({
    units: z.array(
      z.object({
        id: z.string(),
        side,
        hex: z.string(),
        state: z.enum(['supplied', 'oos', 'waits']),
        marked: z.boolean(),
      }),
    ),
  }),
  (_input, { around }) => ({
    units: (judged(around) ?? []).map(({ id, side: of, hex: at, state, marked }) => ({
      id,
      side: of,
      hex: at,
      state,
      marked,
    })),
  }),
);

const fight = asked(
  {
    id: 'map-fight',
    about:
      'The input of an attack (or, in a movement phase, a mobile assault) on a hex by units beside it. Hand `input` to the calculator `calc`.',
  },
  { target: hex, attackers: z.array(z.string()).min(1).max(60) },
  z.object({ calc: z.string().nullable(), input: z.unknown() }),
  ({ target, attackers }, { board, stand, around }) => {
    const first = stand.pieces.find(({ id }) => attackers.includes(id));
    const made = first && map.fight?.({ target, attackers, side: first.side }, board, around);
    return made ?? { calc: null, input: null };
  },
);

export const mapQuestions: readonly Question[] = [
  supplyQuestion(
    asked,
    map,
    'Rule 8: which units of a side are in supply, by which line, and what would open it.',
    'supplied, air, die (its corps rolls first), oos',
  ),
  phase,
  toolQuestion(
    asked,
    map,
    'Whatever the map is asked on its screen: reach, range of an HQ, guns, zones, retreat, who may not move, stacking, set-up, hexes that must not be lost, what is missing on the sheet.',
  ),
  fight,
];
