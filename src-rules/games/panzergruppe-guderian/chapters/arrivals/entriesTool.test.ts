import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { askTool as ask } from '../../testing/ask.ts';
import { draw, scene } from '../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
describe('entries', () => {
  it('PGG-14.12 a provisional entry is closed when Germans hold or control all of it; then the nearest hex eastward without one', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const label = (hex: string, name: string) => ({ [hex]: { terrain: 'clear', labels: [name] } });
    const sheet = {
      ...plain,
      hexes: { ...plain.hexes, ...label('0909', '3'), ...label('0910', '3'), ...label('1309', 'X') },
    };
    const shown = (pieces: { readonly [piece: string]: string }) => ask('entries', '', scene(sheet, pieces));
    expect(shown({ '6inf': '0908' }).list.map(({ msg }) => msg.id)).toEqual(['pgg.entries.open', 'pgg.entries.open']);
    // one hex held, the other in its zone
    const shut = shown({ '6inf': '0909', '26inf': '1009' });
    expect(shut.list.find(({ rule }) => rule === '14.12')?.msg.id).toBe('pgg.entries.instead');
    expect(shut.hexes.filter(({ tone }) => tone === 'half').map(({ hex }) => hex)).toEqual(['1008', '1010']);
    // a scheduled one has no way round in the rule
    const waits = shown({ '6inf': '1309' });
    expect(waits.list.map(({ msg }) => msg.id)).toEqual(['pgg.entries.closed', 'pgg.entries.open']);
    expect(shown({}).says.p).toMatchObject({ n: 2, count: 0 });
  });
  it('PGG-A37 a closed scheduled entry waits, or by agreement the nearest hex is used', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const sheet = { ...plain, hexes: { ...plain.hexes, '0909': { terrain: 'clear', labels: ['W'] } } };
    const hexes = (a37: string) =>
      ask('entries', '', scene(sheet, { '6inf': '0909' }, { options: { a37 } }))
        .hexes.filter(({ tone }) => tone === 'half')
        .map(({ hex }) => hex);
    expect(hexes('wait')).toEqual([]);
    expect(hexes('nearest')).toEqual(['1008', '1009']);
  });
  it('PGG-A25 area B is known from the text, the players’ labels go before it', () => {
    const west = draw({ columns: [1, 3], rows: [1, 12] });
    expect(ask('entries', '', scene(west, {})).hexes).toHaveLength(11);
    const labelled = { ...west, hexes: { ...west.hexes, '0111': { terrain: 'clear', labels: ['B'] } } };
    expect(ask('entries', '', scene(labelled, {})).hexes.map(({ hex }) => hex)).toEqual(['0111']);
  });
  it('PGG-14.22 South-Western Front: the marked rail hexes of the corner, and Z with them', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const marked = { terrain: 'clear', features: ['southEast'] };
    const z = { terrain: 'clear', labels: ['Z'] };
    const sheet = { ...plain, hexes: { ...plain.hexes, '1213': marked, '1013': marked, '1313': z } };
    const shown = (pieces: { readonly [piece: string]: string }) => ask('entries', '', scene(sheet, pieces));
    const at = (overlay: Overlay) => overlay.hexes.filter(({ label }) => label === 'SW').map(({ hex }) => hex);
    expect(at(shown({}))).toEqual(['1013', '1213', '1313']);
    expect(shown({}).list.find(({ rule }) => rule === '14.22')?.msg.id).toBe('pgg.entries.open');
    const shut = shown({ '6inf': '1013', '26inf': '1213', '5inf': '1313' });
    expect(shut.list.find(({ rule }) => rule === '14.22')?.msg.id).toBe('pgg.entries.closed');
    // nothing marked: nothing said of it
    expect(ask('entries', '', scene(plain, {})).list).toEqual([]);
  });
});
