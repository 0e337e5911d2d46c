import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { draw, ratings, scene, verdicts } from '../../testing/draw.ts';
import { map } from '../../testing/gameMap.ts';
import { presetGrid } from '../map/sheet.ts';

/**
 * The lines of section 11 said once more as the digest says them, hex by hex and without any cleverness, and held to
 * what is traced; and each opening carried out, to see the line appear.
 */
const columns = [1, 2, 3, 4, 5, 6];

const rows = [18, 19, 20, 21];

const hexes = columns.flatMap((column) => rows.map((row) => `0${column}${row}`));

const hex = fc.constantFrom(...hexes);

const pairs = hexes.flatMap((a) =>
  neighboursOf(presetGrid, a).flatMap((b) => (b !== undefined && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
);

const germans = ['6inf', '7pz-1', '1cav', '26inf'];

const soviets = ['rifle#1', 'rifle#2', 'armor#1', 'Lukin', 'Konev'];

const ground = fc.record({
  terrain: fc.dictionary(hex, fc.constantFrom('forest', 'swamp', 'lake', 'majorCity'), { maxKeys: 8 }),
  without: fc.uniqueArray(hex, { maxLength: 3 }),
  rivers: fc.subarray(pairs, { maxLength: 10 }),
  lakes: fc.subarray(pairs, { maxLength: 5 }),
  roads: fc.subarray(pairs, { maxLength: 14 }),
  east: fc.uniqueArray(hex, { maxLength: 3 }),
});

const stood = (units: readonly string[]) => fc.dictionary(fc.constantFrom(...units), hex, { maxKeys: units.length });

const situation = fc.record({
  ground,
  german: stood(germans),
  soviet: stood(soviets),
  disrupted: fc.subarray([...germans, ...soviets], { maxLength: 3 }),
  marker: fc.option(hex, { nil: '' }),
});

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const drawn = ({ ground: { terrain, ...rest } }: Situation): Sheet => {
  const lists: Record<string, string[]> = {};
  for (const [at, kind] of Object.entries(terrain)) lists[kind] = [...(lists[kind] ?? []), at];
  return draw({ columns: [1, 6], rows: [18, 21], terrain: lists, ...rest });
};

/** No two sides in one hex, nobody on water or off the drawn map. */
const sensible = (of: Situation): Situation => {
  const sheet = drawn(of);
  const dry = (at: string): boolean => sheet.hexes[at] !== undefined && sheet.hexes[at]?.terrain !== 'lake';
  const german = Object.fromEntries(Object.entries(of.german).filter(([, at]) => dry(at)));
  const taken = new Set(Object.values(german));
  return {
    ...of,
    german,
    soviet: Object.fromEntries(Object.entries(of.soviet).filter(([, at]) => dry(at) && !taken.has(at))),
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
  /** steps over land: neither across a lake nor into water nor off the drawn map */
  steps(from: string): readonly string[] {
    return neighboursOf(presetGrid, from).flatMap((to) =>
      to !== undefined &&
      this.sheet.hexes[to] !== undefined &&
      this.sheet.hexes[to]?.terrain !== 'lake' &&
      !this.has(from, to, 'lake')
        ? [to]
        : [],
    );
  }
  zone(units: { readonly [unit: string]: string }): ReadonlySet<string> {
    const found = new Set<string>();
    for (const [unit, at] of Object.entries(units)) {
      if (this.of.disrupted.includes(unit)) continue;
      for (const to of neighboursOf(presetGrid, at)) if (to !== undefined && !this.has(at, to, 'lake')) found.add(to);
    }
    return found;
  }
  blocked(side: 'german' | 'soviet'): (at: string) => boolean {
    const [mine, theirs] = side === 'german' ? [this.of.german, this.of.soviet] : [this.of.soviet, this.of.german];
    const zone = this.zone(theirs);
    const friends = new Set(Object.values(mine));
    const enemies = new Set(Object.values(theirs));
    return (at) =>
      enemies.has(at) || (zone.has(at) && !friends.has(at)) || (side === 'german' && at === this.of.marker);
  }
  /** cheapest costs from a hex, by trying every step again until nothing changes */
  costs(from: string, side: 'german' | 'soviet', cost: (a: string, b: string) => number, swamp = true) {
    const shut = this.blocked(side);
    const best = new Map([[from, 0]]);
    for (let changed = true; changed; ) {
      changed = false;
      for (const [at, so] of [...best]) {
        if (swamp && at !== from && this.sheet.hexes[at]?.terrain === 'swamp') continue;
        for (const to of this.steps(at)) {
          const total = so + cost(at, to);
          if (shut(to) || total >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
          best.set(to, total);
          changed = true;
        }
      }
    }
    return best;
  }
  road(): ReadonlySet<string> {
    const shut = this.blocked('german');
    const open = new Set<string>();
    if (this.sheet.hexes['0120'] === undefined || this.sheet.hexes['0120']?.terrain === 'lake') return open;
    if (!shut('0120')) open.add('0120');
    for (let changed = true; changed; ) {
      changed = false;
      for (const at of [...open])
        for (const to of this.steps(at)) {
          if (open.has(to) || !this.has(at, to, 'road') || shut(to)) continue;
          open.add(to);
          changed = true;
        }
    }
    return open;
  }
  /** in half points */
  price(unit: string) {
    const foot = unit.endsWith('inf');
    const mech = unit.includes('pz');
    return (a: string, b: string): number => {
      const terrain = this.sheet.hexes[b]?.terrain;
      const open = terrain === 'swamp' ? 4 : terrain === 'forest' && !foot ? 4 : 2;
      return (this.has(a, b, 'road') ? (mech ? 1 : 2) : open) + (this.has(a, b, 'river') ? 4 : 0);
    };
  }
  german(unit: string, at: string): boolean {
    const open = this.road();
    // its own hex is never closed to it (A16): standing on the road it may go on from there
    const onRoad = at === '0120' || this.steps(at).some((to) => this.has(at, to, 'road') && open.has(to));
    const hexes = this.costs(at, 'german', () => 1);
    const walks = [...hexes].some(([to, n]) => open.has(to) && n <= 20);
    const edge = [...this.costs(at, 'german', this.price(unit))].some(([to, n]) => to.startsWith('01') && n <= 40);
    return onRoad || walks || edge;
  }
  leaderSupplied(at: string): boolean {
    const reach = this.costs(at, 'soviet', () => 1);
    return this.of.ground.east.some((to) => reach.has(to));
  }
  /** no hex of the east edge is drawn, and his line comes to where the drawing ends: it may go on to that edge */
  leaderOpen(at: string): boolean {
    if (this.of.ground.east.some((hex) => this.sheet.hexes[hex] !== undefined)) return false;
    const drawnBeside = (hex: string) =>
      neighboursOf(presetGrid, hex).filter((to) => to !== undefined && this.sheet.hexes[to] !== undefined).length;
    return [...this.costs(at, 'soviet', () => 1).keys()].some((hex) => !hex.startsWith('01') && drawnBeside(hex) < 6);
  }
  soviet(at: string): 'supplied' | 'command' | 'none' | 'unjudged' {
    const reach = this.costs(at, 'soviet', () => 1);
    const near = [
      ['Lukin', 3],
      ['Konev', 2],
    ] as const;
    const commands = near.filter(([leader, rating]) => {
      const there = this.of.soviet[leader];
      if (there === undefined || this.of.disrupted.includes(leader)) return false;
      return (reach.get(there) ?? Number.POSITIVE_INFINITY) <= rating;
    });
    if (commands.some(([leader]) => this.leaderSupplied(this.of.soviet[leader] ?? ''))) return 'supplied';
    if (commands.some(([leader]) => this.leaderOpen(this.of.soviet[leader] ?? ''))) return 'unjudged';
    return commands.length > 0 ? 'command' : 'none';
  }
}

const sceneOf = (of: Situation) =>
  scene(
    drawn(of),
    { ...of.german, ...of.soviet },
    {
      cells: { at: { ...of.german, ...of.soviet }, sovietMarker: of.marker },
      rosters: ratings({ Lukin: 3, Konev: 2 }),
    },
    of.disrupted,
  );

it('PGG-11.11 PGG-11.12 PGG-13.44 German supply is what the digest’s own words say', () => {
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const naive = new Naive(of);
      for (const { piece, hex: at, state } of verdicts(sceneOf(of), 'german'))
        expect([piece, at, state]).toEqual([piece, at, naive.german(piece, at) ? 'supplied' : 'out']);
    }),
    { numRuns: 250 },
  );
});

it('PGG-10.35a PGG-11.21 PGG-11.24 Soviet command and supply are what the digest’s own words say', () => {
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const naive = new Naive(of);
      for (const { piece, hex: at, state } of verdicts(sceneOf(of), 'soviet')) {
        const leader = piece === 'Lukin' || piece === 'Konev';
        const own = naive.leaderSupplied(at) ? 'supplied' : naive.leaderOpen(at) ? 'unjudged' : 'none';
        const wanted = leader ? own : naive.soviet(at);
        expect([piece, at, state]).toEqual([piece, at, wanted]);
      }
    }),
    { numRuns: 250 },
  );
});

