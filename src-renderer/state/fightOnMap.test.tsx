import { expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { draw, scene } from '#rules/games/armir/testing/drawn.ts';
import { onMap } from '#rules/kit/procedure/calcSpec.ts';
import { msg } from '#rules/kit/words/message.ts';
import { doneOnMap } from './fightOnMap.ts';
import type { OpenGame } from './openedGame.ts';

/** Invented units behind a fight for 0403: alp-1 retreats, rifle-1 and rifle-2 may advance. */
const line = { msg: msg('kit.map.undrawn'), rule: '12.3.1' };
const retreat = onMap(line, [{ tool: 'retreat', target: '0403', pieces: ['alp-1'] }]);
const advance = onMap(line, [{ target: '0403', pieces: ['rifle-1', 'rifle-2'], may: true }]);
const done = (at: { readonly [piece: string]: string }) => {
  const { context } = scene(draw({ columns: [1, 8], rows: [1, 6] }), at);
  const told = doneOnMap({ game: armir, context } as unknown as OpenGame);
  return [retreat, advance, line].map((each) => told?.(each));
};

it('ARMIR-12.3.1 ARMIR-12.4 a line behind a fight is done once the map has seen it, by whatever hand', () => {
  const there = { 'alp-1': '0403', 'rifle-1': '0503', 'rifle-2': '0503' };
  expect(done(there)).toEqual([false, false, false]);
  expect(done({ ...there, 'alp-1': '0303' })).toEqual([true, false, false]);
  expect(done({ 'alp-1': '0303', 'rifle-1': '0403', 'rifle-2': '0403' })).toEqual([true, true, false]);
  // half made: who may advance may stay behind as well, who must retreat may not
  expect(done({ ...there, 'alp-1': '0303', 'rifle-1': '0403' })).toEqual([true, true, false]);
  // who stands nowhere on the map is none of its business
  expect(done({})).toEqual([false, false, false]);
  expect(doneOnMap(undefined)).toBeUndefined();
});
