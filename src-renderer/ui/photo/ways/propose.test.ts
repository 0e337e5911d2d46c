import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { LineOf } from '#rules/kit/hexmap/lines.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { sureFrom, unseen } from '../proposed/proposals.ts';
import type { Pixels } from '../terrain/patches.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { linesProposer } from './propose.ts';
import { stripsOf } from './strips.ts';

const size = 24;
const grid = gridOf(12, 10);
const pixels = pixelsOf(grid, size);

/** One line after another from node to node, as far as it goes; places it takes. */
const wander = (pairs: Pairs, from: number, long: number, roll: () => number): readonly number[] => {
  const taken = [from];
  let node = pairs.ends[from * 2 + 1] ?? 0;
  const been = new Set([pairs.ends[from * 2] ?? 0]);
  while (taken.length < long) {
    been.add(node);
    const next = (pairs.meet[node] ?? []).filter((place) =>
      [0, 1].every((end) => {
        const other = pairs.ends[place * 2 + end] ?? 0;
        return other === node || !been.has(other);
      }),
    );
    const one = next[Math.floor(roll() * next.length)];
    if (one === undefined) break;
    taken.push(one);
    const [a = 0, b = 0] = [pairs.ends[one * 2], pairs.ends[one * 2 + 1]];
    node = a === node ? b : a;
  }
  return taken;
};

interface Print {
  readonly inks: readonly { readonly tint: readonly number[]; readonly wide: number }[];
  /** the tint of a field, by its number from left to right */
  readonly field: (n: number) => readonly number[];
}
const [sand, grass, wood] = [
  [222, 210, 170],
  [170, 190, 130],
  [140, 160, 110],
] as const;
const fieldWidth = 90;
const woodsFrom = 3;
const usual: Print = {
  inks: [
    { tint: [60, 120, 190], wide: 3.2 },
    { tint: [150, 50, 40], wide: 1.8 },
  ],
  field: (n) => (n % 2 === 0 ? sand : grass),
};

/** Two kinds of lines on fields of two tints, shoved a little, with printed sides, a slanting light and grain. */
const printed = (of: LineOf, seed: number, { inks, field }: Print = usual) => {
  const roll = dice(seed);
  const pairs = pairsOf(grid, of, size);
  const truth = new Uint8Array(pairs.names.length);
  const starts = pairs.names.map((_, place) => place).filter((place) => place % 7 === 3);
  for (const kind of [1, 2])
    for (let n = 0; n < 3; n++)
      for (const place of wander(pairs, starts[Math.floor(roll() * starts.length)] ?? 0, 14, roll))
        if (truth[place] === 0) truth[place] = kind;
  const [width, height] = [Math.ceil(pixels.width), Math.ceil(pixels.height)];
  const data = new Uint8ClampedArray(width * height * 4);
  const shove = { x: 1.7, y: -1.2 };
  const sides = pairsOf(grid, 'sides', size);
  const far = (all: Pairs, place: number, x: number, y: number): number => {
    const [a, b] = [all.from[place], all.to[place]];
    if (!a || !b) return Number.POSITIVE_INFINITY;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
  };
  // each place is painted around itself alone
  const paint = (all: Pairs, place: number, wide: number, tint: readonly number[]): void => {
    const [a, b] = [all.from[place], all.to[place]];
    if (!a || !b) return;
    for (let y = Math.floor(Math.min(a.y, b.y) - 6); y <= Math.max(a.y, b.y) + 6; y++)
      for (let x = Math.floor(Math.min(a.x, b.x) - 6); x <= Math.max(a.x, b.x) + 6; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height || far(all, place, x - shove.x, y - shove.y) > wide / 2)
          continue;
        for (let k = 0; k < 3; k++) data[(y * width + x) * 4 + k] = tint[k] ?? 0;
      }
  };
  for (let i = 0; i < width * height; i++) {
    const tint = field(Math.floor((i % width) / fieldWidth));
    for (let k = 0; k < 3; k++) data[i * 4 + k] = tint[k] ?? 0;
  }
  sides.names.forEach((_, place) => void paint(sides, place, 1, [90, 85, 75]));
  truth.forEach((kind, place) => {
    const ink = inks[kind - 1];
    if (ink) paint(pairs, place, ink.wide, ink.tint);
  });
  for (let i = 0; i < width * height; i++)
    for (let k = 0; k < 3; k++)
      data[i * 4 + k] = (data[i * 4 + k] ?? 0) * (0.7 + (0.3 * (i % width)) / width) + (roll() - 0.5) * 14;
  const photo: Pixels = { data, width, height };
  return { pairs, truth, strips: stripsOf(photo, pairs, size, (x, y) => ({ x, y })) };
};
const lists = [[], ['wide'], ['thin'], ['thin', 'wide']];
const named = (truth: Uint8Array, kinds: readonly number[] = [1, 2]): ReadonlyMap<number, number> =>
  new Map(
    kinds
      .flatMap((kind) => [...truth.keys()].filter((place) => truth[place] === kind).slice(0, 9))
      .map((place) => [place, truth[place] ?? 0]),
  );

