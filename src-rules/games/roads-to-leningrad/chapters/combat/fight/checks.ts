import type { Context } from '#rules/kit/record/context.ts';
import { ruling, sides } from '../../../ids.ts';
import { countersOf } from '../../../model/reading.ts';
import { aidBars, type Why } from '../../command/aid.ts';
import { msg } from '../msg.ts';
import { flying } from './air.ts';
import type { Spending } from './fields.ts';
import {
  type Fight,
  type FightUnit,
  type Helper,
  hexesTo,
  isActive,
  leadOf,
  leadUnit,
  type Role,
  roles,
} from './fight.ts';
import { erOf } from './ground.ts';
import { levels, type SupportLevel, supporting } from './guns.ts';
import { type Notice, type SumPart, sumOf } from './notice.ts';

/** Steps b, d, f: the checks of one attack and their DRMs (10.4). */

export const checkIds = ['cas-attacker', 'cas-defender', 'guns-attacker', 'guns-defender', 'units'] as const;
export type CheckId = (typeof checkIds)[number];
export type CheckKind = Exclude<Spending, 'none'>;
export interface Check {
  readonly id: CheckId;
  readonly kind: CheckKind;
  readonly role: Role;
  /** absent: typed numbers alone */
  readonly lead?: FightUnit;
  /** undefined: nobody has typed it */
  readonly er: number | undefined;
  readonly parts: readonly SumPart[];
  readonly drm: number;
  /** whose points weigh on it: they are spent with it (15.32) */
  readonly helpers: readonly Helper[];
}
/** One whose ER is known: it can be rolled. */
export type Rolled = Pick<Check, 'kind' | 'drm'> & { readonly er: number };
export const isRolled = <C extends Pick<Check, 'er'>>(check: C): check is C & { readonly er: number } =>
  check.er !== undefined;
/** 'full' and 'none' of CAS and units: passed and failed. */
export type Passed = { readonly [check in CheckId]?: SupportLevel };

/** 10.42: 10 and more is none, whatever the ER. Shares of ten faces. */
export const waysOf = ({ kind, er, drm }: Rolled): { readonly [level in SupportLevel]: number } => {
  const upTo = (n: number): number => Math.max(0, Math.min(10, n - drm));
  const full = upTo(kind === 'artillery' ? Math.min(er, 9) : er);
  const half = kind === 'artillery' ? upTo(9) - full : 0;
  return { full, half, none: 10 - full - half };
};
/** 10.4: no face fails it. */
export const isSure = (check: Rolled): boolean => waysOf(check).full === 10;
export const levelAt = ({ kind, er, drm }: Rolled, face: number): SupportLevel => {
  const n = face + drm;
  if (kind !== 'artillery') return n <= er ? 'full' : 'none';
  return n >= 10 ? 'none' : n <= er ? 'full' : 'half';
};
export const ruleOf = ({ kind }: Pick<Check, 'kind'>): string =>
  kind === 'cas' ? '10.41' : kind === 'artillery' ? '10.42' : '10.44';
/** What a check can give at all. */
export const levelsOf = (kind: CheckKind): readonly SupportLevel[] =>
  kind === 'artillery' ? levels : ['full', 'none'];
/** Checks still to come that nobody can roll: nothing says how they go, and what hangs on them is not known. */
export const untold = (checks: readonly Check[], passed: Passed): readonly Check[] =>
  checks.filter((one) => !isRolled(one) && passed[one.id] === undefined);

/** Hexes the attackers other than artillery stand in. */
const attackHexes = ({ attacker, unlisted }: Fight): number => {
  const rows = new Set(attacker.units.map(({ hex }) => hex)).size;
  return Math.max(rows, unlisted.has('threeHexes') ? 3 : unlisted.has('twoHexes') ? 2 : 1);
};
/** 10.44 */
const needsCoordination = (fight: Fight): boolean =>
  attackHexes(fight) > 1 || fight.attacker.units.some(({ disrupted }) => disrupted);

/** 10.44b: more than half of the attackers are of the active formation (or act with it). */
const hasMajority = (fight: Fight, formation: string): boolean => {
  const { units } = fight.attacker;
  const own = units.filter((unit) =>
    fight.active.length > 0 ? isActive(unit, fight) : unit.formation === formation || unit.formation === '',
  );
  return units.length === 0 || own.length * 2 > units.length;
};

