import type { Game } from '#rules/kit/game/game.ts';
import { answerer, canonical, contextId, type Desk, digest, standReader } from './answers.ts';
import { type Asked, askedOf, blockSize } from './cases.ts';
import { type Golden, type Stand, standsOf } from './contexts.ts';

export { blockSize };

/**
 * What is kept of a game: by question a short print of its inputs, and one of each block of answers; `telling`: later
 * cases that go where none before them went (`npm run recording -- --choose`), and the print of their answers.
 */
export interface Recording {
  readonly [question: string]: {
    readonly inputs: string;
    readonly answers: string;
    readonly telling?: { readonly cases: string; readonly answers: string };
  };
}

/** What a game is asked: made by this checkout, answered by this or another one. */
export interface Script {
  readonly game: Game;
  readonly stands: readonly Stand[];
  readonly asked: readonly Asked[];
}
export const scriptOf = (desk: Desk, golden?: Golden): Script => {
  const { game, questionsOf } = desk;
  const stands = standsOf(game, golden);
  return { game, stands, asked: askedOf(game, questionsOf(game), stands, standReader(desk, stands)) };
};

export interface Line {
  readonly question: string;
  readonly at: number;
  readonly input: string;
  readonly answer: string;
}

/** The answer of a checkout to one case of a question. */
export const lineAt = (
  { stands }: Script,
  { id, caseAt }: Asked,
  answer: ReturnType<typeof answerer>,
  at: number,
): Line => {
  const one = caseAt(at);
  const input = id === contextId ? stands[at]?.context : { ...one.input, stand: one.stand };
  return { question: id, at, input: canonical(input), answer: answer(id, one) };
};

/** Its answers to the first cases of a question or all. */
export const linesOf = (
  script: Script,
  asked: Asked,
  answer: ReturnType<typeof answerer>,
  most = asked.count,
): readonly Line[] => Array.from({ length: Math.min(most, asked.count) }, (_, at) => lineAt(script, asked, answer, at));

/** The cases of a question that tell more than the first, as they are kept. */
export const tellingCases = (cases: string): readonly number[] => (cases === '' ? [] : cases.split(' ').map(Number));
export const answersPrint = (lines: readonly Line[]): string => digest(lines.map(({ answer }) => answer));

export const answererOf = (desk: Desk, { stands }: Script) => answerer(desk, stands);

/** The short prints of the answers to a question, block by block. */
export const blocksOf = (lines: readonly Line[]): readonly string[] =>
  Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, at) =>
    answersPrint(lines.slice(at * blockSize, (at + 1) * blockSize)),
  );

export const inputsPrint = (lines: readonly Line[]): string => digest(lines.map(({ input }) => input));
