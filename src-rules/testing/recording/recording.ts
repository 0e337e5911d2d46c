import type { Game } from '#rules/kit/game/game.ts';
import { answerer, canonical, contextId, type Desk, digest, standReader } from './answers.ts';
import { type Asked, askedOf, blockSize } from './cases.ts';
import { type Golden, type Stand, standsOf } from './contexts.ts';

/** What is kept of a game: by question a short print of its inputs, and one of each block of answers. */
export interface Recording {
  readonly [question: string]: { readonly inputs: string; readonly answers: string };
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

/** The answers of a checkout to one question, its first cases or all. */
export const linesOf = (
  { stands }: Script,
  { id, count, caseAt }: Asked,
  answer: ReturnType<typeof answerer>,
  most = count,
): readonly Line[] =>
  Array.from({ length: Math.min(most, count) }, (_, at) => {
    const one = caseAt(at);
    const input = id === contextId ? stands[at]?.context : { ...one.input, stand: one.stand };
    return { question: id, at, input: canonical(input), answer: answer(id, one) };
  });

export const answererOf = (desk: Desk, { stands }: Script) => answerer(desk, stands);

/** The short prints of the answers to a question, block by block. */
export const blocksOf = (lines: readonly Line[]): readonly string[] =>
  Array.from({ length: Math.ceil(lines.length / blockSize) }, (_, at) =>
    digest(lines.slice(at * blockSize, (at + 1) * blockSize).map(({ answer }) => answer)),
  );

export const inputsPrint = (lines: readonly Line[]): string => digest(lines.map(({ input }) => input));
