import type { Area } from '../area.ts';

/** 17: objectives, starred places, score. */
export const victory: Area = {};
