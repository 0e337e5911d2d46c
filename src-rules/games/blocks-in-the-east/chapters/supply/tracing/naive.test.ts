import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet } from '#rules/kit/hexmap/sheet.ts';
import { draw, type Scene, scene, verdicts } from '../../../testing/draw.ts';
import { networkOf } from '../../map/network.ts';
import { blockOf } from '../../map/pieces.ts';
import { presetGrid } from '../../map/sheet.ts';
import { linesOf, suppliedAt } from './supply.ts';

/**
 * Section 4 of the digest said once more in its own order, hex by hex and without any cleverness, and held to what is
 * traced. Everything stands on a small board: rivers, straits, water, mountains, ports that freeze, cities, partisans,
 * control, two allies who do not pass through each other's country.
 */
const hexes = [1, 2, 3, 4, 5, 6].flatMap((column) => [1, 2, 3, 4, 5].map((row) => `0${column}0${row}`));
const hex = fc.constantFrom(...hexes);
const pairs = hexes.flatMap((a) =>
  neighboursOf(presetGrid, a).flatMap((b) => (b !== undefined && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
);
const axisBlocks = ['g1', 'g2', 'g3', 'g9', 'rom', 'hun', 'fin'];
const sovietBlocks = ['s1', 's2', 's3', 's4', 's11', 's12'];
const nationOf: { readonly [block: string]: string } = { rom: 'ROM', hun: 'HUN', fin: 'FIN' };

const situation = fc.record({
  terrain: fc.dictionary(hex, fc.constantFrom('mountain', 'mountain', 'forest', 'water'), { maxKeys: 8 }),
  without: fc.uniqueArray(hex, { maxLength: 2 }),
  rivers: fc.subarray(pairs, { maxLength: 10 }),
  waters: fc.subarray(pairs, { maxLength: 4 }),
  straits: fc.subarray(pairs, { maxLength: 3 }),
  rails: fc.subarray(pairs, { minLength: 6, maxLength: 22 }),
  cities: fc.dictionary(hex, fc.constantFrom('minor', 'major', 'capital', 'bunker', 'fortress'), { maxKeys: 5 }),
  ports: fc.dictionary(hex, fc.constantFrom('portMinor', 'portMajor'), { maxKeys: 5 }),
  ices: fc.subarray(hexes, { maxLength: 3 }),
  /** drawn from the first four of its own: what is whose */
  countries: fc.dictionary(hex, fc.constantFrom('ROM', 'HUN', 'FIN', 'USSR', 'GER'), { maxKeys: 10 }),
  foa: fc.subarray(hexes, { maxLength: 12 }),
  names: fc.uniqueArray(hex, { minLength: 6, maxLength: 6 }),
  linked: fc.dictionary(hex, fc.constantFrom('linkedAxis', 'linkedSoviet', 'linkedFinland'), { maxKeys: 3 }),
  axis: fc.dictionary(fc.constantFrom(...axisBlocks), hex, { minKeys: 2 }),
  soviet: fc.dictionary(fc.constantFrom(...sovietBlocks), hex, { minKeys: 2 }),
  control: fc.dictionary(hex, fc.constantFrom('axis', 'soviet'), { maxKeys: 5 }),
  partisans: fc.dictionary(hex, fc.constantFrom(1, 2, 3), { maxKeys: 4 }),
  weather: fc.constantFrom('clear', 'rain', 'snow'),
  a08: fc.boolean(),
  turn: fc.constantFrom(2, 8),
  o33: fc.boolean(),
  seaFreezes: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const cityNames = ['Berlin', 'Bucharest', 'Budapest', 'Helsinki', 'Volkhov', 'Kiev'];
const by = <V extends string>(of: { readonly [hex: string]: V }): { readonly [key: string]: readonly string[] } => {
  const lists: Record<string, string[]> = {};
  for (const [at, key] of Object.entries(of)) lists[key] = [...(lists[key] ?? []), at];
  return lists;
};

const drawn = (of: Situation): Sheet =>
  draw({
    columns: [1, 6],
    rows: [1, 5],
    terrain: by(of.terrain),
    without: of.without,
    sides: { river: of.rivers, water: of.waters, strait: of.straits },
    links: { rail: of.rails.map(([a, b]) => [a, b]) },
    features: {
      ...by(of.cities),
      ...by(of.ports),
      ...by(of.linked),
      freezes: of.ices,
    },
    labels: { ...by(of.countries), FOA: of.foa },
    names: Object.fromEntries(of.names.map((at, i) => [at, cityNames[i] ?? ''])),
    boxes: {
      sea: {
        name: 'A sea',
        kind: 'sea',
        links: Object.keys(of.ports).map((to) => ({ to, link: 'sea' })),
        ...(of.seaFreezes ? { features: ['freezes'] } : {}),
      },
      siberia: {
        name: 'Siberia',
        kind: 'offMap',
        links: ['rail', 'land'].map((link) => ({ to: of.names[5] ?? '', link })),
      },
    },
  });

/** Nobody on water or off the drawn map; the two sides may meet in a hex. */
const sensible = (of: Situation): Situation => {
  const sheet = drawn(of);
  const dry = (all: { readonly [unit: string]: string }) =>
    Object.fromEntries(
      Object.entries(all).filter(([, at]) => sheet.hexes[at] !== undefined && sheet.hexes[at]?.terrain !== 'water'),
    );
  return { ...of, axis: dry(of.axis), soviet: dry(of.soviet) };
};

type Side = 'axis' | 'soviet';
const other = (side: Side): Side => (side === 'axis' ? 'soviet' : 'axis');

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
  feature(at: string, key: string): boolean {
    return this.sheet.hexes[at]?.features?.includes(key) ?? false;
  }
  label(at: string, key: string): boolean {
    return at === 'siberia' ? key === 'USSR' : (this.sheet.hexes[at]?.labels?.includes(key) ?? false);
  }
  water(at: string): boolean {
    return this.sheet.hexes[at]?.terrain === 'water';
  }
  /** land beside land, by no all-water side; Siberia is beside the hex its railway comes from */
  beside(at: string): readonly string[] {
    const gate = this.of.names[5] ?? '';
    const open = (to: string) => this.sheet.hexes[to] !== undefined && !this.water(to);
    if (at === 'siberia') return open(gate) ? [gate] : [];
    const context = neighboursOf(presetGrid, at).flatMap((to) =>
      to !== undefined && open(to) && !this.has(at, to, 'water') ? [to] : [],
    );
    return at === gate && open(gate) ? [...context, 'siberia'] : context;
  }
  at(side: Side, hexAt: string): readonly string[] {
    return Object.entries(this.of[side]).flatMap(([unit, there]) => (there === hexAt ? [unit] : []));
  }
  ground(side: Side, hexAt: string): boolean {
    return this.at(side, hexAt).some((unit) => unit !== 'g9' && unit !== 's12');
  }
  owner(at: string): Side | undefined {
    if (this.ground('axis', at) !== this.ground('soviet', at)) return this.ground('axis', at) ? 'axis' : 'soviet';
    const painted = this.of.control[at];
    if (painted === 'axis' || painted === 'soviet') return painted;
    const name = this.sheet.hexes[at]?.name;
    if (name !== undefined && ['Berlin', 'Bucharest', 'Budapest', 'Helsinki'].includes(name)) return 'axis';
    if (['GER', 'ROM', 'HUN', 'FIN'].some((land) => this.label(at, land))) return 'axis';
    return this.label(at, 'USSR') ? 'soviet' : undefined;
  }
  /** digest 4.3, step 1 */
  zone(side: Side): ReadonlySet<string> {
    const found = new Set<string>();
    const snow = this.of.weather === 'snow';
    for (const [unit, from] of Object.entries(this.of[side])) {
      if (unit === 's11' || this.at(other(side), from).length > 0) continue;
      for (const to of this.beside(from)) {
        if (this.at(other(side), to).length > 0) continue;
        if (this.has(from, to, 'strait')) continue;
        if (this.of.a08 && !snow && this.has(from, to, 'river')) continue;
        const walled = ['major', 'capital', 'bunker', 'fortress'].some((kind) => this.feature(to, kind));
        if (this.of.a08 && walled && this.owner(to) === other(side)) {
          const empty = this.at('axis', to).length + this.at('soviet', to).length === 0;
          const context = neighboursOf(presetGrid, to).filter((one) => one !== undefined);
          const ringed =
            context.every(
              (one) =>
                hexes.includes(one) === false ||
                this.water(one) ||
                (this.sheet.hexes[one] !== undefined && this.at(side, one).length > 0),
            ) &&
            // what the grid has beyond the board is not drawn, and nobody stands there
            context.every((one) => hexes.includes(one)) &&
            to !== (this.of.names[5] ?? '');
          if (!empty || !ringed) continue;
        }
        found.add(to);
      }
    }
    return found;
  }
  blocked(side: Side): (at: string) => boolean {
    const zone = this.zone(other(side));
    return (at) => zone.has(at) || this.ground(other(side), at);
  }
  battalions(side: Side, at: string): number {
    return side === 'axis' ? (this.of.partisans[at] ?? 0) : 0;
  }
  excluded(line: string): (at: string) => boolean {
    const foa = this.of.foa.some((at) => this.sheet.hexes[at] !== undefined && !this.of.without.includes(at));
    if (line === 'ROM') return (at) => this.label(at, 'HUN');
    if (line === 'HUN') return (at) => this.label(at, 'ROM');
    if (line === 'GER') return (at) => foa && this.label(at, 'FIN');
    if (line === 'FIN' || line === 'north')
      return (at) => {
        if (at === 'siberia') return foa;
        const home = ['GER', 'ROM', 'HUN', 'FIN'].some((land) => this.label(at, land));
        return foa && !this.label(at, 'FOA') && !home && at !== 'sea';
      };
    return () => false;
  }
  /** step 3 */
  network(line: string): ReadonlySet<string> {
    const side: Side = line === 'SOV' ? 'soviet' : 'axis';
    const closed = this.blocked(side);
    const out = this.excluded(line);
    const snow = this.of.weather === 'snow';
    const may = (at: string): boolean =>
      !closed(at) && !out(at) && this.owner(at) !== other(side) && this.battalions(side, at) < 3 && !this.water(at);
    const all = [...Object.keys(this.sheet.hexes), 'siberia'];
    const capital: { readonly [line: string]: string } = {
      GER: 'Berlin',
      north: 'Berlin',
      ROM: 'Bucharest',
      HUN: 'Budapest',
      FIN: 'Helsinki',
    };
    const link = line === 'SOV' ? 'linkedSoviet' : line === 'FIN' ? 'linkedFinland' : 'linkedAxis';
    const source = (at: string): boolean =>
      at === 'siberia'
        ? line === 'SOV'
        : (line in capital && this.sheet.hexes[at]?.name === capital[line]) || this.feature(at, link);
    const joined = new Set(all.filter((at) => source(at) && may(at)));
    const rail = (a: string, b: string): boolean =>
      a === 'siberia' || b === 'siberia' ? [a, b].includes(this.of.names[5] ?? '') : this.has(a, b, 'rail');
    const port = (at: string): boolean =>
      this.of.ports[at] !== undefined && !(snow && (this.feature(at, 'freezes') || this.of.seaFreezes));
    for (let changed = true; changed; ) {
      changed = false;
      for (const from of [...joined])
        for (const to of all) {
          if (joined.has(to) || !may(to)) continue;
          if (!rail(from, to) && !(port(from) && port(to))) continue;
          joined.add(to);
          changed = true;
        }
    }
    return joined;
  }
  range(line: string): number {
    if (this.of.o33 && this.of.turn === 8 && line !== 'SOV') return line === 'FIN' || line === 'north' ? 2 : 1;
    return this.of.weather === 'clear' ? 3 : 2;
  }
  /** step 4 */
  supplied(line: string, from: string): boolean {
    const side: Side = line === 'SOV' ? 'soviet' : 'axis';
    const sources = this.network(line);
    const closed = this.blocked(side);
    const out = this.excluded(line);
    let ring = [from];
    const seen = new Set(ring);
    for (let far = 0; far <= this.range(line); far += 1) {
      if (ring.some((at) => sources.has(at))) return true;
      const next: string[] = [];
      for (const at of ring) {
        // a mountain or two battalions, entered as a source, had ended the line there
        for (const to of this.beside(at)) {
          if (seen.has(to) || closed(to) || out(to)) continue;
          const rough = this.sheet.hexes[to]?.terrain === 'mountain' || this.battalions(side, to) >= 2;
          if (rough && !sources.has(to)) continue;
          seen.add(to);
          next.push(to);
        }
      }
      ring = next;
    }
    return false;
  }
  fed(unit: string, at: string): boolean {
    const nation = unit.startsWith('s') ? 'SOV' : (nationOf[unit] ?? 'GER');
    const north = nation === 'GER' && (this.label(at, 'FIN') || this.label(at, 'FOA'));
    return this.supplied(nation, at) || (north && this.supplied('north', at));
  }
}

const sceneOf = (of: Situation): Scene =>
  scene(
    drawn(of),
    {},
    {
      turn: of.turn,
      place: `t${of.turn}/axis/supply`,
      options: { a08: of.a08, a12: false, o33: of.o33 },
      cells: {
        at: { ...of.axis, ...of.soviet },
        control: of.control,
        partisans: of.partisans,
        weather: { [of.turn]: of.weather },
      },
    },
  );

it('BITE-3.19-1 BITE-8.0-1 zones of control are what the digest’s own words say', () => {
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const { board, stand } = sceneOf(of);
      const naive = new Naive(of);
      for (const side of ['axis', 'soviet'] as const) {
        const zone = naive.zone(side);
        expect(board.ids.filter((_, node) => stand.zones[side]?.[node] === 1)).toEqual(
          board.ids.filter((at) => zone.has(at)),
        );
      }
    }),
    { numRuns: 40 },
  );
});

