import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { blitz } from './blitz.ts';
import { bombing } from './bombing.ts';
import { dortmund, italy, partisans } from './clocks.ts';
import { convoys } from './convoys.ts';
import { hq } from './hq.ts';
import { mines } from './mines.ts';
import { move } from './move.ts';
import { recon } from './recon.ts';
import { stack } from './stack.ts';
import { strategicRaid } from './strategic-raid.ts';
import { volley } from './volley.ts';

/** All but the battle: what comes before it, beside it, and every month. */
export const opsCalculators: readonly Calculator[] = [
  recon,
  move,
  hq,
  stack,
  blitz,
  volley,
  bombing,
  strategicRaid,
  convoys,
  mines,
  italy,
  dortmund,
  partisans,
];
