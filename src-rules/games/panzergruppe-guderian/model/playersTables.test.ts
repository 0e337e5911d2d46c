import { describe, expect, it } from 'vitest';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { personOf } from '../chapters/map/pieces.ts';
import { allowanceOf } from '../chapters/movement/allowance.ts';
import { tableSpecs } from '../chapters/tables/grids.ts';
import { hexesColumn, maColumn, tables } from '../ids.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { areaHexes, readHexes, sovietMa } from './playersTables.ts';

const typed = (id: string, col: string, cells: Readonly<Record<string, string>>): GridData => ({
  id,
  cols: [col],
  rows: Object.keys(cells),
  cells: Object.fromEntries(Object.entries(cells).map(([row, text]) => [`${row}/${col}`, { text }])),
  from: 'typed',
});

const context = (things: PlayerData = {}) => contextWithoutGame(game, things);

const areas = (cells: Readonly<Record<string, string>>) =>
  context({ tables: { [tables.areas]: typed(tables.areas, hexesColumn, cells) } });

const B = ['0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110'];

describe('what the text tells and the players may tell otherwise', () => {
  it('PGG-14.3 area B is 0101 to 0110 and 0112 until the players say what their map shows (A25)', () => {
    expect(areaHexes(context(), 'B')).toEqual([...B, '0112']);
    expect(areaHexes(areas({ B: '0101-0112' }), 'B')).toEqual([...B, '0111', '0112']);
    // of the other areas the text tells nothing (N07)
    expect([areaHexes(context(), 'C'), areaHexes(areas({ C: '0113, 0213' }), 'C')]).toEqual([[], ['0113', '0213']]);
  });

  it('PGG-14.3 a map that was drawn goes first', () => {
    const hexes = { '0111': { terrain: 'clear', labels: ['B'] }, '0101': { terrain: 'clear', labels: ['B', 'X'] } };
    const drawn = { ...context(), sheets: { map: { hexes } as never } };
    expect(areaHexes(drawn, 'B')).toEqual(['0101', '0111']);
    expect(areaHexes(drawn, 'C')).toEqual([]);
  });

  it('PGG-14.3 the command line tells the hexes of the game it is asked about', () => {
    const ask = (turn: number, here = context()) => {
      const question = questionsOf(game).find((one) => one.id === 'reinforcements');
      const answer = question?.answer({ turn }, here);
      return answer?.ok ? JSON.stringify(answer.value) : '';
    };
    expect(ask(2)).toContain('"0110","0112"');
    expect(ask(2, areas({ B: '0101-0112' }))).toContain('"0110","0111","0112"');
  });

  it('reads hexes and straight stretches, and nothing else', () => {
    expect(readHexes('0101-0103 0112')).toEqual(['0101', '0102', '0103', '0112']);
    expect(readHexes('0301-0101,0101')).toEqual(['0301', '0201', '0101']);
    for (const text of ['', '101', '0101-0202', '0101-0103-0105', 'B', '0101–0103'])
      expect([text, readHexes(text)]).toEqual([text, undefined]);
    const spec = tableSpecs.find(({ id }) => id === tables.areas);
    for (const text of ['0101', '0101-0110 0112', '0101, 0102'])
      expect(new RegExp(spec?.pattern ?? '').test(text)).toBe(true);
  });

  it('PGG-5.1 Soviet allowances are 6 and 10 by kind unless the players type others; a single counter keeps its own', () => {
    const table = typed(tables.sovietMa, maColumn, { armor: '8' });
    const others = context({ tables: { [tables.sovietMa]: table } });
    expect([sovietMa(context(), 'rifle'), sovietMa(context(), 'armor')]).toEqual([6, 10]);
    expect([sovietMa(others, 'rifle'), sovietMa(others, 'armor')]).toEqual([6, 8]);
    const of = (piece: string, here = others) => {
      const person = personOf(here, piece);
      return person && allowanceOf(here, person)?.ma;
    };
    expect([of('rifle#1'), of('armor#1')]).toEqual([6, 8]);
    expect(of('armor#1', { ...others, cells: { allowance: { 'armor#1': 12 } } })).toBe(12);
    expect(of('armor#1', { ...others, cells: { tried: { 'armor#1': '4-3-9' } } })).toBe(9);
  });
});
