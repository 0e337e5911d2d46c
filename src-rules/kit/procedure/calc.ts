import type { JsonObject } from '../base/json.ts';
import type { Chance } from '../chance/dist.ts';
import { bind, certain, chanceIn, type Dist, keyOf, mix, onlyIf } from '../chance/dist.ts';
import { asInput, type Fields, type InputOf, type Parsed, parseFields, parsePlain, type Raw } from '../forms/fields.ts';
import type { Around } from '../record/context.ts';
import type { Answer, Fact } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Adds } from './adds.ts';
import type { Panel } from './panel.ts';
import { type Policy, takenBy } from './policy.ts';
import type { Figure } from './trail.ts';
import { type Why, why } from './why.ts';

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
  /** whom and what it is about, for whoever looks it up on the map (see `beside`) */
  readonly about?: JsonObject;
}

/** What a hand types: one face, a number of hits, or what was seen on counters (one text a counter) or on a card. */
export type Entry =
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
  readonly entry: Entry;
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

export type Stage<S, R> = (
  state: S,
  around: Around,
  why: Why,
) => Generator<Ask, { readonly next: string; readonly state: S } | { readonly done: R }, Answer>;

/** What a finished procedure means for the record: a line in the journal, the facts, the guide of what is allowed now. */
export interface Ending {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  /** by side: steps lost, where they are known */
  readonly lost?: { readonly [side: string]: number };
  /** what the rules allow or demand now, in order, as a checklist */
  readonly guide: readonly { readonly msg: Msg; readonly rule: string; readonly who?: string }[];
}

/** What is known beside a question or a guide. `key`: the answer it speaks for, which stands under Enter then. */
export interface Aside {
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
    around: Around,
    why: Why,
  ) => { readonly state: S } | { readonly not: Msg; readonly rule: string };
  /** the stage named 'first' begins */
  readonly stages: { readonly first: Stage<S, R>; readonly [id: string]: Stage<S, R> };
  /** results are merged by this key (default: their JSON) */
  readonly key?: (result: R) => string;
  /** states between stages are merged by this key (default: their JSON) */
  readonly stateKey?: (state: S) => string;
  /** the kind of its panel, so that its screen stands before the first figure does; default: a column or figures */
  readonly shows?: 'battle';
  /** what the screen shows, before and during play */
  readonly panel: (input: InputOf<F>, around: Around, answers: readonly Answer[]) => Panel;
  /** the panel without what takes long (no ends, no what-ifs): shown at once while `panel` is worked out */
  readonly brief?: (input: InputOf<F>, around: Around, answers: readonly Answer[]) => Panel;
  /** what each thing adds, ahead of the first answer; undefined: there is nothing to compare */
  readonly adds?: (input: InputOf<F>, around: Around) => Adds | undefined;
  /**
   * The same as the generic plan, where that would take too long (a battle to the end); undefined: plan as usual. Held to
   * `stepwise` on small cases.
   */
  readonly engine?: (
    input: InputOf<F>,
    around: Around,
    given: readonly Answer[],
    policy: Policy,
  ) => readonly Planned[] | undefined;
  /**
   * What the present says (the players' drawn map) to the open question or, once it is over, to what is to be done: looked
   * up at every look and never kept, so that the record needs no map.
   */
  readonly beside?: (
    at: { readonly ask: Ask } | { readonly result: R },
    input: InputOf<F>,
    now: Around,
  ) => readonly Aside[];
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
  /** checks an input: missing keys take what the game knows (given `around`) or their start, unknown ones are refused */
  readonly parse: (raw: Raw, around?: Around) => Parsed<JsonObject>;
  /** `now`: the present of the record, for what the ending books; the rest keeps to what was known when it began */
  readonly play: (input: JsonObject, around: Around, answers: readonly Answer[], now?: Around) => Played;
  /** exact distribution of results by key, after the given answers, choices taken from the policy */
  readonly plan: (input: JsonObject, around: Around, given?: readonly Answer[], policy?: Policy) => readonly Planned[];
  /** the same, worked out question by question: the oracle of a calculator with an engine of its own */
  readonly stepwise: Calculator['plan'];
  readonly shows?: 'battle';
  readonly panel: (input: JsonObject, around: Around, answers: readonly Answer[]) => Panel;
  /** what of the panel is known at once, where the whole takes long */
  readonly brief?: (input: JsonObject, around: Around, answers: readonly Answer[]) => Panel;
  /** what each thing adds, ahead of the first answer; undefined: there is nothing to compare */
  readonly adds?: (input: JsonObject, around: Around) => Adds | undefined;
  /** what the present says beside the open question, or the guide of what is over */
  readonly beside?: (played: Played, input: JsonObject, now: Around) => readonly Aside[];
  readonly cost: (input: JsonObject, around: Around) => number;
}

