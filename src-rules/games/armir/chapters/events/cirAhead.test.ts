import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { turns } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import type { Member, Sharing } from '../../model/members.ts';
import { at } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { cirPoints } from './cir.ts';
import { type CirFront, cirAhead, cirSummary, curveForce, unitForce } from './cirAhead.ts';
import { cirAheadCalc, readCurve } from './cirCalc.ts';
import { leastForce } from './cirLeast.ts';
import { type Left, loseSteps } from './force.ts';

const front = (over: Partial<CirFront> = {}): CirFront => ({
  turn: 1,
  boxes: 0,
  length: 2,
  bonus: 'complete',
  ...over,
});
const exact = (curve: readonly number[], over: Partial<CirFront> = {}) => {
  const { on, never } = cirSummary(cirAhead(curveForce(curve), front(over)), 'minus');
  return [...on, never].map((one) => one.exact);
};
const member = (id: string, cp: readonly number[], over: Partial<Member> = {}): Member => ({
  id,
  cp,
  full: cp.length,
  fast: false,
  combat: true,
  armoured: false,
  ...over,
});
const sharing: Sharing = { scope: 'cumulative', kinds: 'combat', order: 'cheapest' };

it('ARMIR-16.1b D9 a bonus of +1 throughout: turn 2 25/36, turn 3 25/108, turn 4 25/432', () => {
  expect(exact(Array.from({ length: 13 }, () => 20)).slice(0, 4)).toEqual(['0/1', '25/36', '25/108', '25/432']);
});

it('ARMIR-16.1b W7 CP enough whatever is lost: turn 2 for sure', () => {
  expect(exact([60, 52, 44, 40, 40, 0])).toEqual(['0/1', '1/1', '0/1', '0/1', '0/1', '0/1', '0/1']);
});

it('ARMIR-16.1b ARMIR-AMB-79 the last step lost ends it: one step alone never arrives', () => {
  expect(exact([19, 0], { length: 1 })).toEqual(['0/1', '0/1', '0/1', '0/1', '0/1', '0/1', '1/1']);
  // turn 6 alone: a roll of 3 or more, and one step to spare
  expect(exact([19, 19, 0], { length: 1, turn: 6 })).toEqual(['0/1', '0/1', '0/1', '0/1', '0/1', '2/3', '1/3']);
});

interface Force {
  readonly members: readonly Member[];
  readonly left: Left;
}
const forces: fc.Arbitrary<Force> = fc
  .array(
    fc.record({
      cp: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 3 }),
      fast: fc.boolean(),
      combat: fc.boolean(),
      lost: fc.nat(2),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => ({
    members: all.map(({ cp, fast, combat }, i) =>
      member(`u${i}`, combat ? cp.toSorted((a, b) => b - a) : [], { fast, combat, full: combat ? cp.length : 1 }),
    ),
    left: all.map(({ cp, combat, lost }) => (combat ? Math.max(1, cp.length - lost) : 1)),
  }));
const sharings: fc.Arbitrary<Sharing> = fc.record({
  scope: fc.constantFrom('cumulative' as const, 'combat' as const),
  kinds: fc.constantFrom('combat' as const, 'all' as const),
  order: fc.constantFrom('listed' as const, 'cheapest' as const),
});

