import { expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { followed } from './mapSaid.ts';

const msg = { id: 'kit.plain.what' } as never;
const fields: Fields = {
  hex: { kind: 'place', msg, start: '', pattern: '.*' },
  city: { kind: 'toggle', msg, start: false },
  units: {
    kind: 'rows',
    msg,
    start: [],
    max: 9,
    fields: { across: { kind: 'set', msg, start: [], options: [{ key: 'river', msg }] } },
  },
};
const said = (city: boolean, across: readonly string[]) => ({ whole: { city }, rows: { a: { across: [...across] } } });
const units = [{ id: 'a', across: [] as string[] }];

it('a form goes along with the hex that is named, and back with one the map does not know', () => {
  const typed = followed(fields, { hex: '0404', city: false, units }, undefined, said(true, ['river']));
  expect(typed).toEqual({ hex: '0404', city: true, units: [{ id: 'a', across: ['river'] }] });
  const other = followed(fields, { ...typed, hex: '0505' }, said(true, ['river']), said(false, []));
  expect(other).toEqual({ hex: '0505', city: false, units });
  expect(followed(fields, { ...typed, hex: '05' }, said(true, ['river']), undefined)).toEqual({
    hex: '05',
    city: false,
    units,
  });
});
it('what the players set against the map stays, and nothing is made anew where nothing follows', () => {
  const against = { hex: '0404', city: false, units };
  expect(followed(fields, against, said(true, ['river']), said(true, ['river']))).toEqual(against);
  const own = { hex: '0505', city: true, units };
  const after = followed(fields, own, undefined, said(false, []));
  expect(after).toEqual(own);
  expect(after.units).toBe(units);
});
