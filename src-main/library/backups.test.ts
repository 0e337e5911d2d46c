import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Backup, backupName, backupOf, isDue, thin } from './backups.ts';

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1, 12);
const make = (at: number, turn = 1, kept = false): Backup => {
  const found = backupOf(backupName({ n: 0, at: new Date(at), face: { turn }, entries: 10, kept }));
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
    const at = new Date('2026-02-03T04:05:06.789Z');
    const phase = { id: 'invented.phase.combat-2' };
    const name = backupName({ n: 7, at, face: { turn: 12, phase }, entries: 345 });
    expect(name).toBe('2026-02-03T04-05-06.789Z.b7.t12.p-invented.phase.combat-2.n345.json.gz');
    const told = { at: at.toISOString(), turn: 12, entries: 345, kept: false };
    expect(backupOf(name)).toEqual({ ...told, id: name, n: 7, phase: phase.id });
    expect(backupOf(backupName({ n: 1, at, face: { turn: -1 }, entries: 0, kept: true }))).toMatchObject({
      turn: -1,
      kept: true,
    });
    // a phase that takes parameters is not told
    const withNumber = { ...phase, p: { n: 1 } };
    expect(backupOf(backupName({ n: 1, at, face: { turn: 1, phase: withNumber }, entries: 0 }))).not.toHaveProperty(
      'phase',
    );
    // of an older version
    const old = '2026-02-03T04-05-06.789Z.t12.n345.json.gz';
    expect(backupOf(old)).toEqual({ ...told, id: old, n: 0 });
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

  it('are newer by their count, whatever the clock said', () => {
    const at = (n: number, hours: number) => {
      const name = backupName({ n, at: new Date(start + hours * 3_600_000), face: { turn: 1 }, entries: 10 });
      return backupOf(name) ?? make(0);
    };
    // made while the clock stood a day ahead, then put right
    const all = [at(1, 0), at(2, 24), at(3, 1), at(4, 2)];
    const { keep } = thin(all);
    expect(keep[0]?.n).toBe(4);
    expect(keep.map(({ n }) => n)).toContain(2);
    expect(isDue(all, new Date(start + 2 * 3_600_000 + 299_999))).toBe(false);
    expect(isDue(all, new Date(start + 2 * 3_600_000 + 300_000))).toBe(true);
    // put back by a year: the new one stays
    const back = [...all, at(5, -8_760)];
    expect(thin(back).keep[0]?.n).toBe(5);
  });

  it('are due at first, after five minutes, and when the clock was put back', () => {
    const now = new Date(start);
    expect(isDue([], now)).toBe(true);
    expect(isDue([make(start - 299_999)], now)).toBe(false);
    expect(isDue([make(start - 300_000)], now)).toBe(true);
    expect(isDue([make(start - 999_999_999), make(start + 5_000)], now)).toBe(true);
  });
});
