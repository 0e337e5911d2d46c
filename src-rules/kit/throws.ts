import type { Around } from './around.ts';
import type { Answer, CalcSpec, ChanceAsk, HitDice, Planned } from './calc.ts';
import { readFace } from './dice.ts';
import { bind, certain, chanceIn, type Dist, die, facesOf, keyOf, mapDist } from './dist.ts';
import type { Fields, InputOf } from './fields.ts';
import { hitsOf } from './hitDist.ts';

/** One throw: a die that is read, or dice of which hits are counted; and where what is thrown leads. */
export interface Throw<S> {
  readonly id: string;
  readonly who: string;
  readonly msg: ChanceAsk['msg'];
  readonly rule: string;
  readonly of: { readonly face: number } | { readonly hits: readonly HitDice[] };
  /** what of a face or of a number of hits matters; default the number itself */
  readonly grain?: (n: number) => string;
  readonly then: (key: string) => S;
}

/** A procedure that is nothing but throws, one after the other, until there is none left. */
export interface Throws<F extends Fields, S, R> {
  readonly next: (state: S, input: InputOf<F>, around: Around) => Throw<S> | undefined;
  readonly result: (state: S) => R;
  /** results are merged by this key */
  readonly key: (result: R) => string;
  /** states are merged by this key (default: their JSON) */
  readonly stateKey?: (state: S) => string;
}

const plain = (n: number): string => String(n);

/** What may be thrown, in the grain that matters. */
export const waysOf = <S>({ of, grain = plain }: Throw<S>): Dist<string> =>
  mapDist('face' in of ? die(of.face) : hitsOf(of.hits), grain);

const askOf = <S>(one: Throw<S>): ChanceAsk => {
  const { id, who, msg, rule, of, grain = plain } = one;
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
      const n = faces
        ? readFace(raw, { sides: of.face })
        : facesOf(most + 1, 0).find((hits) => String(hits) === String(raw));
      return n === undefined ? undefined : grain(n);
    },
  };
};

/** Where answers lead; undefined: there are more of them than throws. */
export const after = <F extends Fields, S, R>(
  throws: Throws<F, S, R>,
  state: S,
  input: InputOf<F>,
  around: Around,
  answers: readonly Answer[],
): S | undefined => {
  let at = state;
  for (const { key } of answers) {
    const one = throws.next(at, input, around);
    if (!one) return undefined;
    at = one.then(key);
  }
  return at;
};

/** How it may end from a state on, exactly. */
export const endsFrom = <F extends Fields, S, R>(
  throws: Throws<F, S, R>,
  state: S,
  input: InputOf<F>,
  around: Around,
): Dist<R> => {
  const known = new Map<string | number, Dist<R>>();
  const from = (at: S): Dist<R> => {
    const key = throws.stateKey?.(at) ?? keyOf(at);
    const found = known.get(key);
    if (found) return found;
    const one = throws.next(at, input, around);
    const ends = one ? bind(waysOf(one), (thrown) => from(one.then(thrown))) : certain(throws.result(at), throws.key);
    known.set(key, ends);
    return ends;
  };
  return from(state);
};

/** The parts of a calculator that such a procedure makes: its one stage, and its plan without a detour. */
export const throwing = <F extends Fields, S extends object, R>(
  throws: Throws<F, S, R>,
  begin: (input: InputOf<F>, around: Around) => S | undefined,
): Pick<CalcSpec<F, { readonly at: S; readonly input: InputOf<F> }, R>, 'stages' | 'key' | 'stateKey' | 'engine'> => ({
  stages: {
    first: function* ({ at, input }, around) {
      const one = throws.next(at, input, around);
      if (!one) return { done: throws.result(at) };
      const { key } = yield askOf(one);
      return { next: 'first', state: { at: one.then(key), input } };
    },
  },
  key: throws.key,
  stateKey: ({ at }) => throws.stateKey?.(at) ?? String(keyOf(at)),
  engine: (input, around, given): readonly Planned[] => {
    const first = begin(input, around);
    const at = first && after(throws, first, input, around, given);
    if (at === undefined) return [];
    const ends = endsFrom(throws, at, input, around);
    return [...ends.ways.values()].map(({ value, n }) => ({
      key: throws.key(value),
      result: value,
      ...chanceIn(n, ends.total, ends.exact),
    }));
  },
});
