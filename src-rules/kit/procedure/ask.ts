import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { jsonObject } from '../base/jsonSchema.ts';
import type { Raw } from '../forms/fields.ts';
import { spoken } from '../words/messageSchema.ts';

/**
 * A procedure in stages that asks (dice, reveals, choices). One stage is a one-shot calculator, several are a flow,
 * a stage that leads to itself is a battle. The same procedure is *planned* exactly or *played* answer by answer.
 */
const asked = {
  id: z.string(),
  /** the side that answers, or 'table' */
  who: z.string(),
  msg: spoken,
  rule: z.string(),
  /** whom and what it is about, for whoever looks it up on the map (see `mapAdvice`) */
  about: jsonObject.optional(),
};

const hitDice = z.object({ msg: spoken, count: z.int(), toHit: z.int(), sides: z.int() });
/** So many dice, in the order in which faces are typed, that hit on this face or more (7: never). */
export type HitDice = Inferred<typeof hitDice>;

const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('face'),
    sides: z.int(),
    zero: z.union([z.literal(10), z.literal(0)]).optional(),
    /** a die of its own, not the one a table is read with: what its faces give, from 1 up */
    gives: z.array(spoken).optional(),
  }),
  /** a number of hits, or the faces thrown: with `dice` the screen can count the hits among faces, and throw them itself */
  z.object({ kind: z.literal('hits'), max: z.int(), dice: z.array(hitDice).optional() }),
  z.object({
    kind: z.literal('seen'),
    slots: z.array(z.object({ msg: spoken, options: z.array(z.string()) })),
    /** what is looked at: a card that says what a table lacks; default: counters turned up */
    on: z.literal('card').optional(),
  }),
]);
/** What a hand types: one face, a number of hits, or what was seen on counters (one text a counter) or on a card. */
export type HandEntry = Inferred<typeof entry>;

/** A box of the players' own table that is empty: what they read on their card would stand there. */
export interface TableBox {
  readonly table: string;
  readonly row: string;
  readonly col: string;
}

const chanceAsk = z.object({ ...asked, kind: z.literal('chance'), entry });
/** `ways` in the grain the arithmetic needs, `read` from what the hand types to that grain; both lazy. */
export interface ChanceAsk extends Inferred<typeof chanceAsk> {
  readonly ways: () => readonly (readonly [key: string, weight: number])[];
  readonly read: (raw: Raw) => string | undefined;
  readonly box?: TableBox;
}

const choiceAsk = z.object({
  ...asked,
  kind: z.literal('choice'),
  options: z.array(z.object({ key: z.string(), msg: spoken, not: spoken.optional() })),
  /** taken by a plan without a policy of its own */
  usual: z.string(),
});
export interface ChoiceAsk extends Inferred<typeof choiceAsk> {
  /** the players say what nothing tells: a plan without a policy for it knows nothing, and has no results */
  readonly blind?: true;
  readonly box?: TableBox;
}

export type Ask = ChanceAsk | ChoiceAsk;
/** An open question as scripts are told it. */
export const openAsk = z.discriminatedUnion('kind', [chanceAsk, choiceAsk]);
