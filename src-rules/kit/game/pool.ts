import type { Context } from '../record/context.ts';
import type { Proposal } from '../record/proposal.ts';
import type { Msg } from '../words/message.ts';
import type { StepsLeft } from './specs.ts';

/**
 * The force pool: the units of the players' rosters as one list, each with where it stands in the course of play and
 * what may be done with it. The screen draws itself from this.
 */
export interface PoolSpec {
  readonly msg: Msg;
  readonly about: Msg;
  readonly rule: string;
  readonly states: readonly PoolState[];
  /** so much strength, as the box calls it */
  readonly strength: (points: number) => Msg;
  /** so many units */
  readonly count: (units: number) => Msg;
  /** what the list may be narrowed by beside side and state: nation, class … */
  readonly facets: readonly PoolFacet[];
  /** ways to look at it */
  readonly views: readonly PoolView[];
  readonly rows: (context: Context) => readonly PoolRow[];
  /** what may be done with a unit now */
  readonly deeds: (id: string, context: Context) => readonly RowAction[];
  /** what does not fit together: a unit in two places … */
  readonly troubles: (context: Context) => readonly PoolTrouble[];
}

export interface PoolState {
  readonly key: string;
  readonly msg: Msg;
  /** on the map; still to come; gone, and may come back; gone for good */
  readonly look: 'in' | 'due' | 'out' | 'never';
}
export interface PoolFacet {
  readonly id: string;
  readonly msg: Msg;
  readonly values: readonly { readonly key: string; readonly msg: Msg }[];
}
export interface PoolTrouble {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** the unit it is about */
  readonly row?: string;
}

export interface PoolRow {
  /** the unit's id */
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** facet → its value of it */
  readonly is: { readonly [facet: string]: string };
  /** the arm */
  readonly symbol?: string;
  /** the faces of a block, best first, and the one on top; absent: nobody has typed them */
  readonly faces?: readonly number[];
  readonly at: number;
  /** a counter, not a block: steps left of how many, its faces being the values of each */
  readonly steps?: StepsLeft;
  /** half damage */
  readonly mark: boolean;
  readonly state: string;
  /** more on its state: the month it is due */
  readonly when?: Msg;
  /** what else stands beside it: out of supply … */
  readonly notes: readonly Msg[];
}

/** The same list under other headings: by class, by area of set-up, by commander. */
export interface PoolView {
  readonly id: string;
  readonly msg: Msg;
  readonly about?: (context: Context) => Msg;
  readonly rule: string;
  readonly when?: (context: Context) => boolean;
  /** it is what opens while this holds; else the first without */
  readonly opens?: (context: Context) => boolean;
  /** the players' table it is compared with */
  readonly table?: (context: Context) => string | undefined;
  readonly groups: (context: Context) => readonly PoolGroup[];
  /** the group of a unit; undefined: it has no place in this view */
  readonly of: (row: PoolRow, context: Context) => string | undefined;
  /** what is asked for of a whole side */
  readonly wants?: (side: string, context: Context) => Wants | undefined;
  /** whether it counts in the sums; default: it is ticked, or on the map where nothing is ticked */
  readonly counts?: (row: PoolRow, context: Context) => boolean;
  /** ticked off one by one: what has been set up */
  readonly ticks?: {
    readonly msg: Msg;
    readonly is: (row: PoolRow, context: Context) => boolean;
    readonly proposes: (ids: readonly string[], on: boolean, context: Context) => Proposal;
  };
}
export interface PoolGroup {
  readonly key: string;
  readonly msg: Msg;
  readonly side: string;
  /** what a rulebook or a chart of the players asks for here */
  readonly wants?: Wants;
}
export interface Wants {
  readonly units?: number;
  readonly points?: number;
}

/** One thing that may be done with one key. */
export interface RowAction {
  readonly key: string;
  readonly msg: Msg;
  readonly does: Proposal;
}

export interface PoolSum {
  /** rows under it */
  readonly rows: number;
  /** those that count, and their strength */
  readonly units: number;
  readonly points: number;
  /** counted, but with a strength nobody has typed */
  readonly unknown: number;
  readonly wants?: Wants;
}
export interface SummedGroup extends PoolGroup, PoolSum {
  readonly in: readonly PoolRow[];
}

/** The strength of the face on top; undefined where nobody has typed the faces. */
export const pointsOf = (row: Pick<PoolRow, 'faces' | 'at'>): number | undefined => row.faces?.[row.at];

export const sumOf = (rows: readonly PoolRow[], counts: (row: PoolRow) => boolean): PoolSum => {
  const counted = rows.filter(counts);
  const points = counted.map(pointsOf);
  return {
    rows: rows.length,
    units: counted.length,
    points: points.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    unknown: points.filter((each) => each === undefined).length,
  };
};

/** Whether a unit stands on the map. */
export const isIn =
  ({ states }: Pick<PoolSpec, 'states'>) =>
  (row: PoolRow): boolean =>
    states.find((state) => state.key === row.state)?.look === 'in';

/** Whether it counts in the sums of a view. */
export const countsIn = (
  spec: Pick<PoolSpec, 'states'>,
  view: PoolView,
  context: Context,
): ((row: PoolRow) => boolean) => {
  const { counts, ticks } = view;
  if (counts) return (row) => counts(row, context);
  return ticks ? (row) => ticks.is(row, context) : isIn(spec);
};

/** The rows of a view under its headings, each with its sum; a heading without rows stays where something is wanted. */
export const grouped = (
  spec: Pick<PoolSpec, 'states'>,
  view: PoolView,
  rows: readonly PoolRow[],
  context: Context,
): readonly SummedGroup[] => {
  const under = new Map<string, PoolRow[]>();
  for (const row of rows) {
    const key = view.of(row, context);
    if (key === undefined) continue;
    const list = under.get(key);
    if (list) list.push(row);
    else under.set(key, [row]);
  }
  const counts = countsIn(spec, view, context);
  return view.groups(context).flatMap((group) => {
    const list = under.get(group.key) ?? [];
    return list.length === 0 && !group.wants ? [] : [{ ...group, ...sumOf(list, counts), in: list }];
  });
};

/** How many more a heading wants, or has too many (negative); undefined: nobody says how many. */
export const short = ({ units, points, wants }: PoolSum): { readonly units?: number; readonly points?: number } => ({
  ...(wants?.units === undefined ? {} : { units: wants.units - units }),
  ...(wants?.points === undefined ? {} : { points: wants.points - points }),
});
