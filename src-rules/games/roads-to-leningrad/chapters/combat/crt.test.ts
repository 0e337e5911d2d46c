import { describe, expect, it } from 'vitest';
import { crt } from './crt.ts';

const codesOf = (cells: (typeof crt)['assault']['cells']): string => {
  const counts = new Map<string, number>();
  for (const { text } of Object.values(cells))
    for (const code of text.split(' ')) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, n]) => `${code} ${n}`)
    .toSorted()
    .join(', ');
};

describe('the figures of the box', () => {
  it('RTL-11.11 RTL-10.52 both tables hold each code as often as their page prints it', () => {
    expect(codesOf(crt.assault.cells)).toBe(
      'A1 19, A1R 12, A2 7, A2R 6, A2Rd 10, AR 23, ARd 8, D1 14, D1R 8, D1d 5, D2 4, D2R 10, D3R 4, D3Rd 4, DE 6, DR 21, DRd 9',
    );
    expect(codesOf(crt.mobile.cells)).toBe(
      'A1 13, A1R 14, A2 4, A2R 7, AR 35, D1 7, D1R 21, D2R 22, D3R 10, DE 6, DR 34',
    );
    expect(crt.mobile.cols).toEqual([...crt.assault.cols, '8-1']);
  });
});
