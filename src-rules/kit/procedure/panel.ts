import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { chance } from '../chance/chanceSchema.ts';
import { spoken } from '../words/messageSchema.ts';
import { figure } from './figures.ts';

const hint = z.object({
  msg: spoken,
  rule: z.string(),
  /** the rules would not have it so; it stands in sight */
  against: z.boolean().optional(),
});
export type Hint = Inferred<typeof hint>;

/**
 * What a calculator shows, in the kit's words, so that one screen serves every game, and as schemas for the descriptions
 * of questions. Nothing is parsed with them: the shared suite holds the answers to them.
 */
const panelBase = {
  figures: z.array(figure),
  /** the whole question in one line, for the eye and the clipboard */
  says: spoken,
  /** the reason, where there is nothing to resolve; shown in place of the largest thing */
  not: z.object({ msg: spoken, rule: z.string() }).optional(),
  /** what is missing and who can type it (ids of player tables or rosters) */
  missing: z.array(
    z.object({
      msg: spoken,
      table: z.string().optional(),
      roster: z.string().optional(),
      /** the row of the form that lacks it, where no roster holds such a unit */
      row: z.string().optional(),
    }),
  ),
  /** figures not yet worth what they say: something of them is not revealed */
  unsettled: z.array(z.string()).optional(),
  /** what one more point, unit or neighbouring column would change; the cheapest first */
  hints: z.array(hint),
};

const look = z.enum(['one', 'both', 'holds', 'missing']);
/** Who pays: one side, both, or nobody in a way that matters; `missing`: nobody typed what the table says. */
export type OddsLook = Inferred<typeof look>;

const oddsPanel = z.object({
  kind: z.literal('odds'),
  ...panelBase,
  /** ids of the two figures that make the ratio */
  attack: z.string(),
  defence: z.string(),
  /** the die this table is read with; `zero`: what its 0 counts */
  die: z.object({ sides: z.number(), zero: z.number().optional() }),
  columns: z.array(z.string()),
  /** index of the column; undefined when it depends on what is not revealed yet (see `mix`) or there is none */
  column: z.number().optional(),
  /** points to the next column (undefined at the end) and points to spare above the one below */
  short: z.number().optional(),
  spare: z.number().optional(),
  /** one row per face, of one column; where that is not sure `chances` carries the mix */
  faces: z.array(
    z.object({
      face: z.number(),
      code: z.string(),
      says: spoken,
      /** chance of this code in all */
      chance,
      /** codes of the neighbouring columns on this face, '' at an end */
      below: z.string(),
      above: z.string(),
    }),
  ),
  /** exact chance of each result code, over everything unknown */
  chances: z.array(z.object({ code: z.string(), says: spoken, chance })),
  /** what each result costs each side if it is paid in steps (the first policy); absent where that is not known yet */
  tolls: z.array(z.object({ code: z.string(), p: z.number(), losses: z.record(z.string(), z.number()) })).optional(),
  /** the column the faces are of, where `column` is not sure; absent: the likeliest of `mix` */
  shown: z.number().optional(),
  /** chance of each column where units are untried */
  mix: z.array(z.object({ column: z.number(), chance })),
  /** the outcome bar: who pays */
  bar: z.array(z.object({ code: z.string(), look, p: z.number() })),
  barSays: z.array(z.object({ look, msg: spoken, chance })),
  /** chance that the hex is cleared and steps lost by each side, under each choice the rules leave */
  policies: z.array(
    z.object({
      id: z.string(),
      msg: spoken,
      cleared: chance,
      /** the defender is eliminated to the last, where the game tells it apart */
      gone: chance.optional(),
      /** those who overrun go through and on, where they mean to */
      through: chance.optional(),
      losses: z.array(
        z.object({ side: z.string(), mean: z.number(), steps: z.array(z.object({ n: z.number(), chance })) }),
      ),
    }),
  ),
});
/** A fight read on a column table. */
export type OddsPanel = Inferred<typeof oddsPanel>;

const valueGrid = z.object({
  id: z.string(),
  msg: spoken,
  rule: z.string(),
  /** what the rows are */
  corner: spoken,
  cols: z.array(spoken),
  /** the column that stands in the form */
  col: z.int().optional(),
  /** as many cells as there are columns; `now` marks the row that stands in the form */
  rows: z.array(
    z.object({
      msg: spoken,
      now: z.boolean().optional(),
      cells: z.array(z.object({ value: spoken, p: z.number().optional() })),
    }),
  ),
});
/** Cases against turns or results: a cell says its figure, and one with `p` is filled as far as its chance goes. */
export type ValueGrid = Inferred<typeof valueGrid>;

