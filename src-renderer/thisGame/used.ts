/** What a game says of a table or roster it uses: `{ checksum, data }`, as the host sent it. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const usedChecksum = (raw: unknown): string | undefined =>
  isObject(raw) && typeof raw.checksum === 'string' ? raw.checksum : undefined;

/** Units of a roster, cells of a table that something is written in. */
export const sizeOf = (raw: unknown): number | undefined => {
  const data = isObject(raw) && isObject(raw.data) ? raw.data : undefined;
  if (!data) return undefined;
  if (Array.isArray(data.units)) return data.units.length;
  return isObject(data.cells) ? Object.keys(data.cells).length : undefined;
};
