import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, commandRange, ruling, sides } from '../../../ids.ts';
import { hexDistance } from '../../../model/hexes.ts';
import { countersOf, hexOf, isDisrupted, isOffMap, stepsLeft } from '../../../model/reading.ts';
import { casWestBar, flown, missionsLeft, withoutMissions } from '../../air/missions.ts';
import { msg } from '../msg.ts';
import { type Fight, formationIn, hexesTo, leadUnit, type Plane, type Role } from './fight.ts';
import type { Notice } from './notice.ts';

/** Step b: close air support (13.2). */

export interface Sortie {
  readonly plane: Plane;
  readonly bars: readonly Notice[];
}
/** 13.21 */
const most = 2;

/** The formation an attack's mission is booked on, '' where none is named. */
export const leading = (fight: Fight): string => {
  const lead = leadUnit(fight, 'attacker');
  return lead ? formationIn(lead, fight) : '';
};
/** 13.24b2: the formation that gives the lead and more than half of the attackers; undefined: none does. */
const carryingFormation = (fight: Fight): string | undefined => {
  const formation = leading(fight);
  if (formation === '') return undefined;
  const { units } = fight.attacker;
  const own = units.filter((unit) => formationIn(unit, fight) === formation).length;
  return own * 2 > units.length ? formation : undefined;
};
/** More than half of a formation's combat units have a red box: of the roster where it is typed, else of the rows. */
const isMotorised = (formation: string, fight: Fight, context: Pick<Context, 'rosters'>): boolean => {
  const listed = countersOf(context).filter(
    (one) => one.kind === 'combat' && one.side === fight.attacker.side && one.formation === formation,
  );
  const units = listed.length > 0 ? listed : fight.attacker.units.filter((one) => one.formation === formation);
  return units.filter((one) => one.class === 'mot').length * 2 > units.length;
};
/** 13.24b: what keeps an attack from being supported at all. */
const offensiveBars = (fight: Fight, context: Context): readonly Notice[] => {
  const { side } = fight.attacker;
  const formation = leading(fight);
  if (withoutMissions(context.scenario, formation)) return [{ msg: msg('rtl.attack.bar.noOffensive'), rule: 'S5.23' }];
  const west = casWestBar(context, side, fight.target);
  if (west) return [west];
  // 13.24b1: counted only where a game is recorded
  if (context.place !== '' && missionsLeft(context, side) === 0)
    return [{ msg: msg('rtl.attack.bar.noMissions'), rule: '13.24' }];
  const carrying = carryingFormation(fight);
  if (side === sides.german && carrying !== undefined && isMotorised(carrying, fight, context)) return [];
  const each = ruling(context, 'amb28') === 'each';
  const used = each
    ? formation === ''
      ? 0
      : flown(context, side, formation)
    : Object.entries(mapIn(context, cells.missions)).reduce((so, [key, n]) => {
        const [of, name = ''] = key.split(':');
        const counts = of === side && name !== '' && !(side === sides.german && isMotorised(name, fight, context));
        return so + (counts && typeof n === 'number' ? n : 0);
      }, 0);
  return used > 0
    ? [{ msg: msg(each ? 'rtl.attack.bar.missionUsed' : 'rtl.attack.bar.missionUsedAll'), rule: '13.24' }]
    : [];
};
/**
 * 13.14: no HQ of the side, of whatever formation, is fit and near enough, of those listed and those whose places are
 * written down. Where none is listed and one stands nobody knows where, nobody can say.
 */
const noHq = (fight: Fight, role: Role, context: Context): boolean => {
  const { helpers, side } = fight[role];
  const listed = helpers.filter(({ kind }) => kind === 'hq');
  if (listed.some((one) => !one.disrupted && !one.offMap && hexesTo(one, fight.target) <= commandRange)) return false;
  const others = countersOf(context).filter(
    (one) => one.kind === 'hq' && one.side === side && !listed.some(({ id }) => id === one.id),
  );
  // who is gone, or in a box, is near nobody
  const far = others.map((one) =>
    stepsLeft(context, one) === 0 || isOffMap(context, one.id)
      ? Number.POSITIVE_INFINITY
      : hexDistance(hexOf(context, one.id) ?? '', fight.target),
  );
  if (far.some((n, i) => n !== undefined && n <= commandRange && !isDisrupted(context, others[i]?.id ?? '')))
    return false;
  return listed.length > 0 || (others.length > 0 && !far.includes(undefined));
};

/** What keeps each of them away, however many fly. */
const barsOf = (fight: Fight, role: Role, context: Context): readonly Sortie[] => {
  const { planes, side } = fight[role];
  if (planes.length === 0) return [];
  const attacks = role === 'attacker';
  const all = [
    ...(attacks ? offensiveBars(fight, context) : []),
    ...(noHq(fight, role, context) ? [{ msg: msg('rtl.attack.bar.noHq'), rule: '13.14' }] : []),
  ];
  // 13.24b5
  const escorted = planes.some(({ airType, ready }) => airType === 'A' && ready);
  return planes.map((plane) => ({
    plane,
    bars: [
      ...all,
      ...(plane.ready ? [] : [{ msg: msg('rtl.attack.bar.flown'), rule: '13.13' }]),
      ...(attacks && side === sides.soviet && plane.airType === 'B' && !escorted
        ? [{ msg: msg('rtl.attack.bar.alone'), rule: '13.24' }]
        : []),
    ],
  }));
};
const unbarred = (all: readonly Sortie[]): readonly Plane[] =>
  all.flatMap(({ plane, bars }) => (bars.length === 0 ? [plane] : []));
/** Of those named who may be among the two that fly. */
export const mayFly = (fight: Fight, role: Role, context: Context): readonly Plane[] =>
  unbarred(barsOf(fight, role, context));

export const sorties = (fight: Fight, role: Role, context: Context): readonly Sortie[] => {
  let flying = 0;
  return barsOf(fight, role, context).map((one) => {
    if (one.bars.length > 0) return one;
    flying += 1;
    return flying > most ? { ...one, bars: [{ msg: msg('rtl.attack.bar.third'), rule: '13.21' }] } : one;
  });
};
export const flying = (fight: Fight, role: Role, context: Context): readonly Plane[] =>
  unbarred(sorties(fight, role, context));
