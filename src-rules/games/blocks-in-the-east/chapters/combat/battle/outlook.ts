import { estimateBlocks } from '#rules/kit/chance/solvers/blockBattle/estimateBlocks.ts';
import { type BattleEnd, type BattleRole, type Layer, sides } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Scene } from './scene.ts';
import { solved } from './solving.ts';
import type { BattleStanding } from './standing.ts';
import { battleOf } from './steps.ts';

/** How a battle goes on from where it stands. */
export interface BattleOutlook {
  readonly ends: ReadonlyMap<BattleEnd, number>;
  readonly rounds: number;
  readonly endsIn: readonly { readonly round: number; readonly ends: ReadonlyMap<BattleEnd, number> }[];
  /** by unit id: chance of every place in its face list, the last entry: gone; units that have left are not in it */
  readonly faces: ReadonlyMap<string, readonly number[]>;
}

export interface Look {
  readonly scene: Scene;
  readonly at: BattleStanding;
  /** how it ends in each of so many rounds to come is wanted too */
  readonly rounds?: number;
  /** broken off after so many rounds from now */
  readonly until?: number;
}

const layers: readonly Layer[] = ['ground', 'air'];

const battleIn = ({ scene, at, rounds, until }: Look) => {
  const fight = battleOf(scene, at);
  const begun = Math.max(1, at.round);
  return {
    ...fight,
    battle: {
      ...fight.battle,
      ...(rounds ? { roundsUpTo: begun + rounds - 1 } : {}),
      ...(until ? { rounds: begun + until - 1 } : {}),
    },
  };
};

/** Milliseconds it takes. */
export const costOf = (look: Look): number => estimateBlocks(battleIn(look).battle).ms;

/** At the beginning of a fire step or of air combat. */
export const outlookOf = (look: Look): BattleOutlook => {
  const { battle, ids } = battleIn(look);
  const outcome = solved(battle);
  const faces = new Map<string, readonly number[]>();
  for (const side of sides) {
    for (const layer of layers) {
      for (const [i, id] of ids[side][layer].entries()) {
        if (look.at.out[id] === undefined) faces.set(id, [...(outcome.faces[side][layer][i] ?? [])]);
      }
    }
  }
  return { ends: outcome.ends, rounds: outcome.rounds, endsIn: outcome.endsIn, faces };
};

/** A battle that is over. */
export const outlookOfEnd = (scene: Scene, end: BattleEnd, at: BattleStanding): BattleOutlook => ({
  ends: new Map([[end, 1]]),
  rounds: 0,
  endsIn: [],
  faces: new Map(
    scene.units
      .filter(({ id }) => at.out[id] === undefined)
      .map(({ id, faces }) => {
        const face = Math.min((at.shown[id] ?? 0) >> 1, faces.length);
        return [id, Array.from({ length: faces.length + 1 }, (_, i) => (i === face ? 1 : 0))] as const;
      }),
  ),
});

const addTo = <K>(to: Map<K, number>, from: ReadonlyMap<K, number>, p: number): void => {
  for (const [key, n] of from) to.set(key, (to.get(key) ?? 0) + p * n);
};

/** Several ways it may go, each with its chance. */
export const mixed = (parts: readonly { readonly p: number; readonly of: BattleOutlook }[]): BattleOutlook => {
  const [only] = parts;
  if (only && parts.length === 1) return only.of;
  const ends = new Map<BattleEnd, number>();
  const endsIn = new Map<number, Map<BattleEnd, number>>();
  const faces = new Map<string, number[]>();
  let rounds = 0;
  for (const { p, of } of parts) {
    addTo(ends, of.ends, p);
    rounds += p * of.rounds;
    for (const { round, ends: some } of of.endsIn) {
      const to = endsIn.get(round) ?? new Map<BattleEnd, number>();
      endsIn.set(round, to);
      addTo(to, some, p);
    }
    for (const [id, chances] of of.faces) {
      const to = faces.get(id) ?? chances.map(() => 0);
      faces.set(id, to);
      for (const [i, n] of chances.entries()) to[i] = (to[i] ?? 0) + p * n;
    }
  }
  return {
    ends,
    rounds,
    endsIn: [...endsIn].sort(([a], [b]) => a - b).map(([round, some]) => ({ round, ends: some })),
    faces,
  };
};

/** Strength points of a side to be expected: on the ground, and of those that came with aircraft alone in the air. */
export const pfLeft = (
  scene: Scene,
  at: BattleStanding,
  outlook: BattleOutlook,
  counted: (unit: string) => boolean,
  role: BattleRole,
): number =>
  scene.units.reduce((so, unit) => {
    if (unit.role !== role || !counted(unit.id)) return so;
    const face = (i: number): number => unit.faces[i] ?? 0;
    if (at.out[unit.id] === 'retreated') return so + face((at.shown[unit.id] ?? 0) >> 1);
    return so + (outlook.faces.get(unit.id) ?? []).reduce((sum, p, i) => sum + p * face(i), 0);
  }, 0);
