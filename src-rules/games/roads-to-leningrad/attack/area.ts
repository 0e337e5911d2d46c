import type { Area } from '../../../kit/area.ts';

/** 8.6, 9 to 13: attack and overrun, from the declaration to the advance. */
export const attack: Area = {};
