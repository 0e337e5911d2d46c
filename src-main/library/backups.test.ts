import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backup, backupName, backupOf, isDue, thin } from './backups.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1, 12);
const make = (at: number, turn = 1, kept = false): Backup => {
  const found = backupOf(backupName(new Date(at), turn, 10, kept));
  if (!found) throw new Error('a name made is a name read');
  return found;
};

/** The rule, said again as slowly as possible: a backup stays if no newer one speaks for its day, week, month or turn. */
const staysByHand = (one: Backup, all: readonly Backup[]): boolean => {
  const newest = (bucket: (b: Backup) => string, n: number): boolean => {
    if (all.some((other) => other.at > one.at && bucket(other) === bucket(one))) return false;
    return new Set(all.filter((other) => other.at > one.at).map(bucket)).size < n;
  };
  const monday = (b: Backup): string => {
    const date = new Date(b.at);
    date.setUTCHours(0, 0, 0, 0);
    while (date.getUTCDay() !== 1) date.setTime(date.getTime() - day);
    return date.toISOString();
  };
  return (
    one.kept ||
    newest((b) => b.at.slice(0, 10), 12) ||
    newest(monday, 10) ||
    newest((b) => b.at.slice(0, 7), 9) ||
    newest((b) => String(b.turn), 1_000)
  );
};

describe('backups', () => {
  it('carry in their names all that a list shows', () => {
    const name = backupName(new Date('2026-02-03T04:05:06.789Z'), 12, 345);
    expect(name).toBe('2026-02-03T04-05-06.789Z.t12.n345.json.gz');
    expect(backupOf(name)).toEqual({ id: name, at: '2026-02-03T04:05:06.789Z', turn: 12, entries: 345, kept: false });
    expect(backupOf(backupName(new Date(0), -1, 0, true))).toMatchObject({ turn: -1, kept: true });
    expect(backupOf('../head.json')).toBeUndefined();
    expect(backupOf(`${name}.tmp-1-2`)).toBeUndefined();
  });

  it('thin to 12 daily, 10 weekly and 9 monthly when one is made every hour for two years', () => {
    const all = Array.from({ length: 2 * 365 * 24 }, (_, hour) => make(start + hour * 3_600_000));
    const { keep, drop } = thin(all);
    expect(keep.length + drop.length).toBe(all.length);
    // daily, weekly and monthly speak for the same ones in part
    expect(keep.length).toBeLessThanOrEqual(12 + 10 + 9);
    const dayOf = (at = ''): number => Date.parse(at.slice(0, 10)) / day;
    const daysBack = [...new Set(keep.map(({ at }) => dayOf(all.at(-1)?.at) - dayOf(at)))];
    expect(daysBack.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(daysBack.filter((n) => n >= 12 && n < 70).length).toBeGreaterThanOrEqual(8);
    expect(new Set(keep.map(({ at }) => at.slice(0, 7))).size).toBe(9);
  });

  it('keep the end of every turn, and what was marked to be kept', () => {
    const turns = Array.from({ length: 49 }, (_, i) => [
      make(start + i * 60_000, i),
      make(start + i * 60_000 + 1, i),
    ]).flat();
    const marked = make(start - 500 * day, 1, true);
    const { keep } = thin([...turns, marked]);
    expect(keep).toHaveLength(50);
    expect(keep).toContain(marked);
  });

  it('stay exactly as the rule says, said again slowly', () => {
    const some = fc.array(
      fc.record({
        hours: fc.integer({ min: 0, max: 24 * 400 }),
        turn: fc.integer({ min: 1, max: 4 }),
        kept: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(some, (list) => {
        const times = new Map(list.map((one) => [one.hours, one]));
        const all = [...times.values()].map(({ hours, turn, kept }) =>
          make(start + hours * 3_600_000, turn, kept && turn === 4),
        );
        const { keep } = thin(all);
        for (const one of all) expect(keep.includes(one), one.id).toBe(staysByHand(one, all));
      }),
    );
  });

  it('thinned again lose nothing more', () => {
    const all = Array.from({ length: 300 }, (_, i) => make(start + i * 7 * 3_600_000, 1 + (i % 3)));
    const once = thin(all).keep;
    expect(thin(once).keep).toEqual(once);
  });

  it('are due at first, after ten minutes, and when the clock was put back', () => {
    const now = new Date(start);
    expect(isDue([], now)).toBe(true);
    expect(isDue([make(start - 599_999)], now)).toBe(false);
    expect(isDue([make(start - 600_000)], now)).toBe(true);
    expect(isDue([make(start - 999_999_999), make(start + 5_000)], now)).toBe(true);
  });
});