const valuePanel = z.object({
  kind: z.literal('value'),
  ...panelBase,
  /** the largest thing */
  answer: spoken,
  rows: z.array(z.object({ msg: spoken, value: spoken, rule: z.string() })),
  /** what lies ahead, turn by turn or case by case */
  grids: z.array(valueGrid).optional(),
});
/** Figures alone. */
export type ValuePanel = Inferred<typeof valuePanel>;

const block = z.object({
  id: z.string(),
  called: spoken,
  /** the name of the arm, for its symbol */
  arm: z.string(),
  layer: z.enum(['ground', 'air', 'grounded']),
  faces: z.array(z.number()),
  /** the face on top now; past the last: gone */
  face: z.int(),
  mark: z.boolean(),
  shield: z.boolean(),
  /** what it is and what has happened to it, in few words */
  says: z.array(spoken),
  state: z.enum(['in', 'gone', 'retreated', 'surrendered']),
  /** the next hit of the throw to make now falls on it */
  next: z.boolean().optional(),
  /** ties with the one the next hit falls on: its owner may choose it */
  ties: z.boolean().optional(),
  /** chance of each face at the end, the last entry: gone */
  ends: z.array(z.number()).optional(),
});
export type BattleBlock = Inferred<typeof block>;

const force = z.object({
  side: z.string(),
  role: z.enum(['attacker', 'defender']),
  /** strength points on the ground now, at the start, and expected at the end */
  now: z.number(),
  start: z.number(),
  left: z.number().optional(),
  units: z.array(block),
});
export type BattleSide = Inferred<typeof force>;

/** by end or side */
const by = z.record(z.string(), z.number());
const battlePanel = z.object({
  kind: z.literal('battle'),
  ...panelBase,
  /** the round being fought; 0: aircraft fight among themselves before it */
  round: z.int(),
  /** the fire steps of this round, in order */
  steps: z.array(
    z.object({
      id: z.string(),
      msg: spoken,
      /** the side that fires; absent: both at once */
      side: z.string().optional(),
      state: z.enum(['skipped', 'done', 'now', 'later']),
      /** hits so far, or why nobody fires */
      says: spoken.optional(),
    }),
  ),
  /** attacker first */
  sides: z.array(force),
  /** the throw to make now; absent: none is open */
  roll: z
    .object({
      side: z.string(),
      msg: spoken,
      about: spoken,
      dice: z.int(),
      groups: z.array(
        z.object({
          /** the block that throws them */
          unit: z.string(),
          called: spoken,
          dice: z.int(),
          /** hits on this face or more; 7: never */
          toHit: z.int(),
          /** figures of the number and of the dice: their steps are the reasons */
          figures: z.array(z.string()),
        }),
      ),
      atLeastOne: chance,
      mean: z.number(),
      /** by number of hits: its chance, and how the battle ends from there (key of `ends`), where that is worked out */
      hits: z.array(z.object({ n: z.int(), chance, ends: by.optional() })),
    })
    .optional(),
  /** how it ends from here */
  ends: z.array(
    z.object({
      key: z.string(),
      msg: spoken,
      /** the side it is good for; absent: neither */
      side: z.string().optional(),
      chance,
    }),
  ),
  /** how it ends, round by round, as far as worked out */
  endsIn: z.array(z.object({ round: z.int(), ends: by })),
  /** expected rounds from here */
  rounds: z.number().optional(),
  /** going on against giving up, the side that decides first in front; `ask`: the question in which it does so now */
  decision: z.array(
    z.object({
      side: z.string(),
      ask: z.string().optional(),
      options: z.array(z.object({ key: z.string(), msg: spoken, says: spoken })),
    }),
  ),
  /** the same battle with one thing changed: what it does to the attacker's chance of winning */
  whatIfs: z.array(z.object({ id: z.string(), msg: spoken, rule: z.string(), wins: z.number(), delta: z.number() })),
  /** a side that gives up after so many rounds, or at the best moment: how often it still wins, and what is kept */
  retreats: z.array(z.object({ side: z.string(), id: z.string(), msg: spoken, wins: z.number(), left: by })),
  /** why there are no chances: too large to be worked out in time; the throws are shown all the same */
  tooLarge: spoken.optional(),
});
/** A battle of blocks: what to throw now and why, where everybody stands, and how it goes on to the end. */
export type BattlePanel = Inferred<typeof battlePanel>;

export const panel = z.discriminatedUnion('kind', [oddsPanel, valuePanel, battlePanel]);
export type Panel = OddsPanel | ValuePanel | BattlePanel;
