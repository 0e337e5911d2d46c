import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts, sides } from '../../ids.ts';
import { beyond, lines } from './deeds.ts';
import { heldPlaces, locationVp } from './heldPlaces.ts';
import { lossKinds, lossVp } from './losses.ts';
import { lossesDue, lossPoints } from './lossVp.ts';

/** Questions of VP, answered by the functions the screens call. */

const side = z.enum([sides.german, sides.soviet]);
const places = question({
  id: 'places',
  about:
    'Places of the VP tables (S1.2): who holds them as recorded, what German control brings at the next check, what a Soviet capture costs, whether it was charged; VP booked and total with places.',
  input: z.strictObject({}),
  output: z.object({
    places: z.array(
      z.object({
        hex: z.string(),
        name: z.string(),
        holder: side.optional(),
        how: z.enum(['said', 'stands', 'unknown']),
        worth: z.number(),
        charge: z.number(),
        charged: z.boolean(),
      }),
    ),
    booked: z.number(),
    fromPlaces: z.number(),
    unknown: z.number(),
    rules: z.array(z.string()),
  }),
  answer: (_, context) => {
    const held = heldPlaces(context);
    return {
      places: held.map(({ holder, ...one }) => ({ ...one, ...(holder ? { holder } : {}) })),
      booked: balance(context, accounts.vp),
      fromPlaces: locationVp(context),
      unknown: held.filter(({ how, worth }) => how === 'unknown' && worth !== 0).length,
      rules: ['S1.21', 'S1.22', 'S1.23'],
    };
  },
});

const losses = question({
  id: 'vp-losses',
  about:
    'VP of steps lost (S1.31): by side and kind; with "unit" and "left", what a counter of the roster brings when it is left with so many steps; what is recorded as lost and not booked.',
  input: z.strictObject({
    unit: z.string().optional(),
    left: z.int().min(0).max(1).optional().meta({ unit: units.steps }),
  }),
  output: z.object({
    perStep: z.array(z.object({ side, kind: z.enum(lossKinds), vp: z.number() })),
    vp: z.number().optional(),
    due: z.array(z.object({ unit: z.string(), steps: z.number(), vp: z.number() })),
  }),
  answer: ({ unit, left = 0 }, context) => ({
    perStep: [sides.german, sides.soviet].flatMap((one) =>
      lossKinds.map((kind) => ({ side: one, kind, vp: lossVp(one, kind) })),
    ),
    ...(unit === undefined ? {} : { vp: lossPoints(context, unit, left) }),
    due: lossesDue(context).map(({ counter, steps, vp }) => ({ unit: counter.id, steps, vp })),
  }),
});

const riverLines = question({
  id: 'river-lines',
  about:
    'German stacking points south of row 5500 and east of Polist and Porussya (S5.32), from places recorded and river banks typed; what is missing to say so.',
  input: z.strictObject({}),
  output: z.record(
    z.enum(lines),
    z.object({ points: z.number(), untyped: z.array(z.string()), unknown: z.array(z.string()) }),
  ),
  answer: (_, context) => {
    const told = (line: (typeof lines)[number]) => {
      const { points, untyped, unknown } = beyond(context, line);
      return { points, untyped: [...untyped], unknown: [...unknown] };
    };
    return { polist: told('polist'), porussya: told('porussya') };
  },
});

export const questions: readonly Question[] = [places, losses, riverLines];
