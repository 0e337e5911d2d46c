import type { TracedLine } from '#rules/kit/supply/trace/profile.ts';
import { bodiesPass, groupOf } from '../../map/costs.ts';
import type { Field } from '../../map/field.ts';
import { excludes, type TracedFor } from '../../map/nations.ts';
import { networkOf, networkPath } from '../../map/network.ts';
import { type Lenient, legs } from './lines.ts';

/** Who has a line, and which: one search from all sources of a nation outward, for all its blocks at once. */
export interface Reach {
  /** by node: hexes to the nearest source within the range (AMB-26); −1: none */
  readonly far: Int8Array;
  /** the line from a node that has one */
  readonly lineFrom: (node: number) => TracedLine;
}

const known = new WeakMap<Field, Map<string, Reach>>();

/** 4.3-2, walked from the source back: what a line would enter has to be open, where it begins may be anything. */
export const reachOf = (field: Field, line: TracedFor, range: number, lenient: Lenient = {}): Reach => {
  const of = known.get(field) ?? new Map<string, Reach>();
  known.set(field, of);
  const key = `${groupOf(field.ground, line)} ${range} ${lenient.anyones} ${lenient.thawed} ${lenient.mountains}`;
  const had = of.get(key);
  if (had) return had;
  const made = make(field, line, range, lenient);
  of.set(key, made);
  return made;
};

const make = (field: Field, line: TracedFor, range: number, lenient: Lenient): Reach => {
  const { ground } = field;
  const { board, size } = ground;
  const network = networkOf(field, line, lenient);
  const barred = excludes(ground, line);
  const far = new Int8Array(size).fill(-1);
  const next = new Int32Array(size).fill(-1);
  let ring: number[] = [];
  for (let node = 0; node < size; node += 1) {
    if (network[node] !== 1 || ground.isSea(node)) continue;
    far[node] = 0;
    ring.push(node);
  }
  for (let step = 1; step <= range; step += 1) {
    const further: number[] = [];
    for (const node of ring) {
      const end = board.first[node + 1] ?? 0;
      for (let arc = board.first[node] ?? 0; arc < end; arc += 1) {
        const from = board.to[arc] ?? 0;
        if (far[from] !== -1 || !ground.byLand(arc)) continue;
        far[from] = step;
        next[from] = node;
        // a line that comes from further off has to enter it
        if (!barred(from) && bodiesPass(field, line, from, lenient.mountains)) further.push(from);
      }
    }
    ring = further;
  }
  const lineFrom = (node: number): TracedLine => {
    const walk = [node];
    for (let at = next[node] ?? -1; at >= 0; at = next[at] ?? -1) walk.push(at);
    const source = walk.at(-1) ?? node;
    return {
      legs: [
        { leg: legs.walk, path: walk, cost: walk.length - 1 },
        { leg: legs.net, path: networkPath(field, line, source), cost: 0 },
      ],
    };
  };
  return { far, lineFrom };
};
