import { memo } from '../base/memo.ts';
import { latticeOf } from './lattice.ts';
import type { Sheet, SheetSpec } from './sheet.ts';

/**
 * A sheet made ready for tracing: nodes are the drawn hexes in the order of their numbers, then the boxes; arcs lead
 * from a node to its drawn neighbours (and along a box's links), each pair there and back. Plain arrays, never changed.
 */
export interface Board {
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  /** by node: hex number or box id */
  readonly ids: readonly string[];
  /** how many of the nodes are hexes */
  readonly hexes: number;
  /** the node of a hex number or box id; -1: not drawn */
  readonly nodeOf: (id: string) => number;
  /** the arcs of node v are first[v] … first[v + 1] − 1, in the grid's order of directions, links of boxes last */
  readonly first: Int32Array;
  /** by arc: where it comes from and leads to, and the arc the other way round */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly back: Int32Array;
  /** by arc: hexside and link kinds as bits (`bit`); arcs of boxes have no side */
  readonly side: Uint32Array;
  readonly link: Uint32Array;
  /** by node: terrain (`terrainNo`; 255 for a box), features as bits */
  readonly terrain: Uint8Array;
  readonly features: Uint32Array;
  /** by node: 1 where a neighbour inside the grid is not drawn: a line might go on there */
  readonly rim: Uint8Array;
  /** the bit of a kind; 0 for a kind the spec does not know */
  readonly bit: (of: 'sides' | 'links' | 'features', key: string) => number;
  /** the number of a terrain; -1 unknown */
  readonly terrainNo: (key: string) => number;
  /** the arc between two nodes; -1: none */
  readonly arcOf: (from: number, to: number) => number;
}

const boards = memo((sheet: Sheet) => memo((spec: SheetSpec) => makeBoard(sheet, spec)));
/** The board of a sheet; made once per sheet and kept as long as the sheet is. */
export const boardOf = (sheet: Sheet, spec: SheetSpec): Board => boards(sheet)(spec);

/** Terrain of a node that has none, and of a hex whose terrain the spec does not know. */
const NO_TERRAIN = 255;
const UNKNOWN_TERRAIN = 254;

