import type { SideId } from '../../ids.ts';
import { stepsLeft } from '../../model/reading.ts';
import type { Field, Unit } from '../map/field.ts';
import { groupOf, serves, walkReach } from './lines.ts';

/** 8f: which single hex, once the enemy has it, would put most SP out of supply. */

/**
 * Who is supplied, found by spreading out from the sources: the whole of section 8 in a few floods, with one hex closed
 * on top of what is closed already.
 */
export class Flood {
  readonly #field: Field;
  readonly #side: SideId;
  readonly #own: readonly Unit[];
  readonly #hqs: readonly Unit[];
  readonly #groups: readonly string[];
  readonly #queue: Int32Array;

  constructor(field: Field, side: SideId) {
    this.#field = field;
    this.#side = side;
    this.#own = field.all.filter(({ counter }) => counter.side === side);
    this.#hqs = this.#own.filter(({ counter }) => counter.kind === 'hq');
    this.#groups = [...new Set(this.#own.map(({ counter }) => groupOf(counter)))];
    this.#queue = new Int32Array(field.ground.size);
  }

  /** Every node within `depth` of those given, through what is open; -1: not reached. */
  #spread(from: readonly number[], depth: number, lost: number, over?: (arc: number) => boolean): Int32Array {
    const { board } = this.#field.ground;
    const shut = this.#field.shut[this.#side];
    const { first, to } = board;
    const far = new Int32Array(board.ids.length).fill(-1);
    const queue = this.#queue;
    let end = 0;
    for (const node of from) {
      if (node === lost || shut[node] === 1 || far[node] === 0) continue;
      far[node] = 0;
      queue[end++] = node;
    }
    for (let i = 0; i < end; i += 1) {
      const node = queue[i] ?? 0;
      const next = (far[node] ?? 0) + 1;
      if (next > depth) continue;
      for (let arc = first[node] ?? 0; arc < (first[node + 1] ?? 0); arc += 1) {
        const at = to[arc] ?? 0;
        if (far[at] !== -1 || at === lost || shut[at] === 1 || (over && !over(arc))) continue;
        far[at] = next;
        queue[end++] = at;
      }
    }
    return far;
  }

  /** The units supplied with this hex closed (−1: none is); those that stand in it are left out. */
  supplied(lost: number): ReadonlySet<Unit> {
    const { ground, sources } = this.#field;
    const { hq, rail } = sources[this.#side];
    const lines = this.#spread(hq, ground.size, lost);
    const rails = this.#spread(rail, ground.size, lost, ground.isRail);
    const on: number[] = [];
    for (let node = 0; node < rails.length; node += 1) if ((rails[node] ?? -1) >= 0) on.push(node);
    const near = this.#spread(on, walkReach, lost);
    const byGroup = new Map(
      this.#groups.map((group) => {
        const fed = new Uint8Array(ground.size);
        for (const one of this.#hqs) {
          if (!serves(one.counter, this.#side, group) || (lines[one.node] ?? -1) < 0) continue;
          const reach = this.#spread([one.node], one.piece.radius ?? 0, lost);
          for (let node = 0; node < reach.length; node += 1) if ((reach[node] ?? -1) >= 0) fed[node] = 1;
        }
        return [group, fed];
      }),
    );
    return new Set(
      this.#own.filter(({ counter, node }) =>
        node === lost
          ? false
          : counter.kind === 'hq'
            ? (lines[node] ?? -1) >= 0
            : (near[node] ?? -1) >= 0 || byGroup.get(groupOf(counter))?.[node] === 1,
      ),
    );
  }
}

export const spOf = (field: Field, { counter }: Unit): number => stepsLeft(field.context, counter) ?? 1;

export interface WeakPoint {
  readonly node: number;
  /** SP that would lose supply, of units elsewhere */
  readonly sp: number;
  readonly units: readonly Unit[];
}

/** The hexes lines run through now, worst loss first; those whose loss harms nobody are left out. */
export const weakPoints = (field: Field, side: SideId, through: Iterable<number>): readonly WeakPoint[] => {
  const flood = new Flood(field, side);
  const now = [...flood.supplied(-1)];
  return [...new Set(through)]
    .map((node): WeakPoint => {
      const left = flood.supplied(node);
      const units = now.filter((unit) => unit.node !== node && !left.has(unit));
      return { node, units, sp: units.reduce((sum, unit) => sum + spOf(field, unit), 0) };
    })
    .filter(({ sp }) => sp > 0)
    .sort((a, b) => b.sp - a.sp || a.node - b.node);
};
