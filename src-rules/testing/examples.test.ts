import { describe, expect, it } from 'vitest';
import type { Example } from '#rules/kit/game/examples.ts';
import { kitExamples } from '#rules/kit/game/questions/diceBattle/example.ts';
import { kitQuestions } from '#rules/kit/game/questions/diceBattle/question.ts';
import type { Requirement } from '#rules/kit/game/requirements.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { examples } from '../games/examples.ts';
import { games } from '../games/registry.ts';
import { examplesSuite, faultsOf, prove } from './examplesSuite.ts';

const asked = import.meta.glob<readonly Requirement[]>('../games/*/chapters/*/requirements.ts', {
  eager: true,
  import: 'requirements',
});
const requirementsOf = (game: string): ReadonlySet<string> =>
  new Set(Object.entries(asked).flatMap(([path, own]) => (path.includes(`/${game}/`) ? own.map(({ id }) => id) : [])));

describe.each(games)('$id: the examples of its questions', (game) => {
  examplesSuite(game, examples[game.id] ?? { inputs: {}, worked: {} }, requirementsOf(game.id));
});

it('every game has examples, and so have the questions of no game', () => {
  expect(Object.keys(examples).sort()).toEqual(games.map(({ id }) => id).sort());
  expect(Object.keys(kitExamples)).toEqual(kitQuestions.map(({ id }) => id));
  expect(kitQuestions.map(({ id, answer }) => answer(kitExamples[id]).ok)).toEqual([true]);
});

describe('an example that is wrong is found', () => {
  const game = { ...ten, reference: [{ rule: '1.2', msg: ten.about }] };
  const right: Example = {
    rule: '1.2',
    proves: ['TEN-1.2', 'TEN-A01'],
    title: 'planted',
    question: 'raid',
    input: {},
    answer: { panel: {} },
  };
  it('by its question, its rule, or what it claims to prove', () => {
    const known = new Set(['TEN-1.2']);
    expect(faultsOf(game, known, right)).toEqual([]);
    const planted = { ...right, question: 'odds', rule: '9.9', proves: ['TEN-1.3', 'PGG-A01'], answer: {} };
    expect(faultsOf(game, known, planted)).toEqual([
      'no question odds',
      'rule 9.9 is not in the reference',
      'TEN-1.3 is no requirement',
      'PGG-A01 is no requirement',
      'says nothing of the answer',
    ]);
  });
  it('by its answer, or an input that is refused', () => {
    expect(() => prove(game, right)).not.toThrow();
    expect(() => prove(game, { ...right, answer: { panel: { kind: 'none' } } })).toThrow('none');
    expect(() => prove(game, { ...right, input: { nobodys: 1 } })).toThrow('nobodys');
  });
});
