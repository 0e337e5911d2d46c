import type { Objection } from '#rules/kit/record/proposal.ts';
import type { CrtId } from '../../../ids.ts';
import { msg } from '../msg.ts';

/** 11.3, 11.5: how far, who leads the way, and what a way through enemy ZOC costs. */

export type RetreatFrom = CrtId | 'refusal' | 'overrun';
export interface Length {
  readonly least: 1 | 2;
  readonly most: 2;
  /** who chooses hexes and, on the Assault table, the length */
  readonly by: 'owner' | 'enemy';
  readonly rule: string;
}
/** 11.31, 8.67g; 11.55: through an empty ZOC hex always two. */
export const retreatLength = (from: RetreatFrom, throughZoc = false): Length => ({
  least: from === 'assault' && !throughZoc ? 1 : 2,
  most: 2,
  by: from === 'overrun' ? 'enemy' : 'owner',
  rule: from === 'overrun' ? '8.67' : throughZoc ? '11.55' : '11.31',
});

export interface RetreatWay {
  /** a path without empty hexes in enemy ZOC exists */
  readonly clear: boolean;
  /** empty hexes in enemy ZOC on the best other path; 0: there is no other path */
  readonly zocHexes: number;
  /** the second hex is free of ZOC or held by friends */
  readonly secondFree: boolean;
}
export interface RetreatGroup {
  /** a unit with a red box is in the group */
  readonly mot: boolean;
  /** artillery with an orange circle is in the group */
  readonly heavyGuns: boolean;
  readonly others: boolean;
}
export type Passage = 'free' | 'gone' | 'loss' | 'check';
/** 11.5: the table of retreats through ZOC. `gunsGone`: 11.55a, the heavy artillery dies and pays for nobody. */
export const passageOf = (
  way: RetreatWay,
  group: RetreatGroup,
  /** a red-box enemy exerts that ZOC */
  motEnemy: boolean,
): { readonly passage: Passage; readonly gunsGone: boolean; readonly rule: string } => {
  if (way.clear) return { passage: 'free', gunsGone: false, rule: '11.51' };
  if (way.zocHexes !== 1 || !way.secondFree) return { passage: 'gone', gunsGone: group.heavyGuns, rule: '11.54' };
  if (!group.others && !group.mot) return { passage: 'gone', gunsGone: group.heavyGuns, rule: '11.55' };
  return !group.mot && motEnemy
    ? { passage: 'loss', gunsGone: group.heavyGuns, rule: '11.56' }
    : { passage: 'check', gunsGone: group.heavyGuns, rule: '11.56' };
};

/** A hex somebody would retreat into or through. */
export interface Hex {
  readonly forbidden: boolean;
  readonly offMap: boolean;
  /** an enemy combat unit stands there */
  readonly enemy: boolean;
  readonly enemyZoc: boolean;
  /** a friendly combat unit stands there already */
  readonly friend: boolean;
  /** stacking with those who come */
  readonly stacking: number;
  /** target of a declared attack not yet resolved */
  readonly target: boolean;
}
const bars = (...all: readonly (Objection | undefined)[]): readonly Objection[] => all.flatMap((one) => one ?? []);
/** 11.32: why the way may not lead through. */
export const throughBars = (hex: Hex): readonly Objection[] =>
  bars(
    hex.forbidden ? { msg: msg('rtl.res.bar.forbidden'), rule: '11.32' } : undefined,
    hex.offMap ? { msg: msg('rtl.res.bar.offMap'), rule: '11.32' } : undefined,
    hex.enemy ? { msg: msg('rtl.res.bar.enemy'), rule: '11.32' } : undefined,
  );
/** 11.32 to 11.34, 9.24: why it may not end there. Too high a stack is no bar: the surplus dies (11.33). */
export const endBars = (hex: Hex, from: RetreatFrom): readonly Objection[] => [
  ...throughBars(hex),
  ...bars(
    hex.enemyZoc && !hex.friend ? { msg: msg('rtl.res.bar.endZoc'), rule: '11.34' } : undefined,
    from === 'refusal' && hex.target ? { msg: msg('rtl.res.bar.endTarget'), rule: '9.24' } : undefined,
  ),
];
/** 11.51, 11.52: an empty hex in enemy ZOC; friends cancel it. */
export const isZocHex = ({ enemyZoc, friend }: Pick<Hex, 'enemyZoc' | 'friend'>): boolean => enemyZoc && !friend;
