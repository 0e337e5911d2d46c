import { expect, it } from 'vitest';
import { roomBeside, shortened } from './paintCounters.ts';

it('the name of a counter leaves room for those beside it in its row, and for no others', () => {
  const here = { x: 100, y: 50 };
  expect(roomBeside(here, [here])).toBeUndefined();
  // right below it, or above
  expect(roomBeside(here, [here, { x: 132, y: 114 }, { x: 156, y: 18 }])).toBeUndefined();
  const row = [here, { x: 20, y: 50 }, { x: 260, y: 50 }, { x: 190, y: 50 }];
  const room = roomBeside(here, row) ?? 0;
  // both names are as wide as their room, and do not touch
  expect(100 - room / 2).toBeGreaterThan(20 + (roomBeside({ x: 20, y: 50 }, row) ?? 0) / 2);
  expect(room).toBeGreaterThan(60);
});

it('a name ends before the counter that stands half a hex lower', () => {
  const [here, lower] = [
    { x: 100, y: 50 },
    { x: 156, y: 82 },
  ];
  const room = roomBeside(here, [here, lower]) ?? 0;
  expect(100 + room / 2).toBeLessThan(156 - 46 / 2);
  expect(room).toBeGreaterThan(50);
});

it('a name too long for its room keeps its beginning and the word by which it is told apart', () => {
  const within = (most: number) => (text: string) => text.length <= most;
  expect(shortened('Invented 12', within(11))).toBe('Invented 12');
  expect(shortened('Invented 12', within(8))).toBe('Inve… 12');
  expect(shortened('Reconnaissance', within(6))).toBe('Recon…');
  // where nothing fits it is pressed together whole
  expect(shortened('Invented 12', within(3))).toBe('Invented 12');
});
