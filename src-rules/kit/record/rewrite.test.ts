import { describe, expect, it } from 'vitest';
import { blocksInTheEast as game } from '../../games/blocks-in-the-east/index.ts';
import { Table } from '../../testing/table.ts';
import { differences } from '../game/differences.ts';
import { setAt } from './facts.ts';
import { entriesAt } from './fold.ts';
import type { Fact } from './journal.ts';
import { rewriteOf } from './rewrite.ts';

const go = (turn: number): Fact => ({ kind: 'go', to: `t${turn}/month`, turn, open: [] });
const weather = (turn: number, value: string): Fact => setAt('weather', String(turn), value);
const says = { id: 'test' };

const played = (): Table => {
  const table = new Table(game, {
    scenario: 'SBE9',
    options: { level: 'advanced', a09: true, o33: true, o331: true, o34: true },
  });
  for (const turn of [2, 3, 4, 5]) table.write([go(turn)]);
  table.write([weather(5, 'rain')]);
  for (const turn of [6, 7, 8]) table.write([go(turn)]);
  return table;
};
const rewrite = (table: Table, turn: number, fact: Fact) => {
  const before = table.context;
  const report = table.correct(rewriteOf(table.journal, turn, says, [fact], { id: 'new', at: '' }));
  return { report, changed: differences(game, before, table.context, { first: 1, last: 49 }) };
};

describe('what is entered of an earlier turn', () => {
  it('corrects what stands in the record, where it stands', () => {
    const table = played();
    const { report, changed } = rewrite(table, 5, weather(5, 'clear'));
    expect(report.changed).toHaveLength(1);
    expect(report.added).toEqual([]);
    expect(table.state.cells.weather).toEqual({ 5: 'clear' });
    expect(changed.map(({ turn, what, was, now }) => [turn, what.id, was?.id, now?.id])).toEqual([
      [5, 'bite.lane.weather', 'bite.weather.rain', 'bite.weather.clear'],
      [5, 'bite.lane.limits', 'bite.lane.range', 'bite.lane.range'],
    ]);
    expect(changed[1]).toMatchObject({ was: { p: { n: 2 } }, now: { p: { n: 3 } } });
  });

  it('goes to the start of its turn if nothing stands there yet, and undo takes it back', () => {
    const table = played();
    rewrite(table, 4, weather(4, 'rain'));
    const entries = entriesAt(table.journal);
    const at = entries.findIndex(({ entry }) => entry.id === 'new');
    expect(entries[at]?.flag).toBe('inserted');
    expect(entries[at]?.entry.spans[0]).toBe('turn:4');
    expect(entries[at - 1]?.entry.facts).toEqual([go(4)]);
    expect(table.state.cells.weather).toEqual({ 4: 'rain', 5: 'rain' });
    table.undo();
    expect(table.state.cells.weather).toEqual({ 5: 'rain' });
  });

  it('of the first turn it is the first entry', () => {
    const table = played();
    rewrite(table, 1, weather(1, 'rain'));
    expect(entriesAt(table.journal)[0]?.entry.id).toBe('new');
  });
});
