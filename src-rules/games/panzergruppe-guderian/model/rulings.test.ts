import { describe, expect, it } from 'vitest';
import { fightRulings, optionalRules, recordRulings } from '../ids.ts';
import { panzergruppeGuderian } from '../index.ts';
import { ruling } from './rulings.ts';

const { options } = panzergruppeGuderian;

describe('options', () => {
  it('every ruling the digest leaves open is a switch with its default first, and so are the optional rules', () => {
    const all = { ...fightRulings, ...recordRulings, ...optionalRules };
    expect(new Set(options.map((option) => option.id))).toEqual(new Set(Object.keys(all)));
    for (const option of options) {
      expect(option.start).toBe(option.choices[0]?.value);
      expect(option.choices.length).toBeGreaterThan(1);
    }
    const rulings = options.filter((option) => /^a\d\d$/.test(option.id)).map((option) => option.id);
    expect(rulings.sort()).toEqual(
      [
        '01',
        '02',
        '04',
        '05',
        '08',
        '09',
        '10',
        '11',
        '12',
        '16',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '24',
        '29',
        '37',
        '39',
        '42',
        '44',
        '48',
        '49',
        '50',
        '51',
      ].map((n) => `a${n}`),
    );
  });
  it('a value nobody offers reads as the default', () => {
    expect(ruling({ a17: '39' }, 'a17')).toBe('40');
    expect(ruling({}, 'a44')).toBe('pass');
    expect(ruling({ a44: 'unit' }, 'a44')).toBe('unit');
  });
});
