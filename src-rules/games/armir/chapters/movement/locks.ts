import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { type Army, cells, type ItalianCorps, italianCorps, named, ruling, type SideId, sides } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { gebirgsFull, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { aloneIn, type Field, type Unit } from '../map/field.ts';
import { distance, type Ground } from '../map/ground.ts';

/** 5.5, 5.5.1, 15.1, 15.2: who may not move, and how far others may. */

/** 5.5: the turns in which the front stands. */
const lastLocked = 2;
export const xxivReach = 3;
export const alpineAlarm = 2;

const isCervino = ({ id, name }: Counter): boolean => id === named.cervino || /cervino/i.test(name);
const isGebirgs = ({ id, name }: Counter): boolean => id === named.gebirgs || /gebirgs/i.test(name);
/** 15.1.3: Julia units that have gone over to XXIV Pz.Korps have its stripe. */
const isAlpine = ({ formation }: Counter): boolean => formation === 'alpine';

/** 5.5: a strongpoint of this colour was taken: noted, or Soviet units alone stand in one now. */
const hasFallen = (context: Context, field: Field | undefined, corps: ItalianCorps): boolean =>
  (countAt(context, cells.fell, corps) ?? 0) > 0 ||
  (field?.ground.strongpoints.some(
    (node) => field.ground.strongpoint(node) === corps && aloneIn(field, node) === sides.soviet,
  ) ??
    false);

const corpsOf = ({ formation }: Counter): ItalianCorps | undefined => italianCorps.find((one) => one === formation);

/** 5.5: in these turns the front does not move before a strongpoint has fallen. */
export const frontStands = ({ turn }: Pick<Context, 'turn'>): boolean => turn <= lastLocked;
/** AMB-76: in Axis motorised movement too, or in normal movement only. */
export const frontLockedIn = (
  context: Pick<Context, 'turn' | 'options'>,
  phase: 'axisMovement' | 'axisMotorised',
): boolean => frontStands(context) && (phase === 'axisMovement' || ruling(context, 'amb76') === 'both');
/** The corps that have lost no strongpoint of their colour yet, as the map shows or, without one, the record notes. */
export const lockedCorps = (context: Context, field?: Field): readonly ItalianCorps[] =>
  frontStands(context) ? italianCorps.filter((one) => !hasFallen(context, field, one)) : [];

/** 5.5: an Italian unit in a strongpoint hex whose corps has lost none of its colour. */
export const isFrontLocked = (field: Field, { counter, node }: Unit): boolean => {
  const corps = corpsOf(counter);
  return (
    counter.side === sides.axis &&
    counter.nation === 'ITA' &&
    corps !== undefined &&
    !isCervino(counter) &&
    field.ground.strongpoint(node) !== undefined &&
    // asked between the movement phases it is about the normal one
    frontLockedIn(field.context, isIn(field.context, 'axisMotorised') ? 'axisMotorised' : 'axisMovement') &&
    lockedCorps(field.context, field).includes(corps)
  );
};

export const hqOfCorps = (field: Field, formation: 'alpine' | 'xxiv'): Unit | undefined =>
  field.all.find(({ counter }) => counter.kind === 'hq' && counter.formation === formation);

/** 5.5.1: at Rossosh, with no Soviet unit within two hexes. */
export const isAlpineHqLocked = (field: Field, { counter, node }: Unit): boolean =>
  counter.kind === 'hq' &&
  isAlpine(counter) &&
  node === field.ground.place('rossosh') &&
  ![...field.at.soviet.keys()].some((other) => distance(field.ground, node, other) <= alpineAlarm);

/** 15.2 */
export const isGebirgsLocked = (field: Field, { counter, node }: Unit): boolean =>
  isGebirgs(counter) &&
  node === field.ground.place('millerovo') &&
  (stepsLeft(field.context, counter) ?? 0) < gebirgsFull;

/** An area a unit may not leave by moving: within range of its HQ (5.5.1, 15.1.2), or near the north edge (15.1.1). */
export interface Bounds {
  readonly rule: '5.5.1' | '15.1.2' | '15.1.1';
  readonly inside: (node: number) => boolean;
}
const within = (ground: Ground, centre: number, radius: number) => (node: number) =>
  distance(ground, centre, node) <= radius;

export const boundsOf = (field: Field, { counter }: Unit): Bounds | undefined => {
  const { ground } = field;
  if (counter.side !== sides.axis) return undefined;
  if (counter.kind === 'hq' && counter.formation === 'xxiv') {
    const north = [...Array(ground.size).keys()].filter(ground.isNorth);
    return north.length === 0
      ? undefined
      : { rule: '15.1.1', inside: (node) => north.some((one) => distance(ground, one, node) <= xxivReach) };
  }
  if (counter.kind === 'hq') return undefined;
  const corps = isAlpine(counter) && !isCervino(counter) ? 'alpine' : counter.formation === 'xxiv' ? 'xxiv' : undefined;
  const hq = corps && hqOfCorps(field, corps);
  return hq?.piece.radius === undefined
    ? undefined
    : { rule: corps === 'alpine' ? '5.5.1' : '15.1.2', inside: within(ground, hq.node, hq.piece.radius) };
};

/** 5.1.2, 16.1.4: hexes that a side never enters, in whatever way; with the rule that says so. */
export const closedTo = (
  ground: Ground,
  side: SideId,
  node: number,
): { readonly why: 'railAB' | 'bokovskaya'; readonly rule: string } | undefined => {
  if (side === sides.soviet) return ground.onRailAB(node) ? { why: 'railAB', rule: '5.1.2' } : undefined;
  return node === ground.place('bokovskaya') ? { why: 'bokovskaya', rule: '16.1.4' } : undefined;
};

/** 6.3: a hex with units of another Soviet army. */
export const otherArmyAt = (field: Field, army: Army | undefined, node: number): boolean =>
  army !== undefined &&
  (field.at.soviet.get(node) ?? []).some(({ counter }) => counter.army !== undefined && counter.army !== army);
