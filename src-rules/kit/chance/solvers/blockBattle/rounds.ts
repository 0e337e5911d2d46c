import { type Ready, ready } from './readyStep.ts';
import type { Masses, Over, RoundChain, Settled } from './roundChain.ts';

/**
 * One round, ready to be fought from any masses: once, or again and again to the end. Both pause after every few outer
 * states and say how far along they are, from 0 to 1.
 */
export interface Rounds {
  /** all that stands after one round, begun at a door (default: the first) */
  readonly once: (from: Masses, door?: number) => Generator<number, Masses>;
  readonly settle: (from: Masses, over: Over, door?: number) => Generator<number, Settled>;
}

/** Outer states between two pauses: some tenth of a millisecond. */
const PAUSE = 16;

export const roundsOf = (course: RoundChain): Rounds => {
  const size = course.inner;
  const steps = course.steps.map((step) => ready(step, size));
  if (steps.length >= 31) throw new Error(`a round of ${steps.length} steps has more doors than bits`);

  function* fight(from: Masses, over: Over | undefined, door: number): Generator<number, Settled> {
    const front = new Front(course, (steps.length + 1) * size);
    const ended = new Kept(size);
    const stuck = new Kept(size);
    const here = new Here(steps, size);
    let rounds = 0;
    let worked = 0;
    for (const [outer, masses] of from) {
      const at = front.open(outer, door) + door * size;
      front.arena.set(masses, at);
    }
    for (let outer = front.next(); outer >= 0; outer = front.next()) {
      const block = front.at(outer);
      const goesOn = here.prepare(outer, front.doors(outer), over);
      rounds += here.pass(outer, front.arena, block, goesOn, over, ended, stuck);
      here.send(outer, block, front);
      front.close(outer);
      if (++worked % PAUSE === 0) yield course.rank(outer) / course.most;
    }
    return { over: ended.masses, stuck: stuck.masses, rounds };
  }

  return {
    *once(from, door = 0) {
      const { over } = yield* fight(from, undefined, door);
      return over;
    },
    settle: (from, over, door = 0) => fight(from, over, door),
  };
};

/** The outer states that mass has reached and not left yet, the least worn first. */
class Front {
  /** their doors, one block behind the other; another list after `open` */
  arena: Float64Array;
  readonly #course: RoundChain;
  readonly #size: number;
  /** by outer state: where in the arena its block begins, plus 1; 0: nothing stands there */
  #at = new Int32Array(1024);
  /** by outer state: a bit for every door that something has come through */
  #doors = new Int32Array(1024);
  readonly #free: number[] = [];
  #used = 0;
  readonly #levels: (number[] | undefined)[] = [];
  #level = 0;
  #next = 0;

  constructor(course: RoundChain, size: number) {
    this.#course = course;
    this.#size = size;
    this.arena = new Float64Array(256 * size);
  }

