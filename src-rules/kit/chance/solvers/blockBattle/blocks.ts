/**
 * Blocks that turn: a unit is its list of face values, and a hit turns it to the next one. Past the last it is
 * eliminated, unless the list ends in 0: then it stays on the map at 0. A shielded face takes two hits, the first of
 * which only leaves a mark.
 */
export interface Block {
  /** falling, e.g. [4, 3, 2, 1]; a last 0 is a face too */
  readonly faces: readonly number[];
  /** which faces take two hits: all of them, or face by face */
  readonly shield?: boolean | readonly boolean[] | undefined;
  /** the face it begins on, and whether it carries a mark (default: the first, none) */
  readonly face?: number | undefined;
  readonly mark?: boolean | undefined;
  /** it can be hit, but holds nothing: a side with only such units above 0 is spent */
  readonly aside?: boolean | undefined;
}

/** What every unit of a group shows: twice its place in the face list, plus 1 with a mark. */
export type FaceStates = readonly number[];

export const beginsAs = (blocks: readonly Block[]): FaceStates =>
  blocks.map(({ face = 0, mark = false }) => 2 * face + (mark ? 1 : 0));

const faceOf = (at: number): number => at >> 1;
const isMarked = (at: number): boolean => (at & 1) === 1;

export const isGone = (block: Block, at: number): boolean => faceOf(at) >= block.faces.length;
/** Its strength; a unit that is gone has none. */
export const strengthOf = (block: Block, at: number): number => block.faces[faceOf(at)] ?? 0;

const shielded = ({ shield }: Block, at: number): boolean =>
  typeof shield === 'object' ? (shield[faceOf(at)] ?? false) : (shield ?? false);

/**
 * Turned by one face; a mark stays, for the loss is still half done, but not at 0 and not on a unit that is gone. A list
 * that ends in 0 ends there.
 */
export const turned = (block: Block, at: number): number => {
  const next = faceOf(at) + 1;
  if (isGone(block, at) || (next === block.faces.length && strengthOf(block, at) === 0)) return at;
  return 2 * next + (isMarked(at) && (block.faces[next] ?? 0) > 0 ? 1 : 0);
};

const struck = (block: Block, at: number): number => {
  if (shielded(block, at) && !isMarked(at)) return at + 1;
  return turned(block, 2 * faceOf(at));
};

/** How many hits have brought a group here, where nothing but hits has. */
export const hitsTaken = (blocks: readonly Block[], from: FaceStates, to: FaceStates): number => {
  let hits = 0;
  for (const [unit, block] of blocks.entries()) {
    for (let at = from[unit] ?? 0; at < (to[unit] ?? 0); at = struck(block, at)) hits++;
  }
  return hits;
};

/** Which units of a group a volley may hit, and who comes first among equals. */
export interface Aim {
  readonly may: (unit: number) => boolean;
  /** units by preference; those not named come after, in their order */
  readonly prefers?: readonly number[] | undefined;
  /** these are hit before all others, strongest first among them */
  readonly firstly?: ((unit: number) => boolean) | undefined;
}

/**
 * One hit: on the strongest unit that may be hit, among equals on the one that carries a mark, then by preference.
 * The same list back: there is none left at 1 or more.
 */
export const hitOnce = (blocks: readonly Block[], shown: FaceStates, aim: Aim): FaceStates => {
  let best = -1;
  let bestRank: readonly number[] = [];
  for (let unit = 0; unit < blocks.length; unit++) {
    const block = blocks[unit];
    const at = shown[unit] ?? 0;
    if (!block || !aim.may(unit)) continue;
    const strength = strengthOf(block, at);
    if (strength <= 0) continue;
    const place = aim.prefers?.indexOf(unit) ?? -1;
    const rank = [
      aim.firstly?.(unit) ? 1 : 0,
      strength,
      isMarked(at) ? 1 : 0,
      place < 0 ? -blocks.length - unit : -place,
    ];
    if (best < 0 || isMore(rank, bestRank)) {
      best = unit;
      bestRank = rank;
    }
  }
  const block = blocks[best];
  if (!block) return shown;
  return shown.map((at, unit) => (unit === best ? struck(block, at) : at));
};

const isMore = (one: readonly number[], other: readonly number[]): boolean => {
  for (const [i, n] of one.entries()) {
    const than = other[i] ?? 0;
    if (n !== than) return n > than;
  }
  return false;
};

/** Off the map for good. */
export const gone = (block: Block): number => 2 * block.faces.length;

/** Out of the battle, with the face it shows: beyond `gone`, so that nothing here touches it any more. */
export const away = (block: Block, at: number): number => gone(block) + 2 + at;
/** What a unit shows, in the battle or away from it. */
export const shows = (block: Block, at: number): number => (at > gone(block) + 1 ? at - gone(block) - 2 : at);

/** A group as fire steps see it, by unit. */
export interface View {
  readonly strengths: readonly number[];
  /** on the map, be it at 0 */
  readonly left: readonly boolean[];
}

/** The states of a group by number, in the order they are met. */
export class Group {
  readonly blocks: readonly Block[];
  readonly #states: FaceStates[] = [];
  readonly #views: View[] = [];
  readonly #spent: boolean[] = [];
  readonly #wear: number[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(blocks: readonly Block[]) {
    this.blocks = blocks;
    this.number(beginsAs(blocks));
  }

  number(shown: FaceStates): number {
    const key = shown.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#states.push(shown) - 1;
    this.#numbers.set(key, number);
    const strengths = this.blocks.map((block, unit) => strengthOf(block, shown[unit] ?? 0));
    this.#views.push({ strengths, left: this.blocks.map((block, unit) => !isGone(block, shown[unit] ?? 0)) });
    this.#spent.push(strengths.every((strength, unit) => strength === 0 || this.blocks[unit]?.aside));
    this.#wear.push(shown.reduce((so, at) => so + at, 0));
    return number;
  }

  /** These units moved on in their lists, once for each time they are named. */
  changed(state: number, units: readonly number[], to: (block: Block, at: number) => number): number {
    const shown = [...this.shown(state)];
    for (const unit of units) {
      const block = this.blocks[unit];
      if (block) shown[unit] = to(block, shown[unit] ?? 0);
    }
    return this.number(shown);
  }

  /** What everybody shows, those who are away too. */
  faces(state: number): FaceStates {
    return this.shown(state).map((at, unit) => {
      const block = this.blocks[unit];
      return block ? shows(block, at) : at;
    });
  }
  shown(state: number): FaceStates {
    const shown = this.#states[state];
    if (!shown) throw new Error(`a group has no state ${state}`);
    return shown;
  }
  view(state: number): View {
    const view = this.#views[state];
    if (!view) throw new Error(`a group has no state ${state}`);
    return view;
  }
  /** Nothing above 0. */
  isSpent(state: number): boolean {
    return this.#spent[state] ?? true;
  }
  /** How far it has gone down its faces: every hit, turn and removal raises it. */
  wear(state: number): number {
    return this.#wear[state] ?? 0;
  }
}
