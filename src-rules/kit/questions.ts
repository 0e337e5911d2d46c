import { z } from 'zod';
import type { Around } from './around.ts';
import { aroundWithout } from './around.ts';
import type { Answer, Calculator, Policy } from './calc.ts';
import type { Trouble } from './fields.ts';
import type { Action, Game, Question } from './game.ts';
import { startIn } from './options.ts';
import { adds, openQuestion, panel, ruled, said } from './panelSchema.ts';
import { schemaOf } from './schema.ts';
import { outline, start } from './sequence.ts';
import { type GridData, presetOf } from './table.ts';
import { tableQuestion } from './tableQuestion.ts';
import { msg } from './text.ts';
import type { JsonObject, Scalar } from './value.ts';

/**
 * Every question a game answers, by the functions the screens call: its calculators, its own questions, its players' tables,
 * what its record knows (phases, what is due, limits, reminders, score, set-up) and what each action would book.
 */
export const questionsOf = (game: Game): readonly Question[] => [
  ...game.calculators.map(calculatorQuestion),
  ...game.calculators.flatMap(addsQuestion),
  ...game.questions,
  ...tableQuestion(game),
  ...recordQuestions(game),
  ...game.actions.map(actionQuestion),
];

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const cell = z.union([scalar, z.record(z.string(), scalar)]);
const grid = z.object({
  /** left out: those the table begins with */
  cols: z.array(z.string()).optional(),
  rows: z.array(z.string()).optional(),
  accepted: z.array(z.string()).optional(),
  cells: z.record(
    z.string(),
    z.union([
      z.string().transform((text) => ({ text })),
      z.object({ text: z.string(), sure: z.boolean().optional(), marks: z.array(z.string()).optional() }),
    ]),
  ),
});
const roster = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      values: z.record(z.string(), z.union([scalar, z.array(z.string()), z.null()])),
    }),
  ),
});

/** What the players' game knows, given to a question asked without one. Everything may be left out. */
export const contextSchema = z
  .strictObject({
    scenario: z.string(),
    options: z.record(z.string(), scalar),
    turn: z.int().min(1).max(999),
    place: z.string(),
    cells: z.record(z.string(), cell),
    balances: z.record(z.string(), z.number()),
    marks: z.record(z.string(), z.record(z.string(), z.object({ value: z.json(), until: z.string().optional() }))),
    tables: z.record(z.string(), grid),
    rosters: z.record(z.string(), roster),
  })
  .partial();

/** The context of a question; options the game does not have, or values they do not take, are troubles. */
export const aroundFrom = (
  game: Game,
  raw: unknown,
): { readonly ok: true; readonly value: Around } | { readonly ok: false; readonly troubles: readonly Trouble[] } => {
  const parsed = contextSchema.safeParse(raw ?? {});
  if (!parsed.success) return { ok: false, troubles: troublesOf(parsed.error, 'context') };
  const given = parsed.data;
  const troubles: Trouble[] = [];
  for (const [id, value] of Object.entries(given.options ?? {})) {
    const option = game.options.find((one) => one.id === id);
    if (!option) troubles.push({ path: `context.options.${id}`, msg: msg('kit.question.noOption') });
    else if (!option.choices.some((choice) => choice.value === value)) {
      troubles.push({ path: `context.options.${id}`, msg: msg('kit.question.noChoice') });
    }
  }
  if (given.scenario !== undefined && !game.scenarios.some((one) => one.id === given.scenario)) {
    troubles.push({ path: 'context.scenario', msg: msg('kit.question.noScenario') });
  }
  const scope = game.scenarios.find((one) => one.id === given.scenario) ?? game.scenarios[0];
  if (given.turn !== undefined && scope && given.turn > scope.turns)
    troubles.push({ path: 'context.turn', msg: msg('kit.bad.big', { n: scope.turns }) });
  if (given.turn !== undefined && given.turn < (scope?.first ?? 1))
    troubles.push({ path: 'context.turn', msg: msg('kit.bad.small', { n: scope?.first ?? 1 }) });
  const noTable = (kind: 'tables' | 'rosters', known: readonly { readonly id: string }[]) => {
    for (const id of Object.keys(given[kind] ?? {})) {
      if (!known.some((one) => one.id === id))
        troubles.push({ path: `context.${kind}.${id}`, msg: msg('kit.question.noTable') });
    }
  };
  noTable('tables', game.tables);
  noTable('rosters', game.rosters);
  if (troubles.length > 0) return { ok: false, troubles };

  const tables = Object.fromEntries(
    Object.entries(given.tables ?? {}).map(([id, { cols, rows, accepted, cells }]): [string, GridData] => {
      const spec = game.tables.find((one) => one.id === id);
      const begun = spec ? presetOf(spec) : { cols: [], rows: [] };
      return [
        id,
        {
          id,
          from: 'typed',
          cols: cols ?? begun.cols,
          rows: rows ?? (spec?.rows === 'growing' ? rowsOf(cells) : begun.rows),
          cells,
          ...(accepted && { accepted }),
        },
      ];
    }),
  );
  const without = aroundWithout(game, { tables }, given.scenario);
  const { scenario } = without;
  const options: Record<string, Scalar> = { ...without.options, ...given.options };
  const setUp = game.setUp({ scenario, options });
  return {
    ok: true,
    value: {
      ...without,
      scenario,
      options,
      turn: given.turn ?? setUp.place.turn,
      place: given.place ?? '',
      cells: { ...setUp.cells, ...given.cells },
      balances: { ...setUp.balances, ...given.balances },
      marks: given.marks ?? {},
      rosters: Object.fromEntries(Object.entries(given.rosters ?? {}).map(([id, units]) => [id, { id, ...units }])),
    },
  };
};

