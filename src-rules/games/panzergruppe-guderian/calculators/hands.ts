/**
 * Untried units are a draw without replacement from what is left of the counter mix (X03). Hexes are filled one after
 * the other; what is kept between them is how many counters of each kind are gone and what the strengths add up to,
 * so that hands which come to the same are counted once.
 */
export interface CounterKind {
  readonly pool: string;
  readonly n: number;
}

/** `k` places of one hex filled from one pool. */
export interface Places {
  readonly pool: string;
  readonly k: number;
  /** what a counter of this kind brings in these places */
  readonly brings: (kind: number) => Brought;
}
export interface Brought {
  readonly fed: number;
  readonly out: number;
  /** it takes part: a step a result can cost */
  readonly fights: boolean;
  /** it attacks, and not across a river */
  readonly land: boolean;
}

export interface HexHand {
  readonly places: readonly Places[];
  /** what the hex brings, and how many steps take part in it, once its counters are known */
  readonly sums: (fed: number, out: number, fights: number) => { readonly points: number; readonly steps: number };
}

/** What all hexes together come to. */
export interface Sums {
  readonly points: number;
  readonly steps: number;
  readonly land: boolean;
}

/** How many counters of each kind are gone, as one number, and the weights of what the hexes add up to. */
export type Spread = ReadonlyMap<number, ReadonlyMap<number, number>>;

const LAND = 2;
const STEPS = 1024;
const code = (points: number, steps: number, land: number): number => (points * STEPS + steps) * LAND + land;
export const sumsOf = (at: number): Sums => ({
  points: Math.floor(at / (STEPS * LAND)),
  steps: Math.floor(at / LAND) % STEPS,
  land: at % LAND === 1,
});

/** Beyond this many hands in one hex nobody waits for the sum. */
const MOST_HANDS = 200_000;
/** Nor beyond this many of them after the hands of the hexes before. */
const MOST_STEPS = 30_000_000;

export class Drawing {
  readonly kinds: readonly CounterKind[];
  readonly #radix: readonly number[];
  readonly #step: readonly number[];
  readonly possible: boolean;

  /** `wanted`: places to fill in all; counted down nowhere, it only bounds the numbers. */
  constructor(kinds: readonly CounterKind[], wanted: number) {
    this.kinds = kinds;
    this.#radix = kinds.map((kind) => Math.min(kind.n, wanted) + 1);
    let at = 1;
    this.#step = this.#radix.map((radix) => {
      const step = at;
      at *= radix;
      return step;
    });
    this.possible = at <= Number.MAX_SAFE_INTEGER;
  }

  /**
   * Fills the hexes from where `used` counters are gone. Undefined: too many hands to list. `last`: nobody draws after
   * these hexes, so that what is gone at the end is of no interest and everything is counted under 0.
   */
  fill(hexes: readonly HexHand[], used = 0, last = true): Spread | undefined {
    let spread = new Map<number, Map<number, number>>([[used, new Map([[0, 1]])]]);
    for (const [i, hex] of hexes.entries()) {
      const hands = this.#hands(hex);
      if (!hands || spread.size * hands.length > MOST_STEPS) return undefined;
      const together = last && i === hexes.length - 1;
      const next = new Map<number, Map<number, number>>();
      for (const [before, sums] of spread) {
        const left = this.#left(before);
        for (const hand of hands) {
          const ways = waysOf(hand, left);
          if (ways === 0) continue;
          const after = together ? 0 : before + hand.used;
          let into = next.get(after);
          if (!into) {
            into = new Map();
            next.set(after, into);
          }
          for (const [sum, n] of sums) {
            const to = hand.land && sum % LAND === 0 ? sum + hand.code + 1 : sum + hand.code;
            into.set(to, (into.get(to) ?? 0) + n * ways);
          }
        }
      }
      spread = next;
    }
    return spread;
  }

  /** How many of each kind are left. */
  #left(used: number): readonly number[] {
    return this.kinds.map((kind, i) => kind.n - (Math.floor(used / (this.#step[i] ?? 1)) % (this.#radix[i] ?? 1)));
  }

  #hands(hex: HexHand): readonly Hand[] | undefined {
    let parts: Part[] = [{ takes: new Map(), ways: 1, fed: 0, out: 0, fights: 0, land: false }];
    for (const places of hex.places) {
      const kinds = this.kinds.flatMap((kind, i) => (kind.pool === places.pool && kind.n > 0 ? [i] : []));
      const brings = new Map(kinds.map((kind) => [kind, places.brings(kind)]));
      const next: Part[] = [];
      const take = (part: Part, at: number, left: number): void => {
        if (next.length > MOST_HANDS) return;
        if (left === 0) {
          next.push(part);
          return;
        }
        const kind = kinds[at];
        const bring = kind === undefined ? undefined : brings.get(kind);
        if (kind === undefined || !bring) return;
        const most = Math.min(left, this.kinds[kind]?.n ?? 0);
        for (let n = 0; n <= most; n++) {
          if (n === 0) {
            take(part, at + 1, left);
            continue;
          }
          const before = part.takes.get(kind) ?? 0;
          const takes = new Map(part.takes).set(kind, before + n);
          take(
            {
              takes,
              // n of them among these places, the others among earlier ones: which is which matters
              ways: part.ways * choose(before + n, n),
              fed: part.fed + n * bring.fed,
              out: part.out + n * bring.out,
              fights: part.fights + (bring.fights ? n : 0),
              land: part.land || bring.land,
            },
            at + 1,
            left - n,
          );
        }
      };
      for (const part of parts) take(part, 0, places.k);
      if (next.length > MOST_HANDS) return undefined;
      parts = next;
    }
    return parts.map((part) => {
      const { points, steps } = hex.sums(part.fed, part.out, part.fights);
      let used = 0;
      for (const [kind, n] of part.takes) used += n * (this.#step[kind] ?? 1);
      return {
        used,
        kinds: [...part.takes.keys()],
        counts: [...part.takes.values()],
        ways: part.ways,
        code: code(points, steps, 0),
        land: part.land,
      };
    });
  }
}

interface Part {
  readonly takes: ReadonlyMap<number, number>;
  readonly ways: number;
  readonly fed: number;
  readonly out: number;
  readonly fights: number;
  readonly land: boolean;
}
interface Hand {
  readonly used: number;
  /** `counts[i]` counters of kind `kinds[i]` */
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly ways: number;
  readonly code: number;
  readonly land: boolean;
}

/** In how many ways the counters of a hand can be taken from those left. */
const waysOf = ({ ways, kinds, counts }: Hand, left: readonly number[]): number => {
  let n = ways;
  for (let i = 0; i < kinds.length; i++) n *= choose(left[kinds[i] ?? -1] ?? 0, counts[i] ?? 0);
  return n;
};

const choose = (n: number, k: number): number => {
  if (k > n) return 0;
  if (k === 1) return n;
  if (k === 2) return (n * (n - 1)) / 2;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
};
