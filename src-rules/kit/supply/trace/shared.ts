import type { Backward } from './backward.ts';
import { beginning, closed, type Lane, type Lanes, open, shut } from './lanes.ts';
import { cutOf, lowestLine } from './line.ts';
import { type Cut, never, type TracedLine } from './profile.ts';
import { type Walk, walkFrom } from './walk.ts';

/** How good a line is. */
export interface Best {
  readonly openings: number;
  readonly length: number;
}

/** More sets than this are not looked at: a first leg that could wander so freely hardly needs to. */
const mostSets = 2_000;

interface Wanderer {
  readonly node: number;
  readonly spent: number;
  /** what it opened: nodes, and sides above them; in order */
  readonly opened: readonly number[];
}

/**
 * A hex counts once, even where both legs of a line cross it: out of the ring to a leader and back through the same
 * hex. The layered search counts every crossing, so a line that shares hexes may be better than the one it found. Such
 * lines are rare and looked for here: by all sets of openings a first leg can use, each then free for the legs after
 * it. Of equals the line that shares nothing stays. What a second and a third leg share counts twice: no game has three.
 */
export class Shared {
  readonly #lanes: Lanes;
  readonly #plain: Backward;
  readonly #aside: Backward;
  /** where a first leg may end for another; nowhere, if nothing shut can be crossed by both to any good */
  #ends: readonly number[] | undefined;
  readonly #ways = new Map<string, Walk>();

  constructor(lanes: Lanes, plain: Backward, aside: Backward) {
    this.#lanes = lanes;
    this.#plain = plain;
    this.#aside = aside;
  }

