import { type Fairness, fairness } from '#rules/kit/chance/dice.ts';
import type { LoggedRoll } from './rolls.ts';

export interface DiceKind extends Fairness {
  readonly by: 'table' | 'app';
  readonly sides: number;
  readonly mean: number;
}

/** The dice of the table and of the app, each kind apart; undone throws count too, or undoing would polish the record. */
export const diceKinds = (log: readonly LoggedRoll[]): readonly DiceKind[] => {
  const kinds = new Map<string, { sides: number; by: 'table' | 'app'; faces: number[] }>();
  for (const roll of log) {
    const key = `${roll.by}/${roll.sides}`;
    const kind = kinds.get(key) ?? { sides: roll.sides, by: roll.by, faces: [] };
    kind.faces.push(...roll.faces);
    kinds.set(key, kind);
  }
  return [...kinds.values()].map(({ sides, by, faces }) => ({
    ...fairness(faces, { sides, ...(sides === 10 && !faces.includes(0) ? { zero: 10 as const } : {}) }),
    by,
    sides,
    mean: faces.reduce((sum, face) => sum + face, 0) / Math.max(1, faces.length),
  }));
};
