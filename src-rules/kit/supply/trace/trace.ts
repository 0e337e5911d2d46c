import type { Board } from '../../hexmap/board.ts';
import { Ahead } from './ahead.ts';
import { Backward, type BackwardHow } from './backward.ts';
import { closed, type Lanes, lanesOf, shut } from './lanes.ts';
import { cutOf, lowestLine } from './line.ts';
import type { Cut, Profile, Traced } from './profile.ts';
import { reachedFrom } from './reached.ts';
import { type Best, Shared } from './shared.ts';

/** The smallest set of openings, and as many others that share nothing with it or each other. */
const mostCuts = 4;

// Buffers that grow and stay. Nothing below calls back into a game once `lanesOf` has asked its functions, so one
// trace never begins inside another that is using them.
const backward = new Backward();
const aside = new Backward();
const ahead = new Ahead();

/**
 * Traces all starts of a profile. `cuts: false` leaves out what would open a line: for questions asked often, where
 * only the answer counts.
 */
export const traceAll = (
  board: Board,
  profile: Profile,
  starts: readonly number[],
  { cuts = true }: { readonly cuts?: boolean } = {},
): Traced[] => {
  const lanes = laid(board, profile);
  backward.run(lanes, starts, cuts ? {} : { most: 0 });
  const answers = new Map<number, Traced>();
  const cut: number[] = [];
  for (const start of new Set(starts)) {
    const label = backward.fromStart(lanes, start);
    if (label < 0 || backward.layerOf(label) > 0) cut.push(start);
    else answers.set(start, { ok: true, line: lineOf(lanes, backward, start, 0, backward.totalOf(label)) });
  }
  const shared = new Shared(lanes, backward, aside);
  const found = new Map(cut.map((start) => [start, cuts ? cutsOf(lanes, shared, start) : []]));
  const stuck = cut.filter((start) => found.get(start)?.length === 0);
  let over: ReadonlyMap<number, number> | undefined;
  let detour: ReadonlyMap<number, number> | undefined;
  for (const start of cut) {
    const opening = found.get(start) ?? [];
    let reached: readonly number[] | undefined;
    answers.set(start, {
      ok: false,
      cuts: opening,
      // these are seldom looked at: a unit that one profile cuts off is mostly supplied by another
      get over() {
        if (!cuts || opening.length > 0) return undefined;
        over ??= overOf(lanes, stuck, 'shut');
        return over.get(start);
      },
      get detour() {
        if (!cuts) return undefined;
        detour ??= overOf(lanes, cut, 'open');
        return detour.get(start);
      },
      get reached() {
        reached ??= reachedFrom(lanes, start);
        return reached;
      },
    });
  }
  return starts.map((start) => {
    const answer = answers.get(start);
    if (!answer) throw new Error(`node ${start} was not traced`);
    return answer;
  });
};

const known = new WeakMap<Profile, Lanes>();

/** A profile is asked once: a game first asks who has a line, then what would open one for those who have none. */
const laid = (board: Board, profile: Profile): Lanes => {
  const had = known.get(profile);
  if (had?.board === board) return had;
  const lanes = lanesOf(board, profile);
  known.set(profile, lanes);
  return lanes;
};

const lineOf = (lanes: Lanes, bounds: Backward, start: number, openings: number, length: number) => {
  const line = lowestLine(lanes, bounds, start, openings, length);
  if (!line) throw new Error(`the line found from node ${start} cannot be walked`);
  return line;
};

/** The smallest set of openings that gives the start a line, then those that share nothing with what came before. */
const cutsOf = (lanes: Lanes, shared: Shared, start: number): Cut[] => {
  const cuts: Cut[] = [];
  const label = backward.fromStart(lanes, start);
  if (label < 0) return cuts;
  let best: Best | undefined = { openings: backward.layerOf(label), length: backward.totalOf(label) };
  let line = lineOf(lanes, backward, start, best.openings, best.length);
  for (;;) {
    const cut = shared.better(start, best, line) ?? cutOf(lanes, line);
    cuts.push(cut);
    if (cuts.length === mostCuts) break;
    swap(lanes, cut, shut, closed);
    best = ahead.find(lanes, backward, start);
    if (!best) break;
    // what lines were worth before is only a bound now: worked out anew where the search ahead has been
    aside.run(lanes, [start], { within: ahead.seen });
    line = lineOf(lanes, aside, start, best.openings, best.length);
  }
  for (const cut of cuts) swap(lanes, cut, closed, shut);
  return cuts;
};

/** By how much the shortest line of each start is too long; those without any line are left out. */
const overOf = (
  lanes: Lanes,
  starts: readonly number[],
  stretch: NonNullable<BackwardHow['stretch']>,
): ReadonlyMap<number, number> => {
  const over = new Map<number, number>();
  if (starts.length === 0) return over;
  aside.run(lanes, starts, { stretch });
  for (const start of starts) {
    const label = aside.fromStart(lanes, start);
    if (label >= 0) over.set(start, aside.layerOf(label));
  }
  return over;
};

/** Turns what a cut names from one way of being shut into another, in all lanes where it is that. */
const swap = ({ lanes, board }: Lanes, { nodes, sides }: Cut, from: number, into: number): void => {
  for (const lane of lanes) {
    for (const node of nodes) if (lane.nodes[node] === from) lane.nodes[node] = into;
    if (!lane.sides) continue;
    for (const side of sides)
      for (const arc of [side, board.back[side] ?? side]) if (lane.sides[arc] === from) lane.sides[arc] = into;
  }
};
