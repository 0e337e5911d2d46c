import type { Area } from '../../../kit/area.ts';

/** 3.42, 7.33, 9: single ER checks and what comes before a fight. */
export const checks: Area = {};
