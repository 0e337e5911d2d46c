import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { doubts } from '../photo/proposed/doubts.ts';
import { pairsOf } from '../photo/ways/pairs.ts';
import { accepted, back, decide, leftOut, lessons, pass, proposedNow, sessionOf } from './proposeSession.ts';
import { drawnCounts, subjectOf } from './proposeSubject.ts';

const grid = gridOf(4, 3);
const { indexOf, size } = latticeOf(grid);
const [first, second] = plainSpec.terrains.map(({ key }) => key);
if (first === undefined || second === undefined) throw new Error('two terrains');
const sheet: Sheet = {
  grid,
  hexes: { '0101': { terrain: first }, '0102': { terrain: second } },
  sides: {},
  links: {},
  boxes: {},
};
const terrain = subjectOf('terrain');
const options = terrain.options(plainSpec, []);
const enoughOf = (on: Sheet): boolean => terrain.enough(drawnCounts(terrain, on, plainSpec).map(([, count]) => count));
const proposals = {
  kind: new Uint8Array(size).fill(0),
  second: new Uint8Array(size).fill(1),
  sure: new Float32Array(size).fill(0.99),
};
proposals.sure[indexOf('0201')] = 0.4;
proposals.sure[indexOf('0202')] = 0.2;
proposals.sure[indexOf('0303')] = 0.6;
proposals.kind[indexOf('0403')] = 255;

it('two terrains and four hexes are enough to begin with', () => {
  expect(enoughOf(sheet)).toBe(false);
  const more = { ...sheet, hexes: { ...sheet.hexes, '0103': { terrain: second }, '0203': { terrain: second } } };
  expect(enoughOf(more)).toBe(true);
  const one = { ...more, hexes: Object.fromEntries(Object.keys(more.hexes).map((hex) => [hex, { terrain: first }])) };
  expect(enoughOf(one)).toBe(false);
});

it('proposals lie on what is not drawn and can be seen; the worst doubt is asked first, what was passed over last', () => {
  const session = sessionOf(terrain, sheet);
  const now = proposedNow(session, sheet, terrain, options, proposals);
  expect(now.size).toBe(size - 3);
  expect(now.has('0101') || now.has('0403')).toBe(false);
  expect(now.get('0202')).toMatchObject({ as: first, second, doubtful: true, decided: false });
  expect(doubts(now.values())).toEqual(['0202', '0201', '0303']);
  expect(doubts(now.values(), pass(session, '0202').passed)).toEqual(['0201', '0303', '0202']);
});

it('a decision is no doubt any more, teaches, and is taken back by itself; what is written is the map’s to undo', () => {
  const session = decide(sessionOf(terrain, sheet), ['0202'], second);
  const now = proposedNow(session, sheet, terrain, options, proposals);
  expect(now.get('0202')).toMatchObject({ as: second, doubtful: false, decided: true });
  expect(lessons(session, sheet, terrain, options).named.get(indexOf('0202'))).toBe(1);
  expect(lessons(session, sheet, terrain, options).named.size).toBe(3);
  const twice = accepted(decide(session, ['0202'], first), [], true);
  const written = back(twice);
  expect(written.map).toBe(true);
  const before = back(written.session);
  expect(before.map).toBe(false);
  expect(before.session.decided.get('0202')).toBe(second);
  expect(back(before.session).session.decided.size).toBe(0);
});

it('a stretch is decided in one step, and one step takes it back; what was drawn anew is the map’s to undo', () => {
  const one = decide(sessionOf(terrain, sheet), ['0202'], first);
  const stretch = decide(one, ['0202', '0301'], second);
  expect([...stretch.decided]).toEqual([
    ['0202', second],
    ['0301', second],
  ]);
  const before = back(stretch);
  expect(before.map).toBe(false);
  expect([...before.session.decided]).toEqual([['0202', first]]);
  expect(back(decide(one, ['0101', '0301'], second, true)).map).toBe(true);
});

it('what is accepted is written, not learnt from: the app does not teach itself', () => {
  const session = accepted(sessionOf(terrain, sheet), [], true);
  const grown = { ...sheet, hexes: { ...sheet.hexes, '0404': { terrain: first } } };
  expect([...lessons(session, grown, terrain, options).named.keys()].sort()).toEqual(
    [indexOf('0101'), indexOf('0102')].sort(),
  );
});

const river = plainSpec.sides[0]?.key ?? '';
const sides = subjectOf('sides');
const wet: Sheet = { ...sheet, sides: { '0101/0102': [river] } };

it('of lines, what is most likely nothing is not shown unless it is doubtful; what lies beside no drawn hex waits', () => {
  const places = sides.places(grid);
  const said = sides.options(plainSpec, []);
  expect(said.map(({ as, digit }) => [as, digit]).slice(0, 2)).toEqual([
    ['', '0'],
    [river, '1'],
  ]);
  const kind = new Uint8Array(places.length);
  const sure = new Float32Array(places.length).fill(0.99);
  const at = (pair: string, option: number, likely: number): void => {
    kind[places.indexOf(pair)] = option;
    sure[places.indexOf(pair)] = likely;
  };
  at('0101/0201', 1, 0.95);
  at('0102/0201', 0, 0.6);
  at('0303/0403', 1, 0.99);
  const found = { kind, sure, second: new Uint8Array(places.length).fill(1) };
  const session = sessionOf(sides, wet);
  const now = proposedNow(session, wet, sides, said, found);
  expect([...now.keys()].sort()).toEqual(['0101/0201', '0102/0201']);
  expect(now.get('0102/0201')).toMatchObject({ as: '', second: river, doubtful: true });
  expect(leftOut(wet, sides, said, found)).toBe(1);
  // accepted with what else is in view: no doubt, no lesson, and taken back with it
  const settled = accepted(session, ['0102/0201'], false);
  expect([...proposedNow(settled, wet, sides, said, found).keys()]).toEqual(['0101/0201']);
  expect(lessons(settled, wet, sides, said)).toEqual(lessons(session, wet, sides, said));
  expect(back(settled)).toMatchObject({ map: false, session: { settled: new Set() } });
  expect(back(accepted(session, ['0102/0201'], true)).map).toBe(true);
  // what a player says of such a place counts all the same
  const now2 = proposedNow(decide(settled, ['0102/0201'], river), wet, sides, said, found).get('0102/0201');
  expect(now2).toMatchObject({ as: river, decided: true });
  // that nothing lies there teaches too
  const { named: told, decided } = lessons(decide(session, ['0102/0201'], ''), wet, sides, said);
  expect(told.get(places.indexOf('0102/0201'))).toBe(0);
  expect([...decided]).toEqual([places.indexOf('0102/0201')]);
  expect(told.get(places.indexOf('0101/0102'))).toBe(1);
  expect(pairsOf(grid, 'sides', 10).names).toEqual(places);
});

it('two kinds can be said of one place where the players drew them together', () => {
  const links = subjectOf('links');
  const [road = '', rail = ''] = plainSpec.links.filter(({ boxesOnly }) => !boxesOnly).map(({ key }) => key);
  const both = [road, rail].sort().join('+');
  expect(links.options(plainSpec, [road]).map(({ as }) => as)).not.toContain(both);
  expect(
    links
      .options(plainSpec, [both])
      .at(-1)
      ?.kinds.map(({ key }) => key),
  ).toEqual([road, rail].sort());
  expect(links.edit(new Map([['0101/0102', both]]))).toEqual({
    do: 'lines',
    of: 'links',
    pairs: { '0101/0102': [road, rail].sort() },
  });
});