it.each(['sides', 'links'] as const)(
  'from a few drawn %s of two kinds the others are proposed, and little that is none',
  (of) => {
    const { truth, strips } = printed(of, 5);
    const told = named(truth);
    const { kind, sure } = linesProposer(strips)(told, lists);
    const open = [...truth.keys()].filter((place) => !told.has(place));
    const there = open.filter((place) => truth[place] !== 0);
    const wrong = open.filter((place) => kind[place] !== truth[place]);
    expect(there.length).toBeGreaterThan(20);
    expect(wrong.length).toBeLessThan(there.length * 0.1);
    expect(wrong.filter((place) => (sure[place] ?? 0) >= sureFrom).length).toBeLessThanOrEqual(2);
  },
);

it.each([5, 6])('a river drawn in the open is known where it runs on through woods (%i)', (seed) => {
  const { pairs, truth, strips } = printed('sides', seed, {
    inks: [
      { tint: [70, 128, 190], wide: 5 },
      { tint: [90, 150, 205], wide: 2.6 },
    ],
    field: (n) => (n < woodsFrom ? sand : wood),
  });
  const edge = woodsFrom * fieldWidth;
  const lies = (place: number) => [pairs.from[place], pairs.to[place]].map((end) => end?.x ?? edge);
  const lines = [...truth.keys()].filter((place) => truth[place] !== 0);
  const told = new Map(
    lines.filter((place) => Math.max(...lies(place)) < edge - 5).map((place) => [place, truth[place] ?? 0]),
  );
  const asked = lines.filter((place) => Math.min(...lies(place)) > edge + 5);
  const { kind } = linesProposer(strips)(told, lists);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((place) => kind[place] !== truth[place]).length).toBeLessThan(asked.length * 0.1);
});

it('proposes only what is drawn often enough, and nothing before anything is', () => {
  const { truth, strips } = printed('sides', 6);
  const ask = linesProposer(strips);
  const one = ask(named(truth, [1]), lists);
  expect(new Set(one.kind)).toEqual(new Set([0, 1]));
  const few = [...named(truth, [2])].slice(0, 3);
  expect(new Set(ask(new Map([...named(truth, [1]), ...few]), lists).kind)).toEqual(new Set([0, 1]));
  expect(new Set(ask(new Map(), lists).kind)).toEqual(new Set([unseen]));
});

it.each(['sides', 'links'] as const)(
  'while a kind of %s is not drawn, what looks unlike the drawn ones is doubtful',
  (of) => {
    const { truth, strips } = printed(of, 5);
    const ask = linesProposer(strips);
    const told = named(truth, [1]);
    const { kind, sure } = ask(told, lists);
    const sureOf = (is: number) =>
      [...truth.keys()].filter(
        (place) => truth[place] === is && !told.has(place) && kind[place] === 1 && (sure[place] ?? 0) >= sureFrom,
      ).length;
    const all = (is: number) => [...truth.keys()].filter((place) => truth[place] === is && !told.has(place)).length;
    expect(all(2)).toBeGreaterThan(10);
    expect(sureOf(2)).toBe(0);
    expect(sureOf(1)).toBeGreaterThan(all(1) * 0.6);
  },
);

it('that nothing lies there is a decision too, and stays one', () => {
  const { truth, strips } = printed('links', 7);
  const ask = linesProposer(strips);
  const told = named(truth);
  const line = [...truth.keys()].find((place) => truth[place] === 1 && !told.has(place)) ?? 0;
  expect(ask(told, lists).kind[line]).toBe(1);
  const { kind, sure } = ask(new Map([...told, [line, 0]]), lists);
  expect(kind[line]).toBe(0);
  expect(sure[line]).toBe(1);
});

it('what lies outside the photo is not seen', () => {
  const { strips } = printed('sides', 8);
  const half = stripsOf(
    { data: new Uint8ClampedArray(200 * 120 * 4).fill(180), width: 200, height: 120 },
    strips.pairs,
    size,
    (x, y) => ({ x, y }),
  );
  expect(half.seen.some((one) => one === 1)).toBe(true);
  expect(half.seen.some((one) => one === 0)).toBe(true);
});
