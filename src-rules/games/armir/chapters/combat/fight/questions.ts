import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { formations, kinds, tables } from '../../../ids.ts';
import { combatOdds, combatResult } from '../crt/combatResults.ts';
import { rowFor } from '../crt/read.ts';
import { italianValue } from '../guns.ts';
import { isLegalSplit, type LosingUnit, legalSplits, mayLoseNext } from '../losses.ts';
import { idleCp } from './forces.ts';
import { billOf, readResult, rowsOf } from './outcome.ts';
import { shiftedColumn, shiftsOn } from './shifts.ts';
import { isHalved, rawRatio } from './strength.ts';
import { supportBars } from './support.ts';

/** What a script may ask of fights: the same functions as on the screens, numbers in and out. */

const count = (max: number) => z.int().min(0).max(max);
const strength = question({
  id: 'strength',
  about:
    'Rules 1.4, 8.3, 10.1.5, 11.2: what the units of one hex bring, halved once at most and rounded up once per hex.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          kind: z.enum(kinds).default('combat'),
          cp: count(99).default(0).meta({ unit: units.strength }),
          oos: z.boolean().default(false),
          dsg: z.boolean().default(false),
          retreatedHere: z.boolean().default(false),
        }),
      )
      .max(40),
    support: z
      .array(count(30).meta({ unit: units.strength }))
      .max(10)
      .default([]),
  }),
  output: z.object({ attack: z.number(), defence: z.number() }),
  answer: ({ units, support }, context) => {
    const shelled = italianValue(
      support.reduce((a, b) => a + b, 0),
      context.turn,
    );
    const halves = (attacks: boolean): number =>
      units.reduce((sum, unit) => {
        const { kind, cp, retreatedHere } = unit;
        if (retreatedHere || (attacks && kind !== 'combat')) return sum;
        const value = kind === 'combat' ? cp : idleCp(kind, context);
        return sum + (isHalved(unit, attacks) ? value : value * 2);
      }, 0);
    return { attack: Math.ceil(halves(true) / 2) + shelled, defence: Math.ceil(halves(false) / 2) + shelled };
  },
});

const column = question({
  id: 'column',
  about:
    'Rules 12.1, 14.2-14.4: the column of two strengths: for the defender, on the table, then every shift to the left.',
  input: z.strictObject({
    attack: count(999).meta({ unit: units.strength }),
    defence: count(999).meta({ unit: units.strength }),
    allAcrossRiver: z.boolean().default(false),
    allAcrossStrongpoint: z.boolean().default(false),
    city: z.boolean().default(false),
    sovietAttacks: z.boolean().default(true),
  }),
  output: z.object({
    ratio: z.string(),
    base: z.string().nullable(),
    shifts: z.array(z.string()),
    column: z.string().nullable(),
  }),
  answer: ({ attack, defence, allAcrossRiver, allAcrossStrongpoint, city, sovietAttacks }, context) => {
    const table = combatOdds(context);
    const base = oddsColumn(table, attack, defence).column;
    const ground = { river: allAcrossRiver, strongpoint: allAcrossStrongpoint && sovietAttacks, city };
    const shifts = shiftsOn(ground, context);
    const key = (index: number | undefined) => (index === undefined ? null : (table.columns[index]?.key ?? null));
    return {
      ratio: rawRatio(attack, defence),
      base: key(base),
      shifts: shifts.map(({ id }) => id),
      column: key(base === undefined ? undefined : shiftedColumn(table, base, shifts.length)),
    };
  },
});

