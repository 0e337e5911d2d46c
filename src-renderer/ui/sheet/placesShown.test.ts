import { expect, it } from 'vitest';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import type { Proposed } from '../photo/proposed/doubts.ts';
import { placesShown } from './placesShown.ts';
import { subjectOf } from './proposeSubject.ts';

const sides = subjectOf('sides');
const options = sides.options(plainSpec, []);
const river = options[1]?.as ?? '';
const place = (at: string, more: Partial<Proposed> = {}): Proposed => ({
  at,
  as: river,
  sure: 1,
  doubtful: false,
  decided: false,
  ...more,
});
const proposed = new Map(
  [place('0101/0102'), place('0102/0103', { decided: true }), place('0103/0104', { doubtful: true })].map(
    (one) => [one.at, one] as const,
  ),
);
const shown = (at: string | undefined, ...marked: readonly string[]) =>
  placesShown(proposed, options, sides, at, marked.length > 0 ? new Set(marked) : undefined).map(
    ({ at: where, as, looks }) => [where, as, looks.length],
  );

it('what the hand is on is framed, but for what was decided, which keeps its colour', () => {
  expect(shown('0101/0102')).toEqual([
    ['0101/0102', 'asked', 1],
    ['0102/0103', 'decided', 1],
    ['0103/0104', 'doubtful', 1],
  ]);
  expect(shown('0102/0103')[1]).toEqual(['0102/0103', 'decided', 1]);
  expect(shown('0404/0405').at(-1)).toEqual(['0404/0405', 'asked', 0]);
});

it('all that is marked is framed, proposed or not, and nothing else', () => {
  expect(shown(undefined, '0102/0103', '0404/0405')).toEqual([
    ['0101/0102', 'proposed', 1],
    ['0102/0103', 'asked', 1],
    ['0103/0104', 'doubtful', 1],
    ['0404/0405', 'asked', 0],
  ]);
});

it('of terrain a hex nobody proposed anything for has the frame of the hand alone', () => {
  const terrain = subjectOf('terrain');
  const of = (marked?: ReadonlySet<string>) =>
    placesShown(new Map(), terrain.options(plainSpec, []), terrain, '0101', marked).map(({ at }) => at);
  expect(of()).toEqual([]);
  expect(of(new Set(['0202']))).toEqual(['0202']);
});
