import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, zonesOf } from './board.ts';
import { gridOf } from './grid.ts';
import { neighboursOf } from './lattice.ts';
import { pairOf, type Sheet } from './sheet.ts';
import { randomSheet } from './testing/randomSheet.ts';
import { plainSpec } from './testing/spec.ts';

const sheet: Sheet = {
  grid: gridOf(4, 4),
  hexes: {
    '0202': { terrain: 'forest', features: ['westEdge', 'source'] },
    '0201': { terrain: 'clear' },
    '0302': { terrain: 'city', name: 'Smolensk' },
  },
  sides: { '0201/0202': ['river', 'bridge'] },
  links: { '0202/0302': ['road'] },
  boxes: {
    sea: { name: 'North', kind: 'sea', features: ['source'], links: [{ to: '0302', link: 'sea' }] },
    off: {
      name: 'West',
      kind: 'offMap',
      links: [
        { to: '0202', link: 'rail' },
        { to: 'sea', link: 'road' },
        { to: '0202', link: 'road' },
      ],
    },
  },
};

describe('board', () => {
  it('by hand: nodes, arcs, bits', () => {
    const board = boardOf(sheet, plainSpec);
    expect(board.ids).toEqual(['0201', '0202', '0302', 'sea', 'off']);
    expect(board.hexes).toBe(3);
    const bit = board.bit;
    expect([bit('sides', 'river'), bit('sides', 'bridge'), bit('links', 'rail'), bit('links', 'tram')]).toEqual([
      1, 4, 2, 0,
    ]);
    expect([...board.terrain]).toEqual([0, 1, 3, 255, 255]);
    expect([board.terrainNo('swamp'), board.terrainNo('sand')]).toEqual([2, -1]);
    expect([...board.features]).toEqual([0, 3, 0, 1, 0]);
    // 0201 touches 0202 (S) and 0302 (SE); 0202 touches 0201 (N), 0302 (NE); 0302 touches 0202 (SW) and 0201 (NW)
    const arcs = Array.from(board.to, (to, arc) => `${board.ids[board.from[arc] ?? -1]}>${board.ids[to]}`);
    expect(arcs).toEqual([
      '0201>0302',
      '0201>0202',
      '0202>0201',
      '0202>0302',
      '0202>off',
      '0302>0202',
      '0302>0201',
      '0302>sea',
      'sea>0302',
      'sea>off',
      'off>0202',
      'off>sea',
    ]);
    expect(board.side[board.arcOf(0, 1)]).toBe(5);
    expect(board.side[board.arcOf(1, 0)]).toBe(5);
    expect(board.link[board.arcOf(1, 2)]).toBe(1);
    expect(board.link[board.arcOf(1, 4)]).toBe(3);
    expect(board.link[board.arcOf(4, 1)]).toBe(3);
    expect(board.arcOf(0, 4)).toBe(-1);
    expect([...board.rim]).toEqual([1, 1, 1, 0, 0]);
    expect(board.nodeOf('0101')).toBe(-1);
  });

  it('is made once per sheet', () => {
    expect(boardOf(sheet, plainSpec)).toBe(boardOf(sheet, plainSpec));
    expect(boardOf({ ...sheet }, plainSpec)).not.toBe(boardOf(sheet, plainSpec));
  });

  it('every arc has its way back, with the same side and link; arcs are the drawn neighbours', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomSheet(plainSpec, seed);
        const board = boardOf(random, plainSpec);
        for (let arc = 0; arc < board.to.length; arc++) {
          const back = board.back[arc] ?? -1;
          expect(board.back[back]).toBe(arc);
          expect(board.from[back]).toBe(board.to[arc]);
          expect(board.to[back]).toBe(board.from[arc]);
          expect(board.side[back]).toBe(board.side[arc]);
          expect(board.link[back]).toBe(board.link[arc]);
        }
        for (let node = 0; node < board.hexes; node++) {
          const id = board.ids[node] ?? '';
          const drawn = neighboursOf(random.grid, id).filter((other) => other !== undefined && other in random.hexes);
          const found = Array.from(board.to.subarray(board.first[node], board.first[node + 1]), (to) => board.ids[to]);
          expect(found.slice(0, drawn.length)).toEqual(drawn);
          for (const other of found.slice(drawn.length)) expect(random.boxes).toHaveProperty(other ?? '');
          const open = neighboursOf(random.grid, id).some((other) => other !== undefined && !(other in random.hexes));
          expect(board.rim[node]).toBe(open ? 1 : 0);
        }
        for (const [pair, kinds] of Object.entries(random.sides)) {
          const [a = '', b = ''] = pair.split('/');
          const arc = board.arcOf(board.nodeOf(a), board.nodeOf(b));
          if (arc < 0) continue;
          expect(board.side[arc]).toBe(kinds.reduce((so, kind) => so + board.bit('sides', kind), 0));
          expect(pairOf(b, a)).toBe(pair);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('zones reach the six neighbours but not over a barred side, nor along a link of boxes, nor home', () => {
    const board = boardOf(sheet, plainSpec);
    const lake = board.bit('sides', 'river');
    const all = zonesOf(board, [1], () => true);
    expect([...all]).toEqual([1, 0, 1, 0, 0]);
    const barred = zonesOf(board, [1], (arc) => ((board.side[arc] ?? 0) & lake) === 0);
    expect([...barred]).toEqual([0, 0, 1, 0, 0]);
    expect([...zonesOf(board, [1, 2], () => true)]).toEqual([1, 1, 1, 0, 0]);
    expect([...zonesOf(board, [3, 4, -1], () => true)]).toEqual([0, 0, 0, 0, 0]);
  });
});
