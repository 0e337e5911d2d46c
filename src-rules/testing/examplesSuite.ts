import { describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '#rules/kit/base/json.ts';
import { type Example, type Examples, inputOf } from '#rules/kit/game/examples.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { contextFrom } from '#rules/kit/game/questions/readContext.ts';
import { isMissing, isPrinted, isRuling } from './proofs.ts';
import { isKnown } from './words.ts';

/** What is wrong with an answer to a right input: refused, an action not taken, a calculation that cannot begin. */
const wrong = (value: unknown): unknown => {
  const { ok, msg, panel } = Object(value) as { ok?: boolean; msg?: object; panel?: { not?: object } };
  return ok === false ? msg : panel?.not;
};

/** As a script puts it: the fields, and the context among them. */
const ask = (game: Game, question: Question, { context, ...fields }: JsonObject) => {
  const read = contextFrom(game, context, question);
  return read.ok ? question.answer(fields, read.value) : read;
};

/** Names in an example that nobody knows, and an answer that could never be wrong. */
export const faultsOf = (game: Game, requirements: ReadonlySet<string>, example: Example): readonly string[] => {
  const known = (id: string): boolean =>
    requirements.has(id) || (id.startsWith(`${game.code}-`) && [isRuling, isMissing, isPrinted].some((is) => is(id)));
  return [
    ...(questionsOf(game).some(({ id }) => id === example.question) ? [] : [`no question ${example.question}`]),
    ...(isKnown(game, example.rule) ? [] : [`rule ${example.rule} is not in the reference`]),
    ...(example.proves ?? []).filter((id) => !known(id)).map((id) => `${id} is no requirement`),
    ...(isObject(example.answer) && Object.keys(example.answer).length === 0 ? ['says nothing of the answer'] : []),
  ];
};

/** Asks an example, and fails where what is answered does not hold what it says. */
export const prove = (game: Game, { question: id, input, answer }: Example): void => {
  const question = questionsOf(game).find((one) => one.id === id);
  const answered = question && ask(game, question, input);
  if (!answered?.ok) throw new Error(`${id} does not take this: ${JSON.stringify(answered?.troubles)}`);
  // as a script reads it
  const said: unknown = JSON.parse(JSON.stringify(answered.value));
  expect({ answer: said }).toMatchObject({ answer });
};

/** The test of an example is called by what it proves, what it shows and its rule. */
export const titleOf = ({ proves = [], title, rule }: Example): string => [...proves, title, `(${rule})`].join(' ');

/** What holds for the examples of every game. */
export const examplesSuite = (game: Game, examples: Examples, requirements: ReadonlySet<string>): void => {
  const questions = questionsOf(game);

  it('every question has a right input: accepted, and answered without a refusal', () => {
    const off = questions.flatMap((question) => {
      const input = inputOf(game, examples, question.id);
      if (!input) return [[question.id, 'no example']];
      const answered = ask(game, question, input);
      if (!answered.ok) return [[question.id, answered.troubles]];
      const refusal = wrong(answered.value);
      return refusal ? [[question.id, refusal]] : [];
    });
    expect(off).toEqual([]);
  });

  const worked = Object.values(examples.worked).flat();
  it('is of a question the game answers, of rules and requirements that are known, and read in one look', () => {
    const ids = questions.map(({ id }) => id);
    expect(Object.keys(examples.inputs).filter((id) => !ids.includes(id))).toEqual([]);
    expect(worked.flatMap((one) => faultsOf(game, requirements, one).map((fault) => `${one.title}: ${fault}`))).toEqual(
      [],
    );
    const all = [...Object.entries(examples.inputs), ...worked.map(({ title, input }) => [title, input] as const)];
    expect(all.filter(([, input]) => JSON.stringify(input).length > 1_200).map(([what]) => what)).toEqual([]);
    const titles = worked.map(titleOf);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  for (const [chapter, own] of Object.entries(examples.worked)) {
    // the coverage pages name the file: there it is proved
    describe(`src-rules/games/${game.id}/chapters/${chapter}/examples.ts`, () => {
      for (const example of own) it(titleOf(example), () => prove(game, example));
    });
  }
};
