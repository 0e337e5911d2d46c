import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { draw, grid, scene, verdicts } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';

/**
 * Section 8 said once more as the digest says it, step by step and without any cleverness, and held to what is traced;
 * and each opening carried out, to see the line appear.
 */
const hexes = [1, 2, 3, 4, 5, 6].flatMap((column) => ['01', '02', '03', '04', '05'].map((row) => `0${column}${row}`));
const hex = fc.constantFrom(...hexes);
const pairs = hexes.flatMap((a) =>
  neighboursOf(grid, a).flatMap((b) => (b !== undefined && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
);
const units = {
  axis: ['alp-1', 'alp-guns', 'alp-hq', 'ii-1', 'ii-hq', 'pz-1', 'croat', 'armir-hq', 'one'],
  soviet: ['rifle-1', 'tank-2', 'rifle-4', 'hq-iii', 'hq-a', 'rifle-2'],
} as const;
type Side = keyof typeof units;
const sides: readonly Side[] = ['axis', 'soviet'];
/** Beside the invented counters an HQ without a stripe, and a battalion of a single step. */
const rosters: Context['rosters'] = {
  ...inventedThings.rosters,
  axis: {
    id: 'axis',
    units: [
      ...(inventedThings.rosters?.axis?.units ?? []),
      { id: 'armir-hq', name: 'Invented army HQ', values: { kind: 'hq', nation: 'ITA', range: 2, mp: 4 } },
      { id: 'one', name: 'Invented battalion', values: { kind: 'combat', formation: 'alpine', cp: '3', heavy: true } },
    ],
  },
};
/** What each may use, as 8.5 has it: own corps or the army HQ; the army unit any; a Soviet its own army's. */
const hqsOf: { readonly [unit: string]: readonly string[] } = {
  'alp-1': ['alp-hq', 'armir-hq'],
  'alp-guns': ['alp-hq', 'armir-hq'],
  one: ['alp-hq', 'armir-hq'],
  'ii-1': ['ii-hq', 'armir-hq'],
  'pz-1': ['alp-hq', 'ii-hq', 'armir-hq'],
  croat: ['alp-hq', 'ii-hq', 'armir-hq'],
  'rifle-1': ['hq-iii'],
  'rifle-2': ['hq-iii'],
  'tank-2': ['hq-a'],
  'rifle-4': [],
};
const ranges = {
  range: { 'alp-hq': 5, 'ii-hq': 4, 'armir-hq': 2, 'hq-iii': 6, 'hq-a': 7 },
  movement: { 'alp-hq': 3, 'ii-hq': 2, 'hq-iii': 4, 'hq-a': 5 },
};
const isHq = (unit: string): boolean => unit.includes('hq');
const sp: { readonly [unit: string]: number } = {
  'alp-1': 3,
  'ii-1': 2,
  'pz-1': 3,
  croat: 2,
  one: 1,
  'rifle-1': 3,
  'rifle-2': 3,
  'tank-2': 2,
  'rifle-4': 2,
};
const isCombat = (unit: string): boolean => !isHq(unit) && unit !== 'alp-guns';

const ground = fc.record({
  without: fc.uniqueArray(hex, { maxLength: 3 }),
  major: fc.subarray(pairs, { maxLength: 8 }),
  don: fc.subarray(pairs, { maxLength: 4 }),
  strongpoint: fc.subarray(pairs, { maxLength: 8 }),
  rail: fc.subarray(pairs, { maxLength: 10 }),
  railAB: fc.subarray(pairs, { maxLength: 5 }),
  road: fc.subarray(pairs, { maxLength: 6 }),
  sourceA: fc.uniqueArray(hex, { minLength: 1, maxLength: 2 }),
  soviet: fc.uniqueArray(hex, { minLength: 1, maxLength: 2 }),
  kantemirovka: hex,
});
const stood = (of: readonly string[]) => fc.dictionary(fc.constantFrom(...of), hex, { maxKeys: of.length });
const situation = fc.record({
  ground,
  axis: stood(units.axis),
  soviet: stood(units.soviet),
  oos: fc.subarray([...units.axis, ...units.soviet], { maxLength: 4 }),
  up: fc.subarray(['alp-hq', 'ii-hq', 'hq-iii', 'hq-a']),
  depot: fc.constantFrom('yes', 'no'),
  amb13: fc.constantFrom('source', 'end'),
  amb08: fc.constantFrom('all', 'combat'),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const drawn = ({ ground: of }: Situation): Sheet =>
  draw({
    columns: [1, 6],
    rows: [1, 5],
    without: of.without,
    features: { sourceA: of.sourceA, sourceSoviet: of.soviet },
    sides: { major: of.major, don: of.don, strongpoint: of.strongpoint },
    links: { rail: of.rail, railAB: of.railAB, road: of.road },
    names: { [of.kantemirovka]: 'Kantermikova' },
  });

/** No two sides in one hex, nobody off the drawn map. */
const sensible = (of: Situation): Situation => {
  const sheet = drawn(of);
  const there = (at: string): boolean => sheet.hexes[at] !== undefined;
  const axis = Object.fromEntries(Object.entries(of.axis).filter(([, at]) => there(at)));
  const taken = new Set(Object.values(axis));
  return {
    ...of,
    axis,
    soviet: Object.fromEntries(Object.entries(of.soviet).filter(([, at]) => there(at) && !taken.has(at))),
  };
};

class Naive {
  readonly sheet: Sheet;
  readonly of: Situation;
  constructor(of: Situation) {
    this.of = of;
    this.sheet = drawn(of);
  }
  has(a: string, b: string, kind: string): boolean {
    const pair = pairOf(a, b);
    return (this.sheet.sides[pair] ?? []).includes(kind) || (this.sheet.links[pair] ?? []).includes(kind);
  }
  steps(from: string): readonly string[] {
    const had = this.#beside.get(from);
    if (had) return had;
    const made = neighboursOf(grid, from).flatMap((to) => (to !== undefined && this.sheet.hexes[to] ? [to] : []));
    this.#beside.set(from, made);
    return made;
  }
  /** 7a, 7.1.2a: hexes in the zone of a side */
  zone(side: Side): ReadonlySet<string> {
    const found = new Set<string>();
    const at = this.of[side];
    for (const hex of new Set(Object.values(at))) {
      const there = Object.keys(at).filter((unit) => at[unit] === hex);
      const fit = there.filter((unit) => isCombat(unit) && !this.of.oos.some((one) => one === unit));
      const counted = this.of.amb08 === 'all' ? there : there.filter(isCombat);
      if (fit.length === 0 || counted.reduce((sum, unit) => sum + (sp[unit] ?? 1), 0) < 2) continue;
      for (const to of this.steps(hex))
        if (!this.has(hex, to, 'major') && !(side === 'soviet' && this.has(hex, to, 'strongpoint'))) found.add(to);
    }
    return found;
  }
  /** 8b.2 */
  readonly #shut = new Map<Side, (at: string) => boolean>();
  blocked(side: Side): (at: string) => boolean {
    const had = this.#shut.get(side);
    if (had) return had;
    const enemy = side === 'axis' ? 'soviet' : 'axis';
    const zone = this.zone(enemy);
    const friends = new Set(Object.values(this.of[side]));
    const enemies = new Set(Object.values(this.of[enemy]));
    const made = (at: string) => enemies.has(at) || (zone.has(at) && !friends.has(at));
    this.#shut.set(side, made);
    return made;
  }
  readonly #beside = new Map<string, readonly string[]>();
  spread(
    side: Side,
    from: readonly string[],
    over: (a: string, b: string) => boolean,
    depth: number,
  ): ReadonlySet<string> {
    const shut = this.blocked(side);
    let rim = from.filter((at) => this.sheet.hexes[at] && !shut(at));
    const found = new Set(rim);
    for (let n = 0; n < depth && rim.length > 0; n += 1) {
      rim = rim.flatMap((at) => this.steps(at).filter((to) => over(at, to) && !shut(to) && !found.has(to)));
      for (const at of rim) found.add(at);
    }
    return found;
  }
  supplied(side: Side, unit: string): boolean {
    const { sourceA, soviet, kantemirovka } = this.of.ground;
    const depot = side === 'axis' && this.of.depot === 'yes' ? [kantemirovka] : [];
    const s = [...(side === 'axis' ? sourceA : soviet), ...depot];
    const forRail = this.of.amb13 === 'end' ? s.filter((at) => !depot.includes(at) || sourceA.includes(at)) : s;
    const at = this.of[side][unit] ?? '';
    const anywhere = () => true;
    const lines = this.spread(side, s, anywhere, 99);
    if (isHq(unit)) return lines.has(at);
    const rails = this.spread(side, forRail, (a, b) => this.has(a, b, 'rail') || this.has(a, b, 'railAB'), 99);
    const near = this.spread(side, [...forRail, ...rails], anywhere, 4);
    if (near.has(at)) return true;
    return (hqsOf[unit] ?? []).some((hq) => {
      const there = this.of[side][hq];
      if (there === undefined || !lines.has(there)) return false;
      const up = this.of.up.some((one) => one === hq) ? 'movement' : 'range';
      const range = (ranges[up] as { readonly [hq: string]: number })[hq] ?? 0;
      return this.spread(side, [there], anywhere, range).has(at);
    });
  }
}

const sceneOf = (of: Situation, more: { readonly [unit: string]: string } = {}) =>
  scene(
    drawn(of),
    {},
    {
      options: { amb13: of.amb13, amb08: of.amb08 },
      rosters: {
        ...rosters,
        axis: { id: 'axis', units: [...(rosters.axis?.units ?? []), ...fillers('fill-a', 'axis', more)] },
        soviet: { id: 'soviet', units: [...(rosters.soviet?.units ?? []), ...fillers('fill-s', 'soviet', more)] },
      },
      cells: {
        at: { ...of.axis, ...of.soviet, ...more },
        depot: of.depot,
        oos: Object.fromEntries([...of.oos, ...Object.keys(more)].map((unit) => [unit, 'yes'])),
        up: Object.fromEntries(of.up.map((hq) => [hq, 'movement'])),
      },
    },
  );
/** Units out of supply themselves: they add nothing but their presence. */
const fillers = (prefix: string, side: Side, more: { readonly [unit: string]: string }) =>
  Object.keys(more).flatMap((id) =>
    id.startsWith(prefix)
      ? [
          {
            id,
            name: id,
            values: { kind: 'combat', cp: '1', ...(side === 'axis' ? { formation: 'xxix' } : { army: 'b' }) },
          },
        ]
      : [],
  );

it('ARMIR-8a ARMIR-8b ARMIR-8.5 ARMIR-8c ARMIR-8.2 ARMIR-AMB-13 supply is what the digest’s own steps say', () => {
  let [open, shut] = [0, 0];
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const naive = new Naive(of);
      const made = sceneOf(of);
      for (const side of sides)
        for (const { piece, hex: at, tone } of verdicts(made, side)) {
          const wanted = naive.supplied(side, piece);
          expect([piece, at, tone === 'good']).toEqual([piece, at, wanted]);
          if (wanted) open += 1;
          else shut += 1;
        }
    }),
    { numRuns: 80 },
  );
  expect(Math.min(open, shut)).toBeGreaterThan(60);
});

it('ARMIR-7a ARMIR-7.1.2a ARMIR-AMB-08 zones are the six hexes around units of two SP in supply, not across major rivers, Soviet ones not across strongpoints', () => {
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const { board, stand } = sceneOf(of);
      const naive = new Naive(of);
      for (const side of sides) {
        const zone = naive.zone(side);
        expect(board.ids.filter((_, node) => stand.zones[side]?.[node] === 1)).toEqual(
          board.ids.filter((at) => zone.has(at)),
        );
      }
    }),
    { numRuns: 60 },
  );
});

it('ARMIR-8d each opening named, carried out, gives the line', () => {
  let opened = 0;
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      for (const side of sides) {
        const enemy = side === 'axis' ? 'soviet' : 'axis';
        for (const one of verdicts(sceneOf(of), side))
          for (const opening of one.openings) {
            const gone = Object.fromEntries(Object.entries(of[enemy]).filter(([, at]) => !opening.hexes.includes(at)));
            const more = Object.fromEntries(
              opening.hexes.map((at, i) => [`fill-${side === 'axis' ? 'a' : 's'}-${i}`, at]),
            );
            const then = verdicts(sceneOf({ ...of, [enemy]: gone }, more), side).find(
              ({ piece }) => piece === one.piece,
            );
            expect([one.piece, then?.ways.find(({ id }) => id === opening.way)?.ok]).toEqual([one.piece, true]);
            opened += 1;
          }
      }
    }),
    { numRuns: 30 },
  );
  expect(opened).toBeGreaterThan(10);
});
