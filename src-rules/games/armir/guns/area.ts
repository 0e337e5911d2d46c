import type { Area } from '../area.ts';

/** 9.1, 10, 11: artillery, aircraft and bombardment. */
export const guns: Area = {};
