import type { JsonObject } from '../base/json.ts';
import type { Chance } from '../chance/dist.ts';
import type { Fields, InputOf, Parsed, Raw } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Answer, Fact } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Ask } from './ask.ts';
import type { Contributions } from './contributions.ts';
import type { Explanation } from './explain.ts';
import type { Figure } from './figures.ts';
import type { Panel } from './panel.ts';
import type { Policy } from './policy.ts';

/** A part of a procedure: it asks, and leads on or ends. */
export type Stage<S, R> = (
  state: S,
  context: Context,
  explanation: Explanation,
) => Generator<Ask, { readonly next: string; readonly state: S } | { readonly done: R }, Answer>;

/** What a finished procedure means for the record: a line in the journal, the facts, the guide of what is allowed now. */
export interface Ending {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  /** by side: steps lost, where they are known */
  readonly lost?: { readonly [side: string]: number };
  /** what the rules allow or demand now, in order, as a checklist */
  readonly guide: readonly GuideLine[];
}

/** One line of it; `who`: the side it is said to. */
export interface GuideLine {
  readonly msg: Msg;
  readonly rule: string;
  readonly who?: string;
  /** no deed of the hands: a rule to remember while they move, or what the next line waits for ("only if empty:") */
  readonly kind?: 'remember' | 'if';
  /** what the hands do then on a drawn map; absent: nothing that a tap could do */
  readonly onMap?: readonly MapDeed[];
}
/** Pieces that go: to a hex that a tool of the map shows (see `Overlay`), or to the one hex there is. */
export interface MapDeed {
  readonly pieces: readonly string[];
  /** what the tool is asked of, a hex or a piece; without a tool the hex they go to */
  readonly target: string;
  /** the id of a map tool */
  readonly tool?: string;
  /** the hex they go away from, where it is another than they stand in */
  readonly away?: string;
  /** those whose retreat they follow */
  readonly after?: readonly string[];
  /** the hex they go on from, once they have come there */
  readonly from?: string;
  /** of those who go on, what they have left to spend; absent: nobody typed it */
  readonly left?: number;
  /** of those who may, who goes unless the players say otherwise: as many as may stand there; absent: all */
  readonly first?: readonly string[];
  /** each of them may go or stay; absent: they go together */
  readonly may?: true;
}
/** A line with what it comes to on the map, where somebody goes and it is known from or to where. */
export const onMap = (line: GuideLine, deeds: readonly MapDeed[]): GuideLine => {
  const real = deeds.filter(({ pieces, target }) => pieces.length > 0 && target !== '');
  return real.length > 0 ? { ...line, onMap: real } : line;
};
export const guideLine = (msg: Msg, rule: string, who?: string): GuideLine =>
  who ? { msg, rule, who } : { msg, rule };
export const remember = (msg: Msg, rule: string, who?: string): GuideLine => ({
  ...guideLine(msg, rule, who),
  kind: 'remember',
});
export const onlyIf = (msg: Msg, rule: string, who?: string): GuideLine => ({
  ...guideLine(msg, rule, who),
  kind: 'if',
});

/** What is known beside a question or a guide. `key`: the answer it speaks for, which stands under Enter then. */
export interface Advice {
  readonly msg: Msg;
  readonly rule: string;
  readonly who?: string;
  readonly key?: string;
}

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
    context: Context,
    explanation: Explanation,
  ) => { readonly state: S } | { readonly not: Msg; readonly rule: string };
  /** the stage named 'first' begins */
  readonly stages: { readonly first: Stage<S, R>; readonly [id: string]: Stage<S, R> };
  /** results are merged by this key (default: their JSON) */
  readonly key?: (result: R) => string;
  /** states between stages are merged by this key (default: their JSON) */
  readonly stateKey?: (state: S) => string;
  /** the kind of its panel, so that its screen stands before the first figure does; default: a column or figures */
  readonly panelKind?: 'battle';
  /** what the screen shows, before and during play */
  readonly panel: (input: InputOf<F>, context: Context, answers: readonly Answer[]) => Panel;
  /** the panel without what takes long (no ends, no what-ifs): shown at once while `panel` is worked out */
  readonly quickPanel?: (input: InputOf<F>, context: Context, answers: readonly Answer[]) => Panel;
  /** what each thing adds, ahead of the first answer; undefined: there is nothing to compare */
  readonly contributions?: (input: InputOf<F>, context: Context) => Contributions | undefined;
  /**
   * The same as the generic plan, where that would take too long (a battle to the end); undefined: plan as usual. Held to
   * `referencePlan` on small cases.
   */
  readonly fastPlan?: (
    input: InputOf<F>,
    context: Context,
    given: readonly Answer[],
    policy: Policy,
  ) => readonly Planned[] | undefined;
  /**
   * What the present says (the players' drawn map) to the open question or, once it is over, to what is to be done: looked
   * up at every look and never kept, so that the record needs no map.
   */
  readonly mapAdvice?: (
    at: { readonly ask: Ask } | { readonly result: R },
    input: InputOf<F>,
    now: Context,
  ) => readonly Advice[];
  /** what a finished procedure is called and books */
  readonly ending: (result: R, input: InputOf<F>, context: Context) => Ending;
  /** estimated milliseconds of `panel`; above 16 screens call it off the main thread */
  readonly cost?: (input: InputOf<F>, context: Context) => number;
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

/** A result with its chance; `exact` as in `Chance`. */
export interface Planned extends Chance {
  readonly key: string;
  readonly result: unknown;
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
  /** checks an input: missing keys take what the game knows (given `context`) or their start, unknown ones are refused */
  readonly parse: (raw: Raw, context?: Context) => Parsed<JsonObject>;
  /** `now`: the present of the record, for what the ending books; the rest keeps to what was known when it began */
  readonly play: (input: JsonObject, context: Context, answers: readonly Answer[], now?: Context) => Played;
  /** exact distribution of results by key, after the given answers, choices taken from the policy */
  readonly plan: (
    input: JsonObject,
    context: Context,
    given?: readonly Answer[],
    policy?: Policy,
  ) => readonly Planned[];
  /** the same, worked out question by question: the oracle of a calculator with an engine of its own */
  readonly referencePlan: Calculator['plan'];
  readonly panelKind?: 'battle';
  readonly panel: (input: JsonObject, context: Context, answers: readonly Answer[]) => Panel;
  /** what of the panel is known at once, where the whole takes long */
  readonly quickPanel?: (input: JsonObject, context: Context, answers: readonly Answer[]) => Panel;
  /** what each thing adds, ahead of the first answer; undefined: there is nothing to compare */
  readonly contributions?: (input: JsonObject, context: Context) => Contributions | undefined;
  /** what the present says beside the open question, or the guide of what is over */
  readonly mapAdvice?: (played: Played, input: JsonObject, now: Context) => readonly Advice[];
  readonly cost: (input: JsonObject, context: Context) => number;
}