/** A procedure that leads back to itself for certain: two sides that can never hurt each other. */
export class Stalemate extends Error {
  override readonly name = 'Stalemate';
}

/** Makes a calculator of a spec: the types of its input, states and results stay inside. */
export const calc = <F extends Fields, S, R>(spec: CalcSpec<F, S, R>): Calculator => {
  const typed = new WeakMap<JsonObject, InputOf<F>>();
  const parse = (raw: Raw, around?: Around): Parsed<JsonObject> => {
    const parsed = parsePlain(spec.fields, raw, around);
    if (parsed.ok) typed.set(parsed.value, asInput(spec.fields, parsed.value));
    return parsed;
  };
  /** Inputs come from `parse`; one read back from a journal is checked here, once. */
  const inputOf = (input: JsonObject): InputOf<F> => {
    const known = typed.get(input);
    if (known) return known;
    const parsed = parseFields(spec.fields, input);
    if (!parsed.ok) throw new Error(`${spec.id}: an input that was never checked: ${JSON.stringify(parsed.troubles)}`);
    typed.set(input, parsed.value);
    return parsed.value;
  };
  const { brief, adds, beside } = spec;
  return {
    id: spec.id,
    v: spec.v,
    msg: spec.msg,
    rule: spec.rule,
    fields: spec.fields,
    ...(spec.quick ? { quick: spec.quick } : {}),
    ...(spec.shows ? { shows: spec.shows } : {}),
    ...(brief ? { brief: (input, around, answers) => brief(inputOf(input), around, answers) } : {}),
    ...(adds ? { adds: (input, around) => adds(inputOf(input), around) } : {}),
    ...(beside
      ? {
          beside: ({ ask, done }, input, now) =>
            ask
              ? beside({ ask }, inputOf(input), now)
              : done
                ? // `play` made it of this very procedure
                  beside({ result: done.result as R }, inputOf(input), now)
                : [],
        }
      : {}),
    policies: spec.policies ?? [],
    parse,
    play: (input, around, answers, now) => play(spec, inputOf(input), around, answers, now),
    plan: (input, around, given = [], policy = {}) =>
      spec.engine?.(inputOf(input), around, given, policy) ?? plan(spec, inputOf(input), around, given, policy),
    stepwise: (input, around, given = [], policy = {}) => plan(spec, inputOf(input), around, given, policy),
    panel: (input, around, answers) => spec.panel(inputOf(input), around, answers),
    cost: (input, around) => spec.cost?.(inputOf(input), around) ?? 0,
  };
};

/** Numbers what comes again: `round`, `round#2`, `round#3` … */
const counter = (): ((id: string) => string) => {
  const seen = new Map<string, number>();
  return (id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return nth === 1 ? id : `${id}#${nth}`;
  };
};

const stageOf = <F extends Fields, S, R>(spec: CalcSpec<F, S, R>, id: string): Stage<S, R> => {
  const stage = Object.hasOwn(spec.stages, id) ? spec.stages[id] : undefined;
  if (!stage) throw new Error(`${spec.id} has no stage ${id}`);
  return stage;
};

