import { z } from 'zod';
import type { JsonObject } from '../../base/json.ts';
import { inputSchema, outputSchema, readInput, type Schema } from '../../forms/questionShape.ts';
import { schemaOf } from '../../forms/schema.ts';
import { openAsk } from '../../procedure/ask.ts';
import type { Calculator } from '../../procedure/calcSpec.ts';
import { contributions } from '../../procedure/contributions.ts';
import { panel } from '../../procedure/panel.ts';
import { withUnused } from '../../procedure/policy.ts';
import { asThrown, openSession, recordOf } from '../../procedure/session.ts';
import type { Context } from '../../record/context.ts';
import type { Answer } from '../../record/journal.ts';
import { outline } from '../../sequence/outline.ts';
import { start } from '../../sequence/walker.ts';
import { msg, name } from '../../words/message.ts';
import { spoken } from '../../words/messageSchema.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { isOffered } from '../offered.ts';
import { startIn } from '../options.ts';
import type { Question } from '../question.ts';
import { tableQuestion } from './tableQuestion.ts';

export { contextFrom } from './readContext.ts';

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

/** The key of an answer is a text to the kit; a face may be written as the number it is. */
const answerKey = z
  .union([z.string(), z.number()])
  .meta({ unit: 'the key of a choice, or what the dice show: 3, "3"' })
  .transform(String);
const answers = z.array(z.strictObject({ ask: z.string(), key: answerKey, raw: z.json().optional() }));
const policies = z.record(z.string(), z.string());

/** The JSON Schema of an object with further members: the fields of a calculator are a strict object of their own. */
const withMembers = (schema: Schema, more: z.ZodObject): Schema => {
  const added = inputSchema(more);
  // what the added members refer to comes along
  const $defs = { ...schema.$defs, ...added.$defs };
  const properties = { ...schema.properties, ...added.properties };
  return { ...schema, properties, ...(added.$defs ? { $defs } : {}) };
};

/** A calculator as a question: its fields, and optionally answers given so far and a policy for its choices. */
const calculatorQuestion = (game: Game, calculator: Calculator): Question => {
  const procedure = z.object({ answers: answers.default([]), policy: policies.default({}) }).partial();
  return {
    id: calculator.id,
    about: `Rule ${calculator.rule}. Give the fields; "answers" plays the procedure so far, "policy" takes its choices.`,
    describe: () => ({
      input: withMembers(inputSchema(schemaOf(calculator.fields)), procedure),
      output: outputSchema(
        z.object({
          panel,
          results: z.array(
            z.object({ key: z.string(), result: z.unknown(), p: z.number(), exact: z.string().optional() }),
          ),
          /** what of the policy no question of the forecast took: a slip, or a question that does not come up */
          unused: z.array(z.object({ ask: z.string(), key: z.string(), near: z.string().optional() })).optional(),
          ask: openAsk.optional(),
          done: z.unknown().optional(),
          /** once it is over: the entries a game would keep of it, the fight called 'f1' */
          record: z.array(z.object({ ...booked, spans: z.array(z.string()) })).optional(),
        }),
      ),
    }),
    answer: (raw, context) => {
      const {
        answers: given = [],
        policy = {},
        ...fields
      } = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
      const how = readInput(procedure, { answers: given, policy });
      const input = calculator.parse(fields as JsonObject, context);
      if (!how.ok || !input.ok)
        return { ok: false, troubles: [...(how.ok ? [] : how.troubles), ...(input.ok ? [] : input.troubles)] };
      const begun = openSession(game, calculator, input.value, context);
      const played = asThrown(begun, (how.value.answers ?? []) as readonly Answer[]);
      const session =
        played.length === 0 ? begun : openSession(game, calculator, input.value, context, { answers: played });
      const at = session.played;
      if (at.misfit) {
        const { ask, answer } = at.misfit;
        const says = msg('kit.question.misfit', { ask: name(ask), answer: name(answer) });
        return { ok: false, troubles: [{ path: `answers.${ask}`, msg: says }] };
      }
      const planned = withUnused(how.value.policy ?? {}, (taken) =>
        at.not ? [] : calculator.plan(input.value, context, played, taken),
      );
      return {
        ok: true,
        value: {
          panel: session.panel(),
          results: planned.value,
          ...(planned.unused.length > 0 ? { unused: planned.unused } : {}),
          ...(at.ask ? { ask: toldOf(at.ask) } : {}),
          done: at.done,
          ...(at.done && played.length > 0 ? { record: recordOf(session, 'f1') } : {}),
        },
      };
    },
  };
};

