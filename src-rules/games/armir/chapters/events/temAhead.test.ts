import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { tables, turns } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { inventedBoard, inventedOdds, inventedResult } from '../../testing/board.ts';
import type { corpsAheadCalc } from '../supply/corpsCalc.ts';
import { type BoxUnit, boxAttack, type TemSetting, temAhead } from './temAhead.ts';
import { temAheadCalc } from './temCalc.ts';

const panelOf = (calc: typeof corpsAheadCalc, raw: JsonObject, context = at({}, inventedBoard)) => {
  const input = calc.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = calc.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};

/** The column of the turns so headed, turn by turn. */
const columnIn = (shown: ReturnType<typeof panelOf>, col: string) => {
  const grid = shown.grids?.find(({ id }) => id === 'turns');
  const at = grid?.cols.findIndex(({ id }) => id === col) ?? -1;
  return grid?.rows.map(({ cells }) => cells[at]?.p) ?? [];
};

const context = at({}, inventedBoard);
const setting = (over: Partial<TemSetting> = {}): TemSetting => ({
  turn: 2,
  stage: 'die',
  garrison: 1,
  printed: [],
  sharing: { scope: 'cumulative', kinds: 'combat', order: 'cheapest' },
  oos: 'phase',
  tables: context,
  ...over,
});
const unit = (cp: readonly number[], over: Partial<BoxUnit> & { readonly armoured?: boolean } = {}): BoxUnit => ({
  member: { id: cp.join(), cp, full: cp.length, fast: false, combat: true, armoured: over.armoured ?? false },
  left: over.left ?? cp.length,
  oos: over.oos ?? false,
  enters: over.enters ?? 1,
});

it('ARMIR-P5 D11 garrison 1, nobody attacks: 3.5 on average after the die of turn 6', () => {
  const { turns: rows } = temAhead([], setting());
  expect(rows.map(({ mean }) => mean)).toEqual([7 / 6, 9 / 6, 2, 16 / 6, 3.5].map((n) => expect.closeTo(n, 12)));
  expect(
    rows
      .at(-1)
      ?.garrison.map(({ p }) => p)
      .reduce((sum, p) => sum + p, 0),
  ).toBeCloseTo(1, 12);
  // every row of dice
  expect(rows.at(-1)?.garrison[6]?.exact).toBe('5/324');
});

it('ARMIR-P5 CP of the box: units out of supply halved, the box rounded up once; who is on the way does not count', () => {
  const units = [
    unit([5, 3], { oos: true }),
    unit([5, 3], { oos: true }),
    unit([3], { oos: true }),
    unit([9], { enters: 4 }),
  ];
  const left = units.map((one) => one.left);
  expect(
    boxAttack(
      units,
      left,
      units.map(({ oos }) => oos),
      3,
    ),
  ).toBe(7);
  expect(
    boxAttack(
      units,
      left,
      units.map(({ oos }) => oos),
      4,
    ),
  ).toBe(16);
});

/** The invented card, the dice and the losses once more, one by one. */
const naive = (units: readonly BoxUnit[], from: number, start: number): readonly number[] => {
  interface State {
    readonly garrison: number;
    readonly left: readonly number[];
    readonly oos: readonly boolean[];
  }
  const taken = Array.from({ length: turns + 1 }, () => 0);
  const cp = (one: BoxUnit, n: number): number => (n > 0 ? (one.member.cp[one.member.cp.length - n] ?? 0) : 0);
  /** the cheapest of those who may, first come first */
  const loses = (state: State, may: readonly number[]): State => {
    const price = (i: number) => {
      const [one, n] = [units[i], state.left[i] ?? 0];
      return one ? cp(one, n) - cp(one, n - 1) : 0;
    };
    const [at] = may.toSorted((a, b) => price(a) - price(b) || a - b);
    return at === undefined ? state : { ...state, left: state.left.map((n, i) => (i === at ? n - 1 : n)) };
  };
  const alive = (state: State) => units.flatMap((_, i) => ((state.left[i] ?? 0) > 0 ? [i] : []));
  const walk = (turn: number, state: State, p: number): void => {
    if (turn > turns || p === 0) return;
    for (let die = 1; die <= 6; die += 1) {
      const garrison = state.garrison + (die < turn ? 1 : 0);
      const half = units.reduce((sum, one, i) => sum + cp(one, state.left[i] ?? 0) * (state.oos[i] ? 1 : 2), 0);
      const attack = Math.ceil(half / 2);
      for (let face = 1; face <= 6; face += 1) {
        let next: State = { ...state, garrison };
        if (attack > 0) {
          const ratio = attack >= garrison ? Math.min(7, Math.floor(attack / garrison)) : 0;
          const { attacker, defender } = inventedResult(inventedOdds.indexOf(ratio === 0 ? '1:2' : `${ratio}:1`), face);
          if (defender >= garrison) {
            taken[turn] = (taken[turn] ?? 0) + p / 36;
            continue;
          }
          next = { ...next, garrison: garrison - defender };
          for (let n = 0; n < attacker; n += 1) {
            const here = alive(next);
            const lost = (i: number) => (units[i]?.member.full ?? 0) - (next.left[i] ?? 0);
            const fewest = Math.min(...here.map(lost));
            next = loses(
              next,
              here.filter((i) => lost(i) === fewest),
            );
          }
        }
        const rolls = alive(next).some((i) => units[i]?.member.armoured && !next.oos[i]);
        for (const [stays, chance] of rolls
          ? ([
              [true, (6 - turn) / 6],
              [false, turn / 6],
            ] as const)
          : ([[false, 1]] as const)) {
          const oos = next.oos.map(
            (it, i) => it || ((next.left[i] ?? 0) > 0 && !(stays && units[i]?.member.armoured === true)),
          );
          const worn = loses(
            { ...next, oos },
            alive(next).filter((i) => oos[i]),
          );
          walk(turn + 1, worn, (p / 36) * chance);
        }
      }
    }
  };
  walk(from, { garrison: start, left: units.map(({ left }) => left), oos: units.map(({ oos }) => oos) }, 1);
  return taken;
};

