import { readFace } from '../chance/dice.ts';
import { bind, certain, chanceIn, type Dist, die, keyOf, mapDist } from '../chance/dist.ts';
import { hitsOf } from '../chance/hitDist.ts';
import type { Fields, InputOf } from '../forms/fields.ts';
import type { Context } from '../record/context.ts';
import type { Answer } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';
import type { ChanceAsk, HitDice } from './ask.ts';
import { calc } from './calc.ts';
import type { Calculator, Ending } from './calcSpec.ts';
import { type Explanation, explain } from './explain.ts';
import { type Said, valuePanel } from './valueCalc.ts';

/** One throw: a die that is read, or dice of which hits are counted; and where what is thrown leads. */
export interface Throw<S> {
  readonly id: string;
  readonly who: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly of: { readonly face: number } | { readonly hits: readonly HitDice[] };
  /** what of a face or of a number of hits matters; default the number itself */
  readonly grain?: (n: number) => string;
  readonly to: (key: string) => S;
}

interface Refusal {
  readonly not: Msg;
  readonly rule: string;
  readonly missing?: Said['missing'];
}

/** A procedure that is nothing but throws, one after the other, until there is none left: figures and chances, no choices. */
export interface ThrowSpec<F extends Fields, S extends object, R> {
  readonly id: string;
  readonly v: number;
  readonly msg: Msg;
  readonly rule: string;
  readonly fields: F;
  readonly begin: (input: InputOf<F>, context: Context) => { readonly state: S } | Refusal;
  readonly next: (state: S, input: InputOf<F>, context: Context) => Throw<S> | undefined;
  readonly result: (state: S) => R;
  /** results are merged by this key */
  readonly key: (result: R) => string;
  /** states are merged by this key (default: their JSON) */
  readonly stateKey?: (state: S) => string;
  /** how it may end from a state on, where throw by throw would take too long */
  readonly ends?: (state: S, input: InputOf<F>, context: Context) => Dist<R>;
  /** estimated milliseconds of `ends` */
  readonly cost?: (input: InputOf<F>, context: Context) => number;
  /** what is shown where the procedure stands, and how it may end from there */
  readonly says: (
    at: { readonly input: InputOf<F>; readonly context: Context; readonly state: S; readonly ends: Dist<R> },
    explanation: Explanation,
  ) => Said;
  readonly ending: (result: R, input: InputOf<F>, context: Context) => Ending;
}

const waysOf = <S>({ of, grain = String }: Throw<S>): Dist<string> =>
  mapDist('face' in of ? die(of.face) : hitsOf(of.hits), grain);

const readHits = (raw: string | number, most: number): number | undefined => {
  const n = /^\d{1,3}$/.test(String(raw)) ? Number(raw) : undefined;
  return n !== undefined && n <= most ? n : undefined;
};

const askOf = <S>(one: Throw<S>): ChanceAsk => {
  const { id, who, msg, rule, of, grain = String } = one;
  const faces = 'face' in of;
  const most = faces ? of.face : of.hits.reduce((so, { count }) => so + count, 0);
  return {
    kind: 'chance',
    id,
    who,
    msg,
    rule,
    entry: faces ? { kind: 'face', sides: of.face } : { kind: 'hits', max: most, dice: of.hits },
    ways: () => [...waysOf(one).ways.values()].map(({ value, n }) => [value, n] as const),
    read: (raw) => {
      if (typeof raw !== 'number' && typeof raw !== 'string') return undefined;
      const n = faces ? readFace(raw, { sides: of.face }) : readHits(raw, most);
      return n === undefined ? undefined : grain(n);
    },
  };
};

export const throwCalc = <F extends Fields, S extends object, R>(spec: ThrowSpec<F, S, R>): Calculator => {
  const { begin, next, result, key, stateKey = (state: S) => String(keyOf(state)) } = spec;

  /** Where answers lead; undefined: they do not fit, or there is nothing to throw for. */
  const after = (input: InputOf<F>, context: Context, answers: readonly Answer[]): S | undefined => {
    const begun = begin(input, context);
    let at = 'state' in begun ? begun.state : undefined;
    for (const answer of answers) {
      const one = at && next(at, input, context);
      if (!one) return undefined;
      at = one.to(answer.key);
    }
    return at;
  };

  /** How it may end from a state on, exactly; states reached on several ways are worked out once. */
  const endsFrom = (state: S, input: InputOf<F>, context: Context): Dist<R> => {
    if (spec.ends) return spec.ends(state, input, context);
    const known = new Map<string, Dist<R>>();
    const from = (at: S): Dist<R> => {
      const called = stateKey(at);
      const found = known.get(called);
      if (found) return found;
      const one = next(at, input, context);
      const ends = one ? bind(waysOf(one), (thrown) => from(one.to(thrown))) : certain(result(at), key);
      known.set(called, ends);
      return ends;
    };
    return from(state);
  };

  return calc<F, { readonly at: S; readonly input: InputOf<F> }, R>({
    id: spec.id,
    v: spec.v,
    msg: spec.msg,
    rule: spec.rule,
    fields: spec.fields,
    first: (input, context) => {
      const begun = begin(input, context);
      return 'state' in begun ? { state: { at: begun.state, input } } : { not: begun.not, rule: begun.rule };
    },
    stages: {
      first: function* ({ at, input }, context) {
        const one = next(at, input, context);
        if (!one) return { done: result(at) };
        const { key: thrown } = yield askOf(one);
        return { next: 'first', state: { at: one.to(thrown), input } };
      },
    },
    key,
    stateKey: ({ at }) => stateKey(at),
    fastPlan: (input, context, given) => {
      const at = after(input, context, given);
      if (at === undefined) return [];
      const ends = endsFrom(at, input, context);
      return [...ends.ways.values()].map(({ value, n }) => ({
        key: key(value),
        result: value,
        ...chanceIn(n, ends.total, ends.exact),
      }));
    },
    panel: (input, context, answers) => {
      const begun = begin(input, context);
      const at = after(input, context, answers) ?? after(input, context, []);
      const notes = explain();
      const said: Said =
        at === undefined
          ? 'not' in begun
            ? {
                answer: begun.not,
                says: begun.not,
                not: { msg: begun.not, rule: begun.rule },
                missing: begun.missing,
              }
            : { answer: spec.msg, says: spec.msg }
          : spec.says({ input, context, state: at, ends: endsFrom(at, input, context) }, notes);
      return valuePanel(said, notes.figures);
    },
    ending: spec.ending,
    cost: spec.cost,
  });
};
