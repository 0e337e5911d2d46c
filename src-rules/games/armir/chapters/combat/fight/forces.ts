import { targetHex } from '#rules/kit/forms/targetHex.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import {
  type Army,
  type Formation,
  type Movement,
  type Nation,
  otherSide,
  ruling,
  type SideId,
  sides,
  type UnitKind,
} from '../../../ids.ts';
import { isDsg } from '../../../model/reading.ts';
import { cpLadder } from '../../../model/units.ts';
import { gunRange } from '../guns.ts';
import { msg } from '../msg.ts';
import {
  type AssaultInput,
  type AxisRow,
  type CombatInput,
  type Hexside,
  recordedSteps,
  type SovietRow,
} from './fields.ts';

/** The rows of a calculator as the forces of one fight, whichever box they were typed into. */

export type FightKind = 'combat' | 'assault' | 'tem';

/** 10.1: a gun beside the fight or in the hex attacked. */
export interface GunBeside {
  readonly value: number;
  readonly range: number;
  /** hexes to the hex attacked; 0: in it */
  readonly distance: number;
  readonly supports: boolean;
}
export interface Fighter {
  /** the row, which is the unit of the roster where it came from there */
  readonly id: string;
  /** its figure in the trail */
  readonly figure: string;
  /** as typed; '': it has none */
  readonly name: string;
  readonly label: Msg;
  readonly side: SideId;
  readonly kind: UnitKind;
  /** CP on the step it is on; undefined: not typed */
  readonly cp: number | undefined;
  /** CP by step, the whole unit first; empty: not typed, or a counter without CP of its own */
  readonly ladder: readonly number[];
  readonly steps: number;
  /** steps lost before this fight */
  readonly lost: number;
  readonly move: Movement;
  readonly heavy: boolean;
  readonly nation?: Nation;
  readonly formation?: Formation;
  readonly army?: Army;
  readonly division: string;
  /** as typed; '' where nothing is: those stand together */
  readonly hex: string;
  readonly across: readonly Hexside[];
  readonly oos: boolean;
  readonly dsg: boolean;
  readonly retreated: boolean;
  readonly gun?: GunBeside;
  /** where its CP come from, if not from a counter */
  readonly rule?: string;
}

export interface Forces {
  readonly way: FightKind;
  readonly attackerSide: SideId;
  readonly defenderSide: SideId;
  readonly attackers: readonly Fighter[];
  /** rows of the attacker's side that never attack: HQs, guns that do not support */
  readonly idle: readonly Fighter[];
  /** everybody in the hex attacked */
  readonly defenders: readonly Fighter[];
  /** Italian guns that are to support, wherever they stand */
  readonly guns: readonly Fighter[];
  readonly target: string;
  readonly city: boolean;
  /** 10 in AMB-10's sense: the hex attacked is one of the strongpoints */
  readonly strongpoint: boolean;
  readonly allRiver: boolean;
  readonly allStrongpoint: boolean;
  readonly unlisted: { readonly germanTracked: boolean; readonly sovietTracked: boolean; readonly heavy: boolean };
  readonly typedAttack: number;
  readonly typedDefence: number;
}

/** What an HQ (AMB-23) or a gun that supports nobody (10.1.5) is worth in defence. */
export const idleCp = (kind: Exclude<UnitKind, 'combat'>, context: Pick<Context, 'options'>): number =>
  kind === 'hq' ? (ruling(context, 'amb23') === '1' ? 1 : 0) : 1;

/** Steps and CP: as typed for the moment, else as recorded, else the whole unit. */
const strengthOf = (
  row: { readonly id: string; readonly kind: UnitKind; readonly cp: string; readonly left: number },
  context: Context,
): Pick<Fighter, 'cp' | 'ladder' | 'steps' | 'lost'> => {
  if (row.kind !== 'combat') return { cp: idleCp(row.kind, context), ladder: [], steps: 1, lost: 0 };
  const ladder = cpLadder(row.cp) ?? [];
  const said = row.left > 0 ? row.left : recordedSteps(context, row.id);
  const steps = Math.max(1, ladder.length > 0 ? Math.min(said ?? ladder.length, ladder.length) : (said ?? 1));
  return { cp: ladder[ladder.length - steps], ladder, steps, lost: Math.max(0, ladder.length - steps) };
};

