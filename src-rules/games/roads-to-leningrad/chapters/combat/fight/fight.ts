import { namesIn } from '#rules/kit/forms/fields.ts';
import { targetHex } from '#rules/kit/forms/targetHex.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { name } from '#rules/kit/words/message.ts';
import type { CrtId, SideId, Trait, UnitClass, UnitKind, Weather } from '../../../ids.ts';
import { cells, marks, otherSide, sides } from '../../../ids.ts';
import { formationOf } from '../../../model/formations.ts';
import { hexDistance } from '../../../model/hexes.ts';
import { isOffMap } from '../../../model/reading.ts';
import { leadersOf } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import type { Across, AttackInput, FightTerrain, Spending, UnitRow, Unlisted } from './fields.ts';

/** One attack as the rules see it, whichever way it was typed. Rows of the form, units of the map and plans all become this. */

export type Role = 'attacker' | 'defender';
export const roles = ['attacker', 'defender'] as const;

export interface FightUnit {
  /** the row, which is the unit of the roster where it came from there */
  readonly id: string;
  /** its figure in the trail */
  readonly figure: string;
  /** as typed; '': it has none */
  readonly name: string;
  readonly label: Msg;
  readonly side: SideId;
  readonly kind: UnitKind;
  /** '': an army unit (4.33) */
  readonly formation: string;
  readonly class: UnitClass;
  readonly traits: ReadonlySet<Trait>;
  /** on the side that lies up; of artillery its support strength */
  readonly attack: number;
  readonly defence: number;
  /** 3.44: in its present state; undefined: not typed */
  readonly er: number | undefined;
  /** steps left */
  readonly steps: number;
  /** strengths by steps left: what a reduced unit is worth (index = steps) */
  readonly sides: readonly (Pick<FightUnit, 'attack' | 'defence' | 'er'> | undefined)[];
  /** as typed; '': all such stand together */
  readonly hex: string;
  readonly across: Across;
  /** 10.26: attacks along a road, railway or trail into or out of swamp */
  readonly swampRoad: boolean;
  readonly oos: boolean;
  readonly disrupted: boolean;
  readonly part: boolean;
  /** the owner has named it */
  readonly lead: boolean;
  /** 5.27: in a box, as recorded */
  readonly offMap: boolean;
}
export interface Gun extends FightUnit {
  readonly range: number;
  /** hexes to the hex attacked, 0 in it */
  readonly distance: number;
  readonly fired: boolean;
  readonly inZoc: boolean;
}
/** An HQ or a leader with its points. */
export interface Helper extends FightUnit {
  readonly points: number;
  readonly spend: Spending;
  readonly spent: boolean;
  readonly distance: number;
}
export interface Plane extends FightUnit {
  readonly airType: 'A' | 'B';
  readonly cas: number;
  /** 13.11: as recorded; without a record it is ready */
  readonly ready: boolean;
}
export interface Force {
  readonly side: SideId;
  /** attackers other than artillery; of the defender everybody in the hex, artillery and HQs too */
  readonly units: readonly (FightUnit | Gun)[];
  /** artillery that is to support, wherever it stands; of the defender, in the hex too */
  readonly guns: readonly Gun[];
  readonly helpers: readonly Helper[];
  readonly planes: readonly Plane[];
  /** rows that take no part: a printed 0, HQs beside the attack, whoever is set aside */
  readonly idle: readonly FightUnit[];
  /** 11.35: retreated into the hex attacked: adds nothing, cannot lead */
  readonly guests?: readonly FightUnit[];
}
export interface Fight {
  readonly attacker: Force;
  readonly defender: Force;
  /** strengths besides the rows; the attack halved already */
  readonly typedAttack: number;
  readonly typedDefence: number;
  /** of lead units nobody has named */
  readonly typedEr: { readonly attacker?: number; readonly defender?: number };
  readonly target: string;
  readonly terrain: ReadonlySet<FightTerrain>;
  readonly strongpoint: boolean;
  readonly noRetreat: boolean;
  readonly sequence: CrtId;
  readonly weather: Weather;
  readonly wish: CrtId;
  /** the active formations; empty: not said */
  readonly active: readonly string[];
  readonly otherDrm: number;
  readonly unlisted: ReadonlySet<Unlisted>;
}

export const labelOf = (row: UnitRow): Msg =>
  row.name.trim() === ''
    ? msg('rtl.attack.unit.unnamed', { n: row.kind === 'air' ? row.cas : row.attack })
    : msg('rtl.attack.unit.named', { unit: name(row.name.trim()) });

/** 3.44: printed, −1 out of supply, −2 disrupted, never under 1. */
export const effectiveEr = (
  printed: number | undefined,
  { oos, disrupted }: { readonly oos: boolean; readonly disrupted: boolean },
): number | undefined =>
  printed === undefined || printed === 0 ? undefined : Math.max(1, printed - (oos ? 1 : 0) - (disrupted ? 2 : 0));

