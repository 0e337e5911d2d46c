import type { SideId } from '../../ids.ts';
import { costsOf, groupOf, type Lifted, netShut, runsOver } from './costs.ts';
import { type Field, frozenAt, isForeign } from './field.ts';
import { excludes, sideOfLine, sourcesOf, type TracedFor } from './nations.ts';

/** 4.2: what is joined to a main source by railway and sea, and so is a source itself. */

/** By node: 1 where it is joined, and the node before it on the way from the main source. */
interface Joined {
  readonly on: Uint8Array;
  readonly before: Int32Array;
}

const known = new WeakMap<Field, Map<string, Joined>>();
const once = (field: Field, key: string, make: () => Joined): Joined => {
  const of = known.get(field) ?? new Map<string, Joined>();
  known.set(field, of);
  const had = of.get(key);
  if (had) return had;
  const made = make();
  of.set(key, made);
  return made;
};

const spread = (
  field: Field,
  from: readonly number[],
  may: (node: number) => boolean,
  over: (arc: number) => boolean,
): Joined => {
  const { board, size } = field.ground;
  const on = new Uint8Array(size);
  const before = new Int32Array(size).fill(-1);
  const waiting = from.filter(may);
  for (const node of waiting) on[node] = 1;
  // in the order in which they are reached: ways are as short as can be
  for (let i = 0; i < waiting.length; i += 1) {
    const at = waiting[i] ?? 0;
    const end = board.first[at + 1] ?? 0;
    for (let arc = board.first[at] ?? 0; arc < end; arc += 1) {
      const to = board.to[arc] ?? 0;
      if (on[to] === 1 || !over(arc) || !may(to)) continue;
      on[to] = 1;
      before[to] = at;
      waiting.push(to);
    }
  }
  return { on, before };
};

const joinedTo = (field: Field, line: TracedFor, lifted: Lifted = {}): Joined =>
  once(field, `${groupOf(field.ground, line)} ${lifted.anyones} ${lifted.thawed}`, () => {
    const { net, shut } = costsOf(field, line, lifted);
    return spread(
      field,
      sourcesOf(field, line),
      (node) => shut[node] === 0,
      (arc) => (net[arc] ?? -1) >= 0,
    );
  });

/** 4.2-3: by node, 1 where supply of that line comes by railway or sea. Sea areas are in it, as what joins ports. */
export const networkOf = (field: Field, line: TracedFor, lifted: Lifted = {}): Uint8Array =>
  joinedTo(field, line, lifted).on;

/** From a source on to the main source. */
export const networkPath = (field: Field, line: TracedFor, source: number): readonly number[] => {
  const { before } = joinedTo(field, line);
  const path = [source];
  for (let at = before[source] ?? -1; at >= 0; at = before[at] ?? -1) path.push(at);
  return path;
};

/** 4.2-2: the hex is a source of that line: production, airfield and reinforcements ask the same. */
export const isSource = (field: Field, line: TracedFor, node: number): boolean =>
  !field.ground.isSea(node) && networkOf(field, line)[node] === 1;

/**
 * 3.6, 11.2, 29.1-2: what PP of a nation can be brought from: by railway without a single partisan on it, and by blue
 * routes between open major ports of one sea. Without blue routes: what lies on the main source's own railways.
 */
export const shipmentsOf = (
  field: Field,
  line: TracedFor,
  { blue = true }: { readonly blue?: boolean } = {},
): Uint8Array =>
  once(field, `${line} PP ${blue}`, () => {
    const side = sideOfLine(line);
    const { ground } = field;
    const barred = excludes(ground, line);
    const may = (node: number): boolean =>
      ground.isSea(node)
        ? field.seas[side][node] === 1 && !frozenAt(field, node)
        : !ground.isWater(node) &&
          !barred(node) &&
          !isForeign(field, side, node) &&
          !netShut(field, side, node) &&
          !(side === 'axis' && (field.partisans[node] ?? 0) > 0);
    const major = (node: number): boolean =>
      ground.isSea(node) || (ground.portAt(node) === 'major' && !frozenAt(field, node));
    return spread(field, sourcesOf(field, line), may, (arc) => {
      if (runsOver(field, arc)) return true;
      const { from, to } = ground.board;
      return blue && ground.byBlue(arc) && major(from[arc] ?? 0) && major(to[arc] ?? 0);
    });
  }).on;

/** Who controls a node, with the blocks that stand there (3.1, 3.3); undefined: nobody has said. */
export const isOwn = (field: Field, side: SideId, node: number): boolean =>
  !isForeign(field, side, node) && field.owner[node] !== 0;