/** 15.31: what no HQ and no leader exceeds. */
const MOST_POINTS = 2;
/** 15.25: hexes from a Soviet leader to the nearest HQ of the rows that acts; undefined: nobody typed where they stand. */
const toOwnHq = (leader: Helper, role: Role, fight: Fight): number | undefined => {
  const hqs = fight[role].helpers.filter((one) => one.kind === 'hq');
  if (leader.hex === '' || hqs.length === 0 || hqs.some(({ hex }) => hex === '')) return undefined;
  return hqs.some((one) => one.hex === leader.hex && isActive(one, fight)) ? 0 : Number.POSITIVE_INFINITY;
};
const barText = {
  spent: 'rtl.attack.bar.spent',
  disrupted: 'rtl.attack.bar.disruptedHq',
  offMap: 'rtl.attack.bar.offMap',
  range: 'rtl.attack.bar.command',
  leaderRange: 'rtl.attack.bar.command',
  alone: 'rtl.attack.bar.aloneLeader',
  ownSequence: 'rtl.attack.bar.ownSequence',
  arko: 'rtl.attack.bar.arko',
  noUnitsCheck: 'rtl.attack.bar.noUnitsCheck',
  formation: 'rtl.attack.bar.otherLead',
} as const;
const isTold = (why: Why): why is keyof typeof barText => Object.hasOwn(barText, why);

/** Why an HQ's or a leader's points do not count for this check; empty: they do. */
const helpBars = (
  helper: Helper,
  kind: CheckKind,
  role: Role,
  lead: FightUnit | undefined,
  fight: Fight,
  context: Pick<Context, 'options' | 'rosters'>,
): readonly Notice[] => {
  const isLeader = helper.kind === 'leader';
  const isHis = isLeader && helper.side === sides.german;
  const arko = helper.traits.has('arko');
  const printed = countersOf(context).find(({ id }) => id === helper.id)?.commandPoints ?? MOST_POINTS;
  const found = aidBars(
    {
      kind: isLeader ? 'leader' : 'hq',
      side: helper.side,
      arko,
      spent: helper.spent,
      disrupted: helper.disrupted,
      offMap: helper.offMap,
    },
    {
      use: kind,
      own: role === 'attacker',
      acts: role === 'attacker' && isActive(helper, fight),
      lead:
        lead === undefined
          ? undefined
          : lead.formation === helper.formation
            ? 'same'
            : lead.formation === ''
              ? 'army'
              : 'other',
      // AMB-41: to aircraft over the target hex
      toLead: hexesTo(helper, kind === 'cas' ? fight.target : (lead?.hex ?? '')),
      // von Manstein's distance is typed to an HQ
      toHq: isHis ? helper.distance : isLeader ? toOwnHq(helper, role, fight) : undefined,
    },
    context,
  );
  const bars: Notice[] = [
    ...(helper.points > printed ? [{ msg: msg('rtl.attack.bar.points', { count: printed }), rule: '15.31' }] : []),
    ...found.flatMap(({ why, rule }) => (isTold(why) ? [{ msg: msg(barText[why]), rule }] : [])),
  ];
  if (role === 'attacker' && !isLeader && !arko) {
    const everywhere = ruling(context, 'amb44') === 'all';
    if ((everywhere || (kind === 'units' && fight.sequence === 'assault')) && !hasMajority(fight, helper.formation))
      bars.push({ msg: msg('rtl.attack.bar.minority'), rule: everywhere ? '4.34' : '10.44' });
  }
  return bars;
};
/** Whose formation points must fit, by check; AMB-41: an aircraft takes the formation of its side's lead unit. */
const leadsOf = (fight: Fight, role: Role): { readonly [kind in CheckKind]: FightUnit | undefined } => {
  const lead = leadUnit(fight, role);
  const guns = supporting(fight, role).flatMap(({ gun, automatic }) => (automatic ? [] : [gun]));
  return { cas: lead, units: lead, artillery: leadOf(guns) };
};
/** 16.32: Arko is good for one. */
export const pointsOf = ({ traits, points }: Helper): number => (traits.has('arko') ? 1 : points);
export interface Help {
  readonly helper: Helper;
  readonly bars: readonly Notice[];
}
/** 15.33b: one HQ, one leader beside it, and the Arko HQ. */
export const helpOf = (fight: Fight, role: Role, context: Pick<Context, 'options' | 'rosters'>): readonly Help[] => {
  const taken = new Set<string>();
  const leads = leadsOf(fight, role);
  return fight[role].helpers.flatMap((helper): Help[] => {
    const { spend } = helper;
    if (spend === 'none' || helper.points <= 0) return [];
    const bars = [...helpBars(helper, spend, role, leads[spend], fight, context)];
    const seat = helper.kind === 'leader' ? 'leader' : helper.traits.has('arko') ? 'arko' : 'hq';
    if (bars.length === 0 && taken.has(seat)) bars.push({ msg: msg('rtl.attack.bar.secondHq'), rule: '15.33' });
    if (bars.length === 0) taken.add(seat);
    return [{ helper, bars }];
  });
};