it('ARMIR-P5 the chance of capture agrees with throwing all dice of the last turns', () => {
  const units = fc.array(
    fc.record({
      cp: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
      armoured: fc.boolean(),
      oos: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(units, fc.integer({ min: 5, max: 6 }), fc.integer({ min: 1, max: 4 }), (all, turn, garrison) => {
      const force = all.map(({ cp, armoured, oos }) =>
        unit(
          cp.toSorted((a, b) => b - a),
          { armoured, oos },
        ),
      );
      const { turns: rows } = temAhead(force, setting({ turn, garrison }));
      let sum = 0;
      const counted = naive(force, turn, garrison);
      for (const row of rows) {
        sum += counted[row.turn] ?? 0;
        expect(row.taken.p).toBeCloseTo(sum, 10);
      }
    }),
    { numRuns: 12 },
  );
});

it('ARMIR-P5 ARMIR-AMB-53 in the turn of arrival at normal strength, or halved at once', () => {
  const force = [unit([6, 6, 6, 6], { enters: 2 })];
  const fresh = temAhead(force, setting({ stage: 'attack' })).turns[0]?.taken.p ?? 0;
  const halved = temAhead(force, setting({ stage: 'attack', oos: 'once' })).turns[0]?.taken.p ?? 0;
  expect(halved).toBeLessThan(fresh);
});

it('ARMIR-P5 ARMIR-16.3.2 what the box loses is never lost by who is still on the way', () => {
  const late = unit([30, 20, 10], { enters: 5 });
  const taken = (force: readonly BoxUnit[]) => temAhead(force, setting()).turns.find(({ turn }) => turn === 5)?.taken.p;
  // a weak unit fights, and is gone, before the strong one comes
  const weak = unit([1]);
  expect(taken([weak, late])).toBeGreaterThan((taken([weak]) ?? 0) + 0.3);
});

it('ARMIR-P5 ARMIR-AMB-52 a printed garrison CP counts in place of its value', () => {
  const force = [unit([6, 5, 4])];
  const plain = temAhead(force, setting({ stage: 'attack' })).turns[0]?.taken.p ?? 0;
  expect(temAhead(force, setting({ stage: 'attack', printed: [6] })).turns[0]?.taken.p).toBeLessThan(plain);
});

it('ARMIR-P5 ARMIR-16.3.2 cells nobody typed are named, and what hangs on them is said to be unknown', () => {
  const grid = inventedBoard.tables?.[tables.crt];
  if (!grid) throw new Error('no card');
  const cells = Object.fromEntries(Object.entries(grid.cells).filter(([key]) => key !== '3/6:1'));
  const hole = at({}, { ...inventedBoard, tables: { [tables.crt]: { ...grid, cells } } });
  const shown = panelOf(
    temAheadCalc,
    { turn: 6, stage: 'attack', garrison: 1, units: [{ id: 'r', name: 'R', cp: '6 3' }] },
    hole,
  );
  expect(columnIn(shown, 'armir.temAhead.row.unknown')).toEqual([expect.closeTo(1 / 6, 12)]);
  expect(shown.missing).toMatchObject([{ table: tables.crt, msg: { p: { count: 1, what: { name: '6:1 / 3' } } } }]);
  // no card at all: nothing is known of a fight, and the garrison is still told
  const none = panelOf(temAheadCalc, { turn: 2, units: [{ id: 'r', name: 'R', cp: '6 3' }] }, at());
  expect(columnIn(none, 'armir.temAhead.row.unknown')[0]).toBe(1);
  expect(shown.figures.find(({ id }) => id === 'attack')?.value).toBe(6);
});

it('ARMIR-P5 ARMIR-16.3.2 CP nobody typed are not 0: nothing is told of the airports until they are typed', () => {
  const box = (cp: string, over: JsonObject = {}) => ({
    turn: 3,
    garrison: 2,
    units: [
      { id: 'r', name: 'R', cp: '6 3' },
      { id: 's', name: 'S', cp, ...over },
    ],
  });
  const shown = panelOf(temAheadCalc, box(''));
  expect([shown.answer.id, shown.says.id]).toEqual(['armir.fronts.unknown', 'armir.fronts.unknown']);
  expect(shown.missing).toMatchObject([
    { row: 's', msg: { id: 'armir.fronts.missing.cp', p: { unit: { p: { what: { name: 'S' } } } } } },
  ]);
  expect(shown.rows).toEqual([]);
  expect(shown.figures.map(({ id }) => id)).toEqual(['garrison']);
  expect(shown.grids?.map(({ id }) => id)).toEqual(['turns']);
  expect(columnIn(shown, 'armir.temAhead.row.taken')).toEqual([undefined, undefined, undefined, undefined]);
  expect(columnIn(shown, 'armir.temAhead.row.unknown')).toEqual([1, 1, 1, 1]);
  // the garrison's own dice hang on nobody's CP
  expect(columnIn(shown, 'armir.temAhead.row.die')[1]).toBe(1 / 2);
  const typed = panelOf(temAheadCalc, box('6 3'));
  expect([typed.answer.id, typed.missing]).toEqual(['armir.temAhead.answer', []]);
  expect(typed.grids?.map(({ id }) => id)).toEqual(['turns', 'garrison']);
  // what the typed units do before it comes is known, and no more
  const later = panelOf(temAheadCalc, box('', { enters: 5 }));
  const alone = panelOf(temAheadCalc, { ...box(''), units: [{ id: 'r', name: 'R', cp: '6 3' }] });
  const [taken, before] = [later, alone].map((one) => columnIn(one, 'armir.temAhead.row.taken'));
  expect(taken?.slice(0, 2)).toEqual(before?.slice(0, 2));
  expect(taken?.slice(2)).toEqual([before?.[1], before?.[1]]);
  const rest = expect.closeTo(1 - (before?.[1] ?? 1), 12);
  expect(columnIn(later, 'armir.temAhead.row.unknown')).toEqual([0, 0, rest, rest]);
  expect(later.answer.id).toBe('armir.temAhead.answerUnknown');
  expect(later.rows.map(({ msg }) => msg.id)).toEqual(['armir.temAhead.attackNow', 'armir.temAhead.taken']);
});

it('ARMIR-P5 ARMIR-8.6 whose step attrition takes is not known where CP are missing', () => {
  const units = [unit([], { left: 1, oos: true }), unit([6, 5], { oos: true })];
  const { turns: rows } = temAhead(units, setting({ turn: 5, stage: 'supply' }));
  expect(rows.map(({ unknown, mean }) => [unknown.p, mean])).toEqual([
    [0, 1],
    [1, undefined],
  ]);
});

it('ARMIR-P5 the box, its markers and the garrison come from the record', () => {
  const now = at(
    {
      turn: 3,
      place: 't3/order=axis/usual/soviet-combat',
      past: ['t3/reinforcements'],
      cells: {
        temUnits: { 'tank-2': 'yes', 'rifle-3': 'yes' },
        oos: { 'rifle-3': 'yes' },
        garrison: 2,
        temDice: { 3: 5 },
      },
    },
    inventedBoard,
  );
  const shown = panelOf(temAheadCalc, {}, now);
  // 7, and 11 halved
  expect(shown.figures.find(({ id }) => id === 'attack')?.value).toBe(13);
  expect(shown.figures.find(({ id }) => id === 'garrison')?.value).toBe(2);
  expect(shown.grids?.[0]?.rows).toHaveLength(4);
  expect(panelOf(temAheadCalc, {}, at({ cells: { temTaken: 3 } })).not?.rule).toBe('16.3.2');
});

it('ARMIR-P5 ARMIR-16.3.2 what is taken in turn 1 counts from turn 1 on', () => {
  const strong = { turn: 1, stage: 'attack', garrison: 1, units: [{ id: 'r', name: 'R', cp: '60' }] };
  const taken = columnIn(panelOf(temAheadCalc, strong), 'armir.temAhead.row.taken').map(Number);
  expect(taken[0]).toBeGreaterThan(0);
  expect(taken).toEqual(taken.toSorted((a, b) => a - b));
});

it('ARMIR-P5 ARMIR-AMB-53 who is out of supply already stays so, from whichever moment newcomers are', () => {
  const told = (amb53: string, enters: number) => {
    const units = [{ id: 'r', name: 'R', cp: '12 6', oos: true, enters }];
    const asked = { turn: 3, stage: 'attack', garrison: 4, units };
    return columnIn(
      panelOf(temAheadCalc, asked, at({ options: { amb53 } }, inventedBoard)),
      'armir.temAhead.row.taken',
    );
  };
  expect(told('once', 2)).toEqual(told('phase', 2));
  expect(told('once', 3)).toEqual(told('phase', 3));
});
