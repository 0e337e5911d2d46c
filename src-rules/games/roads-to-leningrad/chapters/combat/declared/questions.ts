import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { chance } from '#rules/kit/chance/chanceSchema.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { refusalOf } from '../fight/refuse.ts';
import { measures } from '../planning/measures.ts';
import type { Tally } from './ahead.ts';
import { casesOf, chanceOf, lookAhead } from './aheadCalc.ts';
import { aheadFields } from './aheadFields.ts';

/** What a script may ask of what comes before a fight: the functions of the screen. */

const tally = z.object({
  measures: z.record(z.string(), chance),
  lost: z.object({ attacker: z.number(), defender: z.number() }),
});
const told = (one: Tally) => ({
  measures: Object.fromEntries(measures.map((measure) => [measure, chanceOf(one, measure)])),
  lost: { attacker: one.lost.attacker / one.total, defender: one.lost.defender / one.total },
});

const ahead = question({
  id: 'attack-ahead',
  about:
    'P6: refusal, reaction and no retreat in front of an attack: faces of ten for each, who comes in how often, and every measure with and without them.',
  input: z.strictObject({ ahead: schemaOf(aheadFields) }),
  output: z.object({
    not: z.string().nullable().describe('the rule by which there is nothing to fight'),
    refusal: z.number().describe('faces of ten on which combat is refused'),
    reacts: z.array(z.object({ id: z.string(), faces: z.number().nullable(), rules: z.array(z.string()) })),
    arrivals: z.array(z.object({ came: z.array(z.string()), n: z.number(), total: z.number() })),
    plain: tally.nullable(),
    undeclared: tally.nullable(),
    declared: tally.nullable(),
  }),
  answer: (raw, context) => {
    const parsed = parsePlain(aheadFields, raw.ahead as JsonObject, context);
    if (!parsed.ok) throw new Error('the schema lets pass what the fields do not');
    const made = lookAhead(asInput(aheadFields, parsed.value), context);
    const not = refusalOf(made.fight)?.rule ?? null;
    const cases = not === null ? casesOf(made, context) : undefined;
    return {
      not,
      refusal: made.front.refusal,
      reacts: made.tried.map(({ row, faces, bars }) => ({
        id: row.id,
        faces: faces ?? null,
        rules: bars.map(({ rule }) => rule),
      })),
      arrivals: made.front.arrivals.map(({ came, n, total }) => ({ came: [...came], n, total })),
      plain: cases?.plain ? told(cases.plain) : null,
      undeclared: cases?.undeclared ? told(cases.undeclared) : null,
      declared: cases?.declared ? told(cases.declared) : null,
    };
  },
});

export const aheadQuestions: readonly Question[] = [ahead];
