/** A place of a map with what is proposed for it. */
export interface Proposed {
  /** a hex, or the pair of hexes a line lies between */
  readonly at: string;
  /** what is proposed, and the next likely: a terrain; the kinds of a line as `asOf` joins them, '' for none */
  readonly as: string;
  readonly second?: string;
  /** how likely it is right, 0 to 1 */
  readonly sure: number;
  readonly doubtful: boolean;
  /** the player said so */
  readonly decided: boolean;
}

/** Something is to be accepted there: a proposal, or that nothing lies where perhaps something does. */
export const isOpen = ({ as, doubtful, decided }: Proposed): boolean => as !== '' || (doubtful && !decided);

/** The doubtful ones, the worst first; those passed over before come last. */
export const doubts = (proposed: Iterable<Proposed>, passed: readonly string[] = []): readonly string[] => {
  const open = [...proposed].filter(({ doubtful, decided }) => doubtful && !decided);
  const later = (place: string): number => passed.indexOf(place) + 1;
  return open
    .sort((a, b) => later(a.at) - later(b.at) || a.sure - b.sure || (a.at < b.at ? -1 : 1))
    .map(({ at }) => at);
};
