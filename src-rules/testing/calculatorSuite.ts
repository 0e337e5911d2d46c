import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { facesOf } from '#rules/kit/chance/dist.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { edited } from '#rules/kit/procedure/edited.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { inputsOf } from './inputs.ts';
import { flawsIn } from './messages.ts';
import { allInUse, optionsOf } from './play.ts';
import { thingsOf } from './things.ts';
import { thorough } from './thorough.ts';

/** A roll of the list; when it begins again it is stirred, so that no game goes round in the same misses for ever. */
const rollAt = (dice: readonly number[], at: number): number => {
  const again = Math.floor(at / dice.length);
  return (dice[at % dice.length] ?? 0) + (again === 0 ? 0 : Math.imul(at, 0x9e3779b1) >>> 12);
};
/** The option a player takes, once and for all for each question of a fight. */
const answerOf = (ask: Ask, dice: readonly number[], at: number, policy: Record<string, string>): Answer => {
  const roll = rollAt(dice, at);
  if (ask.kind === 'choice') {
    const base = ask.id.replace(/#\d+/g, '');
    const open = ask.options.filter((option) => !option.not);
    const fixed = open.find((option) => option.key === policy[base]);
    const key = (fixed ?? open[roll % open.length])?.key ?? ask.usual;
    policy[base] ??= key;
    return { ask: ask.id, key };
  }
  const ways = ask.ways().filter(([, weight]) => weight > 0);
  return { ask: ask.id, key: ways[roll % ways.length]?.[0] ?? '' };
};

const mostTyped = 4_096;

/** The ids of the rows of a form. */
const rowIds = (input: JsonObject): readonly string[] =>
  Object.values(input)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .flatMap((row) =>
      row !== null && typeof row === 'object' && 'id' in row && typeof row.id === 'string' ? [row.id] : [],
    );

/** Random inputs now and then are all refused: a check that needs one that is not goes on until it has one. */
export const until = (enough: (rounds: number) => boolean, run: (drawn: { readonly seed?: number }) => void): void => {
  const { seed } = fc.readConfigureGlobal();
  // the seed that is the same for every run of the tests is another one in each round
  for (let round = 0; round === 0 || (round < 30 && !enough(round)); round += 1)
    run(seed === undefined ? {} : { seed: seed + round });
};

/** What hands can type for a question: all faces, all numbers of hits, all counters that may lie there. */
const typedFor = (ask: Ask): readonly Json[] => {
  if (ask.kind === 'choice') return [];
  switch (ask.entry.kind) {
    case 'face':
      return facesOf(ask.entry.sides, ask.entry.zero);
    case 'hits':
      return Array.from({ length: ask.entry.max + 1 }, (_, n) => n);
    case 'seen': {
      const slots = ask.entry.slots.map((slot) => slot.options);
      return slots.reduce<readonly (readonly string[])[]>(
        (lists, options) => lists.flatMap((list) => options.map((one) => [...list, one])).slice(0, mostTyped),
        [[]],
      );
    }
  }
};

/** Some turn of some scenario, under some options. */
interface When {
  readonly scenario: string;
  readonly at: number;
  readonly options: Context['options'];
}
const whenOf = (game: Game): fc.Arbitrary<When> =>
  fc.constantFrom(...game.scenarios.map((one) => one.id)).chain((scenario) =>
    fc.record({
      scenario: fc.constant(scenario),
      at: fc.nat(60),
      options: fc.oneof(optionsOf(game), fc.constant(allInUse(game, scenario))),
    }),
  );
export const calculatorSuite = (game: Game, calculator: Calculator): void => {
  const things = thingsOf(game);
  const context = ({ scenario, at, options }: When, typed: PlayerData): Context => {
    const bare = contextWithoutGame(game, typed, scenario);
    const last = game.scenarios.find((one) => one.id === scenario)?.turns ?? bare.turn;
    return { ...bare, turn: bare.turn + (at % (last - bare.turn + 1)), options: { ...bare.options, ...options } };
  };
  const setting = fc.record({
    raw: inputsOf(calculator.fields),
    when: whenOf(game),
    typed: fc.constantFrom(things.all, things.all, things.hole, things.none),
  });
  const inputOf = (raw: JsonObject): JsonObject => {
    const parsed = calculator.parse(raw);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
    return parsed.value;
  };

  it('played games end; figures can be done again at every stop; answers survive JSON; the plan knows the result', () => {
    let ended = 0;
    until(
      () => ended > 0,
      (drawn) =>
        fc.assert(
          fc.property(
            setting,
            fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }),
            ({ raw, when, typed }, dice) => {
              const here = context(when, typed);
              const keptHere: Context = JSON.parse(JSON.stringify(here));
              const input = inputOf(raw);
              const answers: Answer[] = [];
              const policy: Record<string, string> = {};
              for (let stop = 0; stop < 500; stop += 1) {
                const played = calculator.play(input, here, answers);
                expect(verifySteps(played.figures, game.readers)).toEqual([]);
                expect(verifySteps(calculator.panel(input, here, answers).figures, game.readers)).toEqual([]);
                const copied: Answer[] = JSON.parse(JSON.stringify(answers));
                const input2: JsonObject = JSON.parse(JSON.stringify(input));
                expect(JSON.stringify(calculator.play(input2, keptHere, copied))).toBe(JSON.stringify(played));
                expect(played.misfit).toBeUndefined();
                expect(flawsIn(game, played)).toEqual([]);
                if (played.not) return;
                if (played.done) {
                  ended += 1;
                  const { key } = played.done;
                  const plan = calculator.plan(input, here, [], policy);
                  expect(plan.map((one) => one.key)).toContain(key);
                  expect(sumOf(plan)).toBeCloseTo(1, 12);
                  // at a stop on the way the plan starts from there
                  const from = answers.slice(0, dice[0] === undefined ? 0 : dice[0] % (answers.length + 1));
                  const rest = calculator.plan(input, here, from, policy);
                  expect(rest.map((one) => one.key)).toContain(key);
                  expect(sumOf(rest)).toBeCloseTo(1, 12);
                  return;
                }
                if (!played.ask) throw new Error('neither asked nor done');
                answers.push(answerOf(played.ask, dice, stop, policy));
              }
              throw new Error('it never ends');
            },
          ),
          { ...drawn, numRuns: 24 * thorough },
        ),
    );
    expect(ended).toBeGreaterThan(0);
  });

  it('what hands type is read as one of the ways, and no face is without a meaning', () => {
    fc.assert(
      fc.property(setting, fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }), ({ raw, when, typed }, dice) => {
        const here = context(when, typed);
        const input = inputOf(raw);
        const answers: Answer[] = [];
        for (let stop = 0; stop < 12; stop += 1) {
          const { ask } = calculator.play(input, here, answers);
          if (!ask) return;
          if (ask.kind === 'chance') {
            const keys = new Set(ask.ways().map(([key]) => key));
            const entries = typedFor(ask);
            const read = new Set(entries.map((one) => ask.read(one)));
            // a counter that may be anything: what is typed is free
            if (ask.entry.kind === 'seen' && ask.entry.slots.some((slot) => slot.options.length === 0)) return;
            // of several counters some combinations may be more than there are; of one, each can be there
            if (ask.entry.kind !== 'seen' || ask.entry.slots.length === 1)
              expect([ask.id, read]).toEqual([ask.id, keys]);
            else if (entries.length < mostTyped) expect([ask.id, new Set([...read, ...keys])]).toEqual([ask.id, read]);
            expect(ask.read('nothing of the kind')).toBeUndefined();
          }
          answers.push(answerOf(ask, dice, stop, {}));
        }
      }),
      { numRuns: 12 * thorough },
    );
  });

  it('the whole is the sum of its parts (law of total probability), and the parts differ', () => {
    let asked = 0;
    let differed = 0;
    until(
      // what has asked nothing by then has nothing to ask
      (rounds) => differed > 0 || (asked === 0 && rounds > 3),
      (drawn) =>
        fc.assert(
          fc.property(setting, ({ raw, when, typed }) => {
            const here = context(when, typed);
            const input = inputOf(raw);
            const { ask } = calculator.play(input, here, []);
            if (ask?.kind !== 'chance') return;
            const ways = ask.ways().filter(([, weight]) => weight > 0);
            if (ways.length < 2 || ways.length > 40) return;
            asked += 1;
            const whole = chances(calculator.plan(input, here));
            const total = ways.reduce((sum, [, weight]) => sum + weight, 0);
            const mixed = new Map<string, number>();
            for (const [key, weight] of ways) {
              const part = chances(calculator.plan(input, here, [{ ask: ask.id, key }]));
              if (
                part.size !== whole.size ||
                [...part].some(([result, p]) => Math.abs((whole.get(result) ?? 0) - p) > 1e-9)
              )
                differed += 1;
              for (const [result, p] of part) mixed.set(result, (mixed.get(result) ?? 0) + (p * weight) / total);
            }
            expect([...mixed.keys()].sort()).toEqual([...whole.keys()].sort());
            for (const [result, p] of whole) expect(mixed.get(result)).toBeCloseTo(p, 12);
          }),
          { ...drawn, numRuns: 15 * thorough },
        ),
    );
    if (asked > 0) expect(differed).toBeGreaterThan(0);
  });

  const { contributions: adds } = calculator;
  if (adds)
    it('what each thing adds: the form changed so comes to what the list says, ways as well', () => {
      let compared = 0;
      until(
        () => compared > 20,
        (drawn) =>
          fc.assert(
            fc.property(setting, fc.nat(), ({ raw, when, typed }, n) => {
              const here = context(when, typed);
              const input = inputOf(raw);
              const list = adds(input, here);
              if (!list) return;
              expect(flawsIn(game, list)).toEqual([]);
              expect(new Set(list.things.map(({ id }) => id)).size).toBe(list.things.length);
              const present = new Map(list.measures.map(({ id, now }) => [id, now?.p]));
              for (const ways of list.ways) {
                const so = ways.list.filter((one) => one.now);
                expect([ways.id, so.length]).toEqual([ways.id, 1]);
                for (const [measure, { p }] of Object.entries(so[0]?.gives ?? {}))
                  expect([ways.id, measure, p]).toEqual([ways.id, measure, present.get(measure)]);
              }
              const all = [
                ...list.things.map(({ id, edits, comesTo }) => ({ id, edits, comesTo })),
                ...list.ways.flatMap((ways) =>
                  ways.list.map(({ id, edits, gives }) => ({ id, edits, comesTo: gives })),
                ),
              ].filter(({ edits }) => edits !== undefined);
              const one = all[n % Math.max(1, all.length)];
              if (!one?.edits) return;
              compared += 1;
              const then = adds(inputOf(edited(input, one.edits)), here);
              const told = Object.fromEntries(
                (then?.measures ?? []).flatMap(({ id, now }) => (now ? [[id, now]] : [])),
              );
              for (const [measure, value] of Object.entries(one.comesTo))
                if (told[measure]) expect([one.id, measure, told[measure].p]).toEqual([one.id, measure, value.p]);
            }),
            { ...drawn, numRuns: 12 * thorough },
          ),
      );
      expect(compared).toBeGreaterThan(0);
    });

  it('without tables, with a hole in one, without a roster: totals are shown and the gap is named', () => {
    const named = [...game.tables.map((one) => one.id), ...game.rosters.map((one) => one.id)];
    fc.assert(
      fc.property(inputsOf(calculator.fields), whenOf(game), (raw, when) => {
        const input = inputOf(raw);
        for (const typed of [things.none, things.hole, things.all]) {
          const panel = calculator.panel(input, context(when, typed), []);
          expect(verifySteps(panel.figures, game.readers)).toEqual([]);
          // typed in a table, in a roster, or in the row of the form that lacks it
          for (const { table, roster, row } of panel.missing)
            expect([...named, ...rowIds(input)]).toContain(table ?? roster ?? row);
          expect(flawsIn(game, panel)).toEqual([]);
          if (panel.not) continue;
          if (panel.kind === 'odds') expect(panel.figures.length).toBeGreaterThan(0);
          // a result nobody can read is never passed over in silence
          const unread = JSON.stringify(panel).includes('"code":"?"');
          if (unread) expect(panel.missing.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 12 * thorough },
    );
  });
};

const chances = (plan: ReturnType<Calculator['plan']>): ReadonlyMap<string, number> => {
  const map = new Map<string, number>();
  for (const { key, p } of plan) map.set(key, (map.get(key) ?? 0) + p);
  return map;
};
const sumOf = (plan: ReturnType<Calculator['plan']>): number => plan.reduce((sum, one) => sum + one.p, 0);
