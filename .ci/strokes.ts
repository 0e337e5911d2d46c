// How a finger goes over hexes and along lines: what hangs together is drawn, or said, in as few strokes as can be.

/** Places that hang together, and the fewest strokes that go along each of them once. */
export interface Strand {
  readonly places: readonly number[];
  readonly strokes: number;
}

/** Who hangs together with whom, told by who lies beside whom. */
const together = (
  places: readonly number[],
  beside: (place: number) => readonly number[],
): readonly (readonly number[])[] => {
  const left = new Set(places);
  return places.flatMap((first) => {
    if (!left.delete(first)) return [];
    const found = [first];
    for (const place of found) for (const next of beside(place)) if (left.delete(next)) found.push(next);
    return [found];
  });
};

/** Hexes are passed over as often as the finger likes: those that hang together take one stroke. */
export const patchesOf = (places: readonly number[], beside: (place: number) => readonly number[]): readonly Strand[] =>
  together(places, beside).map((some) => ({ places: some, strokes: 1 }));

/**
 * A stroke along lines begins and ends where they meet in odd number, if they do so anywhere (Euler).
 *
 * @param ends where each place begins and ends, two numbers a place
 */
export const strandsOf = (places: readonly number[], ends: ArrayLike<number>): readonly Strand[] => {
  const meet = new Map<number, number[]>();
  const endsOf = (place: number): readonly number[] => [ends[place * 2] ?? -1, ends[place * 2 + 1] ?? -1];
  for (const place of places) for (const end of endsOf(place)) meet.set(end, [...(meet.get(end) ?? []), place]);
  return together(places, (place) => endsOf(place).flatMap((end) => meet.get(end) ?? [])).map((some) => {
    const odd = [...new Set(some.flatMap(endsOf))].filter((end) => (meet.get(end)?.length ?? 0) % 2 === 1);
    return { places: some, strokes: Math.max(1, odd.length / 2) };
  });
};

export const strokesAlong = (strands: readonly Strand[]): number =>
  strands.reduce((sum, { strokes }) => sum + strokes, 0);
