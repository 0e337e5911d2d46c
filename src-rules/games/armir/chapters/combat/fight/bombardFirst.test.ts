import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { tables } from '../../../ids.ts';
import { axis, context, forces, inventedBombardment, inventedCrt, parsed, soviet } from '../../../testing/fights.ts';
import { bombardedFight, bombardFirst } from './bombardFirst.ts';

const raw = { soviet: [soviet('12 8')], axis: [axis('4 3 1')] };

describe('ARMIR-P2: a bombardment ahead of the combat', () => {
  it('ARMIR-P2: DSG halves the defence, DSG1 also takes a step: each case on its own column', () => {
    const fight = bombardedFight(forces(raw), 4, 'stay', context());
    expect(
      fight.cases.map(({ result, n, totals }) => [result, n, totals.attack, totals.defence, totals.column]),
    ).toEqual([
      ['-', 2, 12, 4, 3],
      ['DSG', 3, 12, 2, 6],
      // two steps left: CP 3, halved and rounded up
      ['DSG1', 1, 12, 2, 6],
    ]);
    // staying, 3 steps go only on 6:1 with 3 or 4: dice 4, 5, 6; with two steps left also 2 and 3
    expect(fight.cases.map(({ outcome }) => outcome.cleared)).toEqual([0, 3, 5]);
    expect(fight.cleared.exact).toBe('7/18');
    expect(fight.without.cleared).toBe(0);
    expect(fight.partly).toBe(false);
  });

  it('ARMIR-P2: the chances are those of every pair of dice, one by one', () => {
    for (const stand of ['stay', 'retreat'] as const) {
      const fight = bombardedFight(forces(raw), 3, stand, context());
      // value 3 reads - - - DSG DSG DSG1
      const cases = ['-', '-', '-', 'DSG', 'DSG', 'DSG1'];
      const cleared = cases.reduce(
        (sum, one) => sum + (fight.cases.find(({ result }) => result === one)?.outcome.cleared ?? 0),
        0,
      );
      expect(fight.cleared.p).toBeCloseTo(cleared / 36, 12);
    }
  });

  it('ARMIR-P2: a Soviet bombardment of a strongpoint reads a die lower', () => {
    const shielded = bombardedFight(forces({ ...raw, strongpoint: true }), 4, 'stay', context());
    // 0 reads as 1: - - - DSG DSG DSG
    expect(shielded.cases.map(({ result, n }) => [result, n])).toEqual([
      ['-', 3],
      ['DSG', 3],
    ]);
  });

  it('ARMIR-P2: a last step gone leaves an empty hex; missing cells are said', () => {
    const weak = bombardedFight(forces({ ...raw, axis: [axis('4')] }), 4, 'stay', context());
    expect(weak.cases.at(-1)).toMatchObject({ result: 'DSG1', outcome: { cleared: 6 } });
    const input = parsed(bombardFirst, { ...raw, bombardment: 4 });
    const full = bombardFirst.panel(input, context(), []);
    expect(full.missing).toEqual([]);
    expect(verifySteps(full.figures)).toEqual([]);
    const { '1/4': _, ...cells } = inventedBombardment.cells;
    const holed = { [tables.crt]: inventedCrt, [tables.bombardment]: { ...inventedBombardment, cells } };
    expect(bombardFirst.panel(input, context({ tables: holed }), []).missing).toMatchObject([
      { table: tables.bombardment },
    ]);
    expect(bombardFirst.panel(input, context({ tables: {} }), []).missing).toMatchObject([
      { table: tables.bombardment },
      { table: tables.crt },
    ]);
  });

  it('ARMIR-P2 ARMIR-12.3.2: once the bombardment takes the heavy unit, whoever meant to stay must give ground', () => {
    const tanks = { soviet: [soviet('20 15', { move: 'tracked' })] };
    const stays = (rows: readonly object[]) => {
      const input = parsed(bombardFirst, { ...tanks, axis: rows, bombardment: 4 });
      const panel = bombardFirst.panel(input, context(), []);
      if (panel.kind !== 'value') throw new Error(panel.kind);
      return {
        policy: panel.rows[0]?.msg.p?.policy,
        rows: panel.grids?.[0]?.rows.map(({ cells }) => [cells[1]?.value.p, cells.at(-1)?.p]),
        hints: panel.hints.map(({ rule }) => rule),
      };
    };
    // the light unit has lost a step before: the heavy one has to take that of DSG1
    expect(stays([axis('9', { heavy: true }), axis('5 4 3 2 1 1', { left: 5 })])).toEqual({
      policy: { id: 'armir.fight.policy.stay' },
      rows: [
        [{ a: 20, d: 13 }, 0],
        [{ a: 20, d: 7 }, 0],
        // five steps hold against all but a 6; but it has to go with the first
        [{ a: 20, d: 2 }, 1],
      ],
      hints: ['11.1.3', '12.3.2'],
    });
    // where both cost the same the owner keeps the unit that lets him stay
    expect(stays([axis('1', { heavy: true }), axis('2 1')]).hints).toEqual(['11.1.3']);
    // a unit that has to go anyway and has no hex to go to has none after the bombardment
    const forced = bombardedFight(forces({ ...tanks, axis: [axis('5 4 3 2 1')] }), 4, 'stay', context());
    expect(forced.cases.at(-1)).toMatchObject({ result: 'DSG1', outcome: { cleared: 2 } });
  });
});
