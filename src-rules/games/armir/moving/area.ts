import type { Area } from '../../../kit/area.ts';

/** 5, 6, 7: movement, stacking, zones of control. */
export const moving: Area = {};
