import { examples } from '#rules/games/examples.ts';
import { games } from '#rules/games/registry.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Parsed } from '#rules/kit/forms/fields.ts';
import { type Example, type Examples, inputOf, workedOf } from '#rules/kit/game/examples.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { describeContext } from '#rules/kit/game/questions/describeContext.ts';
import { kitExamples } from '#rules/kit/game/questions/diceBattle/example.ts';
import { kitQuestions } from '#rules/kit/game/questions/diceBattle/question.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import type { Locale, Texts } from '#rules/kit/words/message.ts';

/** What can be asked, under one name: a game, or the kit itself. */
export interface Desk {
  readonly id: string;
  readonly name: string;
  readonly text: (locale: Locale) => readonly Texts[];
  readonly questions: () => readonly Asked[];
  /** the JSON Schema of the context every question takes; absent: there is none */
  readonly context?: () => object;
}
export interface Asked {
  readonly id: string;
  readonly about: string;
  readonly describe: () => { readonly input: unknown; readonly output: unknown };
  readonly answer: (given: Readonly<Record<string, unknown>>) => Parsed<unknown>;
  /** a right input */
  readonly example: JsonObject | undefined;
  /** examples worked out by the rulebook */
  readonly worked: readonly Example[];
}

const none: Examples = { inputs: {}, worked: {} };

const deskOf = (game: Game): Desk => ({
  id: game.id,
  name: game.name,
  text: (locale) => [kitText[locale], game.text[locale]],
  context: () => describeContext(game),
  questions: () =>
    questionsOf(game).map((question) => ({
      ...question,
      example: inputOf(game, examples[game.id] ?? none, question.id),
      worked: workedOf(examples[game.id] ?? none, question.id),
      answer: ({ context, ...fields }) => {
        const read = contextFrom(game, context, question);
        return read.ok ? question.answer(fields, read.value) : read;
      },
    })),
});

export const desks: readonly Desk[] = [
  ...games.map(deskOf),
  {
    id: 'kit',
    name: 'kit',
    text: (locale) => [kitText[locale]],
    questions: () => kitQuestions.map((question) => ({ ...question, example: kitExamples[question.id], worked: [] })),
  },
];