const unitOf = (row: UnitRow, figure: string, side: SideId, context: Reads): Gun & Helper & Plane => {
  const two = row.kind === 'combat' && row.twoSteps;
  const state = { oos: row.oos, disrupted: row.disrupted };
  const full = { attack: row.attack, defence: row.defence, er: effectiveEr(row.er, state) };
  const reduced = { attack: row.attack2, defence: row.defence2, er: effectiveEr(row.er2, state) };
  const most = two ? 2 : 1;
  const said = row.steps > 0 ? row.steps : countAt(context, cells.steps, row.id);
  const steps = Math.max(1, Math.min(most, said ?? most));
  const up = two && steps === 1 ? reduced : full;
  return {
    id: row.id,
    figure,
    name: row.name.trim(),
    label: labelOf(row),
    side,
    kind: row.kind,
    formation: formationOf(context.scenario, side, row.formation.trim()),
    class: row.class,
    traits: new Set(row.traits),
    ...up,
    steps,
    sides: two ? [undefined, reduced, full] : [undefined, full],
    hex: row.hex,
    across: row.across,
    swampRoad: row.swampRoad,
    ...state,
    part: row.part,
    lead: row.lead,
    offMap: isOffMap(context, row.id),
    range: row.range,
    distance: row.distance,
    fired: row.fired,
    inZoc: row.inZoc,
    points: row.commandPoints,
    spend: row.spend,
    spent: row.spent,
    airType: row.airType,
    cas: row.cas,
    ready: !['flown', 'gone'].includes(textAt(context, cells.air, row.id)),
  };
};

const isArmy = ({ formation }: Pick<FightUnit, 'formation'>): boolean => formation === '';

/** Marks say who retreated into the hex (11.35). */
type Reads = Pick<Context, 'cells'> & Partial<Pick<Context, 'marks' | 'scenario'>>;
const forceOf = (rows: readonly UnitRow[], side: SideId, role: Role, target: string, context: Reads): Force => {
  const all = rows.map((row, i) => {
    const unit = unitOf(row, `${side}${i}`, side, context);
    // 12.13: a battery's range runs to the target; hex numbers go before what was typed
    const away = row.hex === target ? 0 : row.kind === 'artillery' ? hexDistance(row.hex, target) : undefined;
    return target === '' || away === undefined ? unit : { ...unit, distance: away };
  });
  const taking = all.filter(({ part }) => part);
  const isGuest = ({ id }: FightUnit): boolean =>
    role === 'defender' && context.marks?.[marks.retreated]?.[id] !== undefined;
  const fights = (unit: Gun): boolean =>
    !isGuest(unit) &&
    (role === 'attacker'
      ? // 9.14; 15.12: of HQs only one with an attack strength
        unit.part && (unit.kind === 'combat' || unit.kind === 'hq') && unit.attack > 0
      : // 10.16: everybody in the hex
        unit.kind === 'combat' || ((unit.kind === 'artillery' || unit.kind === 'hq') && unit.distance === 0));
  return {
    side,
    guests: all.filter(isGuest),
    units: all.filter(fights),
    idle: all.filter((unit) => unit.kind === 'combat' && !fights(unit) && !isGuest(unit)),
    guns: taking.filter((unit) => unit.kind === 'artillery' && !isGuest(unit)),
    helpers: all.filter(({ kind }) => kind === 'hq' || kind === 'leader'),
    planes: taking.filter(({ kind }) => kind === 'air'),
  };
};

export const fightOf = (input: AttackInput, context: Reads): Fight => {
  const attackerSide = input.attacker;
  const defenderSide = otherSide(attackerSide);
  const of = (side: SideId): readonly UnitRow[] => (side === sides.german ? input.german : input.soviet);
  // 9.12: an attack has one target
  const target = targetHex(input.target, of(defenderSide));
  return {
    attacker: forceOf(of(attackerSide), attackerSide, 'attacker', target, context),
    defender: forceOf(of(defenderSide), defenderSide, 'defender', target, context),
    typedAttack: input.attackTotal,
    typedDefence: input.defenceTotal,
    typedEr: {
      ...(input.attackerEr > 0 ? { attacker: input.attackerEr } : {}),
      ...(input.defenderEr > 0 ? { defender: input.defenderEr } : {}),
    },
    target,
    terrain: new Set(input.terrain),
    strongpoint: input.strongpoint,
    noRetreat: input.noRetreat,
    sequence: input.sequence,
    weather: input.weather,
    wish: input.crt,
    active: [...new Set(namesIn(input.active).map((one) => formationOf(context.scenario, attackerSide, one)))],
    otherDrm: input.otherDrm,
    unlisted: new Set(input.unlisted),
  };
};

/** 7.46: of the active formations, or an army unit that acts with them. */
export const isActive = (unit: Pick<FightUnit, 'formation'>, { active }: Pick<Fight, 'active'>): boolean =>
  active.length === 0 || isArmy(unit) || active.includes(unit.formation);

/** Hexes from an HQ or leader to a hex: as their numbers say, else as typed. */
export const hexesTo = ({ hex, distance }: Pick<Helper, 'hex' | 'distance'>, to: string): number =>
  hexDistance(hex, to) ?? distance;
/** 7.46, 15.14: an army unit is of the formation it acts with, for all purposes; of several nobody can say. */
export const formationIn = ({ formation }: Pick<FightUnit, 'formation'>, { active }: Pick<Fight, 'active'>): string =>
  formation !== '' || active.length !== 1 ? formation : (active[0] ?? '');

const best = <U extends FightUnit>(units: readonly U[]): U | undefined =>
  units.reduce<U | undefined>((so, unit) => ((unit.er ?? 0) > (so?.er ?? -1) ? unit : so), undefined);
/** The one its owner has named, else the one with the highest ER of those that may lead. */
export const leadOf = <U extends FightUnit>(units: readonly U[]): U | undefined =>
  units.find(({ lead }) => lead) ?? best(units);

/** 3.43, 10.18: of attackers whoever acts, an HQ with an attack strength of its own too (15.12). */
export const mayLead = (fight: Fight, role: Role): readonly FightUnit[] => {
  const { units } = fight[role];
  return role === 'attacker' ? units.filter((unit) => isActive(unit, fight)) : leadersOf(units);
};
export const leadUnit = (fight: Fight, role: Role): FightUnit | undefined => leadOf(mayLead(fight, role));
