import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { facesOf } from '#rules/kit/chance/dist.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { parsePlain, startOf } from '#rules/kit/forms/parse.ts';
import { rowOfUnit } from '#rules/kit/forms/unitRow.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { SecretSpec } from '#rules/kit/game/secret.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { edited } from '#rules/kit/procedure/contributions.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { entriesAt, fold } from '#rules/kit/record/fold.ts';
import type { Answer, Fact, Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import { audit } from '#rules/kit/record/ripple.ts';
import { undo } from '#rules/kit/record/undo.ts';
import { outline, placeAt, start } from '#rules/kit/sequence/walker.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { agreementsOf } from './agreements.ts';
import { heldAt } from './held.ts';
import { inputsOf } from './inputs.ts';
import { limitsSuite } from './limitsSuite.ts';
import { mapSuite } from './mapSuite.ts';
import { flawsOf, isMsg, messagesIn, namesById, textsOf } from './messages.ts';
import { allInUse, optionsOf, phasesOf, playsOf, tableOf } from './play.ts';
import { Table } from './table.ts';
import { thingsOf } from './things.ts';

/** How many times the usual number of runs: `SUITE_RUNS=20 npx vitest run src-rules/testing` digs deeper. */
const thorough = Number(process.env.SUITE_RUNS ?? 1);

/** What must hold for every game of the registry, whatever its rules. */
export const suite = (game: Game): void => {
  describe(`shared suite: ${game.name}`, () => {
    fieldsSuite(game);
    for (const calculator of game.calculators) describe(calculator.id, () => calculatorSuite(game, calculator));
    questionsSuite(game);
    textSuite(game);
    sequenceSuite(game);
    journalSuite(game);
    heldSuite(game);
    limitsSuite(game, thorough);
    if (game.map) mapSuite(game, game.map, thorough);
  });
};

const formsOf = (game: Game): readonly (readonly [string, Fields])[] => [
  ...game.calculators.map((one) => [`calculator ${one.id}`, one.fields] as const),
  ...game.actions.map((one) => [`action ${one.id}`, one.fields] as const),
  ...game.rosters.map((one) => [`roster ${one.id}`, one.fields] as const),
  ...(game.secrets ?? []).map((one) => [`secret ${one.id}`, one.behind?.fields ?? {}] as const),
];

const fieldsSuite = (game: Game): void => {
  it('fields parse their own start; what is missing takes it; unknown keys are refused', () => {
    for (const [name, fields] of formsOf(game)) {
      const begun: JsonObject = JSON.parse(JSON.stringify(startOf(fields)));
      expect([name, parsePlain(fields, begun)]).toEqual([name, { ok: true, value: begun }]);
      expect([name, parsePlain(fields, {})]).toEqual([name, { ok: true, value: begun }]);
      expect([name, parsePlain(fields, { ...begun, nobodyKnows: 1 }).ok]).toEqual([name, false]);
    }
  });

  it('what a form hands in is accepted and survives JSON', () => {
    for (const [name, fields] of formsOf(game)) {
      fc.assert(
        fc.property(inputsOf(fields), (raw) => {
          const parsed = parsePlain(fields, raw);
          expect([name, parsed]).toMatchObject([name, { ok: true }]);
          if (parsed.ok) expect(parsePlain(fields, JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
        }),
        { numRuns: 20 * thorough },
      );
    }
  });

  it('a unit of a list, picked into a row, is what the row asks and no more', () => {
    const context = contextWithoutGame(game, thingsOf(game).all);
    for (const [name, fields] of formsOf(game))
      for (const [key, field] of Object.entries(fields)) {
        if (field.kind !== 'rows') continue;
        const units = (field.rosters ?? []).flatMap((roster) => context.rosters[roster]?.units ?? []);
        for (const unit of units) {
          const row = { ...rowOfUnit(field, unit, context), id: unit.id };
          expect([name, unit.id, parsePlain(fields, { [key]: [row] })]).toMatchObject([name, unit.id, { ok: true }]);
        }
      }
  });
};

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
const until = (enough: (rounds: number) => boolean, run: (drawn: { readonly seed?: number }) => void): void => {
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
const calculatorSuite = (game: Game, calculator: Calculator): void => {
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
              const input = inputOf(raw);
              const answers: Answer[] = [];
              const policy: Record<string, string> = {};
              for (let stop = 0; stop < 500; stop += 1) {
                const played = calculator.play(input, here, answers);
                expect(verifySteps(played.figures, game.readers)).toEqual([]);
                expect(verifySteps(calculator.panel(input, here, answers).figures, game.readers)).toEqual([]);
                const copied: Answer[] = JSON.parse(JSON.stringify(answers));
                const input2: JsonObject = JSON.parse(JSON.stringify(input));
                expect(JSON.stringify(calculator.play(input2, JSON.parse(JSON.stringify(here)), copied))).toBe(
                  JSON.stringify(played),
                );
                expect(played.misfit).toBeUndefined();
                for (const said of messagesIn(JSON.parse(JSON.stringify(played))).values())
                  expect(flawsOf(game, said)).toEqual([]);
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
          { ...drawn, numRuns: 40 * thorough },
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
      { numRuns: 20 * thorough },
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
          { ...drawn, numRuns: 25 * thorough },
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
              for (const said of messagesIn(JSON.parse(JSON.stringify(list))).values())
                expect(flawsOf(game, said)).toEqual([]);
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
            { ...drawn, numRuns: 20 * thorough },
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
          for (const said of messagesIn(JSON.parse(JSON.stringify(panel))).values())
            expect(flawsOf(game, said)).toEqual([]);
          if (panel.not) continue;
          if (panel.kind === 'odds') expect(panel.figures.length).toBeGreaterThan(0);
          // a result nobody can read is never passed over in silence
          const unread = JSON.stringify(panel).includes('"code":"?"');
          if (unread) expect(panel.missing.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 20 * thorough },
    );
  });
};

/** Messages as the command line hands them out: with the sentence beside the id. */
const spoken = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(spoken);
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part)]));
  return isMsg(value) ? { ...parts, text: '' } : parts;
};

