import type { Area } from '../../../kit/area.ts';

/** 9.1, 10, 11: artillery, aircraft and bombardment. */
export const guns: Area = {};
