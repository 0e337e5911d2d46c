/** Hexes as printed, RRCC: rows grow southward, places in a row westward; odd rows lie half a hex further west. */
const cube = (hex: string): { readonly q: number; readonly r: number } | undefined => {
  const [, row, col] = /^(\d{2})(\d{2})$/.exec(hex) ?? [];
  if (row === undefined || col === undefined) return undefined;
  const r = Number(row);
  return { q: Number(col) - (r - (r % 2)) / 2, r };
};
/** Hexes from one to the other, the first not counted; undefined: one of them is no hex. */
export const hexDistance = (from: string, to: string): number | undefined => {
  const [a, b] = [cube(from), cube(to)];
  if (!a || !b) return undefined;
  const [dq, dr] = [b.q - a.q, b.r - a.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
/** Known not to be beside it. */
export const isFar = (from: string, to: string): boolean => (hexDistance(from, to) ?? 1) !== 1;
export const areAdjacent = (from: string, to: string): boolean => hexDistance(from, to) === 1;