/** What the coordination table looks at. */
export interface Circumstances {
  readonly sequence: Fight['sequence'] | 'none';
  /** hexes the attackers other than artillery stand in */
  readonly hexes: number;
  readonly woods: boolean;
  readonly weather: Fight['weather'];
}
/** The coordination table. */
export const tableParts = (kind: CheckKind, { sequence, hexes, woods, weather }: Circumstances): readonly SumPart[] => {
  const parts: SumPart[] = [];
  const part = (id: Parameters<typeof msg>[0], n: number, rule = '10.4') => parts.push({ id, n, msg: msg(id), rule });
  if (sequence === 'mobile') part('rtl.attack.check.mobile', 1);
  else if (sequence === 'assault' && kind !== 'cas') part('rtl.attack.check.assault', -1);
  if (kind === 'units' && hexes >= 3) part('rtl.attack.check.threeHexes', 1);
  if (kind !== 'units' && woods) part('rtl.attack.check.woods', 2);
  if (kind === 'cas' && weather === 'overcast') part('rtl.attack.check.overcast', 2);
  if (kind === 'cas' && weather === 'rain') part('rtl.attack.check.rain', 3);
  return parts;
};

/** Every check this attack needs, in order. */
export const checksOf = (fight: Fight, context: Context): readonly Check[] => {
  const checks: Check[] = [];
  const helps = { attacker: helpOf(fight, 'attacker', context), defender: helpOf(fight, 'defender', context) };
  for (const kind of ['cas', 'artillery', 'units'] as const)
    for (const role of roles) {
      if (kind === 'units' && (role === 'defender' || !needsCoordination(fight))) continue;
      const planes = kind === 'cas' ? flying(fight, role, context) : [];
      if (kind === 'cas' && planes.length === 0) continue;
      const lead = kind === 'cas' ? leadOf(planes) : leadsOf(fight, role)[kind];
      if (kind === 'artillery' && !lead) continue;
      const help = helps[role].filter(({ helper, bars }) => bars.length === 0 && helper.spend === kind);
      const parts = [
        ...help.map(({ helper }) => ({
          id: helper.id,
          n: -pointsOf(helper),
          msg: msg('rtl.attack.check.points', { unit: helper.label }),
          rule: '15.31',
        })),
        ...tableParts(kind, {
          sequence: fight.sequence,
          hexes: attackHexes(fight),
          woods: fight.terrain.has('woods'),
          weather: fight.weather,
        }),
      ];
      checks.push({
        id: kind === 'units' ? 'units' : kind === 'cas' ? `cas-${role}` : `guns-${role}`,
        kind,
        role,
        ...(lead ? { lead } : {}),
        er: kind === 'units' ? erOf(fight, 'attacker') : lead?.er,
        parts,
        drm: sumOf(parts),
        helpers: help.map(({ helper }) => helper),
      });
    }
  return checks;
};

/** 15.33: the checks of this attack that an HQ or a leader may put its points into. */
export const usesOf = (helper: Helper, role: Role, fight: Fight, context: Context): readonly CheckKind[] => {
  const leads = leadsOf(fight, role);
  const kinds = checksOf(fight, context).flatMap((check) => (check.role === role ? [check.kind] : []));
  return helper.points <= 0
    ? []
    : kinds.filter((kind) => helpBars(helper, kind, role, leads[kind], fight, context).length === 0);
};
