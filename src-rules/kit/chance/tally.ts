/**
 * Weights by whole-number code, for the inner loops of exact counting: an open hash over two flat lists. A `Map` does
 * the same and spends most of its time on memory.
 */
export class Tally {
  #codes: Float64Array;
  #ways: Float64Array;
  #shift: number;
  #size = 0;

  constructor(bits = 8) {
    this.#codes = new Float64Array(1 << bits).fill(-1);
    this.#ways = new Float64Array(1 << bits);
    this.#shift = 32 - bits;
  }

  get size(): number {
    return this.#size;
  }

  /** `code` is a whole number from 0 to 2^53. */
  add(code: number, n: number): void {
    const codes = this.#codes;
    const last = codes.length - 1;
    // the code's two halves, spread over the table (Fibonacci hashing)
    let at = Math.imul((code >>> 0) ^ Math.imul(code / 4_294_967_296, 0x85ebca6b), 0x9e3779b1) >>> this.#shift;
    for (;;) {
      const here = codes[at];
      if (here === code) {
        this.#ways[at] = (this.#ways[at] ?? 0) + n;
        return;
      }
      if (here === -1) break;
      at = (at + 1) & last;
    }
    codes[at] = code;
    this.#ways[at] = n;
    if (++this.#size * 2 > codes.length) this.#grow();
  }

  #grow(): void {
    const [codes, ways] = [this.#codes, this.#ways];
    const grown = new Tally(34 - this.#shift);
    for (let i = 0; i < codes.length; i++) {
      const code = codes[i] ?? -1;
      if (code >= 0) grown.add(code, ways[i] ?? 0);
    }
    this.#codes = grown.#codes;
    this.#ways = grown.#ways;
    this.#shift = grown.#shift;
  }

  each(of: (code: number, n: number) => void): void {
    for (let i = 0; i < this.#codes.length; i++) {
      const code = this.#codes[i] ?? -1;
      if (code >= 0) of(code, this.#ways[i] ?? 0);
    }
  }
}