const questionsSuite = (game: Game): void => {
  const asked = questionsOf(game);
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('every question has a name of its own and describes itself in JSON Schema', () => {
    expect(new Set(asked.map((one) => one.id)).size).toBe(asked.length);
    for (const one of asked) {
      const { input, output } = one.describe();
      expect([one.id, plain(input), plain(output)]).toEqual([one.id, expect.any(Object), expect.any(Object)]);
    }
  });

  it('what a record holds is taken as a context, and read as it stands', () => {
    fc.assert(
      fc.property(playsOf(game, 12), (played) => {
        const { context } = tableOf(game, played);
        const { scenario, options, turn, place, cells, balances, marks } = context;
        const read = contextFrom(game, plain({ scenario, options, turn, place, cells, balances, marks }));
        expect(read.ok ? [] : read.troubles).toEqual([]);
        expect(read).toMatchObject({
          ok: true,
          value: {
            scenario,
            options,
            turn,
            place,
            cells,
            balances,
            marks,
            ...(context.who ? { who: context.who } : {}),
          },
        });
      }),
      { numRuns: 20 * thorough },
    );
  });

  it('nonsense is refused in words, never with a crash', () => {
    const context = contextWithoutGame(game);
    for (const one of asked) {
      for (const raw of [null, undefined, 7, 'x', [], { nobodyKnows: { at: ['all'] } }]) {
        const answer = one.answer(raw, context);
        if (!answer.ok) {
          expect([one.id, answer.troubles.length > 0]).toEqual([one.id, true]);
          for (const { msg } of answer.troubles) expect(flawsOf(game, msg)).toEqual([]);
        }
      }
    }
  });

  it('what forms hand in fits the schema of a question, and its answer the schema of answers', () => {
    const forms = new Map(formsOf(game).map(([name, fields]) => [name, fields]));
    const things = thingsOf(game);
    for (const one of asked) {
      const fields = forms.get(
        one.id.startsWith('do-') ? `action ${one.id.slice(3)}` : `calculator ${one.id.replace(/-adds$/, '')}`,
      );
      const { input, output } = one.describe();
      const takes = z.fromJSONSchema(z.json().parse(plain(input)) as Parameters<typeof z.fromJSONSchema>[0]);
      const gives = z.fromJSONSchema(z.json().parse(plain(output)) as Parameters<typeof z.fromJSONSchema>[0]);
      fc.assert(
        fc.property(
          fields ? inputsOf(fields) : fc.constant({}),
          fc.constantFrom(things.none, things.all),
          (raw, typed) => {
            const answer = one.answer(raw, contextWithoutGame(game, typed));
            if (fields) expect([one.id, takes.safeParse(raw).error]).toEqual([one.id, undefined]);
            if (answer.ok)
              expect([one.id, gives.safeParse(spoken(plain(answer.value))).error]).toEqual([one.id, undefined]);
          },
        ),
        { numRuns: 4 * thorough },
      );
    }
  });
};

