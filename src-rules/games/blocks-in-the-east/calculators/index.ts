import type { Calculator } from '../../../kit/calc.ts';

export const calculators: readonly Calculator[] = [];
