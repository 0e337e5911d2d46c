import { isRecord } from '#rules/kit/base/json.ts';

/** Units of a roster, cells of a table that something is written in, drawn hexes of a map. */
export const sizeOf = (version: { readonly data: unknown } | undefined): number | undefined => {
  const data = isRecord(version?.data) ? version.data : undefined;
  if (!data) return undefined;
  if (Array.isArray(data.units)) return data.units.length;
  if (isRecord(data.hexes)) return Object.keys(data.hexes).length;
  return isRecord(data.cells) ? Object.keys(data.cells).length : undefined;
};