const rowsOf = (cells: GridData['cells']): readonly string[] => [
  ...new Set(Object.keys(cells).map((at) => at.slice(0, at.indexOf('/')))),
];

const troublesOf = (error: z.ZodError, under = ''): readonly Trouble[] =>
  error.issues.map((issue) => ({
    path: [under, ...issue.path].filter((part) => part !== '').join('.'),
    msg: msg('kit.question.invalid', { why: { name: issue.message } }),
  }));

const answers = z.array(z.object({ ask: z.string(), key: z.string(), raw: z.json().optional() }));
const policies = z.record(z.string(), z.string());

/** The JSON Schema of an object with further members: the fields of a calculator are a strict object of their own. */
const withMembers = (schema: object, more: z.ZodObject): object => {
  const added = z.toJSONSchema(more, { io: 'input', unrepresentable: 'any' });
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {};
  // what the added members refer to comes along
  const $defs = { ...('$defs' in schema && typeof schema.$defs === 'object' ? schema.$defs : {}), ...added.$defs };
  return { ...schema, properties: { ...properties, ...added.properties }, ...(added.$defs ? { $defs } : {}) };
};

/** A calculator as a question: its fields, and optionally answers given so far and a policy for its choices. */
const calculatorQuestion = (calculator: Calculator): Question => {
  const procedure = z.object({ answers: answers.default([]), policy: policies.default({}) }).partial();
  return {
    id: calculator.id,
    about: `Rule ${calculator.rule}. Give the fields; "answers" plays the procedure so far, "policy" takes its choices.`,
    describe: () => ({
      input: withMembers(
        z.toJSONSchema(schemaOf(calculator.fields), { io: 'input', unrepresentable: 'any' }),
        procedure,
      ),
      output: z.toJSONSchema(
        z.object({
          panel,
          results: z.array(
            z.object({ key: z.string(), result: z.unknown(), p: z.number(), exact: z.string().optional() }),
          ),
          ask: openQuestion.optional(),
          done: z.unknown().optional(),
        }),
        { unrepresentable: 'any' },
      ),
    }),
    answer: (raw, around) => {
      const {
        answers: given = [],
        policy = {},
        ...fields
      } = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
      const how = procedure.safeParse({ answers: given, policy });
      const input = calculator.parse(fields as JsonObject, around);
      if (!how.success || !input.ok) {
        return {
          ok: false,
          troubles: [...(how.success ? [] : troublesOf(how.error)), ...(input.ok ? [] : input.troubles)],
        };
      }
      const played = (how.data.answers ?? []) as readonly Answer[];
      const at = calculator.play(input.value, around, played);
      if (at.misfit) {
        return { ok: false, troubles: [{ path: `answers.${at.misfit.ask}`, msg: msg('kit.question.misfit') }] };
      }
      return {
        ok: true,
        value: {
          panel: calculator.panel(input.value, around, played),
          results: at.not ? [] : calculator.plan(input.value, around, played, (how.data.policy ?? {}) as Policy),
          ...(at.ask ? { ask: openAsk(at.ask) } : {}),
          ...(at.done ? { done: at.done } : {}),
        },
      };
    },
  };
};

