import type { JsonObject } from '../base/json.ts';
import type { Raw } from '../forms/fields.ts';
import type { Msg } from '../words/message.ts';

/**
 * A procedure in stages that asks (dice, reveals, choices). One stage is a one-shot calculator, several are a flow,
 * a stage that leads to itself is a battle. The same procedure is *planned* exactly or *played* answer by answer.
 */
interface AskBase {
  readonly id: string;
  /** the side that answers, or 'table' */
  readonly who: string;
  readonly msg: Msg;
  readonly rule: string;
  /** whom and what it is about, for whoever looks it up on the map (see `mapAdvice`) */
  readonly about?: JsonObject;
}

/** What a hand types: one face, a number of hits, or what was seen on counters (one text a counter) or on a card. */
export type HandEntry =
  | {
      readonly kind: 'face';
      readonly sides: number;
      readonly zero?: 10 | 0;
      /** a die of its own, not the one a table is read with: what its faces give, from 1 up */
      readonly gives?: readonly Msg[];
    }
  /** a number of hits, or the faces thrown: with `dice` the screen can count the hits among faces, and throw them itself */
  | { readonly kind: 'hits'; readonly max: number; readonly dice?: readonly HitDice[] }
  | {
      readonly kind: 'seen';
      readonly slots: readonly { readonly msg: Msg; readonly options: readonly string[] }[];
      /** what is looked at: a card that says what a table lacks; default: counters turned up */
      readonly on?: 'card';
    };

/** So many dice, in the order in which faces are typed, that hit on this face or more (7: never). */
export interface HitDice {
  readonly msg: Msg;
  readonly count: number;
  readonly toHit: number;
  readonly sides: number;
}

/** `ways` in the grain the arithmetic needs, `read` from what the hand types to that grain; both lazy. */
export interface ChanceAsk extends AskBase {
  readonly kind: 'chance';
  readonly entry: HandEntry;
  readonly ways: () => readonly (readonly [key: string, weight: number])[];
  readonly read: (raw: Raw) => string | undefined;
}

export interface ChoiceAsk extends AskBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly key: string; readonly msg: Msg; readonly not?: Msg }[];
  /** taken by a plan without a policy of its own */
  readonly usual: string;
  /** the players say what nothing tells: a plan without a policy for it knows nothing, and has no results */
  readonly blind?: true;
}

export type Ask = ChanceAsk | ChoiceAsk;
