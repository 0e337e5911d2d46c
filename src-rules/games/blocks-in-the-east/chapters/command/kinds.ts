import type { UnitClass } from '../../ids.ts';
import { armourGroup } from '../../model/movement.ts';
import type { Listed } from './blocks.ts';

/** 13.1, 13.8: what headquarters there are, what each may order, and whom. */
export const hqKinds = ['armoured', 'air', 'naval', 'stavka', 'fhq', 'minor'] as const;
export type HqKind = (typeof hqKinds)[number];

export interface Hq extends Listed {
  readonly kind: HqKind;
}

const kindOf = (block: Listed): HqKind | undefined => {
  switch (block.class) {
    case 'armouredHq':
      return 'armoured';
    case 'airHq':
      return 'air';
    case 'navalHq':
      return 'naval';
    case 'supremeHq':
      if (block.nation === 'SOV') return 'stavka';
      return block.nation === 'GER' ? 'fhq' : 'minor';
    default:
      return undefined;
  }
};
export const asHq = (block: Listed | undefined): Hq | undefined => {
  const kind = block && kindOf(block);
  return block && kind ? { ...block, kind } : undefined;
};
export const isSupreme = ({ kind }: Pick<Hq, 'kind'>): boolean =>
  kind === 'stavka' || kind === 'fhq' || kind === 'minor';

/** 13.7: whose second activation moves armour in the extra movement. */
export const movesExtra = ({ kind }: Pick<Hq, 'kind'>): boolean => kind === 'armoured';

/** What an action point is spent on. Attempts to reconnoitre are counted apart (19.1). Names stand in saved games. */
export const hqUses = ['armour', 'air', 'unsupplied', 'rail', 'naval', 'drop', 'reserve', 'recon', 'again'] as const;
export type HqUse = (typeof hqUses)[number];

const supreme: readonly HqUse[] = ['armour', 'unsupplied', 'air', 'rail', 'naval', 'reserve'];
const uses: { readonly [K in HqKind]: readonly HqUse[] } = {
  armoured: ['armour', 'rail', 'reserve'],
  air: ['air', 'rail', 'recon'],
  naval: ['naval', 'rail', 'again'],
  stavka: [...supreme, 'drop'],
  fhq: [...supreme, 'drop'],
  minor: [...supreme, 'recon'],
};
/** 18.0: neither Finland's nor Hungary's HQ orders ships. */
export const maySpendOn = (hq: Pick<Hq, 'kind' | 'nation'>, use: HqUse): boolean =>
  uses[hq.kind].includes(use) && !(use === 'naval' && (hq.nation === 'FIN' || hq.nation === 'HUN'));

const isOne = (unitClass: UnitClass | undefined, of: readonly UnitClass[]): boolean =>
  unitClass !== undefined && of.includes(unitClass);

/** 6.2, 26.0: Gustav moves as an armoured corps. */
export const isArmour = (block: Pick<Listed, 'class' | 'unit'>): boolean =>
  isOne(block.class, armourGroup) || block.unit.values.gustav === true;
/** 1.2: infantry, static, mountain, cavalry, artillery, paratroops, marines. */
export const isInfantryGroup = (block: Pick<Listed, 'class' | 'unit'>): boolean =>
  isOne(block.class, ['infantry', 'static', 'mountain', 'cavalry', 'artillery', 'paratroops', 'marines']) &&
  !isArmour(block);
