import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { FightAt } from '#rules/kit/game/mapSpec.ts';
import { cells, marks } from '../../../ids.ts';
import { block } from '../../../testing/block.ts';
import { draw, scene } from '../../../testing/drawn.ts';
import { map } from '../../../testing/map.ts';

const at = { 'pz-1': '4605', 'rifle-1': '4506', 'rifles-1': '4606' };
const noteOf = (
  phase: string,
  attackers: readonly string[],
  more: { readonly declared?: JsonObject; readonly joining?: FightAt['joining'] } = {},
) => {
  const { board, context } = scene(draw(block), at, {
    place: `t3/ops#1/op/kind=mobile/mobile/${phase}`,
    who: 'german',
    cells: { at, [cells.active]: 'german' },
    ...(more.declared ? { marks: { [marks.declared]: { '4606': { value: more.declared } } } } : {}),
  });
  return map.fight?.({ target: '4606', attackers, side: 'german', joining: more.joining ?? [] }, board, context)?.note;
};

describe('an attack declared on the map', () => {
  it('RTL-9.1 by those who are chosen there, as the form books it, while its side moves and until it is booked', () => {
    const note = noteOf('movement', ['pz-1', 'rifle-1']);
    expect(note?.proposal).toMatchObject({
      ok: true,
      facts: [
        { kind: 'mark', mark: marks.declared, key: '4606', value: { side: 'german', units: ['pz-1', 'rifle-1'] } },
      ],
    });
    expect(noteOf('combat', ['pz-1'])).toBeUndefined();
    const declared = { side: 'german', units: ['rifle-1', 'pz-1'] };
    expect(noteOf('movement', ['pz-1', 'rifle-1'], { declared })).toBeUndefined();
    expect(noteOf('movement', ['pz-1'], { declared })?.proposal.ok).toBe(true);
  });
  const gun = { row: 'guns-1', field: 'part', on: true };
  const points = { row: 'hq-1', field: 'spend', on: 'units' };
  it('RTL-12.13b the battery whose support was put in is named with it', () => {
    const units = (declared: JsonObject | undefined) =>
      noteOf('movement', ['pz-1'], { joining: [gun], ...(declared ? { declared } : {}) });
    const all = { side: 'german', units: ['pz-1', 'guns-1'] };
    expect(units(undefined)?.proposal).toMatchObject({ ok: true, facts: [{ mark: marks.declared, value: all }] });
    expect(units(all)).toBeUndefined();
  });
  it('RTL-15.33 points and aircraft that were put in are told with it, and lie on its bench and its map', () => {
    const note = noteOf('movement', ['pz-1'], { joining: [gun, points] });
    const value = { side: 'german', units: ['pz-1', 'guns-1'], plan: { 'hq-1': { spend: 'units' } } };
    expect(note?.proposal).toMatchObject({ ok: true, facts: [{ mark: marks.declared, value }] });
    expect(noteOf('movement', ['pz-1'], { joining: [gun, points], declared: value })).toBeUndefined();
    // without the points it is another one
    expect(noteOf('movement', ['pz-1'], { joining: [gun], declared: value })).toBeDefined();
  });
});
