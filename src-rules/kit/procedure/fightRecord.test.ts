import { expect, it } from 'vitest';
import { hexIn } from './fightRecord.ts';

const unit = (hex: string, kind = 'combat') => ({ kind, hex });

it('a fight was for the hex named, else for the one in which its defenders stand', () => {
  const fight = { attacker: 'red', red: [unit('0101')], blue: [unit('0202'), unit('0202'), unit('0909', 'artillery')] };
  expect(hexIn(fight)).toBe('0202');
  expect(hexIn({ ...fight, target: ' 0303 ' })).toBe('0303');
  expect(hexIn({ ...fight, target: '', hex: '0404' })).toBe('0404');
  // two hexes, or none that is known
  expect(hexIn({ ...fight, blue: [unit('0202'), unit('0203')] })).toBeUndefined();
  expect(hexIn({ ...fight, blue: [unit('')] })).toBeUndefined();
  expect(hexIn({ red: [unit('0101')], blue: [] })).toBeUndefined();
});
