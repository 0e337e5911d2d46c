import { alive, nothing, sumOf, type Taken, takenOf, taking } from '#rules/kit/procedure/stepLoss.ts';

/** 11.2: who pays. Steps are the force's, not each unit's. */

export interface Payer {
  readonly id: string;
  /** steps left before the loss */
  readonly steps: number;
  readonly armoured: boolean;
  /** undefined: not typed */
  readonly er?: number | undefined;
  /** VP of the German for each step of it (S1.31) */
  readonly vp: number;
  /** attack and defence together, by steps left */
  readonly strength: number;
}
export interface Order {
  /** '': nobody is named */
  readonly lead: string;
  /** 11.12: the first step is an armoured one, whoever leads */
  readonly armour: boolean;
}
/** What of a payer says whether it may pay. */
type Liable = Omit<Payer, 'vp' | 'strength'>;
/** 11.22, 3.43b, 11.12: the first step is the lead's, or armour's; after it the owner chooses. */
export const mayLoseNext = <P extends Liable>(
  units: readonly P[],
  taken: Taken,
  { lead, armour }: Order,
): readonly P[] => {
  const able = alive(units, taken);
  if (sumOf(taken) > 0) return able;
  const armoured = armour ? able.filter((one) => one.armoured) : [];
  if (armoured.length > 0) return armoured;
  const first = able.filter(({ id }) => id === lead);
  return first.length > 0 ? first : able;
};
/** 11.42b: the lead; if it is gone the highest ER, the owner's choice where several have it. */
export const mayLoseExtra = <P extends Liable>(units: readonly P[], taken: Taken, lead: string): readonly P[] => {
  const able = alive(units, taken);
  const first = able.filter(({ id }) => id === lead);
  if (first.length > 0) return first;
  const best = Math.max(...able.map(({ er }) => er ?? 0));
  return able.filter(({ er }) => (er ?? 0) === best);
};

/** From the one whose step is worth least to the dearest: in VP first, then in strength. */
export const byWorth = <P extends Payer>(able: readonly P[]): readonly P[] =>
  able.toSorted((a, b) => Math.abs(a.vp) - Math.abs(b.vp) || a.strength / a.steps - b.strength / b.steps);

/** Every way to share out `n` steps, each once: unit → steps. */
export const lossRows = (units: readonly Liable[], n: number, order: Order, most = 200): readonly Taken[] => {
  let layer = new Map<string, Taken>([['', nothing]]);
  for (let step = 0; step < n; step++) {
    const next = new Map<string, Taken>();
    for (const taken of layer.values())
      for (const unit of mayLoseNext(units, taken, order)) {
        const more = taking(taken, unit.id);
        const key = units.map(({ id }) => takenOf(more, id)).join();
        if (next.size < most && !next.has(key)) next.set(key, more);
      }
    // nobody is left to pay
    if (next.size === 0) break;
    layer = next;
  }
  return [...layer.values()];
};