const makeBoard = (sheet: Sheet, spec: SheetSpec): Board => {
  const lattice = latticeOf(sheet.grid);
  const numbers = Object.keys(sheet.hexes)
    .filter((number) => lattice.indexOf(number) >= 0)
    .sort();
  const boxes = Object.keys(sheet.boxes);
  const ids = [...numbers, ...boxes];
  const nodes = new Map(ids.map((id, node) => [id, node]));
  const nodeOf = (id: string): number => nodes.get(id) ?? -1;
  const bits = {
    sides: bitsOf(spec.sides),
    links: bitsOf(spec.links),
    features: bitsOf(spec.features),
  };
  const sum = (of: keyof typeof bits, keys: readonly string[] = none): number => {
    let so = 0;
    for (const key of keys) so |= bits[of].get(key) ?? 0;
    return so;
  };
  const terrains = new Map(spec.terrains.map(({ key }, no) => [key, no]));

  // links of boxes from both ends, kinds of the same two nodes in one arc
  const far = new Map<number, Map<number, number>>();
  const link = (from: number, to: number, bit: number): void => {
    const row = far.get(from) ?? new Map<number, number>();
    far.set(from, row);
    row.set(to, (row.get(to) ?? 0) | bit);
  };
  for (const id of boxes) {
    for (const { to, link: kind } of sheet.boxes[id]?.links ?? []) {
      const [a, b] = [nodeOf(id), nodeOf(to)];
      if (b < 0 || a === b) continue;
      link(a, b, bits.links.get(kind) ?? 0);
      link(b, a, bits.links.get(kind) ?? 0);
    }
  }

  const nodeAt = new Int32Array(lattice.size).fill(-1);
  numbers.forEach((number, node) => {
    nodeAt[lattice.indexOf(number)] = node;
  });
  const first = new Int32Array(ids.length + 1);
  const from: number[] = [];
  const to: number[] = [];
  const terrain = new Uint8Array(ids.length).fill(NO_TERRAIN);
  const features = new Uint32Array(ids.length);
  const rim = new Uint8Array(ids.length);
  ids.forEach((id, node) => {
    first[node] = to.length;
    if (node < numbers.length) {
      const drawn = sheet.hexes[id];
      terrain[node] = terrains.get(drawn?.terrain ?? '') ?? UNKNOWN_TERRAIN;
      features[node] = sum('features', drawn?.features);
      const at = lattice.indexOf(id) * 6;
      for (let direction = 0; direction < 6; direction++) {
        const next = lattice.beside[at + direction] ?? -1;
        if (next < 0) continue;
        const neighbour = nodeAt[next] ?? -1;
        if (neighbour < 0) rim[node] = 1;
        else {
          from.push(node);
          to.push(neighbour);
        }
      }
    } else {
      features[node] = sum('features', sheet.boxes[id]?.features);
    }
    const linked = far.get(node);
    if (!linked) return;
    for (const other of [...linked.keys()].sort((a, b) => a - b)) {
      from.push(node);
      to.push(other);
    }
  });
  first[ids.length] = to.length;

  const starts = Int32Array.from(first);
  const froms = Int32Array.from(from);
  const tos = Int32Array.from(to);
  const arcOf = (a: number, b: number): number => {
    if (a < 0 || a >= ids.length) return -1;
    const end = starts[a + 1] ?? 0;
    for (let arc = starts[a] ?? 0; arc < end; arc++) if (tos[arc] === b) return arc;
    return -1;
  };
  const back = new Int32Array(tos.length);
  for (let arc = 0; arc < tos.length; arc++) {
    const [a, b] = [froms[arc] ?? -1, tos[arc] ?? -1];
    if (a > b) continue;
    const other = arcOf(b, a);
    back[arc] = other;
    back[other] = arc;
  }
  // far fewer pairs have a side or a link than touch: each is looked up once, not the pair of every arc
  const side = new Uint32Array(tos.length);
  const links = new Uint32Array(tos.length);
  for (const [of, bitsAt] of [
    ['sides', side],
    ['links', links],
  ] as const) {
    for (const [pair, kinds] of Object.entries(sheet[of])) {
      const parted = pair.indexOf('/');
      const arc = arcOf(nodeOf(pair.slice(0, parted)), nodeOf(pair.slice(parted + 1)));
      if (arc < 0) continue;
      const bits = sum(of, kinds);
      bitsAt[arc] = bits;
      bitsAt[back[arc] ?? arc] = bits;
    }
  }
  for (const [node, row] of far) for (const [other, bit] of row) links[arcOf(node, other)] = bit;
  return {
    sheet,
    spec,
    ids,
    hexes: numbers.length,
    nodeOf,
    first: starts,
    from: froms,
    to: tos,
    back,
    side,
    link: links,
    terrain,
    features,
    rim,
    bit: (of, key) => bits[of].get(key) ?? 0,
    terrainNo: (key) => terrains.get(key) ?? -1,
    arcOf,
  };
};

const none: readonly string[] = [];

const bitsOf = (kinds: readonly { readonly key: string }[]): ReadonlyMap<string, number> => {
  if (kinds.length > 31) throw new Error(`a map sheet has at most 31 kinds of a sort, not ${kinds.length}`);
  return new Map(kinds.map(({ key }, i) => [key, 2 ** i]));
};

/**
 * The nodes in the zones of control of those that stand on `nodes`: every hex beside one of them whose side between can
 * be crossed. A unit's own hex is in its zone only if it is beside another. Links of boxes carry no zone.
 */
export const zonesOf = (board: Board, nodes: Iterable<number>, crosses: (arc: number) => boolean): Uint8Array => {
  const zones = new Uint8Array(board.ids.length);
  for (const node of nodes) {
    if (node < 0 || node >= board.hexes) continue;
    const end = board.first[node + 1] ?? 0;
    for (let arc = board.first[node] ?? 0; arc < end; arc++) {
      const to = board.to[arc] ?? 0;
      if (to < board.hexes && zones[to] === 0 && crosses(arc)) zones[to] = 1;
    }
  }
  return zones;
};
