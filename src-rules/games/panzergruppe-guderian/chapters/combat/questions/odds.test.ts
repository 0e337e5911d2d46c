import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { askBare as ask } from '../../../testing/ask.ts';
import { context } from '../../../testing/fights.ts';
import { columnFor, columns } from '../crt.ts';

describe('strengths and odds', () => {
  it('E02 PGG-9.31 a 4 in a major city defends with 8', () => {
    expect(ask('strength', { units: [{ defence: 4 }], majorCity: true })).toMatchObject({
      defence: 8,
      terrainMultiple: 2,
    });
  });
  it('E03 PGG-9.33 forest attacked solely across a river multiplies by three; with a city (A06) by four', () => {
    expect(ask('strength', { units: [{ defence: 1 }], forest: true, allAcrossRiver: true })).toMatchObject({
      terrainMultiple: 3,
    });
    expect(ask('strength', { units: [{ defence: 1 }], majorCity: true, allAcrossRiver: true })).toMatchObject({
      terrainMultiple: 3,
    });
    expect(
      ask('strength', { units: [{ defence: 1 }], forest: true, majorCity: true, allAcrossRiver: true }),
    ).toMatchObject({ defence: 4 });
  });
  it('E04 PGG-6.55 PGG-7.3 an intact panzer division of 8, out of supply, overruns with 4', () => {
    const units = [4, 2, 2].map((attack) => ({ attack, outOfSupply: true }));
    expect(ask('strength', { units, wholeDivision: true, overrun: true })).toMatchObject({ attack: 4 });
  });
  it('E06 E07 E08 PGG-10.36 leaders', () => {
    const with4 = (attack: number, outOfSupply: boolean) =>
      ask('strength', { units: [{ attack, outOfSupply }], leaders: [{ rating: 4 }] }).attack;
    expect([with4(6, false), with4(6, true), with4(1, false)]).toEqual([10, 6, 2]);
  });
  it('PGG-6.64 PGG-10.36 a disrupted leader adds nothing, an undisrupted one never to defence but his own rating', () => {
    expect(
      ask('strength', { units: [{ attack: 6, defence: 8 }], leaders: [{ rating: 4, disrupted: true }] }),
    ).toMatchObject({ attack: 6, defence: 12 });
  });
  it('E01 E14 PGG-9.4 odds fall to the defender and stop at 10-1 and 1-3', () => {
    const column = (attack: number, defence: number) => ask('odds', { attack, defence }).column;
    expect([column(26, 9), column(110, 10), column(200, 3), column(1, 4), column(1, 90), column(2, 3)]).toEqual([
      '2-1',
      '10-1',
      '10-1',
      '1-3',
      '1-3',
      '1-2',
    ]);
    expect(ask('odds', { attack: 0, defence: 4 })).toMatchObject({ column: null, why: 'no attack' });
    expect(ask('odds', { attack: 4, defence: 0 })).toMatchObject({ column: null, why: 'no defence' });
  });
  it('PGG-9.4 PGG-9.4a column, points short and to spare are what the formula says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (attack, defence) => {
        const name =
          attack >= defence
            ? `${Math.min(10, Math.floor(attack / defence))}-1`
            : `1-${Math.min(3, Math.ceil(defence / attack))}`;
        const answer = ask('odds', { attack, defence });
        expect(answer.column).toBe(name);
        const at = columns.indexOf(name);
        const { pointsToNext: short, pointsToSpare: spare } = answer as {
          pointsToNext: number | null;
          pointsToSpare: number | null;
        };
        if (short !== null) {
          expect(columnFor(attack + short, defence)).toBe(at + 1);
          expect(columnFor(attack + short - 1, defence)).toBe(at);
        } else expect(name).toBe('10-1');
        if (spare !== null) {
          expect(columnFor(attack - spare, defence)).toBe(at);
          if (attack - spare > 1) expect(columnFor(attack - spare - 1, defence)).toBe(at - 1);
        }
      }),
    );
  });
  it('PGG-X01 the chance of a result is its faces of six', () => {
    expect(ask('odds', { attack: 26, defence: 9 }).chances).toContainEqual({
      result: 'D1/A1',
      chance: { p: 1 / 3, exact: '1/3' },
    });
  });
});

it('bad input is answered field by field', () => {
  const question = game.questions.find((one) => one.id === 'odds');
  expect(question?.answer({ attack: -1, defence: 'x' }, context())).toMatchObject({
    ok: false,
    troubles: [{ path: 'attack' }, { path: 'defence' }],
  });
});