it('BITE-4.2-1 BITE-4.2-3 the network of each nation is what the digest’s own words say', () => {
  let joined = 0;
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const { board, field } = sceneOf(of);
      const naive = new Naive(of);
      for (const line of ['SOV', 'GER', 'ROM', 'HUN', 'FIN'] as const) {
        const wanted = naive.network(line);
        const found = networkOf(field, line);
        expect([line, board.ids.filter((_, node) => !field.ground.isSea(node) && found[node] === 1)]).toEqual([
          line,
          board.ids.filter((at) => wanted.has(at)),
        ]);
        joined += wanted.size > 3 ? 1 : 0;
      }
    }),
    { numRuns: 40 },
  );
  expect(joined).toBeGreaterThan(3);
});

it('BITE-4.1-1 BITE-4.3-1 BITE-4.3-2 BITE-9.1-1 BITE-33.0-2 who is supplied is what the digest’s own words say', () => {
  const seen = { supplied: 0, none: 0 };
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const naive = new Naive(of);
      const { stand, field, context } = sceneOf(of);
      for (const { id, hex: at } of stand.pieces) {
        const block = blockOf(context, id);
        const node = field.ground.board.nodeOf(at);
        const found = block && suppliedAt(field, context, linesOf(field, block, node), node);
        const wanted = naive.fed(id, at) ? 'supplied' : 'none';
        seen[wanted] += 1;
        expect([id, at, found ? 'supplied' : 'none']).toEqual([id, at, wanted]);
      }
    }),
    { numRuns: 80 },
  );
  expect(Math.min(seen.supplied, seen.none)).toBeGreaterThan(30);
});

it('BITE-4.3-1 the judges say the same, and what is said to open a line is closed', () => {
  let opened = 0;
  fc.assert(
    fc.property(situation.map(sensible), (of) => {
      const naive = new Naive(of);
      const here = sceneOf(of);
      for (const side of ['axis', 'soviet'] as const)
        for (const { piece, hex: at, state, openings } of verdicts(here, side)) {
          expect([piece, at, state]).toEqual([piece, at, naive.fed(piece, at) ? 'supplied' : 'none']);
          for (const opening of openings) {
            opened += 1;
            for (const one of opening.hexes)
              expect([piece, opening.causes.map(({ hex: of_ }) => of_)]).toEqual([
                piece,
                expect.arrayContaining([one]),
              ]);
          }
        }
    }),
    { numRuns: 25 },
  );
  expect(opened).toBeGreaterThan(10);
});
