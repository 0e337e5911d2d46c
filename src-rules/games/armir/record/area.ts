import type { Area } from '../area.ts';

/** 3, 4, 15, 16: the sequence of play and what goes on from turn to turn. */
export const record: Area = {};
