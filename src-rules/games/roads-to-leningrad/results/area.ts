import type { Area } from '../../../kit/area.ts';
import { overrunCalculator } from './overrun/calculator.ts';

/** 9, 11: before the fight, its result, losses, retreat and advance; 8.6: overrun. */
export const results: Area = { calculators: [overrunCalculator] };
