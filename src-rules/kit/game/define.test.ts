import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { months } from '../../testing/invented/months.ts';
import { ten } from '../../testing/invented/ten.ts';
import { stateOf } from '../record/state.ts';
import { phase, seq, turns } from '../sequence/nodes.ts';
import { contextOf, contextWithoutGame } from './contextOf.ts';
import { defineGame } from './define.ts';
import { question } from './question.ts';

const { text: _, ...spec } = months;
const define = (change: Partial<typeof months>) => () => defineGame({ ...spec, text: months.text, ...change });
const empty = phase({ id: 'p', msg: { id: 'p' }, rule: '', who: 'axis' });

describe('defineGame refuses a description that cannot hold', () => {
  it('passes what is sound', () => {
    expect(define({})).not.toThrow();
  });

  it.each<[string, Partial<typeof months>, string]>([
    [
      'an option that starts outside its choices',
      { options: months.options.map((option) => ({ ...option, start: 'maybe' })) },
      'option strategic does not start on one of its choices',
    ],
    ['two cells of one name', { cells: [...months.cells, ...months.cells] }, 'two cells named held'],
    [
      'a side nobody plays',
      { accounts: months.accounts.map((one) => ({ ...one, side: 'finnish' })) },
      'finnish is not there',
    ],
    [
      'a task whose action is missing',
      {
        sequence: turns(
          1,
          phase({
            id: 'p',
            msg: { id: 'p' },
            rule: '',
            who: 'axis',
            tasks: [{ id: 'x', msg: { id: 'x' }, rule: '', action: 'gone' }],
          }),
        ),
      },
      'action of task /p/x: gone is not there',
    ],
    [
      'a task whose calculator is missing',
      {
        sequence: turns(
          1,
          phase({
            id: 'p',
            msg: { id: 'p' },
            rule: '',
            who: 'axis',
            tasks: [{ id: 'x', msg: { id: 'x' }, rule: '', calc: { id: 'gone' } }],
          }),
        ),
      },
      'calculator of task /p/x: gone is not there',
    ],
    [
      'a task whose map tool is missing',
      {
        sequence: turns(
          1,
          phase({
            id: 'p',
            msg: { id: 'p' },
            rule: '',
            who: 'axis',
            tasks: [{ id: 'x', msg: { id: 'x' }, rule: '', tool: 'gone' }],
          }),
        ),
      },
      'map tool of task /p/x: gone is not there',
    ],
    ['two places of one name', { sequence: turns(1, seq('', [empty, empty])) }, 'two places //p'],
    [
      'a place whose name a path cannot carry',
      { sequence: turns(1, phase({ id: 'a/b', msg: { id: 'p' }, rule: '', who: 'axis' })) },
      'place /a/b has no usable name',
    ],
    ['no scenario', { scenarios: [] }, 'no scenario'],
    [
      'a calculator and a question of one name',
      {
        calculators: ten.calculators,
        questions: [question({ id: 'raid', about: '', input: z.object({}), output: z.object({}), answer: () => ({}) })],
      },
      'two questions named raid',
    ],
  ])('%s', (_, change, fault) => {
    expect(define(change)).toThrow(fault);
  });
});

describe('a question of the command line', () => {
  const strength = question({
    id: 'strength',
    about: 'Halves a strength out of supply.',
    input: z.strictObject({ strength: z.int().min(0).max(20), supply: z.enum(['in', 'out']).default('in') }),
    output: z.object({ strength: z.number() }),
    answer: ({ strength: n, supply }) => ({ strength: supply === 'in' ? n : Math.floor(n / 2) }),
  });
  const context = contextWithoutGame(ten);

  it('answers what it understands, defaults filled in', () => {
    expect(strength.answer({ strength: 5 }, context)).toEqual({ ok: true, value: { strength: 5 } });
    expect(strength.answer({ strength: 5, supply: 'out' }, context)).toEqual({ ok: true, value: { strength: 2 } });
  });

  it('says one thing for each wrong field', () => {
    const answer = strength.answer({ strength: 21, supply: 'perhaps', weather: 1 }, context);
    expect(answer).toEqual({
      ok: false,
      troubles: [
        { path: 'strength', msg: { id: 'kit.bad.big', p: { n: 20 } } },
        { path: 'supply', msg: { id: 'kit.bad.value', p: { values: { name: 'in, out' } } } },
        { path: 'weather', msg: { id: 'kit.bad.key' } },
      ],
    });
    expect(strength.answer('x', context)).toMatchObject({
      ok: false,
      troubles: [{ path: '', msg: { id: 'kit.bad.type' } }],
    });
    expect(strength.answer({ strength: -1 }, context)).toMatchObject({
      ok: false,
      troubles: [{ path: 'strength', msg: { id: 'kit.bad.small' } }],
    });
  });

  it('describes itself in JSON Schema', () => {
    expect(strength.describe()).toMatchObject({
      input: { type: 'object', required: ['strength'], additionalProperties: false },
      output: { properties: { strength: { type: 'number' } } },
    });
  });
});

describe('what the game knows', () => {
  it('without a saved game: options as they start, turn 1', () => {
    expect(contextWithoutGame(months)).toMatchObject({
      scenario: 'campaign',
      options: { strategic: false, lend: true },
      turn: 1,
      place: '',
      cells: {},
    });
  });

  it('an option that came with a later version stands at its start in an old game', () => {
    const state = stateOf({ ...months.setUp({ scenario: 'year', options: {} }), options: { strategic: true } });
    expect(contextOf({ game: months, scenario: 'year', state })).toMatchObject({
      scenario: 'year',
      options: { strategic: true, lend: true },
      place: 't1/axis/supply',
    });
  });

  it('the players’ cells lie over the printed ones', () => {
    const printed = {
      id: 'crt',
      cols: ['1-1'],
      rows: ['1', '2'],
      from: '9.0',
      cells: { '1/1-1': { text: 'A1' }, '2/1-1': { text: 'D1' } },
    };
    const own = { ...printed, from: 'typed', cells: { '1/1-1': { text: 'Eng' }, '2/1-1': { text: ' ' } } };
    const { tables } = contextWithoutGame({ ...ten, printed: [printed] }, { tables: { crt: own } });
    expect(tables.crt?.cells).toMatchObject({
      '1/1-1': { text: 'Eng', from: 'typed' },
      '2/1-1': { text: 'D1', from: '9.0' },
    });
  });
});