it('ARMIR-16.1b ARMIR-P3 the chain agrees with throwing every row of dice, one by one', () => {
  /** One row of dice after another by the rulebook's figures; only who loses is asked of the game. */
  const played = ({ members, left }: Force, how: Sharing, dice: readonly number[], boxes: number, length: number) => {
    let now = left;
    let at = boxes;
    let lost = 0;
    for (const [i, face] of dice.entries()) {
      if (now.every((n) => n === 0)) break;
      let cp = 0;
      members.forEach(({ cp: all, fast, combat }, u) => {
        const n = now[u] ?? 0;
        if (combat && n > 0) cp += (all[all.length - n] ?? 0) * (fast ? 2 : 1);
      });
      const modified = face + Math.floor(cp / 20);
      const losses = modified >= 7 ? 2 : modified >= 3 ? 1 : 0;
      const cost = (one: Member, n: number): number =>
        ((one.cp[one.cp.length - n] ?? 0) - (n > 1 ? (one.cp[one.cp.length - n + 1] ?? 0) : 0)) * (one.fast ? 2 : 1);
      lost += Math.min(
        losses,
        now.reduce((sum, n) => sum + n, 0),
      );
      now = loseSteps(members, now, losses, how, (one, n) => (one.combat ? cost(one, n) : 0)).left;
      if (modified >= 3 && now.some((n) => n > 0)) at += 1;
      if (at >= length) return `${turns - dice.length + 1 + i}.${lost}`;
    }
    return `0.${lost}`;
  };
  const rows = (n: number): readonly (readonly number[])[] =>
    n === 0 ? [[]] : rows(n - 1).flatMap((row) => [1, 2, 3, 4, 5, 6].map((face) => [...row, face]));
  fc.assert(
    fc.property(
      forces,
      sharings,
      fc.integer({ min: 3, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      (force, how, turn, length) => {
        const dice = rows(turns - turn + 1);
        const counted = new Map<string, number>();
        for (const row of dice) {
          const end = played(force, how, row, 0, length);
          counted.set(end, (counted.get(end) ?? 0) + 1);
        }
        const ends = cirAhead(unitForce(force.members, force.left, how), front({ turn, length }));
        expect(ends.exact).toBe(true);
        expect(new Set(ends.ways.keys())).toEqual(new Set(counted.keys()));
        for (const [key, { n }] of ends.ways)
          expect(n * dice.length).toBe((counted.get(String(key)) ?? 0) * ends.total);
      },
    ),
    { numRuns: 15 },
  );
});

it('ARMIR-16.1c ARMIR-P3 the least force for a wanted chance is the cheapest of all sets that have it', () => {
  const pool = fc.array(
    fc.record({
      cp: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
      fast: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(
      pool,
      sharings,
      fc.constantFrom(50, 70, 95, 100),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('complete' as const, 'up' as const),
      (all, how, percent, length, bonus) => {
        const members = all.map(({ cp, fast }, i) =>
          member(
            `u${i}`,
            cp.toSorted((a, b) => b - a),
            { fast },
          ),
        );
        const left = members.map(({ full }) => full);
        const cp = (set: readonly number[]) =>
          set.reduce((sum, i) => sum + (members[i]?.cp[0] ?? 0) * (members[i]?.fast ? 2 : 1), 0);
        const sets = Array.from({ length: 2 ** members.length - 1 }, (_, i) =>
          members.map((_2, at) => at).filter((at) => ((i + 1) >> at) & 1),
        );
        const enough = sets.filter((set) => {
          const force = unitForce(
            set.flatMap((i) => members[i] ?? []),
            set.map((i) => left[i] ?? 0),
            how,
          );
          const ends = cirAhead(force, front({ length, bonus }));
          const on = [...ends.ways.values()].reduce((n, way) => n + (way.value.arrival === length ? way.n : 0), 0);
          return on * 100 >= percent * ends.total;
        });
        const least = leastForce(members, left, how, front({ length, bonus }), percent);
        expect(least?.cp).toBe(enough.length > 0 ? Math.min(...enough.map(cp)) : undefined);
        if (least) expect(cp(least.at)).toBe(least.cp);
      },
    ),
    { numRuns: 25 },
  );
});

it('ARMIR-16.1c sure of turn 2 takes 40 CP before the first roll and 40 after the worst', () => {
  const pool = [member('a', [20, 14, 7]), member('b', [20, 16, 8]), member('c', [10, 5])];
  // a and b alone: 40, and 30 after two steps; all three: 50, and 41
  expect(leastForce(pool, [3, 3, 2], sharing, front())).toEqual({ at: [0, 1, 2], cp: 50 });
  expect(leastForce(pool.slice(0, 2), [3, 3], sharing, front())).toBeUndefined();
  // longer than the game: no force arrives
  const many = Array.from({ length: 6 }, (_, i) => member(`m${i}`, [40, 40, 40]));
  const steps = many.map(() => 3);
  expect(leastForce(many, steps, sharing, front({ length: 6 }), 1)).toBeDefined();
  expect(leastForce(many, steps, sharing, front({ length: 7 }), 1)).toBeUndefined();
  // AMB-48: rounded up 21 CP do
  expect(leastForce(pool.slice(0, 2), [3, 3], sharing, front({ bonus: 'up' }))?.cp).toBe(40);
});

const panel = (raw: JsonObject, context = at()) => {
  const input = cirAheadCalc.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = cirAheadCalc.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};
const row = (id: string, cp: string, send: readonly string[], move = 'other') => ({
  id,
  name: `Invented ${id}`,
  cp,
  move,
  send,
});

it('ARMIR-P3 ARMIR-16.1c forces side by side, the value of 20 CP, the least force, and the trail of the bonus', () => {
  const shown = panel({
    units: [row('r1', '15 10 5', ['a', 'b']), row('r2', '12 8 4', ['a']), row('t1', '10 6 3', ['a', 'b'], 'tracked')],
  });
  expect(shown.grids?.[0]?.cols.map((col) => col.p)).toMatchObject([
    { cp: 47, bonus: 2 },
    { cp: 35, bonus: 1 },
  ]);
  const column = (grid: number, col: number) => shown.grids?.[grid]?.rows.map(({ cells }) => cells[col]?.p) ?? [];
  const [a, b] = [column(0, 0), column(0, 1)];
  // turn 1 is too early; more CP, more often on turn 2
  expect([a[0], b[0]]).toEqual([0, 0]);
  expect(a[1]).toBeGreaterThan(b[1] ?? 1);
  expect(shown.grids?.[1]?.col).toBe(1);
  expect(shown.grids?.[1]?.cols.map((col) => col.p?.n)).toEqual([-20, 47, 20, 40, 60]);
  const [less, now, more] = [column(1, 0), column(1, 1), column(1, 2)].map((chances) => chances[1] ?? 0);
  expect(less).toBeLessThan(now ?? 0);
  expect(more).toBe(1);
  const bonus = shown.figures.find(({ id }) => id === 'cirBonus');
  expect([bonus?.value, bonus?.steps[0]?.rule]).toEqual([2, '16.1.3']);
  // the next roll by itself: with +2 on any face, with +1 on all but one
  const next = (raw: JsonObject) => panel(raw).rows.find(({ msg }) => msg.id === 'armir.cirAhead.next')?.value.p?.p;
  const curve = (cp: number) => ({ how: 'curve', curve: Array.from({ length: 13 }, () => cp).join(' ') });
  expect([0, 20, 40].map((cp) => next(curve(cp)))).toEqual([4 / 6, 5 / 6, 1]);
  expect(shown.figures.find(({ id }) => id === 'unit2')?.steps.map(({ after }) => after)).toEqual([10, 20]);
  const least = shown.rows.find(({ msg }) => msg.id === 'armir.cirAhead.least');
  expect(least?.value.id).toBe('armir.cirAhead.leastNone');
});

it('ARMIR-P3 units of the box and what they have lost come from the record; CP nobody typed are named', () => {
  const context = (units: { readonly [id: string]: string }) =>
    at(
      { turn: 2, cells: { cirUnits: units, steps: { 'rifle-1': 2 }, cirBoxes: 1, cirRolls: { 2: 4 } } },
      inventedThings,
    );
  const known = { 'rifle-1': 'yes', 'tank-1': 'yes' };
  const shown = panel({}, context(known));
  // 8 and 2 × 6, from turn 3 on
  expect(shown.figures.find(({ id }) => id === 'cirCp')?.value).toBe(20);
  expect(shown.grids?.[0]?.rows[0]?.msg).toMatchObject({ p: { n: 3 } });
  expect(shown.missing).toEqual([]);
  expect(panel({}, context({ ...known, ghost: 'yes' })).missing).toMatchObject([{ row: 'ghost' }]);
  expect(panel({}).not?.rule).toBe('16.1');
});

it('ARMIR-P3 ARMIR-16.1b CP nobody typed are not 0: a force with such a unit has no chances until they are typed', () => {
  const rows = (cp: string, send: readonly string[] = ['a']) => ({
    turn: 2,
    boxes: 3,
    length: 6,
    units: [row('r1', '20 15', ['a']), row('r2', cp, send)],
  });
  const shown = panel(rows(''));
  expect([shown.answer.id, shown.says.id]).toEqual(['armir.fronts.unknown', 'armir.fronts.unknown']);
  expect(shown.missing).toMatchObject([
    { row: 'r2', msg: { id: 'armir.fronts.missing.cp', p: { unit: { p: { what: { name: 'Invented r2' } } } } } },
  ]);
  // neither chances nor means nor a bonus; the least force might be the one of the unit without CP
  expect([shown.grids, shown.figures]).toEqual([[], []]);
  expect(shown.rows.map(({ value }) => value.id)).toEqual(['armir.cirAhead.leastOpen']);
  // no row of falling numbers is no CP either
  expect(panel(rows('5 9')).answer.id).toBe('armir.fronts.unknown');
  const typed = panel(rows('20 15'));
  expect([typed.answer.id, typed.missing]).toEqual(['armir.cirAhead.answer', []]);
  expect(typed.answer.p?.p).toBeCloseTo(8 / 27, 12);
});

it('ARMIR-P3 ARMIR-16.1c of forces side by side the one with CP nobody typed stays open, the others are told', () => {
  const told = panel({ units: [row('r1', '20 15 9', ['a']), row('r2', '', ['b'])] });
  expect(told.answer.id).toBe('armir.cirAhead.answer');
  expect(told.missing).toMatchObject([{ row: 'r2' }]);
  const open = panel({ units: [row('r1', '20 15 9', ['b']), row('r2', '', ['a'])] });
  expect(open.grids?.map(({ id }) => id)).toEqual(['forces']);
  for (const [shown, unknown, known] of [
    [told, 1, 0],
    [open, 0, 1],
  ] as const) {
    const grid = shown.grids?.[0];
    expect(grid?.cols[unknown]?.id).toBe('armir.cirAhead.forceOpen');
    for (const { cells } of grid?.rows ?? []) expect(cells[unknown]?.value.id).toBe('armir.fronts.dash');
    expect(grid?.rows[1]?.cells[known]?.p).toBeGreaterThan(0);
  }
  // too late is too late, whatever their CP
  const late = panel({ turn: 6, units: [row('r2', '', ['a'])] });
  expect([late.answer.id, late.rows]).toEqual(['armir.cirAhead.tooLate', []]);
  // an HQ has no CP to type
  const hq = { id: 'h', name: 'Invented HQ', kind: 'hq', send: ['a'] };
  expect(panel({ units: [row('r1', '20 15', ['a']), hq] }).missing).toEqual([]);
});

it('ARMIR-16.1b ARMIR-P3 nobody loses steps he does not have: units, and CP typed by hand', () => {
  const lost = (raw: JsonObject): number => {
    const shown = panel(raw);
    return Number(shown.rows.find(({ msg }) => msg.id === 'armir.cirAhead.lostLong')?.value.p?.n);
  };
  // one step of 140 CP: +7, and two steps with every face; it is gone with the first of them
  expect(lost({ units: [row('r1', '70', ['a'], 'tracked')] })).toBe(1);
  expect(lost({ how: 'curve', curve: '140' })).toBe(1);
  expect(lost({ how: 'curve', curve: '140 0' })).toBe(1);
  expect(lost({ how: 'curve', curve: '140 139 0' })).toBe(2);
});

it('ARMIR-16.1b a curve of CP typed by hand', () => {
  expect(readCurve('62 54, 46;0')).toEqual([62, 54, 46, 0]);
  expect(readCurve('a lot')).toBeUndefined();
  const shown = panel({ how: 'curve', curve: Array.from({ length: 13 }, () => 20).join(' ') });
  expect(shown.rows.find(({ msg }) => msg.id === 'armir.cirAhead.on')?.value.p?.exact).toEqual({ name: '25/36' });
  const points = shown.rows.find(({ msg }) => msg.id === 'armir.cirAhead.pointsLong')?.value.p?.n;
  // 25/36 × 1 + 25/108 × 0, the rest −1
  expect(points).toBeCloseTo(25 / 36 - (1 - 25 / 36 - 25 / 108), 12);
  expect(cirPoints(2, 'minus')).toBe(1);
});
