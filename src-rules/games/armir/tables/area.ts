import type { Area } from '../area.ts';

/** 12.1, 11.1: the players' own tables. */
export const tables: Area = {};
