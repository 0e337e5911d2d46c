import { type Backward, hopeless } from './backward.ts';
import { grown } from './grown.ts';
import { beginning, closed, type Lanes, open, statesOf } from './lanes.ts';
import { LayeredQueue } from './queue.ts';

/**
 * One search from a single start forward, when something more than in `bounds` is closed. What a line could do at best
 * without that (`bounds`) leads it: it looks only where a line can still be as good as the best it will find.
 */
export class Ahead {
  readonly #queue = new LayeredQueue();
  #count = 0;
  #state = new Int32Array(256);
  #openings = new Int32Array(256);
  #length = new Int32Array(256);
  #spent = new Int32Array(256);
  /** by label: the next one its state keeps */
  #chain = new Int32Array(256);
  #first = new Int32Array(0);
  /** the states that keep labels, to be emptied before the next search */
  #touched: number[] = [];
  #seen = new Uint8Array(0);

  /** By state: 1 where the last search has been. Every line as good as the one it found lies within. */
  get seen(): Uint8Array {
    return this.#seen;
  }

  /** The fewest openings and the least length a line from `start` then has; undefined: there is none. */
  find(
    lanes: Lanes,
    bounds: Backward,
    start: number,
  ): { readonly openings: number; readonly length: number } | undefined {
    const { nodes: n, board } = lanes;
    const states = statesOf(lanes);
    if (this.#first.length < states) {
      this.#first = new Int32Array(states).fill(-1);
      this.#seen = new Uint8Array(states);
    }
    for (const state of this.#touched) {
      this.#first[state] = -1;
      this.#seen[state] = 0;
    }
    this.#touched.length = 0;
    this.#count = 0;
    const queue = this.#queue;
    queue.clear();
    const { first: firstArc, to } = board;
    for (const lane of lanes.ofLeg[0] ?? []) this.#push(bounds, beginning(lanes, lane, start), 0, 0, 0);
    let found: { readonly openings: number; readonly length: number } | undefined;
    for (let label = queue.pop(); label >= 0; label = queue.pop()) {
      // all that may lead to a line as good, not the first alone: the lowest numbers are chosen among them
      if (found && (queue.layer > found.openings || queue.total > found.length)) break;
      const state = this.#state[label] ?? 0;
      const openings = this.#openings[label] ?? 0;
      const length = this.#length[label] ?? 0;
      if (state < 0) {
        found = { openings, length };
        continue;
      }
      const spent = this.#spent[label] ?? 0;
      if (this.#beaten(state, openings, length, spent)) continue;
      this.#chain[label] = this.#first[state] ?? -1;
      if ((this.#first[state] ?? -1) < 0) {
        this.#touched.push(state);
        this.#seen[state] = 1;
      }
      this.#first[state] = label;

      const row = (state / n) | 0;
      const node = state - row * n;
      const lane = lanes.lanes[row >> 1];
      if (!lane) continue;
      const ends = lane.ends[node];
      if (ends) {
        for (const { leg, allowance } of ends) {
          if (spent > allowance) continue;
          if (leg < 0) this.#done(openings, length);
          else
            for (const other of lanes.ofLeg[leg] ?? [])
              this.#push(bounds, beginning(lanes, other, node), openings, length, 0);
        }
      }
      // arrived where the lane may not pass
      if ((row & 1) === 0 && lane.through[node] === 0) continue;
      const { cost, weight, nodes, sides, bounded, limit } = lane;
      const arrives = (row & -2) * n;
      const end = firstArc[node + 1] ?? 0;
      for (let arc = firstArc[node] ?? 0; arc < end; arc++) {
        const price = cost[arc] ?? -1;
        if (price < 0) continue;
        const next = to[arc] ?? 0;
        const entry = nodes[next] ?? open;
        const side = sides ? (sides[arc] ?? open) : open;
        const after = bounded ? spent + price : 0;
        if (entry === closed || side === closed || after > limit) continue;
        this.#push(bounds, arrives + next, openings + entry + side, length + (weight[arc] ?? 0), after);
      }
    }
    return found;
  }

  /** A label kept before is at least as good in everything. */
  #beaten(state: number, openings: number, length: number, spent: number): boolean {
    for (let label = this.#first[state] ?? -1; label >= 0; label = this.#chain[label] ?? -1) {
      if ((this.#spent[label] ?? 0) > spent) continue;
      const before = this.#openings[label] ?? 0;
      if (before < openings || (before === openings && (this.#length[label] ?? 0) <= length)) return true;
    }
    return false;
  }

  #push(bounds: Backward, state: number, openings: number, length: number, spent: number): void {
    if (this.#beaten(state, openings, length, spent)) return;
    const best = bounds.best(state, spent);
    const layer = bounds.layerOf(best);
    if (layer >= hopeless) return;
    const label = this.#label(state, openings, length, spent);
    this.#queue.push(label, openings + layer, length + bounds.totalOf(best));
  }

  #done(openings: number, length: number): void {
    this.#queue.push(this.#label(-1, openings, length, 0), openings, length);
  }

  #label(state: number, openings: number, length: number, spent: number): number {
    const label = this.#count++;
    if (label >= this.#state.length) {
      this.#state = grown(this.#state, label);
      this.#openings = grown(this.#openings, label);
      this.#length = grown(this.#length, label);
      this.#spent = grown(this.#spent, label);
      this.#chain = grown(this.#chain, label);
    }
    this.#state[label] = state;
    this.#openings[label] = openings;
    this.#length[label] = length;
    this.#spent[label] = spent;
    return label;
  }
}
