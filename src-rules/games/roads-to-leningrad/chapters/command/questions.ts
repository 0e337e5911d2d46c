import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { otherSide, sides } from '../../ids.ts';
import { namedIn } from '../../model/fields.ts';
import { hexDistance } from '../../model/hexes.ts';
import { countersOf } from '../../model/reading.ts';
import { rangeOf, uses } from './aid.ts';
import { activatedOf, actsNow, armyUnits, inCommand } from './army.ts';
import { isCombined } from './combine.ts';
import { mayFill } from './cup.ts';
import { otherOf, presumedFirst, winnerOf } from './initiative.ts';
import { actingIn, availableOf, dueSide, leftOf, markersIn, poolOf, putIn, secondMay } from './markers.ts';
import { pointsBar, pointsNow } from './points.ts';

const side = z.enum([sides.german, sides.soviet]);
const face = z
  .int()
  .min(0)
  .max(10)
  .transform((n) => (n === 0 ? 10 : n));
const roll = z.strictObject({
  die: face,
  passes: z.int().min(0).max(20).default(0).meta({ unit: units.whole }),
  other: z.int().min(-9).max(9).default(0).meta({ unit: units.whole }),
});

/** Questions of the command line. */
export const questions = [
  question({
    id: 'initiative',
    about:
      'Rules 7.11 to 7.13: who is First Player. For each side its die and the Pass sequences its opponent made last turn; `holder` was First Player last turn and keeps it in a tie. `other`: any other DRM, where the players agreed to have one.',
    input: z.strictObject({ german: roll, soviet: roll, holder: side }),
    output: z.object({ first: side, german: z.int(), soviet: z.int() }),
    answer: ({ german, soviet, holder }, context) => {
      const [g, s] = [german, soviet].map((one) => ({ ...one, other: otherOf(context, one.other) }));
      if (!g || !s) throw new Error('two rolls');
      return {
        first: winnerOf(g, s, holder),
        german: g.die + g.passes + g.other,
        soviet: s.die + s.passes + s.other,
      };
    },
  }),
  question({
    id: 'cup',
    about:
      'Rule 7.14: how many markers each side puts into its cup. Numbers typed, or those of the markers the players listed and of the record.',
    input: z.strictObject({
      first: side.optional(),
      firstHas: z.int().min(0).max(30).optional().meta({ unit: units.units }),
      secondHas: z.int().min(0).max(30).optional().meta({ unit: units.units }),
    }),
    output: z.object({ first: z.int(), second: z.int(), out: z.int() }),
    answer: ({ first, firstHas, secondHas }, context) => {
      const player = first ?? presumedFirst(context);
      const other = otherSide(player);
      const mine = firstHas ?? putIn(context, player);
      const his = secondHas ?? availableOf(context, other).length;
      const second = secondMay(his, mine);
      return { first: mine, second, out: his - second };
    },
  }),
  question({
    id: 'markers',
    about:
      'Rules 7.14 to 7.25: what lies in cups and pools, who acts next, which formations act now, and which army units and leaders along with them.',
    input: z.strictObject({}),
    output: z.object({
      next: side,
      acting: z.array(z.string()),
      along: z.array(z.string()),
      sides: z.array(
        z.object({
          side,
          cup: z.int(),
          pool: z.int(),
          left: z.int(),
          played: z.int(),
          out: z.int(),
          may: z.int().optional(),
        }),
      ),
    }),
    answer: (_input, context) => ({
      next: dueSide(context),
      acting: [...actingIn(context)],
      along: countersOf(context).flatMap((one) => (one.formation === '' && actsNow(context, one) ? [one.name] : [])),
      sides: [sides.german, sides.soviet].map((one) => {
        const may = mayFill(context, one, availableOf(context, one).length);
        return {
          side: one,
          cup: markersIn(context, one, 'cup').length,
          pool: poolOf(context, one) === undefined ? 0 : 1,
          left: leftOf(context, one),
          played: markersIn(context, one, 'played').length,
          out: markersIn(context, one, 'out').length,
          may,
        };
      }),
    }),
  }),
  question({
    id: 'combine',
    about:
      'Rule 7.33: whether a die combines two formations; the value of the marker shown and the leader’s points are added.',
    input: z.strictObject({
      die: face,
      value: z.int().min(0).max(4).meta({ unit: units.whole }),
      points: z.int().min(0).max(4).default(0).meta({ unit: units.whole }),
    }),
    output: z.object({ total: z.int(), both: z.boolean() }),
    answer: ({ die, value, points }) => ({ total: die + value + points, both: isCombined(die, value, points) }),
  }),
  question({
    id: 'army-units',
    about: 'Rules 7.42 to 7.45: army units and leaders that may still act with the formations that act now.',
    input: z.strictObject({}),
    output: z.object({
      units: z.array(
        z.object({
          name: z.string(),
          activated: z.enum(['first', 'final']).optional(),
          inCommand: z.boolean().optional(),
        }),
      ),
    }),
    answer: (_input, context) => ({
      units: armyUnits(context).map((one) => {
        const [activated, near] = [activatedOf(context, one.id), inCommand(context, one)];
        return {
          name: one.name,
          activated,
          inCommand: near,
        };
      }),
    }),
  }),
  question({
    id: 'command-points',
    about:
      'Rules 15.15 to 15.33: whether an HQ or leader of the rosters may spend its points on a use, for a lead unit of a formation in a hex, and why not.',
    input: z.strictObject({
      unit: z.string().max(60),
      use: z.enum(uses),
      formation: z.string().max(40).optional(),
      hex: z.string().max(12).optional(),
      from: z.string().max(12).optional(),
    }),
    output: z.object({
      known: z.boolean(),
      points: z.int(),
      range: z.int(),
      distance: z.int().optional(),
      against: z.string().optional(),
    }),
    answer: ({ unit, use, formation, hex, from }, context) => {
      const { counter } = namedIn(context, unit);
      const one = countersOf(context).find(({ id }) => id === counter?.id);
      if (!one) return { known: false, points: 0, range: 0 };
      const bar = pointsBar(context, one, {
        use,
        formation,
        hex,
      });
      const distance = from !== undefined && hex !== undefined ? hexDistance(from, hex) : undefined;
      return {
        known: true,
        points: pointsNow(context, one),
        range: rangeOf(one),
        distance,
        ...(bar ? { against: bar.rule } : {}),
      };
    },
  }),
];
