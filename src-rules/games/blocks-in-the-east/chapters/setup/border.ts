import { type Field, labelled } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';

/** BPS: a Soviet block stands there or in a hex beside it, rivers or not. */
const besideSoviets = (field: Field, node: number): boolean => {
  const { ground } = field;
  const holds = (at: number): boolean =>
    (field.units.get(at) ?? []).some(({ id, side }) => side === 'soviet' && field.projecting.has(id));
  if (holds(node)) return true;
  return [...arcsOf(ground.board, node)].some((arc) => ground.touches(arc) && holds(ground.board.to[arc] ?? 0));
};

/** Border hexes of set-up that no Soviet block covers. */
export const uncoveredBorder = (
  field: Field,
): { readonly all: readonly number[]; readonly open: readonly number[] } => {
  const all = [...new Set([...labelled(field, 'SOV41'), ...labelled(field, 'TURK')])].sort((a, b) => a - b);
  return { all, open: all.filter((node) => !besideSoviets(field, node)) };
};
