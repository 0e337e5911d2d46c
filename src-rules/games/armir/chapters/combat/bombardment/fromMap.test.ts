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
  const here = scene(drawn, { 'alp-1': '0503', 'alp-heavy': '0305', 'hq-iii': '0505', 'rifle-1': '0504' }, at);
  const onAxis = shots(here, '0503');
  expect(onAxis).toEqual([
    { id: 'bombard', input: { with: 'army', army: 'iii', target: '0503', strongpoint: true, distance: 2 } },
    { id: 'bombard', input: { with: 'sovietAir', target: '0503', strongpoint: true, distance: 0 } },
  ]);
  const onSoviet = shots(here, '0504');
  expect(onSoviet.map(({ input }) => input.with)).toEqual(['heavy', 'axisAir']);
  for (const { input } of [...onAxis, ...onSoviet]) expect(bombard.parse(input)).toMatchObject({ ok: true });
});

it('ARMIR-8.3.1 a gun out of supply or reach has no bombardment to open', () => {
  const far = scene(drawn, { 'alp-1': '0503', 'hq-iii': '0507' }, at);
  expect(shots(far, '0503').map(({ input }) => input.with)).toEqual(['sovietAir']);
  const oos = scene(drawn, { 'alp-1': '0503', 'hq-iii': '0505' }, { ...at, cells: { oos: { 'hq-iii': 'yes' } } });
  expect(shots(oos, '0503').map(({ input }) => input.with)).toEqual(['sovietAir']);
});
