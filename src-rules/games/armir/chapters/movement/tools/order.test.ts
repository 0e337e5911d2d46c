import { expect, it } from 'vitest';
import { draw, map, scene } from '../../../testing/drawn.ts';

/** Who stands against a rule where he was put, on an invented map. */
const sheet = draw({ columns: [1, 9], rows: [1, 9], features: { sourceA: ['0105'] } });
const told = (at: { readonly [id: string]: string }, hex: string) => {
  const made = scene(sheet, at);
  const stacking = map.tools.find(({ id }) => id === 'stacking')?.show('', made.board, made.stand, made.context);
  return {
    said: map.amiss?.(hex, made.board, made.stand, made.context).map(({ msg, rule }) => [msg.id, rule]),
    listed: stacking?.list.map((one) => [one.hex, one.rule]),
  };
};

it('ARMIR-6a a hex with units of both sides, or of two Soviet armies, is said where they are put and by the tool', () => {
  expect(told({ 'alp-1': '0505', 'rifle-1': '0506' }, '0505')).toEqual({ said: [], listed: [] });
  const shared = told({ 'alp-1': '0505', 'rifle-1': '0505' }, '0505');
  expect(shared).toEqual({ said: [['armir.stacking.shared', '5']], listed: [['0505', '5']] });
  const armies = told({ 'hq-a': '0505', 'hq-b': '0505' }, '0505');
  expect(armies).toEqual({ said: [['armir.stacking.armies', '6.3']], listed: [['0505', '6.3']] });
  // more SP than may stand there
  const crowd = told({ 'rifle-1': '0505', 'rifle-2': '0505', 'rifle-3': '0505' }, '0505');
  expect(crowd.said).toContainEqual(['armir.stacking.over', '6']);
  // of another hex nothing is said
  expect(told({ 'hq-a': '0505', 'hq-b': '0505' }, '0506').said).toEqual([]);
});
