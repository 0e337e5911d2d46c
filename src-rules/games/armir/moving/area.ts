import type { Area } from '../area.ts';

/** 5, 6, 7: movement, stacking, zones of control. */
export const moving: Area = {};