/** Its strength and its name; a unit nobody named is called by what it is worth on the step it is on. */
const calledBy = (row: Parameters<typeof strengthOf>[0] & { readonly name: string }, context: Context) => {
  const strength = strengthOf(row, context);
  const label =
    row.name.trim() === ''
      ? msg('armir.fight.unit.unnamed', { cp: strength.cp ?? name('?') })
      : msg('armir.fight.unit.named', { unit: name(row.name.trim()) });
  return { ...strength, name: row.name.trim(), label };
};

const axisFighter = (row: AxisRow, i: number, context: Context): Fighter => ({
  id: row.id,
  figure: `axis${i}`,
  side: sides.axis,
  kind: row.kind,
  ...calledBy(row, context),
  move: row.kind === 'combat' ? row.move : 'other',
  heavy: row.kind === 'combat' && row.heavy,
  nation: row.nation,
  formation: row.formation,
  division: row.division.trim(),
  hex: row.hex,
  across: row.across,
  oos: row.oos,
  dsg: row.dsg,
  retreated: row.retreated,
  ...(row.kind === 'artillery'
    ? {
        gun: {
          value: row.value,
          range: gunRange(row.kind, row.range),
          distance: row.distance,
          supports: row.supports,
        },
      }
    : {}),
});

export const sovietFighter = (row: SovietRow, i: number, context: Context): Fighter => ({
  id: row.id,
  figure: `soviet${i}`,
  side: sides.soviet,
  kind: row.kind,
  ...calledBy(row, context),
  move: row.kind === 'combat' ? row.move : 'other',
  heavy: false,
  army: row.army,
  division: '',
  hex: row.hex,
  across: row.across,
  oos: row.oos,
  dsg: row.dsg,
  retreated: row.retreated,
});

/** Units of one hex attack across the same hexsides and are disorganised together, on whichever row it is ticked. */
const alike = (all: readonly Fighter[]): readonly Fighter[] =>
  all.map((fighter) => {
    const mates = fighter.hex === '' ? [fighter] : all.filter((one) => one.hex === fighter.hex);
    return {
      ...fighter,
      across: [...new Set(mates.flatMap((one) => one.across))],
      dsg: mates.some((one) => one.dsg),
    };
  });

const isGun = ({ kind }: Fighter): boolean => kind === 'artillery';

