import type { Grid } from '../grid.ts';
import { gridOf } from '../grid.ts';
import { latticeOf, neighboursOf } from '../lattice.ts';
import { type Box, type DrawnHex, pairOf, type Sheet, type SheetSpec } from '../sheet.ts';

/** Numbers from 0 up to 1, the same for the same seed. */
export const dice = (seed: number): (() => number) => {
  let state = (seed | 0) ^ 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const some = <T>(kinds: readonly T[], chance: number, roll: () => number): readonly T[] =>
  kinds.filter(() => roll() < chance);
const one = <T>(kinds: readonly T[], roll: () => number): T | undefined => kinds[Math.floor(roll() * kinds.length)];

export interface RandomSheet {
  readonly grid?: Grid;
  /** how many of the hexes are drawn, 0 to 1 */
  readonly drawn?: number;
}

/** A small random map of any lie: the same for the same seed. All of it is invented. */
export const randomSheet = (spec: SheetSpec, seed: number, { grid: given, drawn = 0.8 }: RandomSheet = {}): Sheet => {
  const roll = dice(seed);
  const grid: Grid = given ?? {
    ...gridOf(1 + Math.floor(roll() * 7), 1 + Math.floor(roll() * 6)),
    orientation: roll() < 0.5 ? 'flat' : 'pointy',
    offset: roll() < 0.5 ? 'odd' : 'even',
  };
  const hexes: Record<string, DrawnHex> = {};
  for (const number of latticeOf(grid).numbers) {
    const terrain = one(spec.terrains, roll);
    if (!terrain || roll() >= drawn) continue;
    const features = some(spec.features, 0.1, roll).map(({ key }) => key);
    const labels = some(spec.labels, 0.05, roll).map(({ key }) => key);
    hexes[number] = {
      terrain: terrain.key,
      ...(features.length > 0 ? { features } : {}),
      ...(roll() < 0.1 ? { name: one(spec.names, roll) ?? `Town ${number}` } : {}),
      ...(labels.length > 0 ? { labels } : {}),
    };
  }
  const sides: Record<string, readonly string[]> = {};
  const links: Record<string, readonly string[]> = {};
  for (const number of Object.keys(hexes)) {
    for (const other of neighboursOf(grid, number)) {
      if (other === undefined || (other in hexes && other < number)) continue;
      const pair = pairOf(number, other);
      const side = some(spec.sides, 0.12, roll).map(({ key }) => key);
      if (side.length > 0) sides[pair] = side;
      const link = some(spec.links, 0.15, roll).map(({ key }) => key);
      if (link.length > 0 && other in hexes) links[pair] = link;
    }
  }
  const boxes: Record<string, Box> = {};
  const ids = Object.keys(hexes);
  for (let i = 0; spec.boxes.length > 0 && i < Math.floor(roll() * 3); i++) {
    const others = [...ids, ...Object.keys(boxes)];
    const to = [...new Set(Array.from({ length: Math.floor(roll() * 3) }, () => one(others, roll) ?? ''))];
    const features = some(spec.features, 0.3, roll).map(({ key }) => key);
    boxes[`box${i + 1}`] = {
      name: `Box ${i + 1}`,
      kind: one(spec.boxes, roll)?.key ?? '',
      ...(features.length > 0 ? { features } : {}),
      links: to.flatMap((id) => {
        const link = one(spec.links, roll);
        return link && id !== '' ? [{ to: id, link: link.key }] : [];
      }),
    };
  }
  return { grid, hexes, sides, links, boxes };
};

/**
 * 2,000 drawn hexes (50 × 40) with every kind of terrain, side, link, feature and box of the spec: what speed and memory
 * are measured on. Rivers wander, woods lie in patches, roads and rails run across. Deterministic, invented.
 */
export const fixture2000 = (spec: SheetSpec, preset?: Grid): Sheet => {
  const grid: Grid = { ...(preset ?? spec.presets[0]?.grid ?? gridOf(50, 40)), columns: 50, rows: 40 };
  const lattice = latticeOf(grid);
  const roll = dice(2000);
  // patches: every hex takes the terrain of the nearest of 160 centres, three in five of them the first (open) kind
  const centres = Array.from({ length: 160 }, (_, i) => ({
    at: Math.floor(roll() * lattice.size),
    terrain: (i % 5 < 3 ? spec.terrains[0] : spec.terrains[((i / 5) % spec.terrains.length) | 0])?.key ?? '',
  }));
  const apart = (a: number, b: number): number => {
    const dq = (lattice.q[a] ?? 0) - (lattice.q[b] ?? 0);
    const dr = (lattice.r[a] ?? 0) - (lattice.r[b] ?? 0);
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  };
  const hexes: Record<string, DrawnHex> = {};
  lattice.numbers.forEach((number, i) => {
    const near = centres.reduce((best, centre) => (apart(i, centre.at) < apart(i, best.at) ? centre : best), {
      at: centres[0]?.at ?? 0,
      terrain: centres[0]?.terrain ?? '',
    });
    hexes[number] = { terrain: near.terrain };
  });
  const put = (number: string, more: Partial<DrawnHex>): void => {
    const drawn = hexes[number];
    if (drawn) hexes[number] = { ...drawn, ...more };
  };
  spec.features.forEach(({ key, look }) => {
    const edge = edges[look];
    lattice.numbers.forEach((number, i) => {
      const column = i % grid.columns;
      const row = Math.floor(i / grid.columns);
      const here = edge ? edge(column, row, grid) : roll() < 0.002;
      if (here) put(number, { features: [...(hexes[number]?.features ?? []), key] });
    });
  });
  spec.names.forEach((name, i) => {
    put(lattice.numbers[(i * 397 + 211) % lattice.size] ?? '', { name });
  });
  spec.labels.forEach(({ key }, i) => {
    put(lattice.numbers[(i * 271 + 97) % lattice.size] ?? '', { labels: [key] });
  });
  const sides: Record<string, readonly string[]> = {};
  const links: Record<string, readonly string[]> = {};
  const add = (to: Record<string, readonly string[]>, a: string, b: string, key: string): void => {
    const pair = pairOf(a, b);
    const had = to[pair] ?? [];
    if (!had.includes(key)) to[pair] = [...had, key];
  };
  // lines across the map, each step to one of the two hexes ahead: sides lie on the left hand of such a line
  const walk = (start: number, across: boolean): readonly string[] => {
    const line: string[] = [];
    for (let i = start; i >= 0; ) {
      line.push(lattice.numbers[i] ?? '');
      const ways = across ? [1, 2] : [2, 3];
      i = lattice.beside[i * 6 + (ways[roll() < 0.5 ? 0 : 1] ?? 0)] ?? -1;
    }
    return line;
  };
  const long = (look: string): boolean => look === 'river' || look === 'majorRiver';
  spec.sides.forEach(({ key, look }) => {
    if (look === 'bridge') return;
    // rivers run from north to south; what bars a line altogether lies in short stretches, or nothing would be in supply
    for (let n = 0; n < (long(look) ? 3 : 8); n++) {
      const start = Math.floor(roll() * (long(look) ? grid.columns : lattice.size));
      for (const number of walk(start, false).slice(0, long(look) ? grid.rows * 2 : 5)) {
        for (const other of neighboursOf(grid, number).slice(4))
          if (other !== undefined) add(sides, number, other, key);
      }
    }
  });
  const bridge = spec.sides.find(({ look }) => look === 'bridge')?.key;
  spec.links.forEach(({ key }) => {
    for (let n = 0; n < 6; n++) {
      const line = walk(Math.floor(roll() * 30) * grid.columns, true);
      line.slice(1).forEach((number, i) => {
        const before = line[i] ?? '';
        add(links, before, number, key);
        if (bridge !== undefined && pairOf(before, number) in sides) add(sides, before, number, bridge);
      });
    }
  });
  const boxes: Record<string, Box> = {};
  spec.boxes.forEach(({ key }, i) => {
    const link = spec.links[i % Math.max(spec.links.length, 1)]?.key;
    boxes[`${key}1`] = {
      name: `Box ${i + 1}`,
      kind: key,
      links: link ? Array.from({ length: 3 }, (_, n) => ({ to: lattice.numbers[i * 150 + n * 50] ?? '', link })) : [],
    };
  });
  return { grid, hexes, sides, links, boxes };
};

const edges: Partial<Record<string, (column: number, row: number, grid: Grid) => boolean>> = {
  westEdge: (column) => column === 0,
  eastEdge: (column, _row, grid) => column === grid.columns - 1,
  northEdge: (_column, row) => row === 0,
  southEdge: (_column, row, grid) => row === grid.rows - 1,
};
