import type { Area } from '../../../kit/area.ts';
import { moveCalculator } from './moveCalc.ts';

/** 8: movement. The map itself is in index.ts. */
export const moving: Area = { calculators: [moveCalculator] };
