import { grown } from './grown.ts';
import { arriving, beginning, closed, type Lanes, open, statesOf } from './lanes.ts';
import { Prefix } from './prefix.ts';
import { LayeredQueue } from './queue.ts';

/** A bound nobody reaches. */
export const hopeless = 2 ** 30;

export interface BackwardHow {
  /** stop when nothing with so few openings is left */
  readonly most?: number;
  /** overdraw allowances: across everything shut, or over what is open alone */
  readonly stretch?: 'shut' | 'open';
  /** by state: look only where this is 1 */
  readonly within?: Uint8Array;
}

/**
 * One search from the sources backward for all units of a profile. A label says: from this state a source can be
 * reached with so many openings and this much length, and so much of the allowance of the leg is left for what comes
 * before. Labels come in the order of (openings, length); a state keeps one only if it leaves more allowance than all
 * before it, so each state keeps few, and the first with enough allowance is the best for a line that comes along.
 *
 * With `stretch` the search may overdraw allowances, across everything shut if told so; the layers count by how much,
 * and nothing is then left. What a start must still overdraw at least before it comes there counts with it in the queue, so
 * that the search goes towards the starts.
 */
export class Backward {
  readonly #queue = new LayeredQueue();
  #count = 0;
  #state = new Int32Array(1024);
  #layer = new Int32Array(1024);
  #total = new Int32Array(1024);
  #slack = new Int32Array(1024);
  /** by label: the next one its state keeps */
  #chain = new Int32Array(1024);
  /** by state: the first and the last label kept */
  #first = new Int32Array(0);
  #last = new Int32Array(0);
  /** by state: the most allowance left by a label kept; below that a new one is not wanted; −1: none is kept */
  #most = new Int32Array(0);
  /** by state: the label that came into the queue last */
  #waits = new Int32Array(0);
  /** by node: 1 where a wanted start waits for its line */
  #asked = new Uint8Array(0);
  #within: Uint8Array | undefined;
  readonly #prefixes: Prefix[] = [];
  /** by lane: what a start has spent at least when it gets to a node; absent: anything */
  #least: readonly (Int32Array | undefined)[] = [];
  #stretch = false;
  /** what is not known is at least this */
  #floorLayer = 0;
  #floorTotal = 0;

  /**
   * Runs until all `wanted` nodes are served, or no label is left, or the layer passes `most`.
   */
  run(lanes: Lanes, wanted: readonly number[], { most = hopeless, stretch: how, within }: BackwardHow = {}): void {
    const { nodes: n, board } = lanes;
    this.#empty(statesOf(lanes), n);
    const stretch = how !== undefined;
    const across = how === 'shut';
    const openOnly = how === 'open';
    const first = this.#first;
    const kept = this.#most;
    const last = this.#last;
    const asked = this.#asked;
    this.#within = within;
    const { first: firstArc, to, back } = board;
    const queue = this.#queue;
    let waiting = 0;
    for (const node of wanted) {
      if (asked[node] === 0) waiting++;
      asked[node] = 1;
    }
    // where it looks is narrow enough within a search ahead
    this.#least = within ? [] : this.#prefixesOf(lanes, wanted, stretch);
    this.#stretch = stretch;
    const leasts = this.#least;
    for (const { node, lane, allowance } of lanes.sources) this.#end(lanes, lane, node, 0, 0, allowance);
    this.#floorLayer = hopeless;
    this.#floorTotal = 0;
    while (waiting > 0) {
      const label = queue.pop();
      if (label < 0) return;
      let layer = queue.layer;
      const total = queue.total;
      if (layer > most) {
        this.#floorLayer = layer;
        return;
      }
      const state = this.#state[label] ?? 0;
      const slack = this.#slack[label] ?? 0;
      if (slack <= (kept[state] ?? 0)) continue;
      kept[state] = slack;
      this.#chain[label] = -1;
      if ((first[state] ?? -1) < 0) first[state] = label;
      else this.#chain[last[state] ?? 0] = label;
      last[state] = label;

      const row = (state / n) | 0;
      const node = state - row * n;
      const laneNo = row >> 1;
      const lane = lanes.lanes[laneNo];
      if (!lane) continue;
      const least = leasts[laneNo];
      // what it was put back by in the queue
      if (stretch && least) layer -= Math.max(0, (least[node] ?? 0) - slack);
      const begins = (row & 1) === 1 || lane.through[node] === 1;
      if (begins) {
        const feeders = lanes.feeders[lane.leg]?.[node];
        if (feeders)
          for (const { lane: other, allowance } of feeders) this.#end(lanes, other, node, layer, total, allowance);
        if (lane.leg === 0 && asked[node] === 1) {
          asked[node] = 0;
          waiting--;
          if (waiting === 0) {
            this.#floorLayer = layer;
            this.#floorTotal = total;
          }
        }
      }
      // a line that begins here did not enter
      if ((row & 1) === 1) continue;
      const entry = across ? open : (lane.nodes[node] ?? open);
      if (entry === closed || (openOnly && entry !== open)) continue;
      const { cost, weight, sides, through, bounded } = lane;
      const end = firstArc[node + 1] ?? 0;
      for (let out = firstArc[node] ?? 0; out < end; out++) {
        const arc = back[out] ?? 0;
        const price = cost[arc] ?? -1;
        if (price < 0) continue;
        let left = bounded ? slack - price : slack;
        let next = layer + entry;
        if (left < 0) {
          if (!stretch) continue;
          next -= left;
          left = 0;
        }
        if (sides && !across) {
          // `open` and `shut` are the number of openings they ask for
          const side = sides[arc] ?? open;
          if (side === closed || (openOnly && side !== open)) continue;
          next += side;
        }
        const before = to[out] ?? 0;
        const lacks = least ? (least[before] ?? 0) - left : 0;
        if (lacks > 0) {
          if (!stretch || lacks > hopeless / 2) continue;
          next += lacks;
        }
        const at = (row + (through[before] === 1 ? 0 : 1)) * n + before;
        if (left <= (kept[at] ?? 0)) continue;
        this.#push(at, next, total + (weight[arc] ?? 0), left);
      }
    }
  }

