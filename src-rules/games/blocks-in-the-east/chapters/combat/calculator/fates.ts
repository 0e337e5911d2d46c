import { isGone } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import type { BattleUnit, Scene } from '../battle/scene.ts';
import type { BattleStanding } from '../battle/standing.ts';

/** What became of a unit. */
export interface UnitFate {
  readonly unit: BattleUnit;
  readonly state: 'in' | 'retreated' | 'surrendered' | 'eliminated';
  /** place in its face list; its mark goes with the battle (7.7.8) */
  readonly face: number;
  readonly pf: number;
  /** strength points lost */
  readonly lost: number;
}
export const fatesOf = (scene: Scene, at: BattleStanding, reembarked = false): readonly UnitFate[] =>
  scene.units.map((unit) => {
    const shown = at.shown[unit.id] ?? 2 * unit.face;
    const gone = isGone(unit, shown);
    const out = at.out[unit.id];
    const state = out === 'surrendered' ? out : gone ? 'eliminated' : (out ?? 'in');
    // 24.0: marines lose a step as they go back aboard
    const aboard = reembarked && out === 'retreated' && unit.leads;
    const face = Math.min((shown >> 1) + (aboard ? 1 : 0), unit.faces.length);
    const pf = state === 'surrendered' ? 0 : (unit.faces[face] ?? 0);
    return {
      unit,
      state: aboard && face >= unit.faces.length ? 'eliminated' : state,
      face,
      pf,
      lost: (unit.faces[unit.face] ?? 0) - pf,
    };
  });
