import { expect, it } from 'vitest';
import { msg } from '../words/message.ts';
import { type Level, levelAt, nextLevels, shownLevels } from './levels.ts';

const levels: readonly Level<'bad' | 'even' | 'good' | 'flight'>[] = [
  { id: 'bad', from: null, to: 3 },
  { id: 'even', from: 4, to: 6 },
  { id: 'good', from: 7, to: null },
  // not a matter of points
  { id: 'flight', from: null, to: null },
];

it('points make the level whose ends they lie between, both included', () => {
  expect([-5, 3, 4, 6, 7, 90].map((points) => levelAt(levels, points)?.id)).toEqual([
    'bad',
    'bad',
    'even',
    'even',
    'good',
    'good',
  ]);
  expect(levelAt(levels.slice(0, 1), 9)).toBeUndefined();
});

it('the next level either way is the nearest one, in whatever order they are listed', () => {
  const far = (points: number) => {
    const { up, down } = nextLevels(levels, points);
    return [up?.level.id, up?.points, down?.level.id, down?.points];
  };
  expect(far(1)).toEqual(['even', 3, undefined, undefined]);
  expect(far(5)).toEqual(['good', 2, 'bad', -2]);
  expect(far(9)).toEqual([undefined, undefined, 'even', -3]);
  expect(nextLevels([...levels].reverse(), 1).up?.level.id).toBe('even');
});

it('a score shows all levels, where it stands and what is near', () => {
  const shown = shownLevels(
    levels,
    5,
    'even',
    ({ id }) => msg(id),
    (level, points) => msg(points > 0 ? 'up' : 'down', { level }),
  );
  expect(shown.levels.filter(({ here }) => here)).toEqual([{ msg: msg('even'), from: 4, to: 6, here: true }]);
  expect(shown.nearby).toEqual([
    { msg: msg('up', { level: msg('good') }), points: 2 },
    { msg: msg('down', { level: msg('bad') }), points: -2 },
  ]);
});
