import { describe, expect, it } from 'vitest';
import { scenarios } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { type Circumstances, tableParts } from '../combat/fight/checks.ts';
import { hexCosts, waterCosts, wayCosts, woodsCost } from '../map/terrain.ts';
import { captures, chargeOf, locations, worthOf } from '../victory/places.ts';
import { chartsOf, coordination, moveCosts, type printed, russaLevels, russaPlaces, soltsyPlaces } from './charts.ts';
import { tables } from './index.ts';

const cell = (grid: (typeof printed)[number], row: string, col: string) => grid.cells[`${row}/${col}`]?.text;

describe('the charts', () => {
  it('RTL-S1.21 say what places are worth as the ledger books them', () => {
    const at = (hex: string, half: 'AM' | 'PM', day: number) =>
      String(worthOf(scenarios.soltsy, hex, turnOf(day, half)));
    for (const { hex } of locations) {
      expect(cell(soltsyPlaces, hex, '15AM')).toBe(at(hex, 'AM', 15));
      expect(cell(soltsyPlaces, hex, '17PM')).toBe(at(hex, 'PM', 17));
    }
    for (const { hex } of captures)
      expect(cell(russaPlaces, hex, 'captured')).toBe(`−${-chargeOf(scenarios.starayaRussa, hex)}`);
    expect(cell(russaPlaces, '5814', 'held')).toBe('+3');
    expect(russaLevels.rows.map((row) => cell(russaLevels, row, 'vp'))).toEqual([
      ...['≥ 45', '37–44', '28–36', '22–27', '14–21', '≤ 13'],
    ]);
  });

  it('RTL-8.3 RTL-8.36 say what the map reckons a hex and a hexside to cost', () => {
    const said = (n: number | null) => (n === null ? 'road' : n === 0.5 ? '½' : String(n));
    const row = (key: string) => moveCosts.cols.map((col) => cell(moveCosts, key, col));
    const four = ({ dry, rain }: (typeof hexCosts)['open']) => [...dry, ...rain];
    for (const ground of ['open', 'rough', 'hills', 'marsh'] as const)
      expect(row(ground), ground).toEqual(four(hexCosts[ground]).map(said));
    expect(row('swamp').map((text) => text?.replace('s', ''))).toEqual(four(hexCosts.swamp).map(said));
    const added = (cost: (typeof hexCosts)['open']) => four(cost).map((n) => (n === null ? 'bridge' : `+${n}`));
    expect(row('woods')).toEqual(added(woodsCost));
    expect(row('stream')).toEqual(added(waterCosts.stream));
    expect(row('river')).toEqual(added(waterCosts.river));
    expect(row('mainRoad')).toEqual(four(wayCosts.main).map(said));
    expect(row('road')).toEqual(four(wayCosts.secondary).map(said));
    expect(row('rail')).toEqual(four(wayCosts.rail).map(said));
    // in rain a trail is no way at all
    expect(row('trailOpen').slice(0, 2)).toEqual(wayCosts.trail.dry.map(said));
    expect(row('trailOther').slice(0, 2)).toEqual(wayCosts.trailElse.dry.map(said));
  });

  it('RTL-10.4T say what a coordination check adds', () => {
    const plain: Circumstances = { sequence: 'none', hexes: 1, woods: false, weather: 'dry' };
    const rows: { readonly [row: string]: Partial<Circumstances> } = {
      mobile: { sequence: 'mobile' },
      assault: { sequence: 'assault' },
      hexes: { hexes: 3 },
      woods: { woods: true },
      overcast: { weather: 'overcast' },
      rain: { weather: 'rain' },
    };
    for (const [row, on] of Object.entries(rows))
      for (const [col, kind] of [
        ['cas', 'cas'],
        ['artillery', 'artillery'],
        ['units', 'units'],
      ] as const) {
        const n = tableParts(kind, { ...plain, ...on }).reduce((sum, part) => sum + part.n, 0);
        const said = n === 0 ? '-' : n > 0 ? `+${n}` : `−${-n}`;
        expect(cell(coordination, row, col), `${row} ${col}`).toBe(said);
      }
  });

  it('each has its headings in words', () => {
    const all = tables.printed ?? [];
    expect(chartsOf.map(({ table }) => table)).toEqual(all.map(({ id }) => id));
    for (const grid of all.slice(2)) {
      const chart = chartsOf.find(({ table }) => table === grid.id);
      const words = { ...chart?.cols, ...chart?.rows };
      expect([...grid.cols, ...grid.rows].filter((key) => !(key in words) && !/^\d+[AP]M$/.test(key))).toEqual([]);
      const codes = Object.values(grid.cells).map(({ text }) => text);
      expect(codes.filter((text) => /[a-z]|^-$/i.test(text) && !chart?.words?.[text])).toEqual([]);
      expect(Object.keys(grid.cells)).toHaveLength(grid.rows.length * grid.cols.length);
    }
  });
});
