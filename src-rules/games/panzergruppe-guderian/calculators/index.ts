import type { Calculator } from '../../../kit/calc.ts';
import { attack } from './attack.ts';
import { overrun } from './overrun.ts';

export const calculators: readonly Calculator[] = [attack, overrun];
