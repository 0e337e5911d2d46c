import type { Context } from '#rules/kit/record/context.ts';
import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { otherSide, playerTurns, type SideId } from '../../ids.ts';
import { placeOf } from '../../model/reading.ts';
import { plain, sideMsg } from '../../model/words.ts';
import type { Field } from '../map/field.ts';
import { isDisrupted } from '../map/stand.ts';
import { msg } from './msg.ts';

type Cause = Opening['causes'][number];

export interface Lines {
  /** the rule that bars enemy units from these lines */
  readonly rule: string;
  /** 13.44 stops German supply, and no other line */
  readonly marker: boolean;
}

/** What closes a hex to a side's lines, and what would open it: each cause for itself, for an enemy is no zone. */
export const causesAt = (
  field: Field,
  side: SideId,
  node: number,
  context: Pick<Context, 'place' | 'turn'>,
  lines: Lines,
): readonly Cause[] => {
  const hex = field.ground.id(node);
  const at = { hex: name(hex) };
  const enemy = otherSide(side);
  const there = field.units[enemy].get(node) ?? [];
  const causes: Cause[] = [];
  if (there.length > 0) {
    causes.push({
      hex,
      msg: msg('pgg.opens.enemy', { ...at, side: sideMsg(enemy), count: there.length }),
      opens: msg('pgg.opens.enemy.how'),
      rule: lines.rule,
    });
  }
  if (lines.marker && side === 'german' && node === field.interdiction) {
    const now = placeOf(context).side === playerTurns.german;
    causes.push({
      hex,
      msg: msg('pgg.opens.marker', at),
      opens: msg(now ? 'pgg.opens.marker.now' : 'pgg.opens.marker.later'),
      rule: '13.44',
    });
  }
  if (field.zones[enemy][node] === 1 && !field.units[side].has(node)) {
    const from = controllers(field, enemy, node);
    const hexes = list(from.map(plain)) ?? plain(hex);
    causes.push({
      hex,
      msg: msg(there.length > 0 ? 'pgg.opens.zoneToo' : 'pgg.opens.zone', { ...at, side: sideMsg(side) }),
      opens: msg('pgg.opens.zone.how', { hexes, count: from.length }),
      rule: '8.15',
    });
  }
  return causes;
};

/** 8.11, 8.17: the hexes whose undisrupted units control this one. */
export const controllers = (field: Field, side: SideId, node: number): readonly string[] => {
  const { ground } = field;
  const { board } = ground;
  const found: string[] = [];
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) {
    const from = board.to[arc] ?? 0;
    const holds = field.units[side].get(from)?.some((piece) => !isDisrupted(piece)) ?? false;
    if (holds && !ground.isLakeSide(arc)) found.push(ground.id(from));
  }
  if (field.stand.off.length === 0) return found.sort();
  // units beside the drawn part
  const beside = new Set(found);
  for (const piece of field.stand.off) {
    if (piece.side === side && !isDisrupted(piece) && field.beside(node, piece.hex)) beside.add(piece.hex);
  }
  return [...beside].sort();
};
