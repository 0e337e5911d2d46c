import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { on } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { siteIdOf } from '../../model/sites/places.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Land, sovietLands } from './sheet.ts';

/** Who controls a node (3.1): 0 where nobody has said. */
export const nobody = 0;
export const ownerNo: { readonly [S in SideId]: 1 | 2 } = { axis: 1, soviet: 2 };
export const sideOfNo = (no: number): SideId | undefined =>
  no === ownerNo.axis ? sides.axis : no === ownerNo.soviet ? sides.soviet : undefined;

const axisLands = ['GER', 'REICH', 'POL', 'ROM', 'HUN', 'SVK', 'YUG', 'FIN', 'SCA'] as const satisfies readonly Land[];

/** Persia is nobody's until it joins the Axis (37.0); a scenario that begins later has its front where its chart says. */
const countrySide = (ground: Ground, node: number, context: Context): number => {
  if (axisLands.some((land) => ground.has(node, land))) return ownerNo.axis;
  if (ground.has(node, 'PER')) return on(context, 'o37') && context.turn >= 3 ? ownerNo.axis : nobody;
  if (!sovietLands.some((land) => ground.has(node, land))) return nobody;
  // what lies off the map in the east no front has reached
  return rulesOf(context.scenario).first === 1 || ground.isBox(node) ? ownerNo.soviet : nobody;
};

const kept = new WeakMap<Context, WeakMap<Board, Uint8Array>>();

/**
 * By node, who controls it as the record has it: what the players painted, else who holds the city of that name, else
 * whose country it was when the scenario began. Blocks that stand there come on top (`fieldOf`).
 */
export const ownersOf = (board: Board, context: Context): Uint8Array => {
  const of = kept.get(context) ?? new WeakMap<Board, Uint8Array>();
  kept.set(context, of);
  const known = of.get(board);
  if (known) return known;
  const ground = groundOf(board);
  const control = mapIn(context, cells.control);
  const held = mapIn(context, cells.owner);
  const siteOf = siteIdOf(context);
  const made = Uint8Array.from({ length: ground.size }, (_, node) => {
    const place = ground.place(node);
    const site = place === '' ? undefined : siteOf(place);
    const said = control[ground.id(node)] ?? (site === undefined ? undefined : held[site]);
    return said === sides.axis || said === sides.soviet ? ownerNo[said] : countrySide(ground, node, context);
  });
  of.set(board, made);
  return made;
};
