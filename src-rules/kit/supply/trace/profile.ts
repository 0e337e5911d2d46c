/**
 * How a line is traced: a walk in legs. The unit's own hex is free and never shut; cost, flag and closure fall on the
 * hex entered, in the direction from the unit to the source. Functions take nodes and arcs of a `Board` and must be
 * cheap: they run a million times. What is never possible (a lake) costs `never`; what play has closed is `shut` and
 * may be opened.
 */
export const never = -1;

export interface Leg {
  readonly id: string;
  /** the cost of entering `to` over this arc, a whole number ≥ 0 in the leg's own unit; `never` */
  readonly cost: (arc: number, from: number, to: number) => number;
  /** the same by arc, where the game has worked it out before; taken as it is and never changed */
  readonly costs?: Int32Array;
  /** entering over this arc raises the flag (soft ground): from then on `flagged` is the limit */
  readonly flag?: (arc: number, from: number, to: number) => boolean;
  /** the most the leg may cost; Infinity: any length. An end may say less (a leader's rating). */
  readonly limit: number;
  readonly flagged?: number;
  /** closed by play: one opening each, whatever closes it and however many causes it has */
  readonly shut: (node: number) => boolean;
  /** a hexside closed by play: one opening */
  readonly shutSide?: (arc: number) => boolean;
  /** false: the leg may begin or end here, not pass (swamp); absent: everywhere */
  readonly through?: (node: number) => boolean;
  /** where the leg may end, and with what: the source reached, or the leg that goes on from there */
  readonly ends: (node: number) => readonly End[];
}
export interface End {
  readonly to: 'source' | string;
  /** the most the leg may cost when it ends here, if less than `limit` */
  readonly limit?: number;
}

/**
 * Units of the same profile are traced together. The first leg is where a unit begins. A profile is made for one stand
 * of the pieces: its functions are asked once and the answers kept as long as the object; so are those of each leg,
 * which profiles of the same stand may share.
 */
export interface Profile {
  readonly id: string;
  readonly legs: readonly Leg[];
}

/** A line found: by leg, the nodes from where it begins to where it ends (the next leg begins there), and its cost. */
export interface TracedLine {
  readonly legs: readonly { readonly leg: string; readonly path: readonly number[]; readonly cost: number }[];
}

/** What a line would need opened: nodes and hexsides (arcs). `line` is the line that would then be there. */
export interface Cut {
  readonly nodes: readonly number[];
  readonly sides: readonly number[];
  readonly line: TracedLine;
}

export type Traced =
  /** the cheapest open line (ties: lower hex numbers first) */
  | { readonly ok: true; readonly line: TracedLine }
  | {
      readonly ok: false;
      /**
       * The fewest openings that would give a line within the limits (ties: the shorter line, then the lower hex
       * numbers), then up to three others that share no hex and no side with the first or with each other.
       */
      readonly cuts: readonly Cut[];
      /** no opening helps: by how much the shortest line that crosses everything shut exceeds its limit; absent: there is no line at all */
      readonly over?: number;
      /** by how much the shortest line that crosses nothing shut exceeds its limit; absent: there is none, however long */
      readonly detour?: number;
      /** nodes that can be entered from the unit on the first leg within its limit, the own hex included */
      readonly reached: readonly number[];
    };
