import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { chance } from '#rules/kit/chance/chanceSchema.ts';
import type { Chance } from '#rules/kit/chance/dist.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { parseFields } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { classes, crts } from '../../../ids.ts';
import { count } from '../../../model/asked.ts';
import { type CheckKind, levelAt, waysOf } from '../fight/checks.ts';
import { acrosses, attackFields } from '../fight/fields.ts';
import { type Fight, fightOf } from '../fight/fight.ts';
import { assaultReasons } from '../fight/ground.ts';
import { levels, supportOf } from '../fight/guns.ts';
import { clamp, columnAt, columnsOf, type ReadyFight, ready, underOdds } from '../fight/ready.ts';
import { attackUnits } from '../fight/strength.ts';
import { chanceOfMeasure, type Measure, measures } from '../planning/measures.ts';

/** What a script may ask of attacks: the functions of the screens, numbers in and out. */

const strengthUpTo = (max: number) => count(max, units.strength);

const strength = question({
  id: 'strength',
  about:
    'Rules 3.53, 3.56: attack strength after halving for OoS, swamp and river, group by group, each rounded down once.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          attack: strengthUpTo(40),
          class: z.enum(classes).default('foot'),
          oos: z.boolean().default(false),
          swampRoad: z.boolean().default(false),
          across: z.enum(acrosses).default('land'),
        }),
      )
      .max(40),
  }),
  output: z.object({ attack: z.number() }),
  answer: ({ units: fighters }, context) => {
    const parsed = parseFields(attackFields, {
      german: fighters.map((unit, i) => ({ id: `u${i}`, kind: 'combat', ...unit })),
      soviet: [],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
    return { attack: attackUnits(fightOf(parsed.value, context), explain(false)).value };
  },
});

const support = question({
  id: 'support',
  about:
    'Rules 3.55, 12.13f, 12.17: what batteries bring after the check, halved by swamp, or marsh in rain, up to the cap.',
  input: z.strictObject({
    batteries: z.array(z.strictObject({ support: strengthUpTo(40), automatic: z.boolean().default(false) })).max(20),
    check: z.enum(levels).default('full'),
    groundHalves: z.boolean().default(false),
    cap: strengthUpTo(999).default(999),
  }),
  output: z.object({ brought: z.number(), used: z.number() }),
  answer: ({ batteries, check, groundHalves, cap }) => {
    const brought = batteries.reduce(
      (so, one) => so + supportOf(one.support, one.automatic ? 'full' : check, groundHalves),
      0,
    );
    return { brought, used: Math.min(cap, brought) };
  },
});

const column = question({
  id: 'column',
  about: 'Rules 10.52, 10.53: the column of two strengths, rounded for the defender; under 1:4 a result without a die.',
  input: z.strictObject({ crt: z.enum(crts).default('mobile'), attack: strengthUpTo(999), defence: strengthUpTo(999) }),
  output: z.object({ column: z.string().nullable(), fixed: z.string().nullable() }),
  answer: ({ crt, attack, defence }, context) => {
    const at = columnAt(crt, attack, defence);
    return {
      column: at === undefined ? null : (columnsOf(crt)[at] ?? null),
      fixed: at === undefined && attack > 0 ? underOdds(crt, context) : null,
    };
  },
});

const check = question({
  id: 'check',
  about: 'Rules 3.42, 10.41-10.44: an ER check: the faces that pass in full, by half and not, or what one face gives.',
  input: z.strictObject({
    kind: z.enum(['cas', 'artillery', 'units']).default('units'),
    er: z.int().min(1).max(10),
    drm: z.int().min(-10).max(10).default(0),
    oos: z.boolean().default(false),
    disrupted: z.boolean().default(false),
    face: z
      .int()
      .min(1)
      .max(10)
      .optional()
      .meta({ unit: units.face(10) }),
  }),
  output: z.object({
    er: z.number(),
    full: z.number(),
    half: z.number(),
    none: z.number(),
    gives: z.enum(levels).nullable(),
  }),
  answer: ({ kind, er: printed, drm, oos, disrupted, face }) => {
    const er = Math.max(1, printed - (oos ? 1 : 0) - (disrupted ? 2 : 0));
    const kindOf: CheckKind = kind;
    const one = { kind: kindOf, er, drm };
    return { er, ...waysOf(one), gives: face === undefined ? null : levelAt(one, face) };
  },
});

/** The form of the attack, held to the calculator's own fields; rows get their ids. */
const form = z.strictObject({ attack: schemaOf(attackFields) });
const fightIn = (raw: unknown, context: Context): Fight => {
  const parsed = parseFields(attackFields, raw as JsonObject, context);
  if (!parsed.ok) throw new Error('the schema lets pass what the fields do not');
  return fightOf(parsed.value, context);
};
const sentence = z.object({ id: z.string(), rule: z.string() });

const drm = question({
  id: 'drm',
  about:
    'Rules 10.32, 10.61, 10.62: the table an attack is read on with its reasons, and its DRMs without CAS and coordination.',
  input: form,
  output: z.object({
    crt: z.enum(crts),
    reasons: z.array(sentence),
    drms: z.array(z.object({ id: z.string(), n: z.number(), rule: z.string() })),
    sum: z.number().nullable().describe('null: the ER of a lead is missing'),
    net: z.number().nullable(),
  }),
  answer: ({ attack }, context) => {
    const fight = fightIn(attack, context);
    const { crt, ground: drms, groundDrm, noEr } = ready(fight, context);
    const sum = noEr.length > 0 ? null : groundDrm;
    return {
      crt,
      reasons: assaultReasons(fight).map(({ msg, rule }) => ({ id: msg.id, rule })),
      drms: drms.map(({ id, n, rule }) => ({ id, n, rule })),
      sum,
      net: sum === null ? null : clamp(sum),
    };
  },
});

const chancesIn = (
  made: ReadyFight,
  wanted: readonly Measure[],
  shaded: boolean,
): { readonly [measure: string]: Chance } =>
  Object.fromEntries(
    wanted.flatMap((one) => {
      const found = chanceOfMeasure(made, one, {}, shaded);
      return found ? [[one, found] as const] : [];
    }),
  );

const measured = question({
  id: 'attack-chances',
  about:
    'P2, P3: the checks of an attack and the exact chance of each measure of success over all of them and the die.',
  input: z.strictObject({ ...form.shape, shaded: z.boolean().default(false) }),
  output: z.object({
    checks: z.array(z.object({ id: z.string(), er: z.number().nullable(), drm: z.number() })),
    measures: z.record(z.string(), chance).describe('none: a check or a lead has no ER'),
    ifShaded: z
      .record(z.string(), chance)
      .describe('11.12: with every box nobody has marked taken for shaded: what then is not the same'),
  }),
  answer: ({ attack, shaded }, context) => {
    const made = ready(fightIn(attack, context), context);
    return {
      checks: made.checks.map(({ id, er, drm: n }) => ({ id, er: er ?? null, drm: n })),
      measures: chancesIn(made, measures, shaded),
      ifShaded: chancesIn(
        made,
        measures.filter((one) => chanceOfMeasure(made, one)?.p !== chanceOfMeasure(made, one, {}, true)?.p),
        true,
      ),
    };
  },
});

export const attackQuestions: readonly Question[] = [strength, support, column, check, drm, measured];
