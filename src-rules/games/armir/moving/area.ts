import type { Area } from '#rules/kit/game/area.ts';
import { move } from './move.ts';
import { questions } from './questions.ts';
import { stack } from './stackCalc.ts';
import { zone } from './zoneCalc.ts';

/** 5, 6, 7: movement, stacking, zones of control. */
export const moving: Area = { calculators: [move, stack, zone], questions };
