import type { Area } from '../area.ts';

/** 12, 13: combat and mobile assault. */
export const fight: Area = {};
