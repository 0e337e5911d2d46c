import { commandRange, ruling, type SideId, sides } from '../../ids.ts';

/** 15.14 to 15.33: whose command points may be spent on what: one rule for fights, actions, lists and the command line. */

export const uses = ['reaction', 'noRetreat', 'cas', 'artillery', 'units', 'army', 'combine', 'recovery'] as const;
export type Use = (typeof uses)[number];

/** An HQ or a leader. */
export interface Commander {
  readonly kind: 'hq' | 'leader';
  readonly side: SideId;
  readonly arko: boolean;
  readonly spent: boolean;
  /** of an HQ; leaders never are (15.23) */
  readonly disrupted: boolean;
  /** 5.27 */
  readonly offMap: boolean;
}
/** What its points are for. What nobody knows is undefined, and nothing is held against it. */
export interface AidAim {
  readonly use: Use;
  /** whose sequence it is; undefined: nobody's, as in the reorganisation, or not said */
  readonly own: boolean | undefined;
  /** the HQ is of a formation that acts */
  readonly acts: boolean | undefined;
  /** whoever checks is of the HQ's formation, of another, or an army unit (15.14) */
  readonly lead: 'same' | 'other' | 'army' | undefined;
  /** hexes to whoever checks, to the target of aircraft (AMB-41) */
  readonly toLead: number | undefined;
  /** of a leader: hexes to the nearest HQ that he may measure to (15.25) */
  readonly toHq: number | undefined;
}
const whys = {
  spent: '15.32',
  disrupted: '15.16',
  offMap: '5.27',
  range: '15.15',
  leaderRange: '15.25',
  alone: '15.25',
  ownSequence: '15.25',
  arko: '16.32',
  onlyLeader: '15.33',
  onlyHq: '15.33',
  inactiveHq: '15.33',
  noUnitsCheck: '10.43',
  formation: '15.14',
} as const;
export type Why = keyof typeof whys;
export interface AidBar {
  readonly why: Why;
  readonly rule: (typeof whys)[Why];
}

/** 15.15, 15.25 */
export const rangeOf = ({ kind, side }: { readonly kind: string; readonly side: SideId }): number =>
  kind === 'leader' && side === sides.german ? 2 * commandRange : commandRange;

/** Why its points may not be spent on this; empty: they may. */
export const aidBars = (
  one: Commander,
  { use, own, acts, lead, toLead, toHq }: AidAim,
  rules: { readonly options: { readonly [id: string]: unknown } },
): readonly AidBar[] => {
  const found: AidBar[] = [];
  const bar = (why: Why) => found.push({ why, rule: whys[why] });
  const isLeader = one.kind === 'leader';
  const needsLead = !isLeader && use !== 'army' && use !== 'combine';
  const far = (n: number | undefined): boolean => n !== undefined && n > rangeOf(one);
  if (one.spent) bar('spent');
  if (one.disrupted && !isLeader) bar('disrupted');
  if (one.offMap) bar('offMap');
  if (needsLead && far(toLead)) bar('range');
  if (isLeader && use !== 'combine') {
    if (far(one.side === sides.german ? toHq : toLead)) bar('leaderRange');
    // Voroshilov spends while the HQ he stands with acts; in the reorganisation nobody does (15.34)
    if (one.side === sides.soviet && (own === false || (toHq !== undefined && toHq > 0))) bar('alone');
    if (one.side === sides.german && own === false && ruling(rules, 'amb45') === 'own') bar('ownSequence');
  }
  if (one.arko && use !== 'artillery') bar('arko');
  if (!isLeader && use === 'combine') bar('onlyLeader');
  if (isLeader && use === 'army') bar('onlyHq');
  if (!isLeader && use === 'army' && acts === false) bar('inactiveHq');
  if (use === 'units' && own === false) bar('noUnitsCheck');
  // 15.14: an army unit is of the formation it acts with; in the enemy's sequence and the reorganisation it acts with none
  const isOthers = lead === 'other' || (lead === 'army' && (own !== true || acts === false));
  if (needsLead && !one.arko && isOthers) bar('formation');
  return found;
};
/** Of several reasons the one to name. */
const weightiest: readonly Why[] = [
  'spent',
  'disrupted',
  'offMap',
  'arko',
  'onlyLeader',
  'onlyHq',
  'inactiveHq',
  'noUnitsCheck',
  'formation',
  'alone',
  'ownSequence',
  'leaderRange',
  'range',
];
export const firstBar = (bars: readonly AidBar[]): AidBar | undefined =>
  weightiest.flatMap((why) => bars.find((one) => one.why === why) ?? [])[0];
