import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../forms/fields.ts';
import type { Answer } from '../record/journal.ts';
import { contextFromReads } from '../record/readSet.ts';
import { msg } from '../words/message.ts';
import type { Ask, ChanceAsk } from './ask.ts';
import { calc } from './calc.ts';
import { type CalcSpec, guideLine, onMap } from './calcSpec.ts';
import { verifySteps } from './verifySteps.ts';
import { Stalemate } from './walk.ts';

const m = msg('test');
const context = contextFromReads({});
const ending = () => ({ says: m, facts: [], guide: [] });
const panel = () => ({ kind: 'value', figures: [], says: m, missing: [], hints: [], answer: m, rows: [] }) as const;

const dieAsk = (id: string, sides: number): ChanceAsk => ({
  id,
  who: 'table',
  msg: m,
  rule: '1',
  kind: 'chance',
  entry: { kind: 'face', sides },
  ways: () => Array.from({ length: sides }, (_, i) => [String(i + 1), 1] as const),
  read: (raw) => (typeof raw === 'number' && raw >= 1 && raw <= sides ? String(raw) : undefined),
});
const choiceAsk = (id: string, keys: readonly string[], usual: string, shut: readonly string[] = []): Ask => ({
  id,
  who: 'red',
  msg: m,
  rule: '2',
  kind: 'choice',
  options: keys.map((key) => (shut.includes(key) ? { key, msg: m, not: m } : { key, msg: m })),
  usual,
});

const fields = {
  red: { kind: 'count', msg: m, start: 2, min: 0, max: 9 },
  blue: { kind: 'count', msg: m, start: 2, min: 0, max: 9 },
} as const satisfies Fields;

interface Sides {
  readonly red: number;
  readonly blue: number;
}

/** What the invented procedures of this test share. */
const common = { v: 1, msg: m, rule: '3', fields, panel, ending } as const;

/** An invented duel: each round red may push on; a 6 costs blue a step, a 1 costs red one, else nothing happens. */
const duel: CalcSpec<typeof fields, Sides, { readonly red: number; readonly blue: number; readonly fled: boolean }> = {
  ...common,
  id: 'duel',
  first: (input, _around, explanation) => {
    if (input.red === 0) return { not: m, rule: '3.1' };
    explanation.figure('red', m).add(input.red, m, '3.1');
    return { state: { red: input.red, blue: input.blue } };
  },
  stages: {
    *first(state, _around, explanation) {
      const { key } = yield choiceAsk('go', ['on', 'flee', 'fly'], 'on', ['fly']);
      if (key === 'flee') return { done: { ...state, fled: true } };
      const face = Number((yield dieAsk('die', 6)).key);
      const lost = explanation.figure('lost', m).add(face === 6 ? 1 : 0, m, '3.2');
      const blue = state.blue - lost.value;
      const red = state.red - (face === 1 ? 1 : 0);
      if (red === 0 || blue === 0) return { done: { red, blue, fled: false } };
      return { next: 'first', state: { red, blue } };
    },
  },
};
const game = calc(duel);
const input = (raw: { red?: number; blue?: number }) => {
  const parsed = game.parse(raw);
  if (!parsed.ok) throw new Error('the input of this test is good');
  return parsed.value;
};
const go = (nth: string, key = 'on'): Answer => ({ ask: `go${nth}`, key });
const roll = (nth: string, face: number): Answer => ({ ask: `die${nth}`, key: String(face), raw: face });
const sumOf = (plan: readonly { readonly p: number }[]) => plan.reduce((so, { p }) => so + p, 0);

/** The chance that red is alone in the end: of the rounds that cost a step each side pays every other one. */
const winning = (red: number, blue: number): number =>
  blue === 0 ? 1 : red === 0 ? 0 : (winning(red - 1, blue) + winning(red, blue - 1)) / 2;

