/** What a sheet may hold. Larger than any map of the four games, small enough that nothing hangs. */
export const sheetLimits = {
  /** characters of a file */
  file: 5 * 1024 * 1024,
  /** troubles named at once */
  troubles: 50,
  boxes: 100,
  boxLinks: 200,
  name: 80,
  label: 12,
  labels: 8,
} as const;

/** Ids of boxes; they stand beside hex numbers, so none may look like one of the grid's. */
export const BOX_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
/** Names and labels: one line, with something on it. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{Cc}\p{Zl}\p{Zp}]*$/u;

export const mostColumns = 80;
export const mostRows = 60;
