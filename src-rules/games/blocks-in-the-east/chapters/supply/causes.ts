import { touch } from '#rules/kit/hexmap/lattice.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Opening } from '#rules/kit/supply/supplyStatus.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { cells, otherSide, type SideId } from '../../ids.ts';
import { sideMsg } from '../../model/words.ts';
import { type Field, staysForeign } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { bitOf, reaches, sideOfPiece } from '../map/zones.ts';
import { msg } from './msg.ts';

type Cause = Opening['causes'][number];

/**
 * What closes a hex to a side's lines, and what would open it: each cause for itself, for an enemy is no zone. Control
 * matters where railway and ships are to go; a hex taken from the enemy is his no longer once he is gone and was ours.
 */
export const causesAt = (field: Field, side: SideId, node: number, carries = true): readonly Cause[] => {
  const hex = field.ground.id(node);
  const enemy = otherSide(side);
  const at = { hex: name(hex) };
  const causes: Cause[] = [];
  const there = (field.units.get(node) ?? []).filter((piece) => sideOfPiece(piece) === enemy);
  const bodies = ((field.bodies[node] ?? 0) & bitOf[enemy]) !== 0;
  if (bodies) {
    causes.push({
      hex,
      msg: msg('bite.opens.enemy', { ...at, side: sideMsg(enemy), count: there.length }),
      opens: msg('bite.opens.enemy.how'),
      rule: '4.3',
    });
  }
  if (field.zones[enemy][node] === 1) {
    const from = controllers(field, enemy, node);
    causes.push({
      hex,
      msg: msg(bodies ? 'bite.opens.zoneToo' : 'bite.opens.zone', { ...at, side: sideMsg(side) }),
      opens: msg('bite.opens.zone.how', {
        hexes:
          list(from.map((one) => msg('bite.plain', { what: name(one) }))) ?? msg('bite.plain', { what: name(hex) }),
        count: from.length,
      }),
      rule: '3.19',
    });
  }
  if (side === 'axis' && (field.partisans[node] ?? 0) >= 2) {
    causes.push({
      hex,
      msg: msg('bite.opens.partisans', at),
      opens: msg('bite.opens.partisans.how'),
      rule: '29.1',
      facts: [setAt(cells.partisans, hex, null)],
    });
  }
  if (carries && !field.ground.isSea(node) && staysForeign(field, side, node)) {
    causes.push({
      hex,
      msg: msg('bite.opens.control', { ...at, side: sideMsg(side) }),
      opens: msg('bite.opens.control.how'),
      rule: '3.1',
      facts: [setAt(cells.control, hex, side)],
    });
  }
  return causes;
};

/** The hexes whose blocks have the node in their zone, beside the drawn part, too. */
export const controllers = (field: Field, side: SideId, node: number): readonly string[] => {
  const { ground, any } = field;
  const { board } = ground;
  const found = new Set<string>();
  for (const arc of arcsOf(board, node)) {
    const from = board.to[arc] ?? 0;
    const enemies = ((any[from] ?? 0) & bitOf[otherSide(side)]) !== 0;
    const has = (field.units.get(from) ?? []).some(
      (piece) => sideOfPiece(piece) === side && field.projecting.has(piece.id),
    );
    if (has && !enemies && reaches(field, side, board.back[arc] ?? arc)) found.add(ground.id(from));
  }
  for (const hex of field.beside[side]) if (touch(board.sheet.grid, ground.id(node), hex)) found.add(hex);
  return [...found].sort();
};
