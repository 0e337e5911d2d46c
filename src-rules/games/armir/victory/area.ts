import type { Area } from '../../../kit/area.ts';

/** 17: objectives, starred places, score. */
export const victory: Area = {};
