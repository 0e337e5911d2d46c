import { describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '../../games/panzergruppe-guderian/index.ts';
import { Table } from '../../testing/table.ts';
import { post } from '../record/facts.ts';
import type { Fact } from '../record/journal.ts';
import { courseOf, lossCourse, turnEnds } from './series.ts';
import type { SeriesSpec } from './seriesSpec.ts';

const go = (turn: number): Fact => ({ kind: 'go', to: `t${turn}/x`, turn, open: [] });
const gain = (n: number): Fact => post('pp', n, { id: 'x' }, '1');
const end = (lost: { readonly [side: string]: number }): Fact => ({
  kind: 'end',
  flow: 'f',
  outcome: { lost },
  says: { id: 'x' },
});
const hand: SeriesSpec = {
  id: 'hand',
  msg: { id: 'x' },
  kind: 'level',
  lines: [
    { id: 'pp', msg: { id: 'x' } },
    { id: 'never', msg: { id: 'x' } },
  ],
  at: ({ context }) => ({ pp: context.balances.pp ?? 0 }),
};
const losses = lossCourse(
  ['german', 'soviet'].map((id) => ({ id, msg: { id } })),
  { id: 'x' },
);

const played = (): Table => {
  const table = new Table(game);
  table.write([gain(3)]);
  table.write([end({ german: 1, soviet: 2 })]);
  table.write([go(2)]);
  table.write([gain(4), end({ german: 0, soviet: 1 })]);
  table.write([end({ soviet: 5 })]);
  table.write([go(3)]);
  table.write([gain(-2)]);
  return table;
};
const endsOf = (table: Table) => turnEnds(game, table.scenario, table.setUp, table.journal, table.things);
const drawn = (table: Table, spec: SeriesSpec) =>
  courseOf(spec, endsOf(table))?.lines.map((line) => [line.id, line.values]);

describe('how a game went', () => {
  it('each turn as it ended, the present one as it stands', () => {
    const table = played();
    expect(endsOf(table).map(({ turn }) => turn)).toEqual([1, 2, 3]);
    expect(drawn(table, hand)).toEqual([['pp', [3, 7, 5]]]);
    expect(drawn(table, losses)).toEqual([
      ['german', [1, 0, 0]],
      ['soviet', [2, 6, 0]],
    ]);
  });

  it('what was walked is not walked again while the record grows', () => {
    const table = played();
    const before = endsOf(table);
    table.write([gain(1)]);
    const after = endsOf(table);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    for (const n of [0, 1]) expect(after[n]).toBe(before[n]);
    expect(drawn(table, hand)).toEqual([['pp', [3, 7, 6]]]);
  });

  it('a corrected past is walked anew, and undo forgets what it took back', () => {
    const table = played();
    endsOf(table);
    table.correct({ fix: [{ entry: 'e1', facts: [gain(9)] }] });
    expect(drawn(table, hand)).toEqual([['pp', [9, 13, 11]]]);
    table.undo();
    table.undo();
    table.undo();
    expect(drawn(table, hand)).toEqual([['pp', [3, 7]]]);
  });

  it('what the players type of their units holds for every turn that is over', () => {
    const typed = (text: string): Pick<Table, 'things'> => ({
      things: { tables: { losses: { id: 'losses', cols: [], rows: [], cells: { n: { text } }, from: 'typed' } } },
    });
    const read: SeriesSpec = {
      ...hand,
      lines: [{ id: 'n', msg: { id: 'x' } }],
      at: ({ context }) => ({ n: Number(context.tables.losses?.cells.n?.text) }),
    };
    const table = Object.assign(played(), typed('4'));
    expect(drawn(table, read)).toEqual([['n', [4, 4, 4]]]);
    expect(drawn(Object.assign(table, typed('5')), read)).toEqual([['n', [5, 5, 5]]]);
  });

  it('nothing but zeros is no course', () => {
    const table = new Table(game);
    expect(courseOf(hand, endsOf(table))).toBeUndefined();
    expect(courseOf(losses, endsOf(table))).toBeUndefined();
  });
});
