const made = new Map<string, Path2D>();

/** A path made once from its SVG text; only where there is a canvas. */
export const path = (d: string): Path2D => {
  const known = made.get(d);
  if (known) return known;
  const fresh = new Path2D(d);
  made.set(d, fresh);
  return fresh;
};
