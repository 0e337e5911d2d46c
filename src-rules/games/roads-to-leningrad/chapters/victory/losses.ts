import { type SideId, sides } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';

/** 5.5 of the digest: VP for each step eliminated, whatever the cause. */
export const lossKinds = ['tank', 'artillery', 'hq'] as const;
export type LossKind = (typeof lossKinds)[number];

const worth: { readonly [S in SideId]: { readonly [K in LossKind]: number } } = {
  [sides.german]: { tank: -2, artillery: -2, hq: -2 },
  [sides.soviet]: { tank: 1, artillery: 1, hq: 3 },
};
export const lossVp = (side: SideId, kind: LossKind): number => worth[side][kind];

/** Undefined: its steps bring nothing. A tank is armoured, its attack strength red. */
export const lossKindOf = ({ kind, traits }: Pick<Counter, 'kind' | 'traits'>): LossKind | undefined => {
  if (kind === 'hq' || kind === 'artillery') return kind;
  return kind === 'combat' && traits.has('armoured') ? 'tank' : undefined;
};
