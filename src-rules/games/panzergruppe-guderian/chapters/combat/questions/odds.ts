import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { question } from '#rules/kit/game/question.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { count, points } from '../../../model/asking.ts';
import { codeAt, columns, faces, odds } from '../crt.ts';
import { attackFields } from '../forces/fightFields.ts';
import { forcesOf, multiple } from '../forces/forces.ts';
import { refusalOf } from '../strength/refuse.ts';
import { setsOf } from '../strength/sets.ts';
import {
  attackBrings,
  type Brings,
  defenceBrings,
  hexDefence,
  overrunAttack,
  stackAttack,
} from '../strength/strength.ts';

const chance = z.object({ p: z.number(), exact: z.string() });

const sixths = (n: number) => {
  const by = [6, 3, 2].find((divisor) => n % divisor === 0) ?? 1;
  return { p: n / 6, exact: `${n / by}/${6 / by}` };
};

const none: Brings = { fed: 0, out: 0 };

const together = (all: readonly Brings[]): Brings =>
  all.reduce((a, b) => ({ fed: a.fed + b.fed, out: a.out + b.out }), none);

export const strength = question({
  id: 'strength',
  about:
    'Rules 6.55, 7.3, 9.31-9.33, 10.36, 11.31, 11.32: what the units of one hex bring to an attack and to its defence.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          attack: points.default(0).meta({ unit: units.strength }),
          defence: points.default(0).meta({ unit: units.strength }),
          outOfSupply: z.boolean().default(false),
          retreatedHere: z.boolean().default(false),
        }),
      )
      .max(60),
    wholeDivision: z.boolean().default(false),
    leaders: z
      .array(
        z.strictObject({
          rating: count(12).meta({ unit: units.whole }),
          outOfSupply: z.boolean().default(false),
          disrupted: z.boolean().default(false),
        }),
      )
      .max(10)
      .default([]),
    forest: z.boolean().default(false),
    majorCity: z.boolean().default(false),
    allAcrossRiver: z.boolean().default(false),
    overrun: z.boolean().default(false),
  }),
  output: z.object({ attack: z.number(), defence: z.number(), terrainMultiple: z.number() }),
  answer: ({ units, wholeDivision, leaders, forest, majorCity, allAcrossRiver, overrun }, { options }) => {
    const fights = units.some((unit) => unit.attack > 0);
    // 6.64: a disrupted leader adds nothing
    const ratings = fights ? leaders.filter((leader) => !leader.disrupted).map((leader) => leader.rating) : [];
    const attacking = together(
      units.map((unit) => attackBrings(unit.attack, { out: unit.outOfSupply, whole: wholeDivision }, overrun, options)),
    );
    const terrain = [forest, majorCity, allAcrossRiver].filter(Boolean).length;
    const where = { terrain, whole: wholeDivision };
    const defending = together([
      ...units
        .filter((unit) => !unit.retreatedHere)
        .map((unit) => defenceBrings(unit.defence, { out: unit.outOfSupply }, where, options)),
      ...leaders.map((leader) =>
        defenceBrings(leader.rating, { out: leader.outOfSupply }, { terrain, whole: false }, options),
      ),
    ]);
    return {
      attack: overrun
        ? overrunAttack(attacking, ratings, 0, fights, options)
        : stackAttack(attacking, ratings, options),
      defence: hexDefence(defending, where, options),
      terrainMultiple: multiple(terrain),
    };
  },
});

export const oddsQuestion = question({
  id: 'odds',
  about:
    'Rules 9.4, 9.5: the column of an attack against a defence after terrain, its six faces, points short and to spare.',
  input: z.strictObject({
    attack: count(999).meta({ unit: units.strength }),
    defence: count(999).meta({ unit: units.strength }),
  }),
  output: z.object({
    ratio: z.string(),
    column: z.string().nullable(),
    pointsToNext: z.number().nullable(),
    pointsToSpare: z.number().nullable(),
    faces: z.array(z.object({ face: z.number(), result: z.string() })),
    chances: z.array(z.object({ result: z.string(), chance })),
    /** why there is no column */
    why: z.enum(['no attack', 'no defence']).nullable(),
  }),
  answer: ({ attack, defence }) => {
    const at = attack > 0 && defence > 0 ? oddsColumn(odds, attack, defence) : undefined;
    const column = at?.column;
    const row = column === undefined ? [] : faces.map((face) => ({ face, result: codeAt(column, face) }));
    return {
      ratio: `${attack}:${defence}`,
      column: column === undefined ? null : (columns[column] ?? null),
      pointsToNext: at?.short ?? null,
      pointsToSpare: at?.spare ?? null,
      faces: row,
      chances: [...new Set(row.map(({ result }) => result))].map((result) => ({
        result,
        chance: sixths(row.filter((one) => one.result === result).length),
      })),
      why: attack <= 0 ? ('no attack' as const) : defence <= 0 ? ('no defence' as const) : null,
    };
  },
});

export const bestOdds = question({
  id: 'best-odds',
  about:
    'Best column of all listed attackers, and for each column the cheapest set that reaches it (fewest units, then least strength). Input as of "attack".',
  input: schemaOf(attackFields),
  output: z.object({
    best: z
      .object({ column: z.string(), attack: z.number(), defence: z.number(), units: z.array(z.string()) })
      .nullable(),
    cheapest: z.array(
      z.object({ column: z.string(), attack: z.number(), defence: z.number(), units: z.array(z.string()) }),
    ),
    refused: z.string().nullable(),
  }),
  answer: (raw, context) => {
    const checked = parsePlain(attackFields, raw as JsonObject);
    if (!checked.ok) return { best: null, cheapest: [], refused: 'input' };
    const forces = forcesOf(asInput(attackFields, checked.value), context);
    // whoever is out of command stays out of the sets; only an empty fight has none
    const sets = setsOf(forces, context);
    const named = (set: {
      readonly column: number;
      readonly attack: number;
      readonly defence: number;
      readonly units: readonly string[];
    }) => ({
      ...set,
      units: [...set.units],
      column: columns[set.column] ?? '',
    });
    return {
      best: sets?.best ? named(sets.best) : null,
      cheapest: (sets?.cheapest ?? []).map(named),
      refused: sets ? null : (refusalOf(forces, context)?.not.id ?? 'untried'),
    };
  },
});
