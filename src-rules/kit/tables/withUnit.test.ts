import { expect, it } from 'vitest';
import { msg } from '../words/message.ts';
import type { RosterSpec } from './rosters.ts';
import { withUnit } from './withUnit.ts';

const m = msg('t');
const spec: RosterSpec = {
  id: 'blue',
  msg: m,
  about: m,
  rule: '1',
  known: [],
  fields: {
    kind: { kind: 'choice', msg: m, start: 'foot', options: ['foot', 'tank'].map((key) => ({ key, msg: m })) },
    attack: { kind: 'count', msg: m, start: 0, min: 0, max: 9 },
    formation: { kind: 'text', msg: m, start: '', max: 9 },
  },
};
const list = (...units: readonly { id: string; name: string; values: object }[]) =>
  ({ id: 'blue', units }) as Parameters<typeof withUnit>[1];
// invented units
const row = { attack: 4, kind: 'tank', formation: '', outOfSupply: true, hex: '0101' };

it('a unit typed for a fight is a new one of the list, with what its counter prints and no state of it', () => {
  const kept = withUnit(spec, list({ id: 'u1', name: 'Anvil', values: {} }), { id: 'x9', name: ' Hammer ', row });
  expect(kept?.roster.units[1]).toEqual({ id: `${spec.id}-u2`, name: 'Hammer', values: { attack: 4, kind: 'tank' } });
  expect(kept?.unit).toBe(`${spec.id}-u2`);
});

it('a unit of the list gets what it lacks, by its id or its name; what stands there stays', () => {
  const known = list({ id: 'u1', name: 'Hámmer', values: { attack: null, kind: 'foot' } });
  for (const id of ['u1', 'x9']) {
    const kept = withUnit(spec, known, { id, name: 'hammer', row });
    expect(kept).toEqual({
      roster: list({ id: 'u1', name: 'Hámmer', values: { attack: 4, kind: 'foot' } }),
      unit: 'u1',
    });
  }
});

it('nothing is kept that says nothing: no name, no value, a number that does not fit, one counter of many', () => {
  const none = list();
  expect(withUnit(spec, none, { id: 'x', name: ' ', row })).toBeUndefined();
  expect(withUnit(spec, none, { id: 'x', name: 'Hammer', row: { attack: 0, kind: 'foot' } })).toBeUndefined();
  expect(withUnit(spec, none, { id: 'x', name: 'Hammer', row: { attack: 12 } })).toBeUndefined();
  expect(withUnit(spec, none, { id: 'rifle#3', name: '3', row })).toBeUndefined();
  const whole = list({ id: 'u1', name: 'Hammer', values: { attack: 2, kind: 'foot' } });
  expect(withUnit(spec, whole, { id: 'u1', name: 'Hammer', row })).toBeUndefined();
});
