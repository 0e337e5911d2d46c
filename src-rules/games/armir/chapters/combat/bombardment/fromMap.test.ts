import { expect, it } from 'vitest';
import { draw, map, type Scene, scene } from '../../../testing/drawn.ts';
import { bombard } from './bombard.ts';

const shots = ({ board, stand, context }: Scene, hex: string) => {
  const tool = map.tools.find(({ id }) => id === 'bombard');
  return (tool?.show(hex, board, stand, context).list ?? []).flatMap(({ calc }) => (calc ? [calc] : []));
};
const drawn = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'], 'strongpoint-alpine': ['0503'] } });
const at = { turn: 3, place: 't3/order=axis/usual/bombardment-1' };

it('ARMIR-11a ARMIR-10.2b whoever reaches a hex on the map opens its bombardment with distance and strongpoint', () => {
  const pieces = { 'alp-1': '0503', 'alp-heavy': '0305', 'hq-iii': '0505', 'rifle-1': '0504' };
  const flown = (air: string, turn = 3) =>
    scene(drawn, pieces, { turn, place: at.place.replace('t3', `t${turn}`), cells: { at: pieces, air } });
  const here = flown('soviet');
  const onAxis = shots(here, '0503');
  expect(onAxis).toEqual([
    { id: 'bombard', input: { with: 'army', army: 'iii', target: '0503', strongpoint: true, distance: 2 } },
    { id: 'bombard', input: { with: 'sovietAir', target: '0503', strongpoint: true, distance: 0 } },
  ]);
  const onSoviet = shots(flown('axis'), '0504');
  expect(onSoviet.map(({ input }) => input.with)).toEqual(['heavy', 'axisAir']);
  // whose aircraft it is the die has said, and none flies in turn 1 (9.1)
  const planes = (made: Scene, hex: string) =>
    shots(made, hex).filter(({ input }) => String(input.with).endsWith('Air'));
  expect([planes(here, '0504'), planes(flown(''), '0504'), planes(flown('axis', 1), '0504')]).toEqual([[], [], []]);
  for (const { input } of [...onAxis, ...onSoviet]) expect(bombard.parse(input)).toMatchObject({ ok: true });
});

it('ARMIR-8.3.1 a gun out of supply or reach has no bombardment to open', () => {
  const [near, away] = [
    { 'alp-1': '0503', 'hq-iii': '0505' },
    { 'alp-1': '0503', 'hq-iii': '0507' },
  ];
  const far = scene(drawn, away, { ...at, cells: { at: away, air: 'soviet' } });
  expect(shots(far, '0503').map(({ input }) => input.with)).toEqual(['sovietAir']);
  const oos = scene(drawn, near, { ...at, cells: { at: near, air: 'soviet', oos: { 'hq-iii': 'yes' } } });
  expect(shots(oos, '0503').map(({ input }) => input.with)).toEqual(['sovietAir']);
});
