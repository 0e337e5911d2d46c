import type { Area } from '../../../kit/area.ts';

/** 10.6, 5.1: the box's tables and the players' own. */
export const tables: Area = {};
