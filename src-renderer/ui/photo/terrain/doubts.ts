/** A hex with what is proposed for it. */
export interface Proposed {
  readonly hex: string;
  /** the terrain proposed, and the next likely */
  readonly terrain: string;
  readonly second?: string;
  /** how likely it is right, 0 to 1 */
  readonly sure: number;
  readonly doubtful: boolean;
  /** the player said so */
  readonly decided: boolean;
}

/** The doubtful ones, the worst first; those passed over before come last. */
export const doubts = (proposed: Iterable<Proposed>, passed: readonly string[] = []): readonly string[] => {
  const open = [...proposed].filter(({ doubtful, decided }) => doubtful && !decided);
  const later = (hex: string): number => passed.indexOf(hex) + 1;
  return open
    .sort((a, b) => later(a.hex) - later(b.hex) || a.sure - b.sure || (a.hex < b.hex ? -1 : 1))
    .map(({ hex }) => hex);
};
