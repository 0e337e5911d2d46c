import { expect, it } from 'vitest';
import { roomBeside } from './paintCounters.ts';

it('the name of a counter leaves room for those beside it in its row, and for no others', () => {
  const here = { x: 100, y: 50 };
  expect(roomBeside(here, [here])).toBeUndefined();
  expect(roomBeside(here, [here, { x: 140, y: 90 }])).toBeUndefined();
  const row = [here, { x: 20, y: 50 }, { x: 260, y: 50 }, { x: 190, y: 50 }];
  const room = roomBeside(here, row) ?? 0;
  // both names are as wide as their room, and do not touch
  expect(100 - room / 2).toBeGreaterThan(20 + (roomBeside({ x: 20, y: 50 }, row) ?? 0) / 2);
  expect(room).toBeGreaterThan(60);
});
