import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { Field } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { type Beside, ringed } from './withdrawal.ts';

/** 10.4, ruling A20: whether a leader is surrounded, by the six hexes around him or by his pocket. */

/** The six hexes: off the map and across a lake they are shut; one inside the grid that is not drawn counts as off the map. */
export const besides = (
  field: Field,
  node: number,
): { readonly hexes: readonly Beside[]; readonly undrawn: number } => {
  const { ground } = field;
  const hexes = [...arcsOf(ground.board, node)].map((arc): Beside => {
    const to = ground.board.to[arc] ?? 0;
    return {
      shut: ground.isLake(arc),
      german: field.units.german.has(to),
      germanZoc: field.zones.german[to] === 1,
      soviet: field.units.soviet.has(to),
    };
  });
  const shut: Beside = { shut: true, german: false, germanZoc: false, soviet: false };
  const missing = Array.from({ length: 6 - hexes.length }, () => shut);
  const lattice = latticeOf(ground.board.sheet.grid);
  const at = lattice.indexOf(ground.id(node)) * 6;
  const undrawn = [0, 1, 2, 3, 4, 5].filter((direction) => {
    const next = lattice.beside[at + direction] ?? -1;
    return next >= 0 && ground.board.nodeOf(lattice.numbers[next] ?? '') < 0;
  }).length;
  return { hexes: [...hexes, ...missing], undrawn };
};

/** The ring of the default ruling. */
export const inRing = (field: Field, node: number): boolean => ringed(besides(field, node).hexes);

/** The other ruling: hexes he could be led through, up to Germans and their zones; out is the east edge, or undrawn ground. */
export const pocketOf = (field: Field, node: number): { readonly nodes: readonly number[]; readonly out: boolean } => {
  const { ground } = field;
  const seen = new Set([node]);
  const waiting = [node];
  let out = false;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (ground.east(at) || ground.board.rim[at] === 1) out = true;
    for (const arc of arcsOf(ground.board, at)) {
      const to = ground.board.to[arc] ?? 0;
      if (seen.has(to) || ground.isLake(arc) || field.shut.soviet[to] === 1) continue;
      seen.add(to);
      waiting.push(to);
    }
  }
  return { nodes: [...seen].sort((a, b) => a - b), out };
};