/** What each thing adds to a calculator's fields, where it can say so. */
const addsQuestion = ({ id, rule, fields, parse, adds: addsTo }: Calculator): readonly Question[] =>
  addsTo
    ? [
        {
          id: `${id}-adds`,
          about: `Rule ${rule}. Give the fields: what each thing adds in every measure, and the ways to choose from; null where there is nothing to compare.`,
          describe: () => ({
            input: z.toJSONSchema(schemaOf(fields), { io: 'input', unrepresentable: 'any' }),
            output: z.toJSONSchema(adds.nullable(), { unrepresentable: 'any' }),
          }),
          answer: (raw, around) => {
            const input = parse((raw ?? {}) as JsonObject, around);
            return input.ok ? { ok: true, value: addsTo(input.value, around) ?? null } : input;
          },
        },
      ]
    : [];

const openAsk = (ask: NonNullable<ReturnType<Calculator['play']>['ask']>) =>
  ask.kind === 'chance'
    ? { id: ask.id, who: ask.who, msg: ask.msg, rule: ask.rule, kind: ask.kind, entry: ask.entry }
    : {
        id: ask.id,
        who: ask.who,
        msg: ask.msg,
        rule: ask.rule,
        kind: ask.kind,
        options: ask.options,
        usual: ask.usual,
      };

const booked = { says: said, facts: z.array(z.looseObject({ kind: z.string() })) };

/** What an action would book: the sentence and facts, or the refusal and what "anyway" would book. */
const actionQuestion = (action: Action): Question => ({
  id: `do-${action.id}`,
  about: `${action.rule ? `Rule ${action.rule}. ` : ''}What the record would book; nothing is kept.`,
  describe: () => ({
    input: z.toJSONSchema(schemaOf(action.fields), { io: 'input', unrepresentable: 'any' }),
    output: z.toJSONSchema(
      z.union([
        z.object({ ok: z.literal(true), ...booked, next: z.array(ruled).optional() }),
        z.object({ ok: z.literal(false), msg: said, rule: z.string(), anyway: z.object(booked).optional() }),
      ]),
      { unrepresentable: 'any' },
    ),
  }),
  answer: (raw, around) => {
    const input = action.parse((raw ?? {}) as JsonObject, around);
    if (!input.ok) return input;
    return { ok: true, value: action.proposes(input.value, around) };
  },
});

const recordQuestions = (game: Game): readonly Question[] => {
  const ask = (id: string, about: string, output: z.ZodType, answer: (around: Around) => unknown): Question => ({
    id,
    about,
    describe: () => ({
      input: z.toJSONSchema(z.strictObject({})),
      output: z.toJSONSchema(output, { unrepresentable: 'any' }),
    }),
    answer: (raw, around) => {
      const parsed = z.strictObject({}).safeParse(raw ?? {});
      return parsed.success ? { ok: true, value: answer(around) } : { ok: false, troubles: troublesOf(parsed.error) };
    },
  });
  return [
    ask(
      'phases',
      'The sequence of play of the present turn, with who acts, tasks and rule numbers.',
      z.array(z.unknown()),
      (around) =>
        outline(game.sequence, around.place ? around : { ...around, place: start(game.sequence, around).path }),
    ),
    ask(
      'due',
      'What each lane of the turn record says of the present turn.',
      z.array(z.object({ lane: z.string(), items: z.array(z.unknown()) })),
      (around) => game.lanes.map((lane) => ({ lane: lane.id, items: lane.at(around.turn, around) })),
    ),
    ask('limits', 'What is left of every limit.', z.array(z.unknown()), (around) => game.limits(around)),
    ask('reminders', 'What must not be forgotten now.', z.array(z.unknown()), (around) => game.reminders(around)),
    ask('score', 'Points with their reasons, the level and the distance to its neighbours.', z.unknown(), (around) =>
      game.score(around),
    ),
    ask('setup', 'What a new game starts with.', z.unknown(), (around) =>
      game.setUp({ scenario: around.scenario, options: around.options }),
    ),
    ask('options', 'Rulings and optional rules in force here.', z.array(z.unknown()), (around) =>
      game.options.map((option) => ({
        id: option.id,
        msg: option.msg,
        about: option.about,
        rule: option.rule,
        value: around.options[option.id] ?? startIn(option, around.scenario),
      })),
    ),
  ];
};
