/** What marks are kept by, and what they hold, for scripts. */
export const unitKey = 'unit id, or hex:NNNN for the units of a hex without a name';

export const unitAndHex = '{ side, hex } of the unit; name, where only the players know it';