/** What each thing adds to a calculator's fields, where it can say so. */
const addsQuestion = ({ id, rule, fields, parse, contributions: addsTo }: Calculator): readonly Question[] =>
  addsTo
    ? [
        {
          id: `${id}-adds`,
          about: `Rule ${rule}. Give the fields: what each thing adds in every measure, and the ways to choose from; null where there is nothing to compare.`,
          describe: () => ({
            input: inputSchema(schemaOf(fields)),
            output: outputSchema(contributions.nullable()),
          }),
          answer: (raw, context) => {
            const input = parse((raw ?? {}) as JsonObject, context);
            return input.ok ? { ok: true, value: addsTo(input.value, context) ?? null } : input;
          },
        },
      ]
    : [];

const toldOf = (ask: NonNullable<ReturnType<Calculator['play']>['ask']>) =>
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

const ruled = z.object({ msg: spoken, rule: z.string() });
const booked = { says: spoken, facts: z.array(z.looseObject({ kind: z.string() })) };

/** What an action would book: the sentence and facts, or the refusal and what "anyway" would book. */
const actionQuestion = (action: Action): Question => ({
  id: `do-${action.id}`,
  about: `${action.rule ? `Rule ${action.rule}. ` : ''}What the record would book; nothing is kept. With a place in the context it is held to its phase, as on the screens.`,
  describe: () => ({
    input: inputSchema(schemaOf(action.fields)),
    output: outputSchema(
      z.union([
        z.object({ ok: z.literal(true), ...booked, next: z.array(ruled).optional() }),
        z.object({
          ok: z.literal(false),
          msg: spoken,
          rule: z.string(),
          /** out of its phase: what the action itself says against it */
          also: ruled.optional(),
          anyway: z.object(booked).optional(),
        }),
      ]),
    ),
  }),
  answer: (raw, context) => {
    const input = action.parse((raw ?? {}) as JsonObject, context);
    if (!input.ok) return input;
    const proposal = action.proposes(input.value, context);
    if (isOffered(action, context)) return { ok: true, value: proposal };
    // what else is against it is said beside: both have to go
    const also = proposal.ok ? {} : { also: { msg: proposal.msg, rule: proposal.rule } };
    return { ok: true, value: { ok: false, msg: msg('kit.question.notNow'), rule: action.rule, ...also } };
  },
});

/** A question that only the context answers. */
const nothing = z.strictObject({});

const recordQuestions = (game: Game): readonly Question[] => {
  const ask = (id: string, about: string, output: z.ZodType, answer: (context: Context) => unknown): Question => ({
    id,
    about,
    describe: () => ({
      input: inputSchema(nothing),
      output: outputSchema(output),
    }),
    answer: (raw, context) => {
      const read = readInput(nothing, raw ?? {});
      return read.ok ? { ok: true, value: answer(context) } : read;
    },
  });
  return [
    ask(
      'phases',
      'The sequence of play of the present turn, with who acts, tasks and rule numbers.',
      z.array(z.unknown()),
      (context) =>
        outline(game.sequence, context.place ? context : { ...context, place: start(game.sequence, context).path }),
    ),
    ask(
      'due',
      'What each lane of the turn record says of the present turn.',
      z.array(z.object({ lane: z.string(), items: z.array(z.unknown()) })),
      (context) => game.turnColumns.map((lane) => ({ lane: lane.id, items: lane.at(context.turn, context) })),
    ),
    ask('limits', 'What is left of every limit.', z.array(z.unknown()), (context) => game.limits(context)),
    ask('reminders', 'What must not be forgotten now.', z.array(z.unknown()), (context) => game.reminders(context)),
    ask('score', 'Points with their reasons, the level and the distance to its neighbours.', z.unknown(), (context) =>
      game.score(context),
    ),
    ask('setup', 'What a new game starts with.', z.unknown(), (context) =>
      game.setUp({ scenario: context.scenario, options: context.options }),
    ),
    ask('options', 'Rulings and optional rules in force here.', z.array(z.unknown()), (context) =>
      game.options.map((option) => ({
        id: option.id,
        msg: option.msg,
        about: option.about,
        rule: option.rule,
        value: context.options[option.id] ?? startIn(option, context.scenario),
      })),
    ),
  ];
};