describe('a procedure played', () => {
  it('stops at the first open question, with the figures so far', () => {
    const open = game.play(input({ red: 3 }), context, [go('')]);
    expect(open.ask?.id).toBe('die');
    expect(open.figures.map(({ id, value }) => [id, value])).toEqual([['red', 3]]);
    expect(verifySteps(open.figures)).toEqual([]);
  });

  it('numbers what comes again, question and figure', () => {
    const open = game.play(input({}), context, [go(''), roll('', 6), go('#2')]);
    expect(open.ask?.id).toBe('die#2');
    const on = game.play(input({ blue: 3 }), context, [go(''), roll('', 6), go('#2'), roll('#2', 6), go('#3')]);
    expect(on.figures.map((figure) => figure.id)).toEqual(['red', 'lost', 'lost#2']);
  });

  it('reaches its result', () => {
    const over = game.play(input({ blue: 1 }), context, [go(''), roll('', 6)]);
    expect(over.done).toMatchObject({ result: { red: 2, blue: 0, fled: false }, ending: { says: m } });
    expect(over.ask).toBeUndefined();
  });

  it('says why there is nothing to resolve', () => {
    expect(game.play(input({ red: 0 }), context, []).not).toEqual({ msg: m, rule: '3.1' });
    expect(game.plan(input({ red: 0 }), context)).toEqual([]);
  });

  it.each<[string, readonly Answer[], { ask: string; answer: string }]>([
    ['another question', [roll('', 3)], { ask: 'go', answer: 'die' }],
    ['an unknown option', [go('', 'hide')], { ask: 'go', answer: 'hide' }],
    ['a face the die has not', [go(''), roll('', 7)], { ask: 'die', answer: '7' }],
    ['a reading that has changed', [go(''), { ask: 'die', key: '2', raw: 3 }], { ask: 'die', answer: '2' }],
    ['an answer too many', [go('', 'flee'), roll('', 3)], { ask: 'die', answer: '3' }],
  ])('names the question that an answer no longer fits: %s', (_name, answers, misfit) => {
    expect(game.play(input({}), context, answers)).toMatchObject({ misfit });
    expect(game.plan(input({}), context, answers)).toEqual([]);
  });

  it('takes an answer without what was typed, and a choice the rules advise against', () => {
    expect(game.play(input({}), context, [go(''), { ask: 'die', key: '3' }]).ask?.id).toBe('go#2');
    expect(game.play(input({}), context, [go('', 'fly')]).ask?.id).toBe('die');
  });
});

