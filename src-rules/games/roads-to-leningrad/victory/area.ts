import type { Area } from '../../../kit/area.ts';

/** S1 to S6: VP, places, levels. */
export const victory: Area = {};
