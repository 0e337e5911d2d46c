import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, eventMarks, rosters } from '../ids.ts';
import { notedAt, stateOf } from './cells.ts';
import { eventsIn } from './dated.ts';
import { facesOf, shownOf } from './reading.ts';
import { rulesOf } from './scenarios.ts';

/** 5.10: blocks that leave the game, or change, on a date: the text's, and those on the players' order-of-battle cards. */

export interface Dated {
  /** block id */
  readonly unit: string;
  readonly turn: number;
  /** the block it turns into */
  readonly becomes?: string;
}

/** Of the text: block → date. */
const printed: readonly Dated[] = eventsIn().flatMap(({ unit, turn, becomes }) =>
  unit === undefined ? [] : [{ unit, turn, becomes }],
);
export const isPrinted = (unit: string): boolean => printed.some((one) => one.unit === unit);

/** Rosters are the same object as long as nobody edits them. */
const blocksById = memo((all: Context['rosters']): ReadonlyMap<string, RosterUnit> => {
  const units = [rosters.soviet, rosters.axis].flatMap((roster) => all[roster]?.units ?? []);
  return new Map(units.map((unit) => [unit.id, unit]));
});
export const findBlock = (context: Pick<Context, 'rosters'>, id: string): RosterUnit | undefined =>
  blocksById(context.rosters).get(id);

/** What the players have typed of a block; 0: it stays. */
const typedTurn = (unit: RosterUnit | undefined): number => {
  const turn = Number(unit?.values.removal ?? 0);
  return Number.isInteger(turn) ? turn : 0;
};

const ofRosters = memo((all: Context['rosters']): readonly Dated[] => {
  const blocks = blocksById(all);
  const own = [...blocks.values()].flatMap((unit) =>
    typedTurn(unit) > 0 && !isPrinted(unit.id) ? [{ unit: unit.id, turn: typedTurn(unit) }] : [],
  );
  return [...printed.map((one) => ({ ...one, turn: typedTurn(blocks.get(one.unit)) || one.turn })), ...own];
});
/** All that have a date, each once: a date the players typed goes before the text's. */
export const datedBlocks = (context: Pick<Context, 'rosters'>): readonly Dated[] => ofRosters(context.rosters);

/** What is due this month or was put off: dated since the scenario began, and still in the game. */
export const dueBlocks = (context: Context): readonly Dated[] => {
  const known = due.get(context);
  if (known) return known;
  const { first } = rulesOf(context.scenario);
  const made = datedBlocks(context).filter(
    ({ unit, turn }) => turn <= context.turn && turn >= first && stateOf(context, unit) !== 'removed',
  );
  due.set(context, made);
  return made;
};
const due = new WeakMap<Context, readonly Dated[]>();
/** Out of supply this month, as the players have said. */
export const isPutOff = (context: Pick<Context, 'marks'>, unit: string): boolean =>
  notedAt(context, eventMarks.removalPutOff, unit) !== undefined;

/** How a block stands; undefined: it is on no roster, so nobody can tell. */
export type BlockStanding = 'whole' | 'damaged' | 'eliminated' | 'unsupplied' | 'removed';
export const standingOf = (context: Context, id: string): BlockStanding | undefined => {
  const state = stateOf(context, id);
  if (state === 'removed') return 'removed';
  const unit = findBlock(context, id);
  if (!unit) return undefined;
  if (state === 'eliminated' || state === 'surrendered') return 'eliminated';
  if (textAt(context, cells.barrels, id) === 'yes') return 'unsupplied';
  const faces = facesOf(unit);
  if (!faces.ok || faces.value.length === 0) return undefined;
  return (shownOf(unit, context) ?? 0) >> 1 > 0 ? 'damaged' : 'whole';
};

/** PF it lacks of its full strength. */
export const missingPf = (
  context: Pick<Context, 'cells' | 'marks'>,
  unit: RosterUnit,
  standing: BlockStanding,
): number => {
  const faces = facesOf(unit);
  if (!faces.ok) return 0;
  const full = faces.value[0] ?? 0;
  if (standing === 'eliminated') return full;
  return full - (faces.value[(shownOf(unit, context) ?? 0) >> 1] ?? full);
};
