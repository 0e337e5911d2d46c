import type { Around } from './around.ts';
import type { Fields, InputOf, Parsed, Raw } from './fields.ts';
import type { Fact } from './journal.ts';
import type { Panel } from './panel.ts';
import type { Msg } from './text.ts';
import type { Figure } from './trail.ts';
import type { JsonObject } from './value.ts';
import type { Why } from './why.ts';

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
}

/** What a hand types: one face, a number of hits, or what was seen on counters (one text a counter). */
export type Entry =
  | { readonly kind: 'face'; readonly sides: number; readonly zero?: 10 | 0 }
  | { readonly kind: 'hits'; readonly max: number }
  | { readonly kind: 'seen'; readonly slots: readonly { readonly msg: Msg; readonly options: readonly string[] }[] };

/** `ways` in the grain the arithmetic needs, `read` from what the hand types to that grain; both lazy. */
export interface ChanceAsk extends AskBase {
  readonly kind: 'chance';
  readonly entry: Entry;
  readonly ways: () => readonly (readonly [key: string, weight: number])[];
  readonly read: (raw: Raw) => string | undefined;
}
export interface ChoiceAsk extends AskBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly key: string; readonly msg: Msg; readonly not?: Msg }[];
  /** taken by a plan without a policy of its own */
  readonly usual: string;
}
export type Ask = ChanceAsk | ChoiceAsk;

export interface Answer {
  readonly ask: string;
  readonly key: string;
  readonly raw?: Raw;
}
export type Stage<S, R> = (
  state: S,
  around: Around,
  why: Why,
) => Generator<Ask, { readonly next: string; readonly state: S } | { readonly done: R }, Answer>;

/** What a finished procedure means for the record: a line in the journal, the facts, the guide of what is allowed now. */
export interface Ending {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  /** what the rules allow or demand now, in order, as a checklist */
  readonly guide: readonly { readonly msg: Msg; readonly rule: string; readonly who?: string }[];
}

/** Names of policies a plan can follow: for each choice ask id (or '*') the key taken. */
export type Policy = { readonly [ask: string]: string };

export interface CalcSpec<F extends Fields, S, R> {
  readonly id: string;
  /** raised when answers recorded under an older version may no longer fit */
  readonly v: number;
  readonly msg: Msg;
  readonly rule: string;
  readonly fields: F;
  /** the first state, with stage 'first'; or a refusal with its reason (A = 0, unit out of command …) */
  readonly first: (
    input: InputOf<F>,
    around: Around,
    why: Why,
  ) => { readonly state: S } | { readonly not: Msg; readonly rule: string };
  /** the stage named 'first' begins */
  readonly stages: { readonly first: Stage<S, R>; readonly [id: string]: Stage<S, R> };
  /** results are merged by this key (default: their JSON) */
  readonly key?: (result: R) => string;
  /** states between stages are merged by this key (default: their JSON) */
  readonly stateKey?: (state: S) => string;
  /** what the screen shows, before and during play */
  readonly panel: (input: InputOf<F>, around: Around, answers: readonly Answer[]) => Panel;
  /** what a finished procedure is called and books */
  readonly ending: (result: R, input: InputOf<F>, around: Around) => Ending;
  /** estimated milliseconds of `panel`; above 16 screens call it off the main thread */
  readonly cost?: (input: InputOf<F>, around: Around) => number;
  /** named policies worth comparing ("losses", "retreat") */
  readonly policies?: readonly { readonly id: string; readonly msg: Msg; readonly policy: Policy }[];
  /** the two big numbers of a quick fight: which fields they are */
  readonly quick?: { readonly attack: string; readonly defence: string };
}

/** Where a played procedure stands. */
export interface Played {
  /** the open question, or undefined when it is over */
  readonly ask?: Ask;
  readonly done?: { readonly result: unknown; readonly key: string; readonly ending: Ending };
  /** the reason why there is nothing to resolve */
  readonly not?: { readonly msg: Msg; readonly rule: string };
  /** a recorded answer no longer fits the question: the players finish by hand */
  readonly misfit?: { readonly ask: string; readonly answer: string };
  readonly figures: readonly Figure[];
}

/** A calculator as the registry sees it: types hidden, JSON in and out. */
export interface Calculator {
  readonly id: string;
  readonly v: number;
  readonly msg: Msg;
  readonly rule: string;
  readonly fields: Fields;
  readonly quick?: { readonly attack: string; readonly defence: string };
  readonly policies: readonly { readonly id: string; readonly msg: Msg; readonly policy: Policy }[];
  /** checks an input: missing keys take their start, unknown ones are refused */
  readonly parse: (raw: Raw) => Parsed<JsonObject>;
  readonly play: (input: JsonObject, around: Around, answers: readonly Answer[]) => Played;
  /** exact distribution of results by key, after the given answers, choices taken from the policy */
  readonly plan: (
    input: JsonObject,
    around: Around,
    given?: readonly Answer[],
    policy?: Policy,
  ) => readonly { readonly key: string; readonly result: unknown; readonly p: number }[];
  readonly panel: (input: JsonObject, around: Around, answers: readonly Answer[]) => Panel;
  readonly cost: (input: JsonObject, around: Around) => number;
}
