import { describe, expect, it } from 'vitest';
import { kitExamples } from '#rules/kit/game/questions/diceBattle/example.ts';
import { kitQuestions } from '#rules/kit/game/questions/diceBattle/question.ts';
import { examples } from '../games/examples.ts';
import { games } from '../games/registry.ts';
import { examplesSuite } from './examplesSuite.ts';

describe.each(games)('$id: the examples of its questions', (game) => {
  examplesSuite(game, examples[game.id] ?? {});
});

it('every game has examples, and so have the questions of no game', () => {
  expect(Object.keys(examples).sort()).toEqual(games.map(({ id }) => id).sort());
  expect(Object.keys(kitExamples)).toEqual(kitQuestions.map(({ id }) => id));
  expect(kitQuestions.map(({ id, answer }) => answer(kitExamples[id]).ok)).toEqual([true]);
});
