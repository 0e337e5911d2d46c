import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import { meetsRim, missOf } from '#rules/kit/supply/told.ts';
import type { Traced } from '#rules/kit/supply/trace/profile.ts';
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

export const notSays = (traced: Traced & { ok: false }): Msg => {
  const { kind, by } = missOf(traced);
  return by === undefined ? msg(`armir.way.${kind}`) : msg(`armir.way.${kind}`, { count: by });
};

/** SCREENS: undrawn hexes are never crossed, and the verdict says so. */
export const withRim = (field: Field, traced: readonly Traced[], says: Msg): Msg =>
  meetsRim(field.ground.board, traced) ? msg('armir.supply.two', { a: says, b: msg('armir.supply.rim') }) : says;
