import type { Area } from '../../../kit/area.ts';

/** 16.1, 16.3, 8.4, 8.6: the Čir, the airports, dice and losses of units out of supply, and what may come. */
export const fronts: Area = {};
