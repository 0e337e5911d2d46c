import type { LineWay, Opening } from '#rules/kit/supply/supplyStatus.ts';
import type { Cut, Traced, TracedLine } from '#rules/kit/supply/trace/profile.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { plain, sideMsg } from '../../model/words.ts';
import type { Field } from '../map/field.ts';
import { controllers } from '../map/zones.ts';
import { msg } from './msg.ts';

/** From traced lines to what is said of them: what closes a hex, what would open it, what was reached. */

type Cause = Opening['causes'][number];

/** 8.2: an enemy in the hex always closes it (AMB-11), his zone while nobody of one's own is there. */
export const causesAt = (field: Field, side: SideId, node: number): readonly Cause[] => {
  const { ground } = field;
  const hex = ground.id(node);
  const enemy = otherSide(side);
  const there = field.at[enemy].get(node) ?? [];
  const causes: Cause[] = [];
  if (there.length > 0)
    causes.push({
      hex,
      msg: msg('armir.opens.enemy', { hex: name(hex), side: sideMsg(enemy), count: there.length }),
      opens: msg('armir.opens.enemy.how'),
      rule: '8.2',
    });
  if (field.zones[enemy][node] === 1 && !field.at[side].has(node)) {
    const from = controllers(ground.board, field.zones, enemy, node);
    causes.push({
      hex,
      msg: msg(there.length > 0 ? 'armir.opens.zoneToo' : 'armir.opens.zone', { hex: name(hex), side: sideMsg(side) }),
      opens: msg('armir.opens.zone.how', { hexes: list(from.map(plain)) ?? plain(hex), count: from.length }),
      rule: '8.2',
    });
  }
  return causes;
};

const mostOpenings = 4;
const size = (cut: Cut): number => cut.nodes.length + cut.sides.length;

/** Smallest set first; then those of each way in turn that share no hex with one already named. */
export const openingsOf = (
  field: Field,
  side: SideId,
  ways: readonly { readonly id: string; readonly traced: Traced }[],
): readonly Opening[] => {
  const all = ways.flatMap(({ id, traced }) => (traced.ok ? [] : traced.cuts.map((cut) => ({ id, cut }))));
  const taken: (typeof all)[number][] = [];
  for (const one of [...all].sort((a, b) => size(a.cut) - size(b.cut))) {
    if (size(one.cut) === 0 || taken.length === mostOpenings) continue;
    if (!taken.some(({ cut }) => cut.nodes.some((node) => one.cut.nodes.includes(node)))) taken.push(one);
  }
  return taken.map(({ id, cut }) => ({
    hexes: field.ground.ids(cut.nodes),
    sides: [],
    causes: cut.nodes.flatMap((node) => causesAt(field, side, node)),
    way: id,
  }));
};

export const legOf = (line: TracedLine, leg: string) => line.legs.find((one) => one.leg === leg);
/** The line found, or the one that would be there with the fewest openings. */
export const wayLine = (field: Field, traced: Traced): LineWay['line'] => {
  const line = traced.ok ? traced.line : traced.cuts[0]?.line;
  return (line?.legs ?? []).map(({ leg, path, cost }) => ({ leg, path: field.ground.ids(path), cost }));
};
/** Cut, or too far by so much, or no line at all. */
export const notSays = (traced: Traced & { ok: false }): Msg => {
  if (traced.cuts.length > 0) return msg('armir.way.cut');
  return traced.over === undefined ? msg('armir.way.none') : msg('armir.way.far', { count: traced.over });
};

export const reachedOf = (field: Field, traced: readonly Traced[]): readonly string[] => {
  const all = new Set<number>();
  for (const one of traced) if (!one.ok) for (const node of one.reached) all.add(node);
  return field.ground.ids([...all].sort((a, b) => a - b));
};
/** SCREENS: undrawn hexes are never crossed, and the verdict says so. */
export const withRim = (field: Field, traced: readonly Traced[], says: Msg): Msg => {
  const { rim } = field.ground.board;
  const open = traced.some((one) => !one.ok && one.reached.some((node) => rim[node] === 1));
  return open ? msg('armir.supply.two', { a: says, b: msg('armir.supply.rim') }) : says;
};
