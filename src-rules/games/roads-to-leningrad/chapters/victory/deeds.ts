import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { deedKey, isScored } from './ledger.ts';
import { lossKindOf } from './losses.ts';
import { hasImmediate, immediateTurn, isSoltsy } from './places.ts';
import { hasRivers, isEastOf, type River } from './rivers.ts';

/** 5.5 of the digest: what players do for VP beside places and losses, when, and what it brings. */

export const deedVp = { soltsy: 3, road: -1, surrounded: -2, redya: 2, line: 8 } as const;
/** AMB-24: before this turn Soviet units that cross the Redya bring VP. */
const redyaEnds = turnOf(21, 'PM');
export const leastPoints = 15;
/** South of row 5500. */
const southOf = 55;
/** The last turn in which the line may still be won; scenario 4 ends before the Porussya's (AMB-29). */
export const lineEnds: { readonly [R in Exclude<River, 'redya'>]: number } = {
  polist: turnOf(21, 'PM'),
  porussya: turnOf(22, 'PM'),
};
export type ExploitLine = keyof typeof lineEnds;
export const lines = ['polist', 'porussya'] as const satisfies readonly ExploitLine[];

type Place = Pick<Context, 'scenario' | 'turn'>;
/** After 16AM: 16PM, 17AM, 17PM. */
export const soltsyCounts = ({ scenario, turn }: Place): boolean => isSoltsy(scenario) && turn > turnOf(16, 'AM');
export const roadCounts = ({ scenario }: Place): boolean => scenario === scenarios.counterattack;
export const surroundedCounts = ({ scenario }: Place): boolean => isSoltsy(scenario);
export const redyaCounts = ({ scenario, turn }: Place): boolean => hasRivers(scenario) && turn < redyaEnds;
export const lineCounts = ({ scenario, turn }: Place, line: ExploitLine): boolean =>
  hasRivers(scenario) && turn <= lineEnds[line];
/** S3.33: the check at the end of 15AM, in scenario 1 only. */
export const immediateCounts = ({ scenario, turn }: Place): boolean => hasImmediate(scenario) && turn === immediateTurn;

type Reads = Pick<Context, 'cells' | 'rosters' | 'tables'>;
const onMap = (context: Reads, side: SideId): readonly { readonly counter: Counter; readonly hex: string }[] =>
  countersOf(context).flatMap((counter) => {
    const hex = textAt(context, cells.at, counter.id);
    const fights = counter.kind === 'combat' || counter.kind === 'artillery' || counter.kind === 'hq';
    return counter.side === side && fights && /^\d{4}$/.test(hex) && stepsLeft(context, counter) > 0
      ? [{ counter, hex }]
      : [];
  });

/** Soviet HQs, artillery and tanks that stand east of the Redya and were not counted yet. */
export const crossedRedya = (context: Reads): readonly Counter[] =>
  onMap(context, sides.soviet).flatMap(({ counter, hex }) =>
    lossKindOf(counter) && isEastOf(context, 'redya', hex) && !isScored(context, deedKey('redya', counter.id))
      ? [counter]
      : [],
  );

export interface Beyond {
  readonly points: number;
  /** units whose stacking value nobody typed */
  readonly untyped: readonly string[];
  /** units in rows of which the bank is not typed */
  readonly unknown: readonly string[];
}
/** German stacking points south of row 5500 and east of a river. */
export const beyond = (context: Reads, line: ExploitLine): Beyond => {
  let points = 0;
  const untyped: string[] = [];
  const unknown: string[] = [];
  for (const { counter, hex } of onMap(context, sides.german)) {
    if (Number(hex.slice(0, 2)) <= southOf) continue;
    const east = isEastOf(context, line, hex);
    if (east === undefined) unknown.push(counter.name);
    else if (east && counter.stacking === undefined) untyped.push(counter.name);
    else if (east) points += counter.stacking ?? 0;
  }
  return { points, untyped, unknown };
};
