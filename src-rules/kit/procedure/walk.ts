import type { Dist } from '../chance/dist.ts';
import { bind, certain, chanceIn, keyOf, mix, onlyIf } from '../chance/dist.ts';
import type { Fields, InputOf } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Answer } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { Ask, ChoiceAsk } from './ask.ts';
import type { CalcSpec, Planned, Played, Stage } from './calcSpec.ts';
import type { Explanation } from './explain.ts';
import { explain } from './explain.ts';
import type { Policy } from './policy.ts';
import { takenBy } from './policy.ts';
/** A procedure that leads back to itself for certain: two sides that can never hurt each other. */
export class Stalemate extends Error {
  override readonly name = 'Stalemate';
}

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
  context: Context,
  answers: readonly Answer[],
  notes: Explanation,
): Walked<S, R> => {
  const first = spec.first(input, context, notes);
  if ('not' in first) return { at: 'not', not: { msg: first.not, rule: first.rule } };
  const number = counter();
  let used = 0;
  let stage = 'first';
  let state = first.state;
  for (let silent = 0; ; silent++) {
    if (silent > MOST_SILENT) throw new Error(`${spec.id}: its stages lead on without a question or an end`);
    const begun = used;
    const run = stageOf(spec, stage)(state, context, notes);
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

export const play = <F extends Fields, S, R>(
  spec: CalcSpec<F, S, R>,
  input: InputOf<F>,
  context: Context,
  answers: readonly Answer[],
  now: Context = context,
): Played => {
  const notes = explain();
  const walked = walk(spec, input, context, answers, notes);
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
export const plan = <F extends Fields, S, R>(
  spec: CalcSpec<F, S, R>,
  input: InputOf<F>,
  context: Context,
  given: readonly Answer[],
  policy: Policy,
): readonly Planned[] => {
  const silent = explain(false);
  const walked = walk(spec, input, context, given, silent);
  if (walked.at === 'done') return [{ key: resultKey(spec, walked.result), result: walked.result, ...chanceIn(1, 1) }];
  if (walked.at !== 'ask') return [];

  const stateKey = spec.stateKey ?? keyOf;
  const exitOf = (end: { readonly next: string; readonly state: S } | { readonly done: R }): Exit<S, R> =>
    'done' in end
      ? { result: end.done, key: resultKey(spec, end.done) }
      : { next: end.next, state: end.state, key: `${end.next}>${stateKey(end.state)}` };

  /** All ways through one stage, each branch run again from the stage's beginning: generators cannot be copied. */
  const branch = (stage: string, state: S, prefix: readonly Answer[]): Dist<Exit<S, R>> => {
    const run = stageOf(spec, stage)(state, context, silent);
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
