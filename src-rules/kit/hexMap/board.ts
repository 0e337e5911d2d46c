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