/** Does this answer fit the question? Of a typed answer only what was typed counts; else it must be one of the ways. */
const fits = (ask: Ask, answer: Answer): boolean => {
  if (ask.kind === 'choice') return ask.options.some((option) => option.key === answer.key);
  if (answer.raw !== undefined) return ask.read(answer.raw) === answer.key;
  return ask.ways().some(([key]) => key === answer.key);
};

/** How far the given answers carry a procedure. */
type Walked<S, R> =
  | { readonly at: 'done'; readonly result: R }
  | { readonly at: 'not'; readonly not: { readonly msg: Msg; readonly rule: string } }
  | { readonly at: 'misfit'; readonly misfit: { readonly ask: string; readonly answer: string } }
  /** `given`: the answers already used up inside this stage */
  | {
      readonly at: 'ask';
      readonly ask: Ask;
      readonly stage: string;
      readonly state: S;
      readonly given: readonly Answer[];
    };

const MOST_SILENT = 10_000;

const walk = <F extends Fields, S, R>(
  spec: CalcSpec<F, S, R>,
  input: InputOf<F>,
  around: Around,
  answers: readonly Answer[],
  notes: Why,
): Walked<S, R> => {
  const first = spec.first(input, around, notes);
  if ('not' in first) return { at: 'not', not: { msg: first.not, rule: first.rule } };
  const number = counter();
  let used = 0;
  let stage = 'first';
  let state = first.state;
  for (let silent = 0; ; silent++) {
    if (silent > MOST_SILENT) throw new Error(`${spec.id}: its stages lead on without a question or an end`);
    const begun = used;
    const run = stageOf(spec, stage)(state, around, notes);
    let step = run.next();
    while (!step.done) {
      const id = number(step.value.id);
      const answer = answers[used];
      if (!answer) return { at: 'ask', ask: { ...step.value, id }, stage, state, given: answers.slice(begun, used) };
      if (answer.ask !== id || !fits(step.value, answer)) {
        return { at: 'misfit', misfit: { ask: id, answer: answer.ask === id ? answer.key : answer.ask } };
      }
      used++;
      silent = 0;
      step = run.next(answer);
    }
    if ('done' in step.value) {
      const left = answers[used];
      if (left) return { at: 'misfit', misfit: { ask: left.ask, answer: left.key } };
      return { at: 'done', result: step.value.done };
    }
    stage = step.value.next;
    state = step.value.state;
  }
};

const resultKey = <F extends Fields, S, R>(spec: CalcSpec<F, S, R>, result: R): string =>
  spec.key ? spec.key(result) : String(keyOf(result));

const play = <F extends Fields, S, R>(
  spec: CalcSpec<F, S, R>,
  input: InputOf<F>,
  around: Around,
  answers: readonly Answer[],
  now: Around = around,
): Played => {
  const notes = why();
  const walked = walk(spec, input, around, answers, notes);
  const { figures } = notes;
  switch (walked.at) {
    case 'ask':
      return { ask: walked.ask, figures };
    case 'not':
      return { not: walked.not, figures };
    case 'misfit':
      return { misfit: walked.misfit, figures };
    case 'done': {
      const { result } = walked;
      return { done: { result, key: resultKey(spec, result), ending: spec.ending(result, input, now) }, figures };
    }
  }
};

/** Where a stage ends: in a result, or at the door of the next stage. */
type Exit<S, R> =
  | { readonly result: R; readonly key: string }
  | { readonly next: string; readonly state: S; readonly key: string };

const exitKey = <S, R>(exit: Exit<S, R>): string => ('next' in exit ? `>${exit.key}` : `=${exit.key}`);

/**
 * The exact distribution of results. States between stages that are equal by key are one state; a state that leads
 * back to itself is divided out. Merged states do not know their visit, so the answered stages are played first.
 * Empty where there is nothing to plan: the procedure is refused, the answers do not fit (`play` says which), or it asks what
 * only the players can say.
 */