const chances = (plan: ReturnType<Calculator['plan']>): ReadonlyMap<string, number> => {
  const map = new Map<string, number>();
  for (const { key, p } of plan) map.set(key, (map.get(key) ?? 0) + p);
  return map;
};
const sumOf = (plan: ReturnType<Calculator['plan']>): number => plan.reduce((sum, one) => sum + one.p, 0);

/** What a player is told who chooses everything, or as little as may be. */
const secretSaid = ({ choices, least, most, warns, behind }: SecretSpec, context: Context) =>
  [least, most].map((count) => {
    const choice = choices.slice(0, count).map(({ key }) => key);
    const input = behind && parsePlain(behind.fields, {}, context);
    return [
      warns?.(choice, context),
      behind?.score(choice, context),
      input?.ok ? behind?.outlook(choice, input.value, context) : [],
    ];
  });

const textSuite = (game: Game): void => {
  it('every message a game declares can be said in both languages', () => {
    const declared = messagesIn(game);
    const flaws = [...declared.values()].flatMap((said: Msg) => flawsOf(game, said));
    for (const side of game.sides) {
      for (const locale of ['en', 'it'] as const)
        if (!Object.hasOwn(textsOf(game, locale).words, side.word)) flaws.push(`${locale}: no word ${side.word}`);
    }
    expect([...new Set(flaws)]).toEqual([]);
  });

  it('both languages ask for the same parameters', () => {
    const [en, itself] = [namesById(textsOf(game, 'en')), namesById(textsOf(game, 'it'))];
    const differ = [...en].flatMap(([id, names]) => {
      const others = itself.get(id) ?? new Set();
      const odd = [...names, ...others].filter((name) => name !== 'count' && !(names.has(name) && others.has(name)));
      return odd.length > 0 ? [`${id}: ${odd.join(', ')}`] : [];
    });
    expect(differ).toEqual([]);
    expect([...itself.keys()].filter((id) => !en.has(id))).toEqual([]);
  });

  it('what is said in play can be said in both languages, of cells and accounts that are there', () => {
    const cells = new Set(game.cells.map((cell) => cell.id));
    const accounts = new Set(game.accounts.map((account) => account.id));
    fc.assert(
      fc.property(playsOf(game, 12), (played) => {
        const table = tableOf(game, played);
        const { context } = table;
        const said = [
          table.journal.lines.map((line) => [line.says.id === 'test' ? [] : line.says, isFix(line) ? [] : line.facts]),
          table.outline,
          game.limits(context),
          game.reminders(context),
          game.book?.pages(context).map((page) => [page, game.book?.notes(page.id, context)]),
          game.score(context),
          (game.secrets ?? []).map((secret) => secretSaid(secret, context)),
          game.turnColumns.map((lane) => turnsOf(game, played.scenario).map((turn) => lane.at(turn, context))),
          game.over?.(context),
          game.tables.flatMap((spec) => spec.notes?.(typedOrEmpty(game, spec.id)) ?? []),
          game.actions.map((action) => {
            const input = action.parse({});
            return input.ok && action.when(context) ? action.proposes(input.value, context) : [];
          }),
        ];
        const flaws = [...messagesIn(JSON.parse(JSON.stringify(said))).values()].flatMap((one) => flawsOf(game, one));
        expect([...new Set(flaws)]).toEqual([]);
        for (const fact of table.journal.lines.flatMap(factsOf)) {
          if (fact.kind === 'set') expect(cells).toContain(fact.cell);
          if (fact.kind === 'post') expect(accounts).toContain(fact.account);
          if (fact.kind === 'set')
            expect([fact.cell, fact.key !== undefined]).toEqual([
              fact.cell,
              game.cells.find((cell) => cell.id === fact.cell)?.keys !== undefined,
            ]);
        }
      }),
      { numRuns: 25 * thorough },
    );
  });
};

/** From the first to the last of a scenario. */
const turnsOf = (game: Game, scenario: string): readonly number[] => {
  const { first = 1, turns = first } = game.scenarios.find((one) => one.id === scenario) ?? {};
  return Array.from({ length: turns - first + 1 }, (_, i) => first + i);
};
const typedOrEmpty = (game: Game, id: string) =>
  thingsOf(game).all.tables?.[id] ?? { id, cols: [], rows: [], cells: {}, from: 'typed' };
const factsOf = (line: Line): readonly Fact[] => (isFix(line) ? [] : line.facts);

