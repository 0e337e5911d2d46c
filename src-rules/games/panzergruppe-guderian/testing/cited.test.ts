import { expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '../index.ts';
import { at } from './at.ts';

it('every rule number the record cites can be looked up', () => {
  const known = new Set(game.reference.map((one) => one.rule));
  const cited = [
    ...game.options.map((option) => option.rule),
    ...game.limits(at({ options: { withdrawal: 'on' } })).map((limit) => limit.rule),
    ...game.tables.map((spec) => spec.rule),
  ];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
