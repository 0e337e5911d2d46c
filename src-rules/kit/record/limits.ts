/** How much a record may hold: whatever is written can be read again. */
export const recordLimits = {
  /** lines of one journal */
  lines: 100_000,
  /** characters of one text */
  text: 20_000,
} as const;
