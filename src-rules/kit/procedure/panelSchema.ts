import { z } from 'zod';

/** Schemas of what calculators show and ask, for the descriptions of questions. Held to the types by the shared suite. */
const chance = z.object({ p: z.number(), exact: z.string().optional() });
/** A message as answers carry it: its id, its parameters, and the sentence in the language asked for. */
export const said = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string() });
export const ruled = z.object({ msg: said, rule: z.string() });
const figure = z.object({
  id: z.string(),
  msg: said,
  per: z.union([z.literal(1), z.literal(2)]),
  value: z.number(),
  side: z.string().optional(),
  steps: z.array(
    z.object({
      op: z.looseObject({ op: z.string() }),
      after: z.number(),
      delta: z.number(),
      msg: said,
      rule: z.string(),
    }),
  ),
});
const panelBase = {
  figures: z.array(figure),
  says: said,
  not: ruled.optional(),
  missing: z.array(
    z.object({
      msg: said,
      table: z.string().optional(),
      roster: z.string().optional(),
      row: z.string().optional(),
    }),
  ),
  unsettled: z.array(z.string()).optional(),
  hints: z.array(ruled.extend({ against: z.boolean().optional() })),
};
const look = z.enum(['one', 'both', 'holds', 'missing']);
const oddsPanel = z.object({
  kind: z.literal('odds'),
  ...panelBase,
  attack: z.string(),
  defence: z.string(),
  die: z.object({ sides: z.number(), zero: z.number().optional() }),
  columns: z.array(z.string()),
  column: z.number().optional(),
  short: z.number().optional(),
  spare: z.number().optional(),
  faces: z.array(
    z.object({ face: z.number(), code: z.string(), says: said, chance, below: z.string(), above: z.string() }),
  ),
  chances: z.array(z.object({ code: z.string(), says: said, chance })),
  tolls: z.array(z.object({ code: z.string(), p: z.number(), losses: z.record(z.string(), z.number()) })).optional(),
  shown: z.number().optional(),
  mix: z.array(z.object({ column: z.number(), chance })),
  bar: z.array(z.object({ code: z.string(), look: look, p: z.number() })),
  barSays: z.array(z.object({ look: look, msg: said, chance })),
  policies: z.array(
    z.object({
      id: z.string(),
      msg: said,
      cleared: chance,
      gone: chance.optional(),
      losses: z.array(
        z.object({ side: z.string(), mean: z.number(), steps: z.array(z.object({ n: z.number(), chance })) }),
      ),
    }),
  ),
});
const valuePanel = z.object({
  kind: z.literal('value'),
  ...panelBase,
  answer: said,
  rows: z.array(z.object({ msg: said, value: said, rule: z.string() })),
  grids: z
    .array(
      z.object({
        id: z.string(),
        msg: said,
        rule: z.string(),
        corner: said,
        cols: z.array(said),
        col: z.int().optional(),
        rows: z.array(
          z.object({
            msg: said,
            now: z.boolean().optional(),
            cells: z.array(z.object({ value: said, p: z.number().optional() })),
          }),
        ),
      }),
    )
    .optional(),
});

const by = z.record(z.string(), z.number());
const block = z.object({
  id: z.string(),
  called: said,
  arm: z.string(),
  layer: z.enum(['ground', 'air', 'grounded']),
  faces: z.array(z.number()),
  face: z.int(),
  mark: z.boolean(),
  shield: z.boolean(),
  says: z.array(said),
  state: z.enum(['in', 'gone', 'retreated', 'surrendered']),
  next: z.boolean().optional(),
  ties: z.boolean().optional(),
  ends: z.array(z.number()).optional(),
});
const battlePanel = z.object({
  kind: z.literal('battle'),
  ...panelBase,
  round: z.int(),
  steps: z.array(
    z.object({
      id: z.string(),
      msg: said,
      side: z.string().optional(),
      state: z.enum(['skipped', 'done', 'now', 'later']),
      says: said.optional(),
    }),
  ),
  sides: z.array(
    z.object({
      side: z.string(),
      role: z.enum(['attacker', 'defender']),
      now: z.number(),
      start: z.number(),
      left: z.number().optional(),
      units: z.array(block),
    }),
  ),
  roll: z
    .object({
      side: z.string(),
      msg: said,
      about: said,
      dice: z.int(),
      groups: z.array(
        z.object({
          unit: z.string(),
          called: said,
          dice: z.int(),
          toHit: z.int(),
          figures: z.array(z.string()),
        }),
      ),
      atLeastOne: chance,
      mean: z.number(),
      hits: z.array(z.object({ n: z.int(), chance, ends: by.optional() })),
    })
    .optional(),
  ends: z.array(z.object({ key: z.string(), msg: said, side: z.string().optional(), chance })),
  endsIn: z.array(z.object({ round: z.int(), ends: by })),
  rounds: z.number().optional(),
  decision: z.array(
    z.object({ side: z.string(), options: z.array(z.object({ key: z.string(), msg: said, says: said })) }),
  ),
  whatIfs: z.array(z.object({ id: z.string(), msg: said, rule: z.string(), wins: z.number(), delta: z.number() })),
  retreats: z.array(z.object({ side: z.string(), id: z.string(), msg: said, wins: z.number(), left: by })),
  tooLarge: said.optional(),
});

const chances = z.record(z.string(), chance);
const edits = z.array(
  z.union([
    z.strictObject({ rows: z.string(), row: z.string(), set: z.record(z.string(), z.unknown()) }),
    z.strictObject({ set: z.record(z.string(), z.unknown()) }),
  ]),
);
/** What each thing adds to a fight, and ways to be ranked (kit/adds.ts). */
export const adds = z.object({
  measures: z.array(
    z.object({
      id: z.string(),
      msg: said,
      kind: z.enum(['chance', 'points']),
      now: chance.optional(),
      not: said.optional(),
    }),
  ),
  things: z.array(
    z.object({
      ...{ id: z.string(), msg: said, rule: z.string(), side: z.string() },
      state: z.enum(['in', 'out', 'instead']),
      adds: by,
      comesTo: chances,
      edits: edits.optional(),
    }),
  ),
  ways: z.array(
    z.object({
      ...{ id: z.string(), msg: said, rule: z.string(), side: z.string() },
      wants: z.record(z.string(), z.enum(['more', 'less'])),
      list: z.array(z.object({ id: z.string(), msg: said, gives: chances, now: z.boolean().optional(), edits })),
    }),
  ),
});

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('face'),
    sides: z.int(),
    zero: z.union([z.literal(10), z.literal(0)]).optional(),
    gives: z.array(said).optional(),
  }),
  z.object({
    kind: z.literal('hits'),
    max: z.int(),
    dice: z.array(z.object({ msg: said, count: z.int(), toHit: z.int(), sides: z.int() })).optional(),
  }),
  z.object({
    kind: z.literal('seen'),
    slots: z.array(z.object({ msg: said, options: z.array(z.string()) })),
    on: z.literal('card').optional(),
  }),
]);
const asked = {
  id: z.string(),
  who: z.string(),
  msg: said,
  rule: z.string(),
  about: z.record(z.string(), z.unknown()).optional(),
};
const choice = z.object({ key: z.string(), msg: said, not: said.optional() });
export const openQuestion = z.discriminatedUnion('kind', [
  z.object({ ...asked, kind: z.literal('chance'), entry }),
  z.object({ ...asked, kind: z.literal('choice'), options: z.array(choice), usual: z.string() }),
]);

export const panel = z.discriminatedUnion('kind', [oddsPanel, valuePanel, battlePanel]);
