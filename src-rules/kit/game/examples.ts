import type { Json, JsonObject } from '../base/json.ts';
import type { ChapterName } from './chapter.ts';
import type { Game } from './game.ts';

/**
 * A question and its answer, as a rulebook works an example out: a test asks it, the command line shows it. Input is
 * written as a script writes it: the fields, and under `context` what the game knows. Values of units are invented.
 */
export interface Example {
  readonly rule: string;
  /** requirements it proves */
  readonly proves?: readonly string[];
  readonly title: string;
  readonly question: string;
  readonly input: JsonObject;
  /** what of the answer it is about; the rest goes unsaid */
  readonly answer: Json;
}

/** Cases of one rule and one question: each has a title, what it gives beside the input they share, and its answer. */
export const cases = (
  { input: shared, ...of }: Omit<Example, 'title' | 'input' | 'answer'> & { readonly input?: JsonObject },
  list: readonly (readonly [title: string, input: JsonObject, answer: Json])[],
): readonly Example[] =>
  list.map(([title, input, answer]) => ({ ...of, title, input: { ...shared, ...input }, answer }));

/** The examples of a game. */
export interface Examples {
  /** a right input of each question; of one that has none, the first worked out serves */
  readonly inputs: { readonly [question: string]: JsonObject };
  /** worked out, chapter by chapter */
  readonly worked: { readonly [chapter in ChapterName]?: readonly Example[] };
}

export const workedOf = ({ worked }: Examples, question: string): readonly Example[] =>
  Object.values(worked).flatMap((examples) => examples.filter((one) => one.question === question));

/**
 * A right input of a question. What things add is asked like their calculator; an action whose form the game fills by
 * itself needs no word more.
 */
export const inputOf = (
  game: Pick<Game, 'calculators' | 'actions'>,
  examples: Examples,
  question: string,
): JsonObject | undefined => {
  const own = examples.inputs[question] ?? workedOf(examples, question)[0]?.input;
  if (own) return own;
  const calculator = game.calculators.find(({ id }) => `${id}-adds` === question);
  if (calculator) return inputOf(game, examples, calculator.id);
  return game.actions.some(({ id }) => `do-${id}` === question) ? {} : undefined;
};
