import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import { draw, grid, scene, verdicts } from '../../testing/drawn.ts';

/** Section 6 said once more as it is written, step by step and without any cleverness, and held to what is traced. */
const hexes = [44, 45, 46, 47].flatMap((row) =>
  ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((c) => `${row}${c}`),
);
const hex = fc.constantFrom(...hexes);
const pairs = hexes.flatMap((a) =>
  neighboursOf(grid, a).flatMap((b) => (b !== undefined && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
);
const context = new Map(
  hexes.map((a) => [a, neighboursOf(grid, a).filter((b): b is string => b !== undefined && hexes.includes(b))]),
);
const some = (most: number) => fc.subarray(pairs, { maxLength: most });
const classOf: { readonly [unit: string]: 'foot' | 'mot' | 'heavy' } = {
  'pz-1': 'mot',
  'rifle-1': 'mot',
  pioneers: 'foot',
  'guns-1': 'heavy',
  'rifles-1': 'foot',
  'rifles-2': 'foot',
  tanks: 'mot',
  'at-guns': 'heavy',
};
const vehicles = ['pz-1', 'tanks'];
const own = { german: ['pz-1', 'rifle-1', 'pioneers', 'guns-1'], soviet: ['rifles-1', 'rifles-2', 'tanks', 'at-guns'] };
type Side = keyof typeof own;
const other = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');

const situation = fc.record({
  terrain: fc.record({ marsh: fc.subarray(hexes, { maxLength: 6 }), swamp: fc.subarray(hexes, { maxLength: 6 }) }),
  sides: fc.record({ stream: some(10), river: some(10), lake: some(3), bridge: some(12) }),
  links: fc.record({ main: some(16), secondary: some(16), trail: some(16), rail: some(8) }),
  german: hex,
  soviet: hex,
  at: fc.dictionary(fc.constantFrom(...own.german, ...own.soviet), hex, { maxKeys: 8 }),
  strong: fc.option(fc.tuple(hex, fc.constantFrom<Side>('german', 'soviet')), { nil: undefined }),
  control: fc.dictionary(hex, fc.constantFrom('german', 'soviet'), { maxKeys: 6 }),
  rain: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

/** No two sides in one hex. */
const sensible = (of: Situation): Situation => {
  const held = new Map<string, Side>();
  const at: Record<string, string> = {};
  for (const [unit, where] of Object.entries(of.at)) {
    const side: Side = own.german.includes(unit) ? 'german' : 'soviet';
    if ((held.get(where) ?? side) !== side) continue;
    held.set(where, side);
    at[unit] = where;
  }
  return { ...of, at };
};

const naive = (of: Situation) => {
  const on = (list: readonly (readonly [string, string])[], a: string, b: string) =>
    list.some(([x, y]) => pairOf(x, y) === pairOf(a, b));
  const beside = (a: string) => context.get(a) ?? [];
  const { sides: water, links, terrain } = of;
  const swamp = (a: string) => terrain.swamp.includes(a) && !terrain.marsh.includes(a);
  const way = (a: string, b: string) =>
    on(links.main, a, b) || on(links.secondary, a, b) || on(links.rail, a, b) || (!of.rain && on(links.trail, a, b));
  const bridge = (a: string, b: string) => on(water.bridge, a, b);
  const lake = (a: string, b: string) => on(water.lake, a, b);
  const river = (a: string, b: string) => on(water.river, a, b) && !bridge(a, b);
  const stands = (side: Side, a: string) => own[side].filter((unit) => of.at[unit] === a);
  const zoc = (side: Side, a: string) =>
    beside(a).some((from) => {
      const there = stands(side, from);
      if (there.every((unit) => unit === 'at-guns')) return false;
      return there.some((unit) => {
        if (lake(from, a)) return false;
        if (river(from, a) && (classOf[unit] === 'heavy' || vehicles.includes(unit))) return false;
        return classOf[unit] === 'foot' || !(swamp(a) || swamp(from)) || way(from, a);
      });
    });
  const openFor = { german: new Map<string, boolean>(), soviet: new Map<string, boolean>() };
  const open = (side: Side, a: string): boolean => {
    const known = openFor[side].get(a) ?? isOpen(side, a);
    openFor[side].set(a, known);
    return known;
  };
  const isOpen = (side: Side, a: string): boolean => {
    if (of.strong && of.strong[0] === a && of.strong[1] !== side) return false;
    if (stands(side, a).length > 0) return true;
    if (stands(other(side), a).length > 0 || zoc(other(side), a)) return false;
    return zoc(side, a) || of.control[a] !== other(side);
  };
  const network = (side: Side, foot: boolean): ReadonlySet<string> => {
    const source = of[side];
    const found = new Set(open(side, source) ? [source] : []);
    for (const a of found)
      for (const b of beside(a)) {
        const road = on(links.main, a, b) || on(links.secondary, a, b) || (foot && !of.rain && on(links.trail, a, b));
        const wet = (on(water.stream, a, b) || on(water.river, a, b)) && !bridge(a, b);
        if (road && !wet && !lake(a, b) && open(side, b)) found.add(b);
      }
    return found;
  };
  return (side: Side, unit: string): boolean => {
    const start = of.at[unit] ?? '';
    const roads = network(side, classOf[unit] === 'foot');
    const barred = of.strong && of.strong[0] === start && of.strong[1] !== side;
    if (roads.has(start) && !barred) return true;
    let front = [{ at: start, soft: false }];
    const seen = new Set<string>();
    for (let n = 1; n <= 7; n += 1) {
      const next: typeof front = [];
      for (const { at, soft } of front)
        for (const to of beside(at)) {
          if (!open(side, to) || lake(at, to) || river(at, to)) continue;
          if ((swamp(to) || (swamp(at) && at !== start)) && !way(at, to)) continue;
          const label = { at: to, soft: soft || swamp(to) || terrain.marsh.includes(to) };
          if (n > (of.rain || label.soft ? 5 : 7) || seen.has(`${to}${label.soft}`)) continue;
          if (roads.has(to)) return true;
          seen.add(`${to}${label.soft}`);
          next.push(label);
        }
      front = next;
    }
    return false;
  };
};

it('RTL-6.2 RTL-6.21 RTL-6.22 RTL-6.23 RTL-6.24 RTL-14.11 RTL-3.12 as a naive tracer has it', () => {
  fc.assert(
    fc.property(situation, (raw) => {
      const of = sensible(raw);
      const sheet = draw({
        rows: [44, 47],
        columns: [1, 9],
        terrain: of.terrain,
        features: { sourceGerman: [of.german], sourceSoviet: [of.soviet] },
        sides: of.sides,
        links: of.links,
      });
      const made = scene(sheet, of.at, {
        cells: {
          at: of.at,
          control: of.control,
          weather: { 3: of.rain ? 'rain' : 'dry' },
          strongpoints: of.strong ? { [of.strong[0]]: `${of.strong[1]}:done` } : {},
        },
      });
      const supplied = naive(of);
      for (const side of ['german', 'soviet'] as const) {
        const judged = Object.fromEntries(
          verdicts(made, side).map(({ piece, state }) => [piece, state === 'supplied']),
        );
        const expected = Object.fromEntries(
          own[side].filter((unit) => of.at[unit] !== undefined).map((unit) => [unit, supplied(side, unit)]),
        );
        expect(judged).toEqual(expected);
      }
    }),
    { numRuns: 25 },
  );
});
