import { describe, expect, it } from 'vitest';
import { codeLength, codeSigns } from '#shared/room.ts';
import { openCodes } from './codes.ts';

describe('a code', () => {
  it('is over for all after twenty wrong tries, from wherever they come', () => {
    const codes = openCodes();
    codes.renew();
    const code = codes.now()?.code ?? '';
    for (let i = 0; i < 19; i++) expect(codes.try('WRONG', `10.0.0.${i}`)).toBe('wrong');
    expect(codes.now()).toBeDefined();
    expect(codes.try('WRONG', '10.0.0.99')).toBe('wrong');
    expect(codes.now()).toBeUndefined();
    expect(codes.try(code, '10.0.0.100')).toBe('wrong');
  });

  it('lets nobody in before there is one, and is another every time, of signs that are not mistaken', () => {
    const codes = openCodes();
    expect(codes.try('', 'x')).toBe('wrong');
    const made = new Set<string>();
    for (let i = 0; i < 200; i++) {
      codes.renew();
      const code = codes.now()?.code ?? '';
      expect(code).toHaveLength(codeLength);
      for (const sign of code) expect(codeSigns).toContain(sign);
      made.add(code);
    }
    expect(made.size).toBe(200);
  });
});