  /** The cut of a line better than the best found, where its legs share openings; `line` is the one found. */
  better(start: number, best: Best, line: TracedLine): Cut | undefined {
    this.#ends ??= this.#lanes.ofLeg.length > 1 && this.#shareable() ? this.#endsBetween() : [];
    if (this.#ends.length === 0) return undefined;
    const plain = cutOf(this.#lanes, line);
    let found: { readonly best: Best; readonly cut: Cut } = {
      // a line found as the sum of its legs may have shared something all the same
      best: { openings: plain.nodes.length + plain.sides.length, length: best.length },
      cut: plain,
    };
    for (const opened of this.#setsFrom(start, found.best.openings)) {
      const most = found.best.openings - opened.length;
      if (most < 0) break;
      const close = this.#free(opened);
      this.#aside.run(this.#lanes, [start], { most });
      const label = this.#aside.fromStart(this.#lanes, start);
      const [openings, length] = [this.#aside.layerOf(label), this.#aside.totalOf(label)];
      const other = { openings: opened.length + openings, length };
      const wanted = label >= 0 && compare(other, found.best) <= 0;
      const way = wanted ? lowestLine(this.#lanes, this.#aside, start, openings, length) : undefined;
      close();
      if (!way || (compare(other, found.best) === 0 && (found.cut === plain || !isLower(way, found.cut.line))))
        continue;
      found = { best: other, cut: cutOf(this.#lanes, way) };
    }
    return found.cut === plain ? undefined : found.cut;
  }

  #endsBetween(): readonly number[] {
    return this.#lanes.board.ids.map((_, node) => node).filter((node) => this.#laterAt(node).length > 0);
  }

  /** The legs after the first that may go on from a node. */
  #laterAt(node: number): readonly number[] {
    const later = new Set<number>();
    for (const no of this.#lanes.ofLeg[0] ?? [])
      for (const { leg } of this.#lanes.lanes[no]?.ends[node] ?? []) if (leg > 0) later.add(leg);
    return [...later];
  }

  /**
   * Where the first leg may end at a hex as well as beyond it, nothing is gained by coming back to that hex: the line
   * would have gone on from there at once, or have been done where it is a source. A walk to the road and along the road
   * shares nothing.
   */
  #shareable(): boolean {
    const { board, lanes, ofLeg } = this.#lanes;
    const entered = new Uint8Array(board.ids.length);
    for (const lane of lanes) {
      if (lane.leg === 0) continue;
      for (let arc = 0; arc < board.to.length; arc++) {
        const to = board.to[arc] ?? 0;
        if ((lane.cost[arc] ?? never) < 0) continue;
        if (lane.nodes[to] === shut) entered[to] = 1;
        if (lane.sides?.[arc] === shut) {
          entered[to] = 1;
          entered[board.from[arc] ?? 0] = 1;
        }
      }
    }
    return entered.some(
      (one, node) =>
        one === 1 &&
        (ofLeg[0] ?? []).some((no) => {
          const lane = lanes[no];
          if (!lane) return false;
          const ends = lane.ends[node] ?? [];
          return ofLeg.some(
            (_, leg) =>
              leg > 0 &&
              !ends.some((end) => (end.leg === leg || end.leg < 0) && end.allowance >= Math.floor(lane.limit)),
          );
        }),
    );
  }

  /** The sets of openings, smallest first, with which a first leg gets somewhere it does not get as well without. */
  #setsFrom(start: number, most: number): readonly (readonly number[])[] {
    const sets = new Map<string, readonly number[]>();
    for (const no of this.#lanes.ofLeg[0] ?? []) this.#gather(no, start, most, sets);
    return [...sets.values()].sort((a, b) => a.length - b.length);
  }

  #gather(no: number, start: number, most: number, sets: Map<string, readonly number[]>): void {
    const lanes = this.#lanes;
    const { board } = lanes;
    const lane = lanes.lanes[no];
    if (!lane) return;
    const across = this.#walk(no, start, false);
    const through = this.#walk(no, start, true);
    /** by end: the most a way with openings may cost to be worth it */
    const rooms = new Map<number, number>();
    for (const end of this.#ends ?? []) {
      const least = across.cost[end] ?? -1;
      const allowance = Math.max(-1, ...(lane.ends[end] ?? []).map((one) => (one.leg > 0 ? one.allowance : -1)));
      const plain = through.cost[end] ?? -1;
      const room = plain >= 0 && plain <= allowance ? Math.min(allowance, plain - 1) : allowance;
      if (least >= 0 && least <= room && this.#openingsBeyond(end) <= most) rooms.set(end, room);
    }
    if (rooms.size === 0) return;
    const room = Math.max(...rooms.values());
    const kept = new Map<number, Wanderer[]>();
    const waiting: Wanderer[] = [{ node: start, spent: 0, opened: [] }];
    let looked = 0;
    for (let i = 0; i < waiting.length && looked < mostSets; i++) {
      const here = waiting[i];
      if (!here) break;
      const others = kept.get(here.node) ?? [];
      if (others.some((other) => other.spent <= here.spent && within(other.opened, here.opened))) continue;
      kept.set(here.node, [...others, here]);
      looked++;
      if (here.opened.length > 0 && here.spent <= (rooms.get(here.node) ?? -1))
        sets.set(here.opened.join(), here.opened);
      if (here.node !== start && lane.through[here.node] !== 1) continue;
      for (let arc = board.first[here.node] ?? 0; arc < (board.first[here.node + 1] ?? 0); arc++) {
        const price = lane.cost[arc] ?? never;
        const node = board.to[arc] ?? 0;
        if (price < 0 || here.spent + price > room) continue;
        const opened = opens(lanes, lane, arc, here.opened);
        if (opened && opened.length <= most) waiting.push({ node, spent: here.spent + price, opened });
      }
    }
  }

  /** The fewest openings of what comes after a first leg that ends there. */
  #openingsBeyond(end: number): number {
    const later = this.#laterAt(end).flatMap((leg) => this.#lanes.ofLeg[leg] ?? []);
    return Math.min(
      ...later.map((lane) => this.#plain.layerOf(this.#plain.best(beginning(this.#lanes, lane, end), 0))),
    );
  }

  /** How far a first leg gets: through what is open, or across everything shut. */
  #walk(no: number, start: number, openOnly: boolean): Walk {
    const key = `${no} ${start} ${openOnly}`;
    const known = this.#ways.get(key);
    if (known) return known;
    const lane = this.#lanes.lanes[no];
    const cost = (arc: number, _: number, to: number): number => {
      if (openOnly && ((lane?.nodes[to] ?? open) !== open || (lane?.sides?.[arc] ?? open) !== open)) return never;
      return lane?.cost[arc] ?? never;
    };
    const walk = walkFrom(
      this.#lanes.board,
      { cost, stops: (node) => lane?.through[node] !== 1 },
      start,
      lane?.limit ?? 0,
    );
    this.#ways.set(key, walk);
    return walk;
  }

  /** Opens a set; what is answered shuts it again. */
  #free(opened: readonly number[]): () => void {
    const { lanes, nodes, board } = this.#lanes;
    const changed: (readonly [Uint8Array, number])[] = [];
    for (const lane of lanes) {
      for (const one of opened) {
        const table = one < nodes ? lane.nodes : lane.sides;
        const places = one < nodes ? [one] : [one - nodes, board.back[one - nodes] ?? 0];
        for (const place of places) if (table?.[place] === shut) changed.push([table, place]);
      }
    }
    for (const [table, place] of changed) table[place] = open;
    return () => {
      for (const [table, place] of changed) table[place] = shut;
    };
  }
}

/** What is opened after one more step; undefined: the step is closed for good. */
const opens = (lanes: Lanes, lane: Lane, arc: number, opened: readonly number[]): readonly number[] | undefined => {
  const { board, nodes } = lanes;
  const node = board.to[arc] ?? 0;
  const entry = lane.nodes[node] ?? open;
  const side = lane.sides?.[arc] ?? open;
  if (entry === closed || side === closed) return undefined;
  const more = [
    ...(entry === shut ? [node] : []),
    ...(side === shut ? [nodes + Math.min(arc, board.back[arc] ?? arc)] : []),
  ].filter((one) => !opened.includes(one));
  return more.length === 0 ? opened : [...opened, ...more].sort((a, b) => a - b);
};

const within = (part: readonly number[], whole: readonly number[]): boolean =>
  part.length <= whole.length && part.every((one) => whole.includes(one));

const compare = (a: Best, b: Best): number => a.openings - b.openings || a.length - b.length;

/** Whether a line has the lower numbers, compared hex by hex from the start. */
const isLower = (a: TracedLine, b: TracedLine): boolean => {
  const [one, other] = [nodesOf(a), nodesOf(b)];
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const differs = (one[i] ?? 0) - (other[i] ?? 0);
    if (differs !== 0) return differs < 0;
  }
  return one.length < other.length;
};
const nodesOf = (line: TracedLine): readonly number[] =>
  line.legs.flatMap(({ path }, no) => (no === 0 ? path : path.slice(1)));
