import type { Area } from '../../../kit/area.ts';

/** What each thing adds to an attack, and how command points are best spent. */
export const planning: Area = {};
