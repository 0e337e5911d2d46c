/** What the numbers of a form, a question or the context are counted in: nobody has to guess whether halves are meant. */
export const units = {
  whole: 'whole number',
  /** as they are kept and typed by scripts */
  halves: 'halves, as a whole number: 6 is 3',
  printedHalves: 'as printed, halves as .5',
  turn: 'turn number',
  face: (sides: number) => `the face of a die or draw of ${sides}, as a number`,
  steps: 'steps',
  hexes: 'hexes',
  units: 'units',
  strength: 'strength points',
  mp: 'movement points',
  halfMp: 'movement points, halves as .5',
  points: 'points',
  column: 'modified die, as a number',
  percent: 'percent (25, 12.5) or a fraction ("1/3")',
  tech: 'TECH level: 1, 2 or 3',
  roster: 'as the field of the roster has it',
} as const;
