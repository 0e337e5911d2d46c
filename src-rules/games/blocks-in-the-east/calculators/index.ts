import type { Calculator } from '../../../kit/calc.ts';
import { battle } from './battle.ts';

export const calculators: readonly Calculator[] = [battle];
