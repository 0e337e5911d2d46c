import { describe, expect, it } from 'vitest';
import { writeSheet } from '#rules/kit/hexmap/file/writeSheet.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { answerMap as answer } from '../../testing/ask.ts';
import { draw } from '../../testing/draw.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
const road = ['0120', '0219', '0319', '0419', '0520'];

describe('a map on the command line', () => {
  it('PGG-11.1 supply from a sheet file: states, lines, cuts', () => {
    const sheet = draw({ columns: [1, 9], rows: [18, 22], roads: [road], east: ['0919'] });
    const file: unknown = JSON.parse(writeSheet(sheet, { game: game.id, name: 'corner' }));
    const units = [
      { id: '6inf', hex: '0820' },
      { id: 'rifle#1', hex: '0519' },
      { id: 'rifle#2', hex: '0521' },
      { id: 'rifle#3', hex: '0522' },
      { id: 'Lukin', hex: '0518', rating: 3 },
    ];
    for (const given of [file, sheet]) {
      const said = answer('supply', { sheet: given, units });
      expect(said.assumed).toBeUndefined();
      expect(said.verdicts).toMatchObject([
        {
          piece: '6inf',
          state: 'out',
          ways: [
            { id: 'road', ok: false },
            { id: 'edge', ok: false },
          ],
        },
        { piece: 'rifle#1', state: 'supplied' },
        { piece: 'rifle#2', state: 'supplied' },
        { piece: 'rifle#3', state: 'none' },
        { piece: 'Lukin', state: 'supplied' },
      ]);
      expect(JSON.stringify(said.verdicts)).toContain('"rule":"8.15"');
    }
    expect(answer('supply', { sheet, units, unit: '6inf' }).verdicts).toHaveLength(1);
    expect(answer('supply', { sheet, units, side: 'soviet' }).verdicts).toHaveLength(4);
  });
  it('PGG-11.22 hex numbers alone: friends in the hexes of the first way to open it do open it', () => {
    const shut = { unit: '0510', targets: ['0910'], limit: 4, enemies: ['0708', '0711'] };
    const { cuts } = answer('line', shut);
    const first = Array.isArray(cuts) && Array.isArray(cuts[0]) ? cuts[0].map(String) : [];
    expect(answer('line', { ...shut, friends: first })).toMatchObject({ ok: true });
    expect(answer('line', { unit: '0510', targets: ['0910'], limit: 4 }).path).toHaveLength(5);
  });
});
