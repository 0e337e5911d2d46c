import type { Context } from '#rules/kit/record/context.ts';
import { legOf } from '#rules/kit/supply/told.ts';
import type { Profile, Traced, TracedLine } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import type { Nation } from '../../../ids.ts';
import type { Lifted } from '../../map/costs.ts';
import type { Field } from '../../map/field.ts';
import { mayBeNorthern, sideOfLine, sourcesOf, type TracedFor } from '../../map/nations.ts';
import type { BlockOnMap } from '../../map/pieces.ts';
import { type Lenient, legs, profileOf, rangeOf } from './lines.ts';
import { reachOf } from './reach.ts';

/** 4.3: who has a line, and what is in the way of those who have none. */

/** The block of the Chechens (30.0), whose main source is Grozny. */
const chechenBlock = 'chechens';

/** The lines a block may live on; any one of them is enough. */
export const linesOf = (field: Field, block: Pick<BlockOnMap, 'id' | 'nation'>, node: number): readonly TracedFor[] => {
  if (block.id === chechenBlock) return ['chechens'];
  if (block.nation === 'GER' && mayBeNorthern(field.ground, node)) return ['GER', 'north'];
  return [block.nation];
};
export const linesOfNation = (field: Field, nation: Nation, node: number): readonly TracedFor[] =>
  linesOf(field, { id: '', nation }, node);

const answers = new WeakMap<Profile, Map<number, Traced>>();

/** What would open a line for starts that have none; by start. Asked together it is far cheaper than one by one. */
export const traceLine = (
  field: Field,
  context: Context,
  line: TracedFor,
  starts: readonly number[],
  lifted: Lifted = {},
): ReadonlyMap<number, Traced> => {
  const profile = profileOf(field, line, rangeOf(context, line).hexes, lifted);
  const known = answers.get(profile) ?? new Map<number, Traced>();
  answers.set(profile, known);
  const asked = [...new Set(starts)].filter((node) => !known.has(node));
  if (asked.length > 0)
    traceAll(field.ground.board, profile, asked).forEach((traced, i) => {
      known.set(asked[i] ?? -1, traced);
    });
  return known;
};

export const walkOf = (line: TracedLine) => legOf(line, legs.walk);

/** Why there is no line, the first that applies (4.3): what is said of a hex that no opening helps, or that needs one. */
export type Cause = 'noSource' | 'blocked' | 'control' | 'partisans' | 'range' | 'ice' | 'mountain' | 'water';

export interface Supplied {
  readonly ok: true;
  readonly line: TracedFor;
  readonly traced: TracedLine;
  /** hexes to the source */
  readonly distance: number;
  /** the hex where railway or port begins */
  readonly source: number;
}
export interface Unsupplied {
  readonly ok: false;
  readonly line: TracedFor;
  readonly cause: Cause;
  readonly traced: Traced & { readonly ok: false };
}
export type Supply = Supplied | Unsupplied;

/** Whether a hex, or a block standing there, has a line of supply; sieges aside. */
export const supplyAt = (field: Field, context: Context, lines: readonly TracedFor[], node: number): Supply => {
  const found = suppliedAt(field, context, lines, node);
  if (found) return found;
  const [line] = lines;
  const traced = line && traceLine(field, context, line, [node]).get(node);
  if (!traced || traced.ok) throw new Error(`node ${node}: a line is there, and is not`);
  return { ok: false, line, cause: causeOf(field, context, line, node, traced), traced };
};

/** The first of the lines that holds, with the way it goes; undefined: none does. */
export const suppliedAt = (
  field: Field,
  context: Context,
  lines: readonly TracedFor[],
  node: number,
): Supplied | undefined => {
  for (const line of lines) {
    const reach = reachOf(field, line, rangeOf(context, line).hexes);
    const distance = reach.far[node] ?? -1;
    if (distance < 0) continue;
    const traced = reach.lineFrom(node);
    return { ok: true, line, traced, distance, source: walkOf(traced)?.path.at(-1) ?? node };
  }
  return undefined;
};

/** What may be lifted one after the other to find the cause where play has closed nothing. */
const lifts: readonly (readonly [Cause, Lenient])[] = [
  ['control', { anyones: true }],
  ['ice', { anyones: true, thawed: true }],
  ['mountain', { anyones: true, thawed: true, mountains: true }],
];

/** The first blocking cause: nothing to trace to; what play has closed; what can be lifted; range; water. */
export const causeOf = (
  field: Field,
  context: Context,
  line: TracedFor,
  node: number,
  traced: Traced & { readonly ok: false },
): Cause => {
  if (sourcesOf(field, line).length === 0) return 'noSource';
  const cut = traced.cuts[0];
  if (cut) return cut.nodes.some((one) => field.blocked[sideOfLine(line)][one] === 1) ? 'blocked' : 'partisans';
  const range = rangeOf(context, line).hexes;
  const lifted = lifts.find(([, lenient]) => (reachOf(field, line, range, lenient).far[node] ?? -1) >= 0);
  if (lifted) return lifted[0];
  const free = traceLine(field, context, line, [node], { anyones: true }).get(node);
  if (free && (free.ok || free.cuts.length > 0)) return 'control';
  return traced.over === undefined ? 'water' : 'range';
};
