import { z } from 'zod';
import type { Around } from './around.ts';
import type { Answer, Calculator, Policy } from './calc.ts';
import type { Trouble } from './fields.ts';
import type { Action, Game, Question } from './game.ts';
import { startIn } from './options.ts';
import { adds, openQuestion, panel, ruled, said } from './panelSchema.ts';
import { schemaOf } from './schema.ts';
import { outline, start } from './sequence.ts';
import { openSession, recordOf } from './session.ts';
import { tableQuestion } from './tableQuestion.ts';
import { msg } from './text.ts';
import type { JsonObject } from './value.ts';

export { aroundFrom } from './context.ts';

/**
 * Every question a game answers, by the functions the screens call: its calculators, its own questions, its players' tables,
 * what its record knows (phases, what is due, limits, reminders, score, set-up) and what each action would book.
 */
export const questionsOf = (game: Game): readonly Question[] => [
  ...game.calculators.map((calculator) => calculatorQuestion(game, calculator)),
  ...game.calculators.flatMap(addsQuestion),
  ...game.questions,
  ...tableQuestion(game),
  ...recordQuestions(game),
  ...game.actions.map(actionQuestion),
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
const calculatorQuestion = (game: Game, calculator: Calculator): Question => {
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
          /** once it is over: the entries a game would keep of it, the fight called 'f1' */
          record: z.array(z.object({ ...booked, spans: z.array(z.string()) })).optional(),
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
      const session = openSession(game, calculator, input.value, around, { answers: played });
      const at = session.played;
      if (at.misfit) {
        return { ok: false, troubles: [{ path: `answers.${at.misfit.ask}`, msg: msg('kit.question.misfit') }] };
      }
      return {
        ok: true,
        value: {
          panel: session.panel(),
          results: at.not ? [] : calculator.plan(input.value, around, played, (how.data.policy ?? {}) as Policy),
          ...(at.ask ? { ask: openAsk(at.ask) } : {}),
          ...(at.done ? { done: at.done } : {}),
          ...(at.done && played.length > 0 ? { record: recordOf(session, 'f1') } : {}),
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
  about: `${action.rule ? `Rule ${action.rule}. ` : ''}What the record would book; nothing is kept. With a place in the context it is held to its phase, as on the screens.`,
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
    // without a place there is no phase to hold it to: a script may ask ahead
    if (around.place !== '' && !action.when(around))
      return { ok: true, value: { ok: false, msg: msg('kit.question.notNow'), rule: action.rule } };
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
