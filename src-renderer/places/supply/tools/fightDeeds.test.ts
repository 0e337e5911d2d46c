import { expect, it } from 'vitest';
import type { FightOnMap } from '../../../state/mapDesk.ts';
import type { MapNow } from '../view/useMap.ts';
import { dueNow, goingNow, isChosen, isDone, shownFor, stillToGo } from './fightDeeds.ts';

it('who goes on from a hex goes once he has come there, and has gone when he has left it', () => {
  const deed = { target: '0505', from: '0505', tool: 'on', pieces: ['a'] };
  const told = (hex: string, went: Readonly<Record<string, string>> = {}) => {
    const now = { pieceOf: (id: string) => ({ id, hex }), map: { tools: [] } } as unknown as MapNow;
    const pane: FightOnMap = { is: 'fight', target: '0505', went };
    return [stillToGo(now, pane, deed).length, goingNow(now, pane, deed).length];
  };
  expect(told('0404')).toEqual([1, 0]);
  expect(told('0505', { a: '0505' })).toEqual([1, 1]);
  expect(told('0606', { a: '0606' })).toEqual([0, 0]);
});

it('into the one hex there is those go who may stand there together, and the others only when they are told to', () => {
  const now = (hexes: Readonly<Record<string, string>>) =>
    ({ pieceOf: (id: string) => ({ id, hex: hexes[id] ?? '' }), map: { tools: [] } }) as unknown as MapNow;
  const pane: FightOnMap = { is: 'fight', target: '0505', since: '', stays: ['b'] };
  const deed = { target: '0505', pieces: ['a', 'b', 'c'] };
  const going = (hexes: Readonly<Record<string, string>>, of: Parameters<typeof goingNow>[2]) =>
    goingNow(now(hexes), pane, of).map(({ id }) => id);
  const before = { a: '0404', b: '0404', c: '0404' };
  expect(going(before, { ...deed, first: ['b', 'c'] })).toEqual(['b', 'c']);
  expect(going({ ...before, b: '0505', c: '0505' }, { ...deed, first: ['b', 'c'] })).toEqual(['a']);
  // who was left behind by a deed with hexes to choose is not left behind here
  expect(going(before, deed)).toEqual(['a', 'b', 'c']);
  expect(going(before, { ...deed, tool: 'advance' })).toEqual(['a', 'c']);
});

it('ARMIR-12.4 who may advance or stay is chosen where a tap would take them all; who must go is not', () => {
  const hexes: Readonly<Record<string, string>> = { a: '0404', b: '0404', c: '0404' };
  const now = {
    pieceOf: (id: string) => ({ id, hex: hexes[id] ?? '', side: 'axis' }),
    piecesIn: () => [],
    board: { nodeOf: () => 0 },
    map: { tools: [] },
  } as unknown as MapNow;
  const pane: FightOnMap = { is: 'fight', target: '0505' };
  const deed = { target: '0505', pieces: ['a', 'b', 'c'], first: ['a', 'b'], may: true } as const;
  const { may: _, ...must } = deed;
  const alone = { ...deed, pieces: ['a'] };
  expect([deed, must, alone].map((one) => isChosen(now, pane, one))).toEqual([true, false, false]);
  // as begun those go who fit; whoever is kept back stays, and only the one hex is shown
  const chosen = (stays: readonly string[]) => goingNow(now, { ...pane, deed, stays }, deed).map(({ id }) => id);
  expect([chosen(['c']), chosen(['a', 'c']), chosen(['a', 'b', 'c'])]).toEqual([['a', 'b'], ['b'], []]);
  expect(shownFor(now, deed)?.hexes).toEqual([{ hex: '0505', tone: 'good', end: true }]);
});

it('Enter behind a fight is for what must be done on the map: a retreat, an overrun’s way in, never an advance', () => {
  const hexes: Record<string, string> = { a: '0404', x: '0505' };
  const now = {
    pieceOf: (id: string) => ({ id, hex: hexes[id] ?? '', side: id === 'x' ? 'soviet' : 'german' }),
    piecesIn: (hex: string) => (hexes.x === hex ? [{ id: 'x', side: 'soviet' }] : []),
    board: { nodeOf: () => 0 },
    map: { tools: [{ id: 'retreat1', of: 'hex' }] },
  } as unknown as MapNow;
  const line = { msg: { id: 'x', p: {} }, rule: '6.52' };
  const retreat = { target: '0505', tool: 'retreat1', pieces: ['x'] };
  const enter = { target: '0505', pieces: ['a'] };
  const guide = [
    { ...line, onMap: [retreat] },
    { ...line, onMap: [enter] },
  ];
  const pane: FightOnMap = { is: 'fight', target: '0505' };
  expect(dueNow(now, pane, guide)).toBe(retreat);
  hexes.x = '0606';
  expect(dueNow(now, { ...pane, went: { x: '0606' } }, guide)).toBe(enter);
  hexes.a = '0505';
  expect(dueNow(now, { ...pane, went: { x: '0606', a: '0505' } }, guide)).toBeUndefined();
  hexes.a = '0404';
  const may = [
    {
      ...line,
      onMap: [
        { ...enter, first: ['a'] },
        { ...enter, may: true as const },
      ],
    },
  ];
  expect(dueNow(now, { ...pane, went: { x: '0606' } }, may)).toBeUndefined();
});

it('ARMIR-12.3.1 who has left the hex his retreat is asked of has gone, by whatever hand; an advance is done in its hex alone', () => {
  const hexes: Record<string, string> = { x: '0505', a: '0404' };
  const now = {
    pieceOf: (id: string) => ({ id, hex: hexes[id] ?? '' }),
    map: {
      tools: [
        { id: 'retreat', of: 'hex' },
        { id: 'advance', of: 'hex' },
      ],
    },
  } as unknown as MapNow;
  const pane: FightOnMap = { is: 'fight', target: '0505' };
  const retreat = { target: '0505', tool: 'retreat', pieces: ['x'] };
  const advance = { target: '0505', tool: 'advance', pieces: ['a'], first: ['a'] };
  const left = () => [retreat, advance].map((deed) => stillToGo(now, pane, deed).length);
  expect(left()).toEqual([1, 1]);
  // put there by the line of the map, before the fight was over
  hexes.x = '0606';
  expect(left()).toEqual([0, 1]);
});

it('ARMIR-12.4 an advance is made once somebody has gone in, though who may stay is behind; who must go keeps it open', () => {
  const hexes: Record<string, string> = { a: '0404', b: '0404' };
  const pieceOf = (id: string) => (hexes[id] ? { id, hex: hexes[id] } : undefined);
  const now = { pieceOf, map: { tools: [] } } as unknown as MapNow;
  const pane: FightOnMap = { is: 'fight', target: '0505' };
  const must = { target: '0505', pieces: ['a', 'b', 'dead'] };
  const told = () =>
    [{ ...must, first: ['a'] }, { ...must, may: true as const }, must].map((d) => isDone(now, pane, d));
  expect(told()).toEqual([false, false, false]);
  hexes.a = '0505';
  expect(told()).toEqual([true, true, false]);
  hexes.b = '0505';
  expect(told()).toEqual([true, true, true]);
});