  /** As before the first search: most searches touch few states, so those are put back one by one. */
  #empty(states: number, nodes: number): void {
    const before = this.#first.length;
    for (let label = 0; label < this.#count; label++) {
      const state = this.#state[label] ?? 0;
      this.#first[state] = -1;
      this.#most[state] = -1;
      this.#waits[state] = -1;
    }
    this.#count = 0;
    this.#queue.clear();
    if (before < states) {
      this.#first = grown(this.#first, states - 1, -1);
      this.#last = grown(this.#last, states - 1);
      this.#most = grown(this.#most, states - 1, -1);
      this.#waits = grown(this.#waits, states - 1, -1);
    }
    if (this.#asked.length < nodes) this.#asked = new Uint8Array(nodes);
    else this.#asked.fill(0, 0, nodes);
  }

  /** Of the lanes of the first leg whose allowance can run out. */
  #prefixesOf(lanes: Lanes, starts: readonly number[], stretch: boolean): readonly (Int32Array | undefined)[] {
    return (lanes.ofLeg[0] ?? []).map((no) => {
      const lane = lanes.lanes[no];
      if (!lane?.bounded || lane.limit >= hopeless) return undefined;
      this.#prefixes[no] ??= new Prefix();
      return this.#prefixes[no]?.run(lanes, lane, starts, stretch ? hopeless / 2 : lane.limit);
    });
  }

  /** A lane that ends at a node: it arrives there, or begins and ends there at once. */
  #end(lanes: Lanes, lane: number, node: number, layer: number, total: number, allowance: number): void {
    const lacks = Math.max(0, (this.#least[lane]?.[node] ?? 0) - allowance);
    if (lacks > (this.#stretch ? hopeless / 2 : 0)) return;
    const arrives = arriving(lanes, lane, node);
    this.#push(arrives, layer + lacks, total, allowance);
    const begins = beginning(lanes, lane, node);
    if (begins !== arrives) this.#push(begins, layer + lacks, total, allowance);
  }

  #push(state: number, layer: number, total: number, slack: number): void {
    if (this.#within && this.#within[state] !== 1) return;
    // most labels come again from the next neighbour, no better
    const waits = this.#waits[state] ?? -1;
    if (
      waits >= 0 &&
      (this.#slack[waits] ?? 0) >= slack &&
      (this.#layer[waits] ?? 0) <= layer &&
      (this.#total[waits] ?? 0) <= total
    )
      return;
    const label = this.#count++;
    if (label >= this.#state.length) {
      this.#state = grown(this.#state, label);
      this.#layer = grown(this.#layer, label);
      this.#total = grown(this.#total, label);
      this.#slack = grown(this.#slack, label);
      this.#chain = grown(this.#chain, label);
    }
    this.#waits[state] = label;
    this.#state[label] = state;
    this.#layer[label] = layer;
    this.#total[label] = total;
    this.#slack[label] = slack;
    this.#queue.push(label, layer, total);
  }

  /**
   * The best that a line can still do from a state when its leg has spent so much: a label, or −1 where nothing is
   * known but `layerOf` and `totalOf` of −1, which are a bound from below all the same.
   */
  best(state: number, spent: number): number {
    let label = this.#first[state] ?? -1;
    while (label >= 0 && (this.#slack[label] ?? 0) < spent) label = this.#chain[label] ?? -1;
    return label;
  }
  layerOf(label: number): number {
    return label < 0 ? this.#floorLayer : (this.#layer[label] ?? 0);
  }
  totalOf(label: number): number {
    return label < 0 ? this.#floorTotal : (this.#total[label] ?? 0);
  }

  /** The label of the best line from a start; −1: none. */
  fromStart(lanes: Lanes, node: number): number {
    let found = -1;
    for (const lane of lanes.ofLeg[0] ?? []) {
      const label = this.#first[beginning(lanes, lane, node)] ?? -1;
      if (label < 0) continue;
      if (found < 0 || this.layerOf(label) < this.layerOf(found)) found = label;
      else if (this.layerOf(label) === this.layerOf(found) && this.totalOf(label) < this.totalOf(found)) found = label;
    }
    return found;
  }
}
