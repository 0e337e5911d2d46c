import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { doubts } from '../photo/terrain/doubts.ts';
import {
  back,
  decide,
  enoughNamed,
  lessons,
  namedCounts,
  pass,
  proposedNow,
  sessionOf,
  wrote,
} from './proposeSession.ts';

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
  expect(enoughNamed(namedCounts(sheet, plainSpec))).toBe(false);
  const more = { ...sheet, hexes: { ...sheet.hexes, '0103': { terrain: second }, '0203': { terrain: second } } };
  expect(enoughNamed(namedCounts(more, plainSpec))).toBe(true);
  const one = { ...more, hexes: Object.fromEntries(Object.keys(more.hexes).map((hex) => [hex, { terrain: first }])) };
  expect(enoughNamed(namedCounts(one, plainSpec))).toBe(false);
});

it('proposals lie on what is not drawn and can be seen; the worst doubt is asked first, what was passed over last', () => {
  const session = sessionOf(sheet);
  const now = proposedNow(session, sheet, plainSpec, proposals);
  expect(now.size).toBe(size - 3);
  expect(now.has('0101') || now.has('0403')).toBe(false);
  expect(now.get('0202')).toMatchObject({ terrain: first, second, doubtful: true, decided: false });
  expect(doubts(now.values())).toEqual(['0202', '0201', '0303']);
  expect(doubts(now.values(), pass(session, '0202').passed)).toEqual(['0201', '0303', '0202']);
});

it('a decision is no doubt any more, teaches, and is taken back by itself; what is written is the map’s to undo', () => {
  const session = decide(sessionOf(sheet), '0202', second);
  const now = proposedNow(session, sheet, plainSpec, proposals);
  expect(now.get('0202')).toMatchObject({ terrain: second, doubtful: false, decided: true });
  expect(lessons(session, sheet, plainSpec).get(indexOf('0202'))).toBe(1);
  expect(lessons(session, sheet, plainSpec).size).toBe(3);
  const twice = wrote(decide(session, '0202', first));
  const written = back(twice);
  expect(written.map).toBe(true);
  const before = back(written.session);
  expect(before).toMatchObject({ map: false, hex: '0202' });
  expect(before.session.decided.get('0202')).toBe(second);
  expect(back(before.session).session.decided.size).toBe(0);
});

it('what is accepted is written, not learnt from: the app does not teach itself', () => {
  const session = wrote(sessionOf(sheet));
  const grown = { ...sheet, hexes: { ...sheet.hexes, '0404': { terrain: first } } };
  expect([...lessons(session, grown, plainSpec).keys()].sort()).toEqual([indexOf('0101'), indexOf('0102')].sort());
});
