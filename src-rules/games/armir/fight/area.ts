import type { Area } from '../../../kit/area.ts';

/** 12, 13: combat and mobile assault. */
export const fight: Area = {};
