import type { Area } from '../../../kit/area.ts';

/** 7, 15: initiative, cups, pool, army units, command points. */
export const activation: Area = {};
