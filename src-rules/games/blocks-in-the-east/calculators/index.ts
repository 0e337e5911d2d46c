import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { battle } from './battle.ts';
import { opsCalculators } from './ops.ts';

export const calculators: readonly Calculator[] = [battle, ...opsCalculators];
