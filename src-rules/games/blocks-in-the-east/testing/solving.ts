import type { BattleEnd, BlockBattle, BlockOutcome, FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { solved } from '#rules/kit/chance/solvers/testing/solved.ts';
import type { BattleUnit, Scene } from '../chapters/combat/battle/scene.ts';
import type { BattleStanding } from '../chapters/combat/battle/standing.ts';
import { battleOf } from '../chapters/combat/battle/steps.ts';
import { type attacking, scene } from './fights.ts';

/** Battles as the solver takes them, and what comes out; for tests. */

/** Neither reconnaissance nor Katyushas: the first round is like the others. */
export const plain = { rules: { o19: false, o25: false } } as const;
export const battle = (units: readonly BattleUnit[], given: Parameters<typeof scene>[1] = {}): BlockBattle =>
  battleOf(scene(units, { ...given, rules: { ...plain.rules, ...given.rules } })).battle;
export const ends = (of: BlockBattle, end: BattleEnd): number => solved(of).ends.get(end) ?? 0;
export const firing = (steps: readonly FireStep[] = []): string[] =>
  steps.filter(({ idle }) => !idle).map(({ id }) => id);
export const ids = (steps: readonly FireStep[] = []): string[] => steps.map(({ id }) => id);
/** Chance of each face of a unit in the end, the last: gone. */
export const faces = (of: Scene, id: string, outcome: BlockOutcome): readonly number[] => {
  const fight = battleOf(of);
  for (const side of ['attacker', 'defender'] as const) {
    for (const layer of ['ground', 'air'] as const) {
      const place = fight.ids[side][layer].indexOf(id);
      if (place >= 0) return [...(outcome.faces[side][layer][place] ?? [])];
    }
  }
  throw new Error(`no unit ${id}`);
};
export const standing = (more: Partial<BattleStanding>): BattleStanding => ({
  round: 1,
  step: 0,
  airRounds: 0,
  shown: {},
  out: {},
  prefers: [],
  ...more,
});

export const one = (of: typeof attacking, given: Partial<BattleUnit> & { readonly pf?: number } = {}): BattleUnit =>
  of({ pf: 1, tech: 1, ...given });
export const guns = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}): BattleUnit =>
  of({ class: 'artillery', faces: [4, 2, 1, 0], ...given });
export const fighter = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}) =>
  of({ class: 'fighter', pf: 1, tech: 2, ...given });
export const bomber = (of: typeof attacking, given: Parameters<typeof attacking>[0] = {}) =>
  of({ class: 'bomber', pf: 1, tech: 2, ...given });