const plan = <F extends Fields, S, R>(
  spec: CalcSpec<F, S, R>,
  input: InputOf<F>,
  around: Around,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] => {
  const silent = why(false);
  const walked = walk(spec, input, around, given, silent);
  if (walked.at === 'done') return [{ key: resultKey(spec, walked.result), result: walked.result, ...chanceIn(1, 1) }];
  if (walked.at !== 'ask') return [];

  const stateKey = spec.stateKey ?? keyOf;
  const exitOf = (end: { readonly next: string; readonly state: S } | { readonly done: R }): Exit<S, R> =>
    'done' in end
      ? { result: end.done, key: resultKey(spec, end.done) }
      : { next: end.next, state: end.state, key: `${end.next}>${stateKey(end.state)}` };

  /** All ways through one stage, each branch run again from the stage's beginning: generators cannot be copied. */
  const branch = (stage: string, state: S, prefix: readonly Answer[]): Dist<Exit<S, R>> => {
    const run = stageOf(spec, stage)(state, around, silent);
    let step = run.next();
    for (const answer of prefix) {
      if (step.done) throw new Error(`${spec.id}: stage ${stage} does not ask the same again`);
      step = run.next(answer);
    }
    if (step.done) return certain(exitOf(step.value), exitKey);
    const ask = step.value;
    const answered = (key: string) => branch(stage, state, [...prefix, { ask: ask.id, key }]);
    if (ask.kind === 'choice') return answered(chosen(ask, policy) ?? untold());
    const parts: [Dist<Exit<S, R>>, number][] = [];
    for (const [key, weight] of ask.ways()) if (weight > 0) parts.push([answered(key), weight]);
    return mix(parts);
  };

  const closed = new Map<string, Dist<Exit<S, R>>>();
  const open = new Set<string>();
  /** Doors to states that are not closed yet stay in the distribution until they are. */
  const settle = (dist: Dist<Exit<S, R>>): Dist<Exit<S, R>> => {
    let doors = false;
    for (const { value } of dist.ways.values()) if ('next' in value && !open.has(value.key)) doors = true;
    if (!doors) return dist;
    return settle(
      bind(dist, (exit) => ('next' in exit && !open.has(exit.key) ? through(exit) : certain(exit, exitKey))),
    );
  };
  const through = (door: Extract<Exit<S, R>, { next: string }>): Dist<Exit<S, R>> => {
    const known = closed.get(door.key);
    if (known) return known;
    open.add(door.key);
    const ahead = settle(branch(door.next, door.state, []));
    open.delete(door.key);
    const result = withoutLoop(ahead, `>${door.key}`, spec.id);
    closed.set(door.key, result);
    return result;
  };

  let results: Dist<Exit<S, R>>;
  try {
    results = settle(branch(walked.stage, walked.state, walked.given));
  } catch (error) {
    if (error instanceof Untold) return [];
    throw error;
  }
  return [...results.ways.values()].flatMap(({ value, n }) =>
    'next' in value ? [] : [{ key: value.key, result: value.result, ...chanceIn(n, results.total, results.exact) }],
  );
};

/** What happens in the end if what leads back is tried again until it leads elsewhere. */
const withoutLoop = <T>(dist: Dist<T>, self: string, id: string): Dist<T> => {
  if (!dist.ways.has(self)) return dist;
  const away = onlyIf(dist, (_, key) => key !== self);
  if (!away) throw new Stalemate(`${id}: this never ends`);
  return away;
};

/** A plan has come to a question that only the players can answer. */
class Untold extends Error {}
const untold = (): never => {
  throw new Untold();
};
/**
 * The option a policy names for this question or for all, if the rules allow it; else the usual one. Undefined: nothing tells,
 * and there is no usual one.
 */
export const chosen = (ask: ChoiceAsk, policy: Policy): string | undefined => {
  const open = ask.options.flatMap(({ key, not }) => (not ? [] : [key]));
  const named = takenBy(policy, ask.id, open);
  if (named !== undefined || ask.blind) return named;
  if (open.length === 0) throw new Error(`${ask.id} leaves no choice`);
  return open.includes(ask.usual) ? ask.usual : open[0];
};