describe('a procedure planned', () => {
  it('divides out what leads back to itself, and merges equal states', () => {
    for (const red of [1, 2, 5]) {
      for (const blue of [1, 3, 6]) {
        const plan = game.plan(input({ red, blue }), context);
        expect(sumOf(plan)).toBeCloseTo(1, 12);
        const won = plan.filter(({ result }) => Object(result).blue === 0);
        expect(sumOf(won)).toBeCloseTo(winning(red, blue), 12);
      }
    }
  });

  it('follows a policy where the rules allow it, and else the usual choice', () => {
    const fled = game.plan(input({}), context, [], { go: 'flee' });
    expect(fled).toEqual([{ key: expect.any(String), result: { red: 2, blue: 2, fled: true }, p: 1, exact: '1/1' }]);
    expect(game.plan(input({}), context, [], { '*': 'flee' })).toEqual(fled);
    const usual = game.plan(input({}), context);
    expect(game.plan(input({}), context, [], { go: 'fly' })).toEqual(usual);
    expect(game.plan(input({}), context, [], { go: 'sing' })).toEqual(usual);
  });

  it('plays the answered stages first', () => {
    const after = game.plan(input({}), context, [go(''), roll('', 6)]);
    expect(sumOf(after.filter(({ result }) => Object(result).blue === 0))).toBeCloseTo(winning(2, 1), 12);
    // an answer inside a stage stays given, whatever the policy says afterwards
    expect(game.plan(input({}), context, [go('')], { go: 'flee' })).not.toEqual(
      game.plan(input({}), context, [], { go: 'flee' }),
    );
    expect(game.plan(input({}), context, [go('')])).toEqual(game.plan(input({}), context));
    const over = game.plan(input({ blue: 1 }), context, [go(''), roll('', 6)]);
    expect(over.map(({ p }) => p)).toEqual([1]);
  });

  it('keeps the law of total probability at the first die', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (red, blue) => {
        const whole = new Map(game.plan(input({ red, blue }), context).map(({ key, p }) => [key, p]));
        const mixed = new Map<string, number>();
        let differ = 0;
        for (let face = 1; face <= 6; face++) {
          for (const { key, p } of game.plan(input({ red, blue }), context, [go(''), roll('', face)])) {
            mixed.set(key, (mixed.get(key) ?? 0) + p / 6);
            if (Math.abs(p - (whole.get(key) ?? 0)) > 1e-9) differ++;
          }
        }
        expect([...mixed.keys()].sort()).toEqual([...whole.keys()].sort());
        for (const [key, p] of mixed) expect(p).toBeCloseTo(whole.get(key) ?? 0, 12);
        expect(differ).toBeGreaterThan(0);
      }),
    );
  });

  it('gives each chance as a fraction where it is a small one', () => {
    const plan = game.plan(input({ red: 1, blue: 2 }), context);
    const won = plan.find(({ result }) => Object(result).blue === 0);
    expect(won).toMatchObject({ p: 0.25, exact: '1/4' });
  });

  it('takes what the game knows where the input says nothing', () => {
    const knowing = calc({ ...duel, fields: { ...fields, red: { ...fields.red, from: 'turn' } } });
    expect(knowing.parse({}, { ...context, turn: 5 })).toMatchObject({ ok: true, value: { red: 5, blue: 2 } });
    expect(knowing.parse({})).toMatchObject({ ok: true, value: { red: 2 } });
  });

  it('gives a name to what never ends', () => {
    const still = calc<typeof fields, Sides, number>({
      ...common,
      id: 'still',
      first: () => ({ state: { red: 1, blue: 1 } }),
      stages: {
        *first(state) {
          const { key } = yield dieAsk('die', 2);
          return { next: key === '1' ? 'first' : 'other', state };
        },
        // biome-ignore lint/correctness/useYield: a stage without a question
        *other(state) {
          return { next: 'first', state };
        },
      },
    });
    expect(() => still.plan(input({}), context)).toThrow(Stalemate);
  });

  it('refuses to lead on for ever without a question', () => {
    // biome-ignore lint/correctness/useYield: a stage without a question
    const first = function* (state: Sides): Generator<Ask, { readonly next: string; readonly state: Sides }, Answer> {
      return { next: 'first', state };
    };
    const idle = calc<typeof fields, Sides, number>({
      ...common,
      id: 'idle',
      first: () => ({ state: { red: 1, blue: 1 } }),
      stages: { first },
    });
    expect(() => idle.play(input({}), context, [])).toThrow('without a question');
  });

  it('runs each state once, however many ways lead to it', () => {
    const runs = new Map<string, number>();
    const merging = calc<
      typeof fields,
      { readonly left: number; readonly odd: boolean; readonly path: string },
      boolean
    >({
      ...common,
      id: 'merging',
      first: () => ({ state: { left: 5, odd: false, path: '' } }),
      stateKey: ({ left, odd }) => `${left}${odd}`,
      stages: {
        *first({ left, odd, path }) {
          runs.set(`${left}${odd}`, (runs.get(`${left}${odd}`) ?? 0) + 1);
          if (left === 0) return { done: odd };
          const { key } = yield dieAsk('die', 6);
          return { next: 'first', state: { left: left - 1, odd: odd !== (Number(key) % 2 === 1), path: path + key } };
        },
      },
    });
    expect(merging.plan(input({}), context).map(({ exact }) => exact)).toEqual(['1/2', '1/2']);
    expect(runs.size).toBe(11);
    // once to meet the question and once for each face; the first state also when the procedure is opened
    for (const [state, n] of runs)
      expect([state, n]).toEqual([state, state === '5false' ? 8 : state[0] === '0' ? 1 : 7]);
  });

  it('finds its way out of circles longer than one state', () => {
    const circle = calc<typeof fields, { readonly at: number }, number>({
      ...common,
      id: 'circle',
      first: () => ({ state: { at: 0 } }),
      stages: {
        // a walk on four places in a circle: a 6 leaves at once, odd faces go on, even ones go back
        *first({ at }) {
          const face = Number((yield dieAsk('die', 6)).key);
          if (face === 6) return { done: at };
          return { next: 'first', state: { at: (at + (face % 2 ? 1 : 3)) % 4 } };
        },
      },
    });
    const plan = circle.plan(input({}), context);
    // by walking on until nothing is left
    let places = [1, 0, 0, 0];
    const left = [0, 0, 0, 0];
    for (let step = 0; step < 2_000; step++) {
      const next = [0, 0, 0, 0];
      places.forEach((p, at) => {
        left[at] = (left[at] ?? 0) + p / 6;
        next[(at + 1) % 4] = (next[(at + 1) % 4] ?? 0) + p / 2;
        next[(at + 3) % 4] = (next[(at + 3) % 4] ?? 0) + p / 3;
      });
      places = next;
    }
    for (const { result, p } of plan) expect(p).toBeCloseTo(left[Number(result)] ?? 0, 12);
    expect(plan).toHaveLength(4);
  });

  it('does not look at a way that never comes', () => {
    const seen: string[] = [];
    const loaded = calc<typeof fields, Sides, number>({
      ...common,
      id: 'loaded',
      first: () => ({ state: { red: 1, blue: 1 } }),
      stages: {
        *first() {
          const die = dieAsk('die', 6);
          const one = yield { ...die, ways: () => die.ways().map(([key]) => [key, key === '6' ? 0 : 1] as const) };
          seen.push(one.key);
          return { done: Number(one.key) };
        },
      },
    });
    expect(loaded.plan(input({}), context).map(({ p }) => p)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(seen).not.toContain('6');
  });

  it('asks for the ways of a question only where it must branch', () => {
    let asked = 0;
    const counted = (die: ChanceAsk) => () => {
      asked++;
      return die.ways();
    };
    const lazy = calc<typeof fields, Sides, number>({
      ...common,
      id: 'lazy',
      first: () => ({ state: { red: 1, blue: 1 } }),
      stages: {
        *first() {
          const die = dieAsk('die', 6);
          const one = yield { ...die, ways: counted(die) };
          return { done: Number(one.key) };
        },
      },
    });
    lazy.play(input({}), context, [{ ask: 'die', key: '3', raw: 3 }]);
    expect(asked).toBe(0);
    expect(lazy.plan(input({}), context)).toHaveLength(6);
    expect(asked).toBe(1);
  });

  it('holds a tree of dice and checks to listing every branch', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 2, max: 5 }),
        (dice, modulo) => {
          const tree = calc<typeof fields, { readonly at: number; readonly sum: number }, number>({
            ...common,
            id: 'tree',
            first: () => ({ state: { at: 0, sum: 0 } }),
            stages: {
              *first({ at, sum }) {
                const face = Number((yield dieAsk('die', dice[at] ?? 1)).key);
                const more = face === 1 ? Number((yield dieAsk('more', 3)).key) : 0;
                const next = (sum + face + more) % modulo;
                return at + 1 < dice.length ? { next: 'first', state: { at: at + 1, sum: next } } : { done: next };
              },
            },
          });
          const naive = new Map<number, number>();
          const list = (at: number, so: number, p: number): void => {
            const sides = dice[at];
            if (sides === undefined) {
              naive.set(so % modulo, (naive.get(so % modulo) ?? 0) + p);
              return;
            }
            for (let face = 1; face <= sides; face++) {
              if (face > 1) list(at + 1, so + face, p / sides);
              else for (let more = 1; more <= 3; more++) list(at + 1, so + face + more, p / sides / 3);
            }
          };
          list(0, 0, 1);
          const plan = tree.plan(input({}), context);
          expect(plan.length).toBe(naive.size);
          for (const { result, p } of plan) expect(p).toBeCloseTo(naive.get(Number(result)) ?? 0, 12);
        },
      ),
    );
  });
});

describe('a line of the guide', () => {
  it('offers on the map only what somebody does somewhere', () => {
    const line = guideLine(m, '1');
    const goes = { pieces: ['a'], target: '0101' };
    expect(onMap(line, [{ pieces: [], target: '0101' }, goes, { pieces: ['a'], target: '' }]).onMap).toEqual([goes]);
    expect(onMap(line, [{ pieces: [], target: '0101' }])).toEqual(line);
  });
});
