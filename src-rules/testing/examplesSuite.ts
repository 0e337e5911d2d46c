import { expect, it } from 'vitest';
import { type Examples, exampleOf } from '#rules/kit/game/examples.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { contextFrom } from '#rules/kit/game/questions/readContext.ts';

/** What is wrong with an answer to a right input: refused, an action not taken, a calculation that cannot begin. */
const wrong = (value: unknown): unknown => {
  const { ok, msg, panel } = Object(value) as { ok?: boolean; msg?: object; panel?: { not?: object } };
  return ok === false ? msg : panel?.not;
};

/** What holds for the examples of every game. */
export const examplesSuite = (game: Game, own: Examples): void => {
  const questions = questionsOf(game);

  it('every question has one, and its input is right: accepted, and answered without a refusal', () => {
    const off = questions.flatMap((question) => {
      const example = exampleOf(game, own, question.id);
      if (!example) return [[question.id, 'no example']];
      const { context, ...fields } = example;
      const read = contextFrom(game, context, question);
      if (!read.ok) return [[question.id, read.troubles]];
      const answered = question.answer(fields, read.value);
      if (!answered.ok) return [[question.id, answered.troubles]];
      const refusal = wrong(answered.value);
      return refusal ? [[question.id, refusal]] : [];
    });
    expect(off).toEqual([]);
  });

  it('is of a question the game answers, and read in one look', () => {
    const ids = questions.map(({ id }) => id);
    expect(Object.keys(own).filter((id) => !ids.includes(id))).toEqual([]);
    const long = Object.entries(own).filter(([, example]) => JSON.stringify(example).length > 1_200);
    expect(long.map(([id]) => id)).toEqual([]);
  });
};
