import { describe, expect, it } from 'vitest';
import { armir } from '../../../index.ts';
import { draw, scene } from '../../../testing/drawn.ts';

const row = Array.from({ length: 9 }, (_, i) => `0${i + 1}03`);
const sheet = JSON.parse(
  JSON.stringify(
    draw({
      columns: [1, 9],
      rows: [1, 5],
      features: { sourceA: ['0103'] },
      links: { rail: [row.slice(0, 3)] },
      sides: { minor: [['0803', '0903']] },
    }),
  ),
);
const context = { ...scene(sheet, {}).context, sheets: {} };
const ask = (id: string, raw: object) => armir.questions.find((one) => one.id === id)?.answer(raw, context);
const value = (id: string, raw: object) => {
  const answer = ask(id, raw);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer.value));
};
const units = [
  { id: 'ii-1', hex: '0503' },
  { id: 'far', hex: '0803', side: 'axis', values: { kind: 'combat', formation: 'xxix', cp: '5 3', nation: 'ITA' } },
  { id: 'rifle-1', hex: '0903' },
];

describe('the map asked by a script', () => {
  it('ARMIR-8b ARMIR-8d who is in supply, also of units given with the question', () => {
    const told = value('supply', { sheet, units, side: 'axis' });
    expect(told.units.map((one: { id: string; state: string }) => [one.id, one.state])).toEqual([
      ['ii-1', 'supplied'],
      ['far', 'oos'],
    ]);
    expect(value('supply-phase', { sheet, units }).units).toHaveLength(3);
  });
  it('ARMIR-8f what every tool of the screen says', () => {
    const weak = value('map', { sheet, units: units.slice(0, 1), ask: 'weak-axis' });
    expect(weak.says.p).toMatchObject({ sp: 2, count: 1 });
    expect(value('map', { sheet, ask: 'drawing' }).list.length).toBeGreaterThan(3);
  });
  it('ARMIR-8d an attack as it lies on the map', () => {
    const made = value('map-fight', { sheet, units, target: '0803', attackers: ['rifle-1'] });
    expect(made).toMatchObject({ calc: 'combat', input: { attacker: 'soviet', target: '0803' } });
    expect(made.input.soviet[0]).toMatchObject({ id: 'rifle-1', across: ['river'] });
    expect(made.input.axis[0]).toMatchObject({ id: 'far', hex: '0803' });
    expect(value('map-fight', { sheet, units, target: '0101', attackers: ['rifle-1'] }).calc).toBeNull();
  });
  it('a map that is not there, or that cannot be read, is named', () => {
    expect(ask('supply', { side: 'axis' })).toMatchObject({ ok: false, troubles: [{ path: 'sheet' }] });
    expect(ask('supply', { side: 'axis', sheet: { grid: 5 } })?.ok).toBe(false);
    expect(ask('map', { sheet, ask: 'no such tool' })?.ok).toBe(false);
  });
});
