import { attackCalculator } from './attack/calculator.ts';
import { aheadCalculator } from './declared/aheadCalc.ts';
import { erCheck } from './erCheck.ts';
import { overrunCalculator } from './overrun/calculator.ts';
import { chainCalculator } from './overrun/chainCalc.ts';

export const calculators = [attackCalculator, overrunCalculator, chainCalculator, aheadCalculator, erCheck];