const sequenceSuite = (game: Game): void => {
  /** Walks the whole game, doing what the tasks ask for as their forms first stand. */
  const walk = (table: Table): void => {
    const seen = new Set<string>();
    expect(table.place).toBe(start(game.sequence, table.context).path);
    for (let step = 0; step < 5_000; step += 1) {
      const place = table.place;
      if (place === 'end') return;
      expect(seen.has(place)).toBe(false);
      seen.add(place);
      expect(placeAt(game.sequence, table.context)).toMatchObject({ path: place });
      expect(placeAt(game.sequence, table.context).lost).toBeUndefined();
      const now = phasesOf(outline(game.sequence, table.context)).filter((phase) => phase.state === 'now');
      expect(now.map((phase) => phase.path)).toEqual([place]);
      // nothing noted for a place left behind lives on
      for (const keys of [table.state.marks['suite:phase'], table.state.marks['suite:turn']]) {
        for (const { until = '' } of Object.values(keys ?? {})) expect(`${place}/`.startsWith(`${until}/`)).toBe(true);
      }
      const turn = place.split('/')[0] ?? '';
      table.write([
        { kind: 'mark', mark: 'suite:phase', key: place, value: true, until: place },
        { kind: 'mark', mark: 'suite:turn', key: place, value: true, until: turn },
        { kind: 'tick', task: `${place}/suite`, on: true },
      ]);
      for (const task of now.flatMap((phase) => phase.tasks)) {
        const action = game.actions.find((one) => one.id === task.action);
        const input = action?.parse({});
        if (!action || !input?.ok || !action.when(table.context)) continue;
        const proposal = action.proposes(input.value, table.context);
        if (proposal.ok) table.write(proposal.facts, proposal.says);
        if (table.place !== place) break;
      }
      if (table.place !== place) continue;
      const before = table.state.place.turn;
      if (table.done() === undefined) throw new Error(`${place} cannot be left`);
      expect(table.state.place.turn).toBeGreaterThanOrEqual(before);
      if (table.state.place.turn !== before) expect(table.state.ticks).toEqual({});
    }
    throw new Error('the game never ends');
  };

  for (const scenario of game.scenarios) {
    it(`walking the sequence of ${scenario.id} ends, under whatever options, and revives no mark`, () => {
      walk(new Table(game, { scenario: scenario.id }));
      fc.assert(
        fc.property(optionsOf(game), (options) => {
          walk(new Table(game, { scenario: scenario.id, options }));
        }),
        // a game of four years walks through as many phases as four short ones
        { numRuns: Math.ceil((scenario.turns > 24 ? 1 : 4) * thorough) },
      );
    });
  }
};

const journalSuite = (game: Game): void => {
  it('undo then redo, and a correction then undo, leave a played game as it was; after a correction nothing is left to audit', () => {
    fc.assert(
      fc.property(playsOf(game, 15), fc.nat(1000), fc.boolean(), (played, at, drop) => {
        const table = tableOf(game, played);
        const { state, journal } = table;
        // the state is what the journal says, without any code of the game
        expect(fold(JSON.parse(JSON.stringify(table.setUp)), JSON.parse(JSON.stringify(journal)))).toEqual(
          JSON.parse(JSON.stringify(state)),
        );
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        expect(audit(game.standing, table.setUp, journal)).toEqual([]);
        if (undo(journal) === journal) return;
        table.undo();
        table.redo();
        expect([table.journal.head, table.state]).toEqual([journal.head, state]);

        const own = entriesAt(journal).filter(({ entry }) => !entry.by);
        const target = own[at % own.length]?.entry;
        if (!target) return;
        table.correct({ fix: [{ entry: target.id, facts: drop ? null : target.facts.slice(1) }] });
        expect(audit(game.standing, table.setUp, table.journal)).toEqual([]);
        // as if it had been played so from the start
        expect(table.state).toEqual(table.replayed);
        const corrected = table.state;
        table.undo();
        expect(table.state).toEqual(state);
        table.redo();
        expect(table.state).toEqual(corrected);
      }),
      { numRuns: 40 * thorough },
    );
  });
};

const heldSuite = (game: Game): void => {
  it('whatever is booked where there is very much of everything, a saved game can hold', () => {
    const lines = new Map<string, number>();
    for (let seed = 1; seed <= 4 * thorough; seed += 1) {
      const held = heldAt(game, seed, agreementsOf(game).setting);
      expect([seed, held.faults]).toEqual([seed, []]);
      for (const [who, n] of held.lines) lines.set(who, (lines.get(who) ?? 0) + n);
    }
    const asked = (what: string): number => [...lines.keys()].filter((who) => who.startsWith(what)).length;
    expect(asked('action')).toBeGreaterThan(game.actions.length / 2);
    expect(asked('calculator')).toBeGreaterThanOrEqual(Math.min(1, game.calculators.length));
  }, 120_000);
};
