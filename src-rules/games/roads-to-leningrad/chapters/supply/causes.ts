import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import { meetsRim, missOf } from '#rules/kit/supply/told.ts';
import type { Traced } from '#rules/kit/supply/trace/profile.ts';
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

export const notSays = (traced: Traced & { ok: false }): Msg => {
  const { kind, by } = missOf(traced);
  return by === undefined ? msg(`rtl.way.${kind}`) : msg(`rtl.way.${kind}`, { count: by });
};
/** The same of a unit, in a sentence. */
export const lostSays = (traced: Traced & { ok: false }, hex: string): Msg => {
  const { kind, by } = missOf(traced);
  if (by !== undefined) return msg(kind === 'long' ? 'rtl.supply.tooLong' : 'rtl.supply.tooFar', { count: by });
  return msg('rtl.supply.reached', { hex: name(hex), count: Math.max(0, traced.reached.length - 1) });
};
/** Undrawn hexes are never crossed, and the verdict says so. */
export const rimSays = (field: Field, traced: readonly Traced[]): Msg | undefined =>
  meetsRim(field.ground.board, traced) ? msg('rtl.supply.rim') : undefined;
