import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Parsed } from '#rules/kit/forms/fields.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Question } from '#rules/kit/game/question.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { stops } from './asking.ts';
import { type Seed, seedOf } from './chance.ts';
import type { Stand } from './contexts.ts';
import { formsId, formsIn, screensId, screensIn } from './screens.ts';
import { shows } from './shows.ts';

/** The command line of a checkout: what `npm run solve` calls. */
export interface Desk {
  readonly game: Game;
  readonly questionsOf: (game: Game) => readonly Question[];
  readonly contextFrom: (game: Game, context: unknown) => Parsed<Context>;
}

export interface Case {
  /** the number of its stand */
  readonly stand: number;
  readonly input: JsonObject;
  /** played to its end, dice and choices drawn from here */
  readonly dice?: Seed;
}

/** Each stand as the command line takes it, with the map beside it: read once. */
export const standReader = ({ game, contextFrom }: Desk, stands: readonly Stand[]) => {
  const arounds = new Map<number, Parsed<Context>>();
  return (stand: number): Parsed<Context> => {
    const known = arounds.get(stand);
    if (known) return known;
    const { context, sheet } = stands[stand] ?? { context: {} };
    const read = contextFrom(game, context);
    const sheets = game.map && sheet ? { [game.map.sheet.id]: sheet } : undefined;
    const made: Parsed<Context> = read.ok && sheets ? { ok: true, value: { ...read.value, sheets } } : read;
    arounds.set(stand, made);
    return made;
  };
};

/** Answers the cases of one question, each as one line of JSON. */
export const answerer = (desk: Desk, stands: readonly Stand[]) => {
  const { game, questionsOf } = desk;
  const questions = new Map(questionsOf(game).map((question) => [question.id, question]));
  const contextAt = standReader(desk, stands);
  const answered = (id: string, { stand, input, dice }: Case): unknown => {
    if (id === formsId) return formsIn(game, stand);
    const context = contextAt(stand);
    if (id === contextId || !context.ok) return context;
    if (id === screensId) return screensIn(game, context.value, seedOf(1944, game.id, stand));
    const shown = shows.find((each) => each.id === id);
    const words = stands[stand]?.words;
    if (shown && words && dice !== undefined)
      return shown.of(game, context.value, dice, { ...words, context: context.value });
    const question = questions.get(id);
    if (!question) return { gone: id };
    const said = question.answer(input, context.value);
    const calculator = game.calculators.find((one) => one.id === id);
    if (dice === undefined || !calculator || !said.ok) return said;
    return [said, ...playedOut(calculator, question, input, context.value, dice)];
  };
  return (id: string, one: Case): string => {
    try {
      return canonical(answered(id, one));
    } catch (error) {
      return canonical({ threw: error instanceof Error ? error.message : String(error) });
    }
  };
};

/** The stands themselves, as a question of their own. */
export const contextId = 'context';

/** A fight face by face: what the script is told at every stop. */
const playedOut = (
  calculator: Calculator,
  question: Question,
  input: JsonObject,
  context: Context,
  dice: Seed,
): readonly unknown[] => {
  const parsed = calculator.parse(input, context);
  if (!parsed.ok) return [];
  return [...stops(calculator, parsed.value, context, dice)].flatMap(({ answers }) =>
    answers.length === 0 ? [] : [question.answer({ ...input, answers: answers as unknown as Json }, context)],
  );
};
/** Keys in one order; chances to twelve figures: in which order sums are taken is nobody's business. */
export const canonical = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toPrecision(12))) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts = Object.entries(value).flatMap(([key, part]) =>
    part === undefined || typeof part === 'function' ? [] : [`${JSON.stringify(key)}:${canonical(part)}`],
  );
  return `{${parts.sort().join(',')}}`;
};

export const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 6);
