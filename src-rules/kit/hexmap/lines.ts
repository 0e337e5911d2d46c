/** Lines lie along the sides of hexes (rivers, coasts) or go from hex to hex (roads, rails); a sheet keeps both by pairs. */
export type LineOf = 'sides' | 'links';

/**
 * The hex that must be drawn before a line can lie between two; undefined: it can. A way needs ground at both ends, the side
 * of a drawn hex may face what is not drawn yet.
 */
export const missingFor = (
  of: LineOf,
  [a, b]: readonly [string, string],
  isDrawn: (hex: string) => boolean,
): string | undefined => {
  const open = [a, b].filter((hex) => !isDrawn(hex));
  return open.length > (of === 'links' ? 0 : 1) ? open[0] : undefined;
};