const outcome = question({
  id: 'outcome',
  about:
    'Rules 12.1.1-12.3, 14.3: the result of a column and a die from the typed table (or a result), and what the defender may do.',
  input: z.strictObject({
    column: z.string().max(10).default(''),
    die: z
      .int()
      .min(1)
      .max(6)
      .meta({ unit: units.face(6) })
      .optional(),
    germanTracked: z.boolean().default(false),
    /** in place of column and die: what the card says */
    result: z.string().max(8).optional(),
    allAcrossStrongpoint: z.boolean().default(false),
    mustRetreat: z.boolean().default(false),
    defenderSteps: count(99).optional().meta({ unit: units.steps }),
  }),
  output: z.object({
    result: z.string().nullable(),
    row: z.string().nullable(),
    missing: z.boolean(),
    attackerLoses: z.number().nullable(),
    options: z.array(
      z.object({ stand: z.enum(['stay', 'retreat']), steps: z.number(), eliminated: z.boolean(), empty: z.boolean() }),
    ),
  }),
  answer: (input, context) => {
    const face = input.die === undefined ? undefined : input.die + (input.germanTracked ? 1 : 0);
    const row = face === undefined ? null : rowFor(context.tables[tables.crt], face);
    const read = face === undefined ? undefined : combatResult(context, input.column, face);
    const result = input.result === undefined ? (read?.ok ? read.value : undefined) : readResult(input.result);
    if (!result) return { result: null, row, missing: true, attackerLoses: null, options: [] };
    const bill = billOf(result, input.allAcrossStrongpoint);
    return {
      result: result.text,
      row,
      missing: false,
      attackerLoses: bill.attacker,
      options: rowsOf(bill, input.defenderSteps, { must: input.mustRetreat, retreats: true }).map(
        ({ stand, steps, eliminated, empty }) => ({ stand, steps, eliminated, empty }),
      ),
    };
  },
});

const losses = question({
  id: 'legal-losses',
  about:
    'Rules 12.2.1, 12.2.2: who may lose the next step, every way to share out the losses, and whether one of them is legal.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(64),
          kind: z.enum(kinds).default('combat'),
          steps: z.int().min(1).max(12).meta({ unit: units.steps }),
          lostBefore: count(12).default(0).meta({ unit: units.steps }),
        }),
      )
      .min(1)
      .max(20),
    losses: count(12).meta({ unit: units.steps }),
    /** the Axis picks the first Soviet loss: a heavy unit takes part */
    firstByAxis: z.boolean().default(false),
    split: z.record(z.string(), count(12).meta({ unit: units.steps })).optional(),
  }),
  output: z.object({
    next: z.array(z.string()),
    splits: z.array(z.record(z.string(), z.number())),
    legal: z.boolean().nullable(),
  }),
  answer: ({ units, losses: n, firstByAxis, split }, context) => {
    const losers: readonly LosingUnit[] = units.map(({ id, kind, steps, lostBefore }) => ({
      id,
      kind,
      steps,
      lost: lostBefore,
    }));
    const wanted = split && new Map(Object.entries(split));
    const shared = wanted ? [...wanted.values()].reduce((a, b) => a + b, 0) : 0;
    return {
      next: mayLoseNext(losers, new Map(), context, firstByAxis).map(({ id }) => id),
      splits: legalSplits(losers, n, context, firstByAxis).map((taken) => Object.fromEntries(taken)),
      legal: wanted ? shared === n && isLegalSplit(losers, wanted, context, firstByAxis) : null,
    };
  },
});

const support = question({
  id: 'support-eligibility',
  about: 'Rules 10.1-10.1.4, 11.2, 13: may this Italian gun support this fight, and every rule that is against it.',
  input: z.strictObject({
    kind: z.enum(kinds).default('artillery'),
    range: z.int().min(1).max(20).default(1).meta({ unit: units.hexes }),
    distance: count(20).default(1).meta({ unit: units.hexes }),
    division: z.string().max(40).default(''),
    formation: z.enum(formations).optional(),
    dsg: z.boolean().default(false),
    oos: z.boolean().default(false),
    used: z.boolean().default(false),
    pa: count(99).optional().meta({ unit: units.points }),
    units: z
      .array(z.strictObject({ division: z.string().max(40).default(''), formation: z.enum(formations).optional() }))
      .max(40)
      .default([]),
    mobileAssault: z.boolean().default(false),
  }),
  output: z.object({
    may: z.boolean(),
    against: z.array(z.object({ id: z.string(), rule: z.string(), msg: said })),
  }),
  answer: ({ units, mobileAssault, pa, ...gun }, context) => {
    const bars = supportBars(
      { ...gun, pa, retreated: false },
      { way: mobileAssault ? 'assault' : 'combat', units },
      context,
    );
    return { may: bars.length === 0, against: bars.map(({ id, rule, msg }) => ({ id, rule, msg })) };
  },
});

export const fightQuestions: readonly Question[] = [strength, column, outcome, losses, support];
