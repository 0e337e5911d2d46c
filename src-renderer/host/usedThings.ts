const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Units of a roster, cells of a table that something is written in, drawn hexes of a map. */
export const sizeOf = (version: { readonly data: unknown } | undefined): number | undefined => {
  const data = isObject(version?.data) ? version.data : undefined;
  if (!data) return undefined;
  if (Array.isArray(data.units)) return data.units.length;
  if (isObject(data.hexes)) return Object.keys(data.hexes).length;
  return isObject(data.cells) ? Object.keys(data.cells).length : undefined;
};
