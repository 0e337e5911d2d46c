import type { Lane, Lanes } from './lanes.ts';

/** Farther than any allowance reaches. */
const far = 2 ** 30;

/**
 * By node: the least that any of the starts has spent on a lane of its first leg when it comes there, whatever is shut
 * on the way. A search from the sources need not look where even that is more than is left.
 */
export class Prefix {
  #least = new Int32Array(0);
  /** a ring: nodes whose neighbours are to be looked at, each in it once */
  #ring = new Int32Array(0);
  #waits = new Uint8Array(0);

  run({ board, nodes: n }: Lanes, { cost }: Lane, starts: readonly number[], limit: number): Int32Array {
    if (this.#least.length < n) {
      this.#least = new Int32Array(n);
      this.#ring = new Int32Array(n + 1);
      this.#waits = new Uint8Array(n);
    }
    const least = this.#least.fill(far, 0, n);
    const ring = this.#ring;
    const waits = this.#waits;
    const { first, to } = board;
    let [head, tail] = [0, 0];
    for (const start of starts) {
      if (least[start] === 0) continue;
      least[start] = 0;
      waits[start] = 1;
      ring[tail++] = start;
    }
    while (head !== tail) {
      const node = ring[head] ?? 0;
      head = head === n ? 0 : head + 1;
      waits[node] = 0;
      const so = least[node] ?? 0;
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        const price = cost[arc] ?? -1;
        if (price < 0) continue;
        const total = so + price;
        const next = to[arc] ?? 0;
        if (total > limit || total >= (least[next] ?? 0)) continue;
        least[next] = total;
        if (waits[next] === 1) continue;
        waits[next] = 1;
        ring[tail] = next;
        tail = tail === n ? 0 : tail + 1;
      }
    }
    return least;
  }
}
