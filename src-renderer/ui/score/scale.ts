/** The scale of a chart, and where the words at the ends of its lines stand. */

export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const steps = [1, 2, 5];
/** Round steps around everything that is drawn, with nought in sight. */
export const scaleOf = (values: readonly (number | undefined)[], most = 5): Scale => {
  const known = values.flatMap((value) => value ?? []);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const wide = Math.max(1, high - low);
  let step = 1;
  for (let power = 1; wide / step > most; power *= 10)
    for (const each of steps) if (wide / step > most) step = each * power;
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  return { from, to, ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step) };
};

/**
 * Heights from the top, from 0 to 1, for words that belong at these heights and need `room` each: as near as they can
 * without standing on each other.
 */
export const spread = (heights: readonly number[], room: number): readonly number[] => {
  const order = heights.map((height, at) => ({ height, at })).toSorted((a, b) => a.height - b.height || a.at - b.at);
  const placed: number[] = [];
  let free = 0;
  for (const [n, { height }] of order.entries()) {
    // those below still need their room
    const last = 1 - room * (order.length - 1 - n);
    const at = Math.max(free, Math.min(height, last));
    placed.push(at);
    free = at + room;
  }
  const result: number[] = [];
  for (const [n, { at }] of order.entries()) result[at] = placed[n] ?? 0;
  return result;
};
