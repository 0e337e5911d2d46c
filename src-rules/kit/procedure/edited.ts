import type { Edit } from './contributions.ts';

/** Rows and fields nobody changes stay the same objects. */
export const edited = <T extends object>(input: T, edits: readonly Edit[]): T => {
  const so = { ...input };
  for (const edit of edits) {
    if (!('rows' in edit)) {
      Object.assign(so, edit.set);
      continue;
    }
    const rows: unknown = Reflect.get(so, edit.rows);
    if (!Array.isArray(rows)) continue;
    const isIt = (row: unknown): boolean =>
      typeof row === 'object' && row !== null && Reflect.get(row, 'id') === edit.row;
    Object.assign(so, { [edit.rows]: rows.map((row) => (isIt(row) ? { ...row, ...edit.set } : row)) });
  }
  return so;
};
