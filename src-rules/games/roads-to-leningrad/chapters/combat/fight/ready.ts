import { explain } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type OddsTable, oddsColumn, oddsTable } from '#rules/kit/tables/oddsTable.ts';
import type { CrtId } from '../../../ids.ts';
import { ruling } from '../../../ids.ts';
import { crtCell } from '../../../model/reading.ts';
import { crt as printed } from '../crt.ts';
import { flying } from './air.ts';
import { type Check, checksOf, type Passed } from './checks.ts';
import { type Fight, type Role, roles } from './fight.ts';
import { crtOf, erOf, groundDrms } from './ground.ts';
import { capOf, levels, type SupportLevel, supporting, supportOf, terrainHalves } from './guns.ts';
import { type SumPart, sumOf } from './notice.ts';
import { readResult } from './outcome.ts';
import { attackUnits, defenceOfOthers, defenceUnits } from './strength.ts';

/** Everything of an attack that no die decides, worked out once: what the checks and the die then make of it is sums. */

interface Side {
  /** strength of the combat units */
  readonly units: number;
  readonly cap: number;
  /** support without a check */
  readonly automatic: number;
  /** of those that check, by what the check gives */
  readonly checked: { readonly [level in SupportLevel]: number };
  /** value of its aircraft */
  readonly cas: number;
}
export interface ReadyFight {
  readonly fight: Fight;
  readonly context: Context;
  /** an overrun is settled otherwise (8.67, 8.68); absent: a declared attack */
  readonly way?: 'overrun';
  readonly crt: CrtId;
  /** sides whose lead's ER nobody has typed: with the ER difference the DRM is not known (10.61) */
  readonly noEr: readonly Role[];
  readonly checks: readonly Check[];
  readonly ground: readonly SumPart[];
  readonly groundDrm: number;
  readonly attacker: Side;
  readonly defender: Side;
}

/** 10.61g */
export const COORDINATION_FAILED = 2;
/** 10.62 */
export const MOST_DRM = 5;
export const clamp = (n: number): number => Math.max(-MOST_DRM, Math.min(MOST_DRM, n));

/** 10.53, AMB-06: under 1:4 nothing is rolled. */
export const underOdds = (crt: CrtId, context: Pick<Context, 'options'>): string =>
  crt === ruling(context, 'amb06') ? 'A2Rd' : 'A2R';
export const odds: { readonly [C in CrtId]: OddsTable } = {
  assault: oddsTable(printed.assault.cols, 'none'),
  mobile: oddsTable(printed.mobile.cols, 'none'),
};
export const columnsOf = (crt: CrtId): readonly string[] => printed[crt].cols;
/** 10.52, 10.53b: rounded for the defender; undefined: under 1:4. */
export const columnAt = (crt: CrtId, attack: number, defence: number): number | undefined =>
  oddsColumn(odds[crt], attack, defence).column;
/** 10.63 */
export const rowAt = (face: number, drm: number): number => Math.max(0, Math.min(11, face + drm));

export const ready = (fight: Fight, context: Context): ReadyFight => {
  const silent = explain(false);
  const ground = groundDrms(fight, context);
  const halves = terrainHalves(fight);
  const attack = attackUnits(fight, silent).value;
  const defence = defenceUnits(fight, silent).value;
  const side = (role: Role): Side => {
    const guns = supporting(fight, role);
    const sum = (automatic: boolean, level: SupportLevel): number =>
      guns.reduce((so, one) => so + (one.automatic === automatic ? supportOf(one.gun.attack, level, halves) : 0), 0);
    const [full = 0, half = 0, none = 0] = levels.map((level) => sum(false, level));
    return {
      units: role === 'attacker' ? attack : defence,
      cap: role === 'attacker' ? attack : capOf(role, defenceOfOthers(fight), defence, context),
      automatic: sum(true, 'full'),
      checked: { full, half, none },
      cas: flying(fight, role, context).reduce((so, { cas }) => so + cas, 0),
    };
  };
  return withoutEr({
    fight,
    context,
    crt: crtOf(fight),
    checks: checksOf(fight, context),
    ground,
    groundDrm: sumOf(ground),
    attacker: side('attacker'),
    defender: side('defender'),
  });
};
/** 10.53: where the odds allow no die, nobody asks for an ER. */
export const withoutEr = (made: Omit<ReadyFight, 'noEr'>): ReadyFight => {
  const best = standAfter(made, { 'guns-attacker': 'full', 'guns-defender': 'none' });
  return {
    ...made,
    noEr: best.column === undefined ? [] : roles.filter((role) => erOf(made.fight, role) === undefined),
  };
};

export interface Stand {
  readonly attack: number;
  readonly defence: number;
  /** clamped */
  readonly drm: number;
  /** undefined: under 1:4 */
  readonly column: number | undefined;
}
/** What the checks make of it (12.13f, 10.61, 10.62). A check that is not needed has passed. */
export const standAfter = (made: Omit<ReadyFight, 'noEr'>, passed: Passed): Stand => {
  const strength = (role: Role): number => {
    const { units, cap, automatic, checked } = made[role];
    return units + Math.min(cap, automatic + checked[passed[`guns-${role}`] ?? 'full']);
  };
  const cas = (role: Role): number => ((passed[`cas-${role}`] ?? 'full') === 'full' ? made[role].cas : 0);
  const attack = strength('attacker');
  const defence = strength('defender');
  const coordination = (passed.units ?? 'full') === 'full' ? 0 : COORDINATION_FAILED;
  return {
    attack,
    defence,
    drm: clamp(made.groundDrm - cas('attacker') + cas('defender') + coordination),
    column: columnAt(made.crt, attack, defence),
  };
};

/** 11.12: may the box matter? */
export const mayWearArmour = ({ attacker, defender, unlisted }: Fight): boolean =>
  (attacker.units.some(({ traits }) => traits.has('armoured')) || unlisted.has('armoured')) &&
  (defender.units.some(({ traits }) => traits.has('redDefence')) || unlisted.has('redDefence'));

export interface Cell {
  readonly text: string;
  readonly sure: boolean;
  readonly shaded: boolean | undefined;
}
/** 11.12: does the box ask for armour? Undefined: that matters here, and nobody has marked it, so the players look. */
export const asksArmour = (wears: boolean, { text, shaded }: Cell): boolean | undefined =>
  wears && readResult(text) ? shaded : false;
/** The table in force; '?' where a cell is missing. */
export const cellAt = ({ crt, context }: ReadyFight, column: number, row: number): Cell =>
  crtCell(context, crt, String(row), columnsOf(crt)[column] ?? '') ?? { text: '?', sure: false, shaded: false };