  /** The block of an outer state, about to be entered by a door. */
  open(outer: number, door: number): number {
    const known = this.#at[outer] ?? 0;
    if (known > 0) {
      this.#doors[outer] = (this.#doors[outer] ?? 0) | (1 << door);
      return known - 1;
    }
    const at = this.#free.pop() ?? this.#more();
    if (outer >= this.#at.length) {
      this.#at = longer(this.#at, 2 * outer);
      this.#doors = longer(this.#doors, 2 * outer);
    }
    this.#at[outer] = at + 1;
    this.#doors[outer] = 1 << door;
    const rank = this.#course.rank(outer);
    const level = this.#levels[rank];
    if (level) level.push(outer);
    else this.#levels[rank] = [outer];
    return at;
  }
  #more(): number {
    const at = this.#used;
    this.#used += this.#size;
    if (this.#used > this.arena.length) {
      const larger = new Float64Array(2 * this.arena.length);
      larger.set(this.arena);
      this.arena = larger;
    }
    return at;
  }
  at(outer: number): number {
    return (this.#at[outer] ?? 0) - 1;
  }
  doors(outer: number): number {
    return this.#doors[outer] ?? 0;
  }
  /** -1: no more */
  next(): number {
    for (; this.#level < this.#levels.length; this.#level++, this.#next = 0) {
      const outer = this.#levels[this.#level]?.[this.#next];
      if (outer === undefined) continue;
      this.#next++;
      return outer;
    }
    return -1;
  }
  close(outer: number): void {
    const at = this.at(outer);
    this.#at[outer] = 0;
    this.arena.fill(0, at, at + this.#size);
    this.#free.push(at);
  }
}

const longer = (list: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const copy = new Int32Array(length);
  copy.set(list);
  return copy;
};

/** Masses as they are found: cut from long lists, since a short one of its own costs more than its content. */
class Kept {
  readonly masses: Masses = new Map();
  readonly #size: number;
  #list = new Float64Array(0);
  #used = 0;

  constructor(size: number) {
    this.#size = size;
  }
  put(outer: number, inner: number, p: number): void {
    let mass = this.masses.get(outer);
    if (!mass) {
      if (this.#used + this.#size > this.#list.length) {
        this.#list = new Float64Array(256 * this.#size);
        this.#used = 0;
      }
      mass = this.#list.subarray(this.#used, this.#used + this.#size);
      this.#used += this.#size;
      this.masses.set(outer, mass);
    }
    mass[inner] = p;
  }
}

const NOTHING = new Float64Array(0);

/** The outer state in hand: its doors, and what the steps between them do. */
class Here {
  readonly #steps: readonly Ready[];
  readonly #size: number;
  readonly #volleys: Float64Array[];
  readonly #lists: (readonly number[] | undefined)[];
  /** chances by step × size + inner that a step leaves the state as it is, and that it does not */
  readonly #stay: Float64Array;
  readonly #leave: Float64Array;
  /** a bit for every door that is passed here … */
  #passed = 0;
  /** … and the steps behind them, in order */
  readonly #order: Int32Array;
  #count = 0;

  constructor(steps: readonly Ready[], size: number) {
    this.#steps = steps;
    this.#size = size;
    this.#volleys = steps.map(() => NOTHING);
    this.#lists = steps.map(() => undefined);
    this.#order = new Int32Array(steps.length);
    this.#stay = new Float64Array(steps.length * size);
    this.#leave = new Float64Array(steps.length * size);
  }

  /** Works out the steps behind the doors that are passed; whether any state here begins another round. */
  prepare(outer: number, doors: number, over: Over | undefined): boolean {
    const last = this.#steps.length;
    this.#passed = 0;
    this.#enter(outer, doors);
    let goesOn = false;
    if (over && (this.#passed & (1 << last)) !== 0) {
      for (let inner = 0; inner < this.#size && !goesOn; inner++) goesOn = !over(outer, inner);
      if (goesOn) this.#enter(outer, this.#passed | 1);
    }
    this.#count = 0;
    for (let k = 0; k < last; k++) if ((this.#passed & (1 << k)) !== 0) this.#order[this.#count++] = k;
    return goesOn;
  }

  #enter(outer: number, doors: number): void {
    const last = this.#steps.length;
    let through = false;
    for (let k = 0; k < last; k++) {
      const bit = 1 << k;
      if (!through && (doors & bit) === 0) continue;
      if ((this.#passed & bit) === 0) {
        this.#passed |= bit;
        this.#step(k, outer);
      }
      const list = this.#lists[k];
      through = !list || list[0] === outer;
    }
    if (through || (doors & (1 << last)) !== 0) this.#passed |= 1 << last;
  }

  /**
   * A step touches a state at its first hit or never (nobody left to be hit); what turns after firing moves it without a
   * hit. So it stays on no hit, always, or never.
   */
  #step(k: number, outer: number): void {
    const one = this.#steps[k];
    if (!one) return;
    const { step, weights, some, moves, width } = one;
    const size = this.#size;
    const volley = step.volley.by === 'outer' ? step.volley.of(outer) : NOTHING;
    const byOuter = volley.length > 0;
    const list = step.outer?.(outer, (byOuter ? volley.length : weights.length) - 1);
    this.#volleys[k] = volley;
    this.#lists[k] = list;
    if (list && list[0] !== outer) {
      this.#stay.fill(0, k * size, k * size + size);
      this.#leave.fill(1, k * size, k * size + size);
      return;
    }
    const untouched = !list || list.length === 1;
    const noHit = byOuter ? (volley[0] ?? 0) : 0;
    const aHit = byOuter ? tailOf(volley, 1) : 0;
    const none = weights[0] ?? NOTHING;
    for (let inner = 0; inner < size; inner++) {
      // where hits move both halves, none moves the outer one without the inner one
      const safe = moves ? width < 2 || moves[inner * width + 1] === inner : untouched;
      const at = k * size + inner;
      this.#stay[at] = safe ? 1 : byOuter ? noHit : (none[inner] ?? 0);
      this.#leave[at] = safe ? 0 : byOuter ? aHit : (some[inner] ?? 0);
    }
  }

  /** From door to door, inner states in their order; fills every door with all that stands there. The rounds begun. */
  pass(
    outer: number,
    arena: Float64Array,
    block: number,
    goesOn: boolean,
    over: Over | undefined,
    ended: Kept,
    stuck: Kept,
  ): number {
    const size = this.#size;
    const last = this.#steps.length;
    const stay = this.#stay;
    const leave = this.#leave;
    const order = this.#order;
    const count = this.#count;
    let rounds = 0;
    for (let inner = 0; inner < size; inner++) {
      let arrives = 0;
      let seen = 0;
      let any = 0;
      let next = -1;
      for (let i = 0; i < count; i++) {
        const k = order[i] ?? 0;
        const at = k * size + inner;
        const door = block + at;
        // doors in a row hand on to each other; the first of a row is only entered from outside
        if (k !== next) {
          arrives = arena[door] ?? 0;
          seen += arrives;
        }
        const enters = arena[door + size] ?? 0;
        arrives = arrives * (stay[at] ?? 0) + enters;
        any += (1 - any) * (leave[at] ?? 0);
        seen += enters;
        next = k + 1;
      }
      if (next !== last) {
        arrives = arena[block + last * size + inner] ?? 0;
        seen += arrives;
      }
      if (seen === 0) continue;
      if (arrives > 0) {
        if (!goesOn || !over || over(outer, inner)) ended.put(outer, inner, arrives);
        else if (any === 0) stuck.put(outer, inner, arrives);
        else arena[block + inner] = (arena[block + inner] ?? 0) + arrives / any;
      }
      rounds += arena[block + inner] ?? 0;
      let stands = 0;
      next = -1;
      for (let i = 0; i < count; i++) {
        const k = order[i] ?? 0;
        const at = k * size + inner;
        const door = block + at;
        if (k !== next) stands = arena[door] ?? 0;
        const one = this.#steps[k];
        if (one?.moves && stands > 0) this.#moveInner(one, k, outer, inner, stands, arena, block);
        stands = stands * (stay[at] ?? 0) + (arena[door + size] ?? 0);
        arena[door + size] = stands;
        next = k + 1;
      }
    }
    return rounds;
  }

  /** Hits that move the inner state and leave the outer one. */
  #moveInner(
    { weights, moves, width }: Ready,
    k: number,
    outer: number,
    inner: number,
    stands: number,
    arena: Float64Array,
    block: number,
  ): void {
    const list = this.#lists[k];
    // where a hit moves both, only the hits that find nobody on the ground stay here
    if (!moves || (list && (list.length > 1 || list[0] !== outer))) return;
    const volley = this.#volleys[k] ?? NOTHING;
    const most = volley.length > 0 ? volley.length : weights.length;
    const row = inner * width;
    const base = block + (k + 1) * this.#size;
    for (let hits = 1; hits < most; hits++) {
      const to = moves[row + (hits < width ? hits : width - 1)] ?? inner;
      if (to === inner) return;
      const chance = volley.length > 0 ? (volley[hits] ?? 0) : (weights[hits]?.[inner] ?? 0);
      arena[base + to] = (arena[base + to] ?? 0) + stands * chance;
    }
  }

  /** On to other outer states. */
  send(outer: number, block: number, front: Front): void {
    const size = this.#size;
    for (let i = 0; i < this.#count; i++) {
      const k = this.#order[i] ?? 0;
      const one = this.#steps[k];
      const list = this.#lists[k];
      const volley = this.#volleys[k] ?? NOTHING;
      if (!one || !list || (list.length === 1 && list[0] === outer)) continue;
      const simple = !one.moves && volley.length > 0;
      const most = volley.length > 0 ? volley.length : one.weights.length;
      for (let hits = list[0] === outer ? 1 : 0; hits < list.length && hits < most; hits++) {
        const to = front.open(list[hits] ?? outer, k + 1);
        const final = hits === list.length - 1;
        const from = block + k * size;
        const door = to + (k + 1) * size;
        if (one.takes) sendBoth(one, one.takes, volley, hits, final, front.arena, from, door, size);
        else if (simple) sendAll(final ? tailOf(volley, hits) : (volley[hits] ?? 0), front.arena, from, door, size);
        else sendBy(one, volley, hits, final ? most : hits + 1, front.arena, from, door, size);
      }
    }
  }
}

/** Chance of `hits` or more, the smallest first. */
const tailOf = (volley: Float64Array, hits: number): number => {
  let so = 0;
  for (let i = volley.length - 1; i >= hits; i--) so += volley[i] ?? 0;
  return so;
};

const sendAll = (chance: number, arena: Float64Array, from: number, to: number, size: number): void => {
  for (let i = 0; i < size; i++) arena[to + i] = (arena[to + i] ?? 0) + chance * (arena[from + i] ?? 0);
};

/** Where hits move both halves: no more than the inner one takes. */
const sendBoth = (
  { moves, width }: Ready,
  takes: Int32Array,
  volley: Float64Array,
  hits: number,
  final: boolean,
  arena: Float64Array,
  from: number,
  to: number,
  size: number,
): void => {
  for (let i = 0; i < size; i++) {
    const taken = takes[i] ?? 0;
    if (taken < hits) continue;
    const below = final || taken === hits ? volley.length : hits + 1;
    for (let thrown = hits; thrown < below; thrown++) {
      const moved = moves?.[i * width + Math.min(thrown, width - 1)] ?? i;
      arena[to + moved] = (arena[to + moved] ?? 0) + (volley[thrown] ?? 0) * (arena[from + i] ?? 0);
    }
  }
};

/** Where the chance hangs on the inner state, or the hits move that too: `hits` up to but not `below`. */
const sendBy = (
  { weights, first, behind, moves, width }: Ready,
  volley: Float64Array,
  hits: number,
  below: number,
  arena: Float64Array,
  from: number,
  to: number,
  size: number,
): void => {
  for (let thrown = hits; thrown < below; thrown++) {
    const weight = weights[thrown] ?? NOTHING;
    if (!moves) {
      const end = behind[thrown] ?? 0;
      for (let i = first[thrown] ?? 0; i < end; i++) {
        arena[to + i] = (arena[to + i] ?? 0) + (weight[i] ?? 0) * (arena[from + i] ?? 0);
      }
      continue;
    }
    for (let i = 0; i < size; i++) {
      const moved = moves[i * width + (thrown < width ? thrown : width - 1)] ?? i;
      const chance = volley.length > 0 ? (volley[thrown] ?? 0) : (weight[i] ?? 0);
      arena[to + moved] = (arena[to + moved] ?? 0) + chance * (arena[from + i] ?? 0);
    }
  }
};
