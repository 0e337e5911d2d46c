import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { blocksInTheEast } from '../../index.ts';
import { ask as askAt, at } from '../../testing/at.ts';
import { draw } from '../../testing/draw.ts';

const row = Array.from({ length: 9 }, (_, i) => `0${i + 1}03`);
const sheet = JSON.parse(
  JSON.stringify(
    draw({ columns: [1, 9], rows: [1, 5], links: { rail: [row] }, names: { '0103': 'Berlin' }, labels: { POL: row } }),
  ),
);
const ask = (id: string, raw: object) =>
  blocksInTheEast.questions.find((one) => one.id === id)?.answer(raw, at({ turn: 2 }));
const value = (id: string, raw: object) => {
  const answer = ask(id, raw);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return JSON.parse(JSON.stringify(answer.value));
};

describe('the map asked by a script', () => {
  it('BITE-4.3-2 which blocks are in supply', () => {
    const units = [
      { id: 'a', at: '0302', class: 'infantry' },
      { id: 'b', at: '0803', class: 'infantry' },
      { id: 's', at: '0603', class: 'infantry', nation: 'SOV' },
    ];
    const told = value('supply', { sheet, units, side: 'axis' });
    expect(told.units.map((one: { id: string; state: string }) => [one.id, one.state])).toEqual([
      ['a', 'supplied'],
      ['b', 'none'],
    ]);
  });

  it('BITE-4.4-1 what every tool of the screen says', () => {
    const units = [{ id: 'a', at: '0303', class: 'infantry', barrel: true }];
    const reach = value('map', { sheet, units, ask: 'reach', target: 'a' });
    expect(reach.says.p.n).toBe(2);
    expect(reach.list[0]).toMatchObject({ msg: { id: 'bite.reach.unsupplied' }, rule: '4.4' });
  });

  it('BITE-13.7-1 BITE-13.8-2 an order of the movement step moves nobody as supplied in the extra movement', () => {
    const units = [{ id: 'foot', at: '0303', class: 'infantry', barrel: true }];
    const reach = (step: string) => {
      const record = {
        [cells.reserve]: { foot: 'extra' },
        [cells.activated]: { fhq: 'movement 4 unsupplied:foot' },
      };
      const context = at({ turn: 24, place: `t24/axis/${step}`, cells: record });
      const told = askAt('map', { sheet, units, ask: 'reach', target: 'foot' }, context);
      return [told.says.p.n, told.list.map(({ msg }: { msg: { id: string } }) => msg.id)];
    };
    expect(reach('movement')).toEqual([4, []]);
    expect(reach('extra')).toEqual([2, ['bite.reach.unsupplied']]);
  });

  it('a map that is not there, or that cannot be read, is named', () => {
    expect(ask('supply', { side: 'axis' })).toMatchObject({ ok: false, troubles: [{ path: 'sheet' }] });
    expect(ask('supply', { side: 'axis', sheet: { grid: 5 } })?.ok).toBe(false);
    expect(ask('map', { sheet, ask: 'no such tool' })?.ok).toBe(false);
  });
});
