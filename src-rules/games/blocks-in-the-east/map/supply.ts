import type { Around } from '../../../kit/around.ts';
import type { Traced, TracedLine } from '../../../kit/trace/profile.ts';
import { traceAll } from '../../../kit/trace/trace.ts';
import type { Nation } from '../ids.ts';
import type { Field } from './field.ts';
import { type Lenient, legs, profileOf, rangeOf } from './lines.ts';
import { type Line, mayBeNorthern, sourcesOf } from './nations.ts';
import type { Block } from './pieces.ts';

/** 4.3: who has a line, and what is in the way of those who have none. */

/** The block of the Chechens (30.0), whose main source is Grozny. */
export const chechenBlock = 'chechens';

/** The lines a block may live on; any one of them is enough. */
export const linesOf = (field: Field, block: Pick<Block, 'id' | 'nation'>, node: number): readonly Line[] => {
  if (block.id === chechenBlock) return ['chechens'];
  if (block.nation === 'GER' && mayBeNorthern(field.ground, node)) return ['GER', 'north'];
  return [block.nation];
};
export const linesOfNation = (field: Field, nation: Nation, node: number): readonly Line[] =>
  linesOf(field, { id: '', nation }, node);

/** Traces starts of one line; by start. */
export const traceLine = (
  field: Field,
  around: Around,
  line: Line,
  starts: readonly number[],
  { cuts = false, lenient = {} }: { readonly cuts?: boolean; readonly lenient?: Lenient } = {},
): ReadonlyMap<number, Traced> => {
  const own = [...new Set(starts)];
  if (own.length === 0) return new Map();
  const profile = profileOf(field, line, rangeOf(around, line).hexes, lenient);
  const traced = traceAll(field.ground.board, profile, own, { cuts });
  return new Map(own.flatMap((node, i) => (traced[i] ? [[node, traced[i]]] : [])));
};

export const walkOf = (line: TracedLine) => line.legs.find(({ leg }) => leg === legs.walk);

/** Why there is no line, the first that applies (4.3): what is said of a hex that no opening helps, or that needs one. */
export type Cause = 'noSource' | 'blocked' | 'control' | 'partisans' | 'range' | 'ice' | 'mountain' | 'water';

export interface Supplied {
  readonly ok: true;
  readonly line: Line;
  readonly traced: TracedLine;
  /** hexes to the source */
  readonly distance: number;
  /** the hex where railway or port begins */
  readonly source: number;
}
export interface Unsupplied {
  readonly ok: false;
  readonly line: Line;
  readonly cause: Cause;
  readonly traced: Traced & { readonly ok: false };
}
export type Supply = Supplied | Unsupplied;

/** Whether a hex, or a block standing there, has a line of supply; sieges aside. */
export const supplyAt = (field: Field, around: Around, lines: readonly Line[], node: number): Supply => {
  let first: Unsupplied | undefined;
  for (const line of lines) {
    const traced = traceLine(field, around, line, [node], { cuts: true }).get(node);
    if (!traced) continue;
    if (traced.ok) return suppliedBy(line, traced.line, node);
    first ??= { ok: false, line, cause: causeOf(field, around, line, node, traced), traced };
  }
  if (!first) throw new Error('no line was asked for');
  return first;
};

export const suppliedBy = (line: Line, traced: TracedLine, node: number): Supplied => {
  const walk = walkOf(traced);
  return { ok: true, line, traced, distance: walk?.cost ?? 0, source: walk?.path.at(-1) ?? node };
};

/** The first blocking cause: nothing to trace to; what play has closed; then range, control, ice, mountains, water. */
export const causeOf = (
  field: Field,
  around: Around,
  line: Line,
  node: number,
  traced: Traced & { readonly ok: false },
): Cause => {
  if (sourcesOf(field, line).length === 0) return 'noSource';
  const cut = traced.cuts[0];
  if (cut)
    return cut.nodes.some((one) => field.blocked[line === 'SOV' ? 'soviet' : 'axis'][one] === 1)
      ? 'blocked'
      : 'partisans';
  if (traced.over !== undefined) return 'range';
  const helps = (lenient: Lenient): boolean => {
    const other = traceLine(field, around, line, [node], { lenient, cuts: true }).get(node);
    return other !== undefined && (other.ok || other.cuts.length > 0 || other.over !== undefined);
  };
  if (helps({ anyones: true })) return 'control';
  if (field.frozen && helps({ anyones: true, thawed: true })) return 'ice';
  if (helps({ anyones: true, thawed: true, mountains: true })) return 'mountain';
  return 'water';
};
