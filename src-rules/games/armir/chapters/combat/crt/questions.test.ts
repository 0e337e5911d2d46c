import { describe, expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import type { Question } from '#rules/kit/game/question.ts';
import { contextFrom } from '#rules/kit/game/questions/commandLine.ts';
import { tableQuestion } from '#rules/kit/game/questions/tableQuestion.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import { tables } from '../../../ids.ts';
import { combat } from '../index.ts';
import { questions } from './questions.ts';

const specs = { tables: combat.tables ?? [] };
/** Enough of a game for a context. */
const game = {
  id: 'invented',
  ...specs,
  options: [],
  cells: [],
  accounts: [],
  printed: [],
  rosters: [],
  scenarios: [{ id: 'one', msg: { id: 'x' }, about: { id: 'x' }, turns: 6 }],
  setUp: () => ({ cells: {}, balances: {}, options: {}, place: { path: '', turn: 1 } }),
} as unknown as Game;
const contextOf = (given: object) => {
  const read = contextFrom(game, { tables: given }, { asTyped: true });
  if (!read.ok) throw new Error(JSON.stringify(read.troubles));
  return read.value;
};
const ask = (all: readonly Question[], id: string, input: object, context = emptyContext): unknown => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(id);
  const answer = found.answer(input, context);
  return answer.ok ? answer.value : answer;
};

describe('the players’ tables on the command line', () => {
  it('ARMIR-T4 read a cell with its clamps, or name the one that is missing', () => {
    const whole = Object.fromEntries(
      ['3', '6'].flatMap((col) => ['1', '2', '3', '4', '5', '6'].map((row) => [`${row}/${col}`, 'DSG'])),
    );
    const context = contextOf({
      [tables.crt]: { cells: { '6/2:1': '1/2' } },
      [tables.bombardment]: { cols: ['3', '6'], cells: whole },
    });
    expect(
      ask(questions, 'card-lookup', { combat: { column: '2:1', die: 7 }, bombardment: { value: 5, die: 0 } }, context),
    ).toMatchObject({
      combat: { row: '6', col: '2:1', attacker: 1, defender: 2 },
      bombardment: { row: '1', col: '3', dsg: true, steps: 0 },
    });
    expect(ask(questions, 'card-lookup', { combat: { column: '3:1', die: 2 } }, context)).toMatchObject({
      combat: { missing: { row: '2', col: '3:1' } },
    });
    // AMB-26: of a table still being typed nobody knows its last columns; a value none of them names is asked of the card
    const typing = contextOf({ [tables.bombardment]: { cols: ['3', '6'], cells: { '1/3': 'DSG' } } });
    const shot = (value: number) => ask(questions, 'card-lookup', { bombardment: { value, die: 0 } }, typing);
    expect(shot(3)).toMatchObject({ bombardment: { row: '1', col: '3', dsg: true } });
    expect(shot(5)).toMatchObject({ bombardment: { missing: { row: '1', col: '5' } } });
  });

  it('ARMIR-T1 ARMIR-T2 check a table as the editor does: columns, progress, examples, what is kept', () => {
    const context = contextOf({
      [tables.crt]: {
        cols: ['1:2', '6:1'],
        cells: { '4/6:1': '1/2', '1/1:2': 'x' },
        accepted: ['last:6:1'],
      },
    });
    const [crt, bombardment] = ask(tableQuestion(specs), 'table-check', {}, context) as readonly object[];
    expect(crt).toMatchObject({
      table: tables.crt,
      columns: ['1:2', '6:1'],
      typed: 2,
      of: 12,
      bad: [{ at: '1/1:2', text: 'x' }],
      stated: [{ at: '4/6:1', text: '1/3', typed: '1/2', rule: '14.3' }],
      warnings: [{ id: 'last:6:1', kept: true }],
    });
    expect(bombardment).toMatchObject({ columns: ['3', '4'], typed: 0, of: 12 });
    expect(tableQuestion({ tables: [] })).toEqual([]);
  });
});
