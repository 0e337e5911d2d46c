import type { LineWay, Opening } from '#rules/kit/supply/supplyStatus.ts';
import type { Cut, Traced, TracedLine } from '#rules/kit/supply/trace/profile.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { otherSide, type SideId } from '../../ids.ts';
import type { Field } from '../map/field.ts';
import { hexesMsg, mapSideMsg } from '../map/words.ts';
import { controllers } from '../map/zones.ts';
import { msg } from './msg.ts';

/** From traced lines to what is said of them: what closes a hex, what would open it, what was reached. */

type Cause = Opening['causes'][number];

/** 3.12, 6.2, 14.11: why a side's lines do not pass a hex; every cause would have to go. */
export const causesAt = (field: Field, side: SideId, node: number): readonly Cause[] => {
  const { ground } = field;
  const hex = ground.id(node);
  const enemy = otherSide(side);
  const there = field.at[enemy].get(node) ?? [];
  const status = field.status[node];
  const by = { hex: name(hex), side: mapSideMsg(enemy) };
  const from = controllers(ground, field.at[enemy], field, node);
  const zone = from.length > 0 && !field.at[side].has(node);
  return [
    ...(there.length > 0
      ? [
          {
            hex,
            msg: msg('rtl.opens.enemy', { ...by, count: there.length }),
            opens: msg('rtl.opens.enemy.how'),
            rule: '6.22',
          },
        ]
      : []),
    ...(zone && there.length === 0
      ? [
          {
            hex,
            msg: msg(status === 'contested' ? 'rtl.opens.contested' : 'rtl.opens.zone', by),
            opens: msg('rtl.opens.zone.how', { hexes: hexesMsg(ground.ids(from)) }),
            rule: '3.12',
          },
        ]
      : []),
    ...(!zone && there.length === 0 && status === enemy
      ? [
          {
            hex,
            msg: msg('rtl.opens.crossed', by),
            opens: msg('rtl.opens.crossed.how'),
            rule: '3.12',
          },
        ]
      : []),
    ...(field.strong[enemy].has(node)
      ? [{ hex, msg: msg('rtl.opens.strongpoint', by), opens: msg('rtl.opens.strongpoint.how'), rule: '14.11' }]
      : []),
  ];
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
  if (traced.cuts.length > 0) return msg('rtl.way.cut');
  return traced.over === undefined ? msg('rtl.way.none') : msg('rtl.way.far', { count: traced.over });
};
export const reachedOf = (field: Field, traced: readonly Traced[]): readonly string[] => {
  const all = new Set<number>();
  for (const one of traced) if (!one.ok) for (const node of one.reached) all.add(node);
  return field.ground.ids([...all].sort((a, b) => a - b));
};
/** Undrawn hexes are never crossed, and the verdict says so. */
export const rimSays = (field: Field, traced: readonly Traced[]): Msg | undefined => {
  const { rim } = field.ground.board;
  return traced.some((one) => !one.ok && one.reached.some((node) => rim[node] === 1))
    ? msg('rtl.supply.rim')
    : undefined;
};
