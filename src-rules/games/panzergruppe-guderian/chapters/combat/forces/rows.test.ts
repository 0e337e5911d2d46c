import { describe, expect, it } from 'vitest';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { infantryLadder } from '../../../model/units.ts';
import { fullSteps, germanRow, printedOf, stepsLeft } from './rows.ts';

const row = (raw: object) => {
  const parsed = parsePlain(germanRow, { ...raw });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.troubles));
  return { ...asInput(germanRow, parsed.value), id: '5inf' };
};

describe('units', () => {
  it('E16 PGG-9.61 PGG-9.63 infantry goes 9, 4, 2, 1, out', () => {
    const at = (steps: number) => printedOf(row({ steps: infantryLadder }), { cells: { steps: { '5inf': steps } } });
    expect([4, 3, 2, 1].map((steps) => at(steps).attack)).toEqual([9, 4, 2, 1]);
    expect([4, 3, 2, 1].map((steps) => at(steps).ma)).toEqual([7, 7, 7, 7]);
  });
  it('PGG-9.61 what the row says goes before the record, and the record before the printed steps', () => {
    const cells = { cells: { steps: { '5inf': 2 } } };
    expect(stepsLeft(row({ steps: infantryLadder, left: 3 }), cells)).toBe(3);
    expect(stepsLeft(row({ steps: infantryLadder }), cells)).toBe(2);
    expect(stepsLeft(row({ steps: infantryLadder }), { cells: {} })).toBe(4);
    expect(stepsLeft(row({ type: 'panzer', attack: 4 }), { cells: {} })).toBe(2);
  });
  it('PGG-9.62 PGG-9.63 PGG-10.24 steps by kind', () => {
    expect([
      fullSteps('infantry'),
      fullSteps('panzer'),
      fullSteps('cavalry'),
      fullSteps('rifle'),
      fullSteps('armor'),
      fullSteps('leader'),
    ]).toEqual([4, 2, 2, 1, 1, 1]);
  });
});
