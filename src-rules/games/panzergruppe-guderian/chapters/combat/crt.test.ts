import { describe, expect, it } from 'vitest';
import { columns, crt, faces, readCode } from './crt.ts';

describe('the combat results table', () => {
  it('PGG-9.5 has twelve columns and six faces, every cell a result', () => {
    expect(columns).toEqual(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1']);
    expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(crt.cells)).toHaveLength(72);
    for (const cell of Object.values(crt.cells)) expect(readCode(cell.text), cell.text).toBeDefined();
  });
  it('PGG-9.64 PGG-9.65 PGG-9.66 PGG-9.67 results are taken apart', () => {
    expect(readCode('D2/A1')).toEqual({
      code: 'D2/A1',
      defender: { n: 2, all: false },
      attacker: { n: 1, all: false },
      split: true,
      engaged: false,
    });
    expect(readCode('De')).toMatchObject({ defender: { all: true }, split: false });
    expect(readCode('Ae')).toMatchObject({ attacker: { all: true } });
    expect(readCode('Eng')).toMatchObject({ defender: { n: 1 }, attacker: { n: 1 }, engaged: true, split: false });
    expect([readCode('D3'), readCode('A1/D1'), readCode('')]).toEqual([undefined, undefined, undefined]);
  });
});
