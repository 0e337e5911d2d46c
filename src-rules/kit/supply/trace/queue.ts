import { grown } from './grown.ts';

/**
 * Labels in the order of (layer, total), both small whole numbers: one bucket per total for the layer at hand, a list
 * for each later layer. Nothing may be put in front of what was taken last. Labels of equal rank come in any order.
 */
export class LayeredQueue {
  /** by label: the next one in the same bucket or list */
  #link = new Int32Array(256);
  /** by label: its total, needed when its layer comes up */
  #total = new Int32Array(256);
  /** by total: the first label of the layer at hand; −1: none */
  #buckets = new Int32Array(256).fill(-1);
  /** by layer: the first label; −1: none */
  #later: number[] = [];
  #layer = 0;
  #at = 0;
  #last = -1;

  /** The layer and the total of what was taken last: everything still waiting is at least that. */
  get layer(): number {
    return this.#layer;
  }
  get total(): number {
    return this.#at;
  }

  clear(): void {
    this.#buckets.fill(-1, 0, this.#last + 1);
    this.#later.length = 0;
    this.#layer = 0;
    this.#at = 0;
    this.#last = -1;
  }

  push(label: number, layer: number, total: number): void {
    if (label >= this.#link.length) {
      this.#link = grown(this.#link, label);
      this.#total = grown(this.#total, label);
    }
    this.#total[label] = total;
    if (layer === this.#layer) this.#drop(label, total);
    else {
      while (this.#later.length <= layer) this.#later.push(-1);
      this.#link[label] = this.#later[layer] ?? -1;
      this.#later[layer] = label;
    }
  }

  /** The next label; −1: none is left. */
  pop(): number {
    for (;;) {
      const buckets = this.#buckets;
      const last = this.#last;
      let at = this.#at;
      while (at <= last && (buckets[at] ?? -1) < 0) at++;
      this.#at = at;
      if (at <= last) {
        const label = buckets[at] ?? -1;
        buckets[at] = this.#link[label] ?? -1;
        return label;
      }
      if (!this.#nextLayer()) return -1;
    }
  }

  #drop(label: number, total: number): void {
    if (total >= this.#buckets.length) this.#buckets = grown(this.#buckets, total, -1);
    this.#link[label] = this.#buckets[total] ?? -1;
    this.#buckets[total] = label;
    if (total > this.#last) this.#last = total;
  }

  #nextLayer(): boolean {
    let layer = this.#layer + 1;
    while (layer < this.#later.length && (this.#later[layer] ?? -1) < 0) layer++;
    if (layer >= this.#later.length) return false;
    this.#layer = layer;
    this.#last = -1;
    let least = 2 ** 31 - 1;
    let label = this.#later[layer] ?? -1;
    this.#later[layer] = -1;
    while (label >= 0) {
      const next = this.#link[label] ?? -1;
      const total = this.#total[label] ?? 0;
      if (total < least) least = total;
      this.#drop(label, total);
      label = next;
    }
    this.#at = least;
    return true;
  }
}
