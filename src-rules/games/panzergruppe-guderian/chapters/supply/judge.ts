import type { Context } from '#rules/kit/record/context.ts';
import type { LineWay, Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Cut, Traced, TracedLine } from '#rules/kit/supply/trace/profile.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import type { Field } from '../map/field.ts';
import type { Ground } from '../map/ground.ts';
import { causesAt, type Lines } from './causes.ts';
import { msg } from './msg.ts';

/** From traced lines to what is said of them: shared by all lines of the game. */

export const lineOf = (ground: Ground, line: TracedLine): LineWay['line'] =>
  line.legs.map(({ leg, path, cost }) => ({ leg, path: ground.ids(path), cost }));

/** The line found, or the one that would be there with the fewest openings. */
export const wayLine = (ground: Ground, traced: Traced): LineWay['line'] => {
  const line = traced.ok ? traced.line : traced.cuts[0]?.line;
  return line ? lineOf(ground, line) : [];
};

export const legOf = (line: TracedLine, leg: string) => line.legs.find((one) => one.leg === leg);

/** Smallest set first; then those of each way in turn that share no hex with one already named. */
export const openingsOf = (
  field: Field,
  side: SideId,
  context: Pick<Context, 'place' | 'turn'>,
  ways: readonly { readonly id: string; readonly traced: Traced; readonly lines: Lines }[],
): readonly Opening[] => {
  const all = ways.flatMap(({ id, traced, lines }) =>
    traced.ok ? [] : traced.cuts.map((cut) => ({ id, cut, lines })),
  );
  const size = (cut: Cut): number => cut.nodes.length + cut.sides.length;
  const taken: { readonly id: string; readonly cut: Cut; readonly lines: Lines }[] = [];
  for (const one of [...all].sort((a, b) => size(a.cut) - size(b.cut))) {
    if (size(one.cut) === 0 || taken.length === mostOpenings) continue;
    const shares = taken.some(({ cut }) => cut.nodes.some((node) => one.cut.nodes.includes(node)));
    if (!shares) taken.push(one);
  }
  return taken.map(({ id, cut, lines }) => ({
    hexes: field.ground.ids(cut.nodes),
    sides: [],
    causes: cut.nodes.flatMap((node) => causesAt(field, side, node, context, lines)),
    way: id,
  }));
};

const mostOpenings = 4;

/** SCREENS: undrawn hexes are never crossed, and the verdict says so. */
export const withRim = (field: Field, traced: readonly Traced[], says: Msg): Msg => {
  const { rim } = field.ground.board;
  const open = traced.some((one) => !one.ok && one.reached.some((node) => rim[node] === 1));
  return open ? msg('pgg.supply.two', { a: says, b: msg('pgg.supply.rim') }) : says;
};

export const reachedOf = (field: Field, traced: readonly Traced[]): readonly string[] => {
  const all = new Set<number>();
  for (const one of traced) if (!one.ok) for (const node of one.reached) all.add(node);
  return field.ground.ids([...all].sort((a, b) => a - b));
};

export type SupplyEffect = SupplyStatus['effects'][number];
