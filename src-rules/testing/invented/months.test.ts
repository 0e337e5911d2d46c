import { describe, expect, it } from 'vitest';
import { fold } from '../../kit/record/fold.ts';
import { audit } from '../../kit/record/ripple.ts';
import { Table } from '../table.ts';
import { months } from './months.ts';

const until = (table: Table, place: string): void => {
  while (table.place !== place) if (table.done() === undefined) throw new Error(`${place} was never reached`);
};
const steps = (table: Table): readonly string[] => {
  const turn = table.state.place.turn;
  const seen: string[] = [];
  do seen.push(table.place.slice(table.place.indexOf('/') + 1));
  while (table.done() && table.state.place.turn === turn && table.place !== 'end');
  return seen;
};

describe('49 months of two player-turns with dated, optional steps', () => {
  const usual = [
    'axis/supply',
    'axis/production',
    'axis/movement',
    'axis/combat',
    'soviet/supply',
    'soviet/production',
    'soviet/movement',
    'soviet/combat',
    'victory',
  ];

  it('weather is rolled in May and October only, strategic war only with its option', () => {
    const table = new Table(months);
    expect(steps(table)).toEqual(usual);
    until(table, 't5/weather'); // October 1941
    expect(steps(table)).toEqual(['weather', ...usual]);
    expect(table.place).toBe('t6/axis/supply');
    until(table, 't12/weather'); // May 1942
    const full = new Table(months, { options: { strategic: true } });
    expect(steps(full)).toEqual(['axis/strategic', ...usual.slice(0, 4), 'soviet/strategic', ...usual.slice(4)]);
  });

  it('the campaign ends after 49 months, the first year after 12', () => {
    const table = new Table(months);
    while (table.done()) if (table.journal.lines.length > 2_000) throw new Error('it never ends');
    expect(table.state.place).toMatchObject({ path: 'end', turn: 49 });
    const year = new Table(months, { scenario: 'year' });
    until(year, 'end');
    expect(year.state.place.turn).toBe(12);
  });

  it('tasks are dated; an option switched off hides them', () => {
    const tasks = (table: Table) => {
      const soviet = table.outline.find((node) => node.id === 'soviet');
      return soviet?.nodes.find((node) => node.id === 'production')?.tasks.map((task) => task.id);
    };
    const table = new Table(months);
    expect(tasks(table)).toEqual([]);
    until(table, 't4/axis/supply');
    expect(tasks(table)).toEqual(['income', 'lend']);
    table.write([{ kind: 'option', option: 'lend', value: false }]);
    expect(tasks(table)).toEqual(['income']);
  });

  it('a month of the past is amended: what follows is shown, accepted, and undone as one', () => {
    const table = new Table(months);
    until(table, 't2/axis/supply');
    const [taken] = table.act('take', { n: 8 });
    until(table, 't4/soviet/production');
    table.act('spend', { n: 30 });
    until(table, 't6/victory');
    const before = table.state;

    const report = table.correct({
      fix: [{ entry: taken?.id ?? '', facts: [{ kind: 'set', cell: 'held', value: 3 }] }],
    });
    expect(report.changed.map((one) => one.was.id)).toEqual([taken?.id]);
    // income of July to November is booked anew, and the storage that depended on it
    expect(report.redone.filter((one) => one.was.by?.rule === 'income')).toHaveLength(5);
    expect(
      [...report.redone.map((one) => one.was), ...report.dropped].some((entry) => entry.by?.rule === 'storage'),
    ).toBe(true);
    // Lend-Lease did not depend on it: it stays as written
    expect(report.redone.some((one) => one.was.by?.rule.startsWith('lend'))).toBe(false);
    // September cannot have spent 30: flagged there, not refused
    expect(report.flagged).toMatchObject([{ why: 'balance', account: 'pp', balance: -10 }]);
    expect(audit(months.standing, table.setUp, table.journal)).toEqual([]);
    expect(table.state.balances.pp).not.toBe(before.balances.pp);

    table.undo();
    expect(table.state).toEqual(before);
    table.redo();
    expect(fold(table.setUp, JSON.parse(JSON.stringify(table.journal)))).toEqual(table.state);
  });

  it('an option as if from the start: an entry put in before all others', () => {
    const table = new Table(months);
    until(table, 't6/victory');
    const report = table.correct({
      fix: [],
      insert: [
        {
          after: null,
          entry: {
            id: 'x1',
            at: '',
            says: { id: 'test' },
            spans: [],
            facts: [{ kind: 'option', option: 'lend', value: false }],
          },
        },
      ],
    });
    expect(report.dropped.map((entry) => entry.by?.rule)).toEqual([
      'lend-in',
      'lend-lapse',
      'lend-in',
      'lend-lapse',
      'lend-in',
      'lend-lapse',
    ]);
    expect(table.state.options.lend).toBe(false);
    expect(audit(months.standing, table.setUp, table.journal)).toEqual([]);
  });
});