it('PGG-8.11 PGG-8.17 PGG-8.14 zones are the six hexes around undisrupted units, across rivers, not across lakes, once', () => {
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const { board, stand } = sceneOf(of);
      const naive = new Naive(of);
      for (const side of ['german', 'soviet'] as const) {
        const zone = naive.zone(of[side]);
        const traced = board.ids.filter((_, node) => stand.zones[side]?.[node] === 1);
        expect(traced).toEqual(board.ids.filter((at) => zone.has(at)));
      }
    }),
    { numRuns: 150 },
  );
});

it('PGG-11.1 each opening named, carried out, gives the line', () => {
  let opened = 0;
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      for (const side of ['german', 'soviet'] as const) {
        const enemy = side === 'german' ? 'soviet' : 'german';
        for (const verdict of verdicts(sceneOf(of), side)) {
          for (const opening of verdict.openings) {
            const wanted = opening.way === 'command' ? ['command', 'supplied', 'unjudged'] : ['supplied'];
            const gone = Object.fromEntries(Object.entries(of[enemy]).filter(([, at]) => !opening.hexes.includes(at)));
            // friends in the hexes under a zone, disrupted ones, who add nothing but their presence
            const fill = opening.hexes.map(
              (at, i) => [side === 'german' ? `fill-${i}` : `rifle#${90 + i}`, at] as const,
            );
            const units = { ...of[side], ...Object.fromEntries(fill) };
            const then = sceneOfFilled({ ...of, [enemy]: gone, [side]: units }, fill, opening.hexes);
            const after =
              map.supplyChecks.find((judge) => judge.side === side)?.of(then.board, then.stand, then.context) ?? [];
            expect(wanted).toContain(after.find((one) => one.piece === verdict.piece)?.state);
            opened += 1;
          }
        }
      }
    }),
    { numRuns: 120 },
  );
  expect(opened).toBeGreaterThan(20);
});

const sceneOfFilled = (of: Situation, fill: readonly (readonly [string, string])[], open: readonly string[]) => {
  const made = sceneOf({
    ...of,
    disrupted: [...of.disrupted, ...fill.map(([id]) => id)],
    marker: open.includes(of.marker) ? '' : of.marker,
  });
  // German fillers are units the players added to their list
  const german = {
    id: 'german',
    units: fill.map(([id]) => ({ id, name: id, values: { type: 'infantry', division: '', steps: '' } })),
  };
  const context = { ...made.context, rosters: { ...made.context.rosters, german } };
  return { ...made, context, stand: map.stateOf(made.board, context) };
};
