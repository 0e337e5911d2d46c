import { describe, expect, it } from 'vitest';
import { courseOf, turnEnds } from '#rules/kit/game/series.ts';
import { post } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { Table } from '../../../../testing/table.ts';
import { blocksInTheEast as game } from '../../index.ts';

const table = new Table(game, { scenario: 'SBE9', options: { level: 'advanced', a11: true, o34: true } });
const go = (turn: number): Fact => ({ kind: 'go', to: `t${turn}/month`, turn, open: [] });
const pp = (account: string, n: number, rule: string): Fact => post(account, n, { id: 'bite.yes' }, rule);
const values = (id: string) => {
  const spec = game.series.find((one) => one.id === id);
  const ends = turnEnds(game, table.scenario, table.setUp, table.journal, table.things);
  const course = spec && courseOf(spec, ends);
  return Object.fromEntries((course?.lines ?? []).map((line) => [line.id, line.values]));
};

describe('how the war went', () => {
  it('PP in hand and what came in, by colour and nation; a lost site came not in, a purchase is no loss of income', () => {
    table.write([go(2)]);
    table.write([pp('pp.SOV.yellow', 46, '3.13'), pp('pp.SOV.yellow', -6, '3.6'), pp('pp.SOV.red', 7, '3.6')]);
    table.write([pp('pp.SOV.yellow', -10, '7.3'), pp('lend.red', 3, '34.0'), pp('lend.blue', 2, '34.0')]);
    table.write([go(3)]);
    expect(values('hand-SOV')).toEqual({
      'pp.SOV.yellow': [0, 30, 30],
      'pp.SOV.red': [0, 7, 7],
      'pp.SOV.blue': [0, 0, 0],
    });
    expect(values('income-SOV')).toMatchObject({
      'pp.SOV.yellow': [0, 40, 0],
      'pp.SOV.red': [0, 10, 0],
      'pp.SOV.blue': [0, 2, 0],
    });
    expect(values('hand-GER')).toEqual({});
  });

  it('cities held by either side at the end of each month', () => {
    const before = values('cities');
    table.write([{ kind: 'set', cell: 'owner', key: 'kharkov', value: 'axis' }]);
    const after = values('cities');
    expect(after.axis?.at(-1)).toBe((before.axis?.at(-1) ?? 0) + 1);
    expect(after.soviet?.at(-1)).toBe((before.soviet?.at(-1) ?? 0) - 1);
    expect(after.axis?.slice(0, -1)).toEqual(before.axis?.slice(0, -1));
  });
});
