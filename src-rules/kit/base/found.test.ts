import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { bare, finder } from './found.ts';

it('a keyboard without the letter finds the name that has it', () => {
  const found = (asked: string, text: string) => finder(asked)(text);
  expect(found('cir', 'Čir: previsione')).toBe(true);
  expect(found('barbo', 'Gruppo Barbò')).toBe(true);
  expect(found('fuhrer', 'Führer Begleit')).toBe(true);
  expect(found('Čir', 'cir')).toBe(true);
  expect(found('lodz', 'Łódź')).toBe(true);
  expect(found('dukic', 'Đukić')).toBe(true);
  expect(found('grossdeutschland', 'Großdeutschland')).toBe(true);
  expect(found('starobelsk', "Starobel'sk")).toBe(true);
  expect(found('smolensk', 'Čir')).toBe(false);
});

it('every word is looked for, in any order, and signs are kept: odds and rules are searched too', () => {
  expect(finder('begleit  fu')('Führer Begleit')).toBe(true);
  expect(finder('26 : 9')('Attack at 26 : 9')).toBe(true);
  expect(finder('§ 6.52')('§ 6.52 overrun')).toBe(true);
  expect(finder('')('anything')).toBe(true);
  expect(bare('  È   QUI ')).toBe('e qui');
});

it('one name of a place is told the same way', () => {
  expect([folded('Tromsø'), folded('Peenemünde'), folded("Starobel'sk")]).toEqual([
    'tromso',
    'peenemunde',
    'starobelsk',
  ]);
});
