import { describe, expect, it } from 'vitest';
import { calledSo, named, namedBefore } from './named.ts';

const all = [
  { id: 'cir', name: 'Čir' },
  { id: 'g-2', name: '2. Garde' },
  { id: 'g2', name: '2 Garde' },
  { id: 'x', name: 'g-2' },
];
const idOf = (typed: string) => calledSo(typed, all)?.id;

describe('the one called so', () => {
  it('by its name in any case, and by its name before the id of another', () => {
    expect([' čir ', '2. garde', 'g-2', 'G2'].map(idOf)).toEqual(['cir', 'g-2', 'x', 'g2']);
  });

  it('with accents and signs left out where only one is', () => {
    expect(['Cir', '2, Garde', 'Garde', '', ' ', '·'].map(idOf)).toEqual([
      'cir',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('who has the name of one before is not reached by it; who has none has nobody’s', () => {
    const names = ['Pz', '', ' pz', 'PZ.', ''].map((name) => ({ name }));
    expect(names.map((_, i) => namedBefore(names, i))).toEqual([undefined, undefined, 0, undefined, undefined]);
  });

  it('what has no id is found by its name alone', () => {
    expect(calledSo('x', [{ name: 'Y' }, { name: 'X' }])).toEqual({ name: 'X' });
  });
});

it('by a few letters: the whole name first, else how it begins, else its words in any place', () => {
  const units = ['1/237', '2/237', '12 Rifle', 'Rifle 12 Guards'].map((name) => ({ name }));
  const found = (typed: string) => named(typed, units).map(({ name }) => name);
  expect(found('12 rifle')).toEqual(['12 Rifle']);
  expect(found('rif')).toEqual(['Rifle 12 Guards']);
  expect(found('gu ri')).toEqual(['Rifle 12 Guards']);
  expect(found('tank')).toEqual([]);
});