export const forcesOf = (
  input: CombatInput | (Omit<CombatInput, 'allStrongpoint'> & Partial<Pick<AssaultInput, 'mp'>>),
  context: Context,
): Forces => {
  const way: FightKind = 'mp' in input ? 'assault' : 'combat';
  const axisAttacks = input.attacker === sides.axis;
  const target = targetHex(input.target, axisAttacks ? input.soviet : input.axis);
  // a gun on a row of the hex attacked is in it, whatever distance the row opened with
  const isThere = (row: AxisRow): boolean => target !== '' && row.hex === target;
  const axis = input.axis.map((row, i) => axisFighter(isThere(row) ? { ...row, distance: 0 } : row, i, context));
  const soviet = input.soviet.map((row, i) => sovietFighter(row, i, context));
  const [attacking, theirs] = axisAttacks ? [axis, soviet] : [soviet, axis];
  // 12.3.3 is about the hex attacked
  const ours = attacking.map((one) => ({ ...one, retreated: false }));
  // a gun one hex away is not in the hex attacked
  const inHex = theirs.filter((one) => !isGun(one) || one.gun?.distance === 0);
  // 11.2: a hex noted as DSG is so, whatever its rows say, until its marker is off
  const dsg = inHex.some((one) => one.dsg) || (isDsg(context, target) && !input.notDsg);
  const defenders = inHex.map((one) => ({ ...one, dsg }));
  const attackers = alike(ours.filter(({ kind }) => kind === 'combat'));
  // an attacker's gun never stands in the hex attacked
  const beside = (one: Fighter): Fighter =>
    one.gun && one.gun.distance === 0 ? { ...one, gun: { ...one.gun, distance: 1 } } : one;
  const ofGuns = axisAttacks ? alike(ours).map(beside) : [...defenders, ...axis.filter((one) => !inHex.includes(one))];
  const allStrongpoint = 'allStrongpoint' in input && input.allStrongpoint;
  return {
    way,
    attackerSide: input.attacker,
    defenderSide: otherSide(input.attacker),
    attackers,
    idle: ours.filter((one) => one.kind !== 'combat' && !(one.gun?.supports ?? false)),
    defenders,
    guns: ofGuns.filter((one) => one.gun?.supports),
    target,
    city: input.city,
    // 14.3: such a hexside belongs to a strongpoint
    strongpoint:
      !axisAttacks &&
      (input.strongpoint || allStrongpoint || attackers.some(({ across }) => across.includes('strongpoint'))),
    allRiver: input.allRiver,
    allStrongpoint: !axisAttacks && allStrongpoint,
    unlisted: {
      germanTracked: input.unlisted.includes('germanTracked'),
      sovietTracked: input.unlisted.includes('sovietTracked'),
      heavy: input.unlisted.includes('heavy'),
    },
    typedAttack: input.attackTotal,
    typedDefence: input.defenceTotal,
  };
};

/** 12.3.3: those who retreated here before fight no more: they share the fate of the others. */
export const standing = ({ defenders }: Pick<Forces, 'defenders'>): readonly Fighter[] =>
  defenders.filter((one) => !one.retreated);
export const strays = ({ defenders }: Pick<Forces, 'defenders'>): readonly Fighter[] =>
  defenders.filter((one) => one.retreated);

/** The Axis units that take part, on either side of the attack. */
const axisIn = (forces: Forces): readonly Fighter[] =>
  forces.attackerSide === sides.axis ? forces.attackers : standing(forces);
/** 12.2.2, AMB-35: a heavy unit takes part on the Axis side. */
export const heavyTakesPart = (forces: Forces): boolean =>
  forces.unlisted.heavy || axisIn(forces).some(({ heavy }) => heavy);
export const germanTracked = (forces: Forces): boolean =>
  forces.attackerSide === sides.axis &&
  (forces.unlisted.germanTracked ||
    forces.attackers.some(({ nation, move }) => nation === 'GER' && move === 'tracked'));

/** Do all attackers cross such a hexside? Typed points say so only by the tick beside them. */
const allAcross = (forces: Forces, side: Hexside, said: boolean): boolean =>
  said ||
  (forces.typedAttack === 0 &&
    forces.attackers.length > 0 &&
    forces.attackers.every(({ across }) => across.includes(side)));
export const riverCounts = (forces: Forces): boolean =>
  forces.way !== 'tem' && allAcross(forces, 'river', forces.allRiver);
/** 14.3, 14.3.1: only where the Soviets attack. */
export const strongpointCounts = (forces: Forces): boolean =>
  forces.way !== 'tem' &&
  forces.attackerSide === sides.soviet &&
  allAcross(forces, 'strongpoint', forces.allStrongpoint);

/** 12.3.2: the Axis must give ground. */
export const mustRetreat = (forces: Forces): boolean =>
  forces.way !== 'tem' &&
  forces.attackerSide === sides.soviet &&
  !forces.strongpoint &&
  !forces.city &&
  !forces.unlisted.heavy &&
  !forces.defenders.some(({ heavy }) => heavy) &&
  (forces.unlisted.sovietTracked || forces.attackers.some(({ move }) => move === 'tracked'));
