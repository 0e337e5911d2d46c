import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { attack } from './attack.ts';
import { move } from './move.ts';
import { overrun } from './overrun.ts';
import { rail } from './rail.ts';
import { retreat, stack } from './stack.ts';

/** The first is what the screens open with. */
export const calculators: readonly Calculator[] = [attack, overrun, move, rail, stack, retreat];
