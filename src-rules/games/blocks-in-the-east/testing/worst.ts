import type { Fight } from '../chapters/combat/battle/standing.ts';
import { battleOf } from '../chapters/combat/battle/steps.ts';
import { attacking, defending, scene } from './fights.ts';

/** The largest battle the rules allow a side, twice: TECH 2, clear, on a plain, scouted, nobody gives up. Blocks are invented. */
export const worstScene = () =>
  scene(
    [attacking, defending].flatMap((of, i) => [
      of({ id: `${i}first`, pf: 7, shield: true, tech: 2 }),
      of({ id: `${i}second`, pf: 7, shield: true, tech: 2 }),
      of({ id: `${i}guns`, class: 'artillery', faces: [4, 2, 1, 0], tech: 2 }),
      of({ id: `${i}fighters`, class: 'fighter', pf: 5, tech: 2 }),
      of({ id: `${i}bombers`, class: 'bomber', pf: 5, tech: 2 }),
    ]),
    { rules: { o19: false, o25: false } },
  );

export const worstFight = (): Fight => battleOf(worstScene());
