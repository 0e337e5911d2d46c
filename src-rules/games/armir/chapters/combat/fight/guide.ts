import { type GuideLine, guideLine, type MapDeed, onlyIf, onMap, remember } from '#rules/kit/procedure/calcSpec.ts';
import { isGone, leftBy, stepsLost } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { counterOf } from '../../../model/members.ts';
import { sideMsg } from '../../../model/words.ts';
import { frontStands } from '../../movement/locks.ts';
import { fitting, type StackUnit } from '../../movement/stack.ts';
import { msg } from '../msg.ts';
import { type Fighter, type Forces, strays } from './forces.ts';
import { UNTOLD } from './outcome.ts';
import { type FightResult, isEmptied } from './pay.ts';

/** What the rules allow or demand now, in their order. `mp`: halves left behind a mobile assault, where somebody said. */
export const guideOf = (
  result: FightResult,
  forces: Forces,
  context: Context,
  guns: readonly Fighter[],
  mp?: number,
): readonly GuideLine[] => {
  if (result.code === UNTOLD) return [remember(msg('armir.fight.guide.untold'), '12.2')];
  const lines = [
    ...lossLines(result, forces.defenderSide, forces.defenders, forces.typedDefence > 0, result.defenderLost),
    ...(result.stand === 'retreat' ? retreatLines(result, forces) : []),
    ...strays(forces).map((one) =>
      guideLine(
        msg(isGone(result, one) ? 'armir.fight.guide.strayOut' : 'armir.fight.guide.stray', { unit: one.label }),
        '12.3.3',
        one.side,
      ),
    ),
    ...lossLines(result, forces.attackerSide, forces.attackers, forces.typedAttack > 0, result.attackerLost),
    ...hqLines(result, forces),
    ...guns.map((gun) => guideLine(msg('armir.fight.guide.pa', { unit: gun.label }), '10.1.4', sides.axis)),
  ];
  return [
    ...lines,
    ...(forces.way === 'assault' ? assaultLines(result, forces, mp, context) : advanceLines(result, forces, context)),
  ];
};

/** What becomes of a counter that loses steps: its reverse, or the box. */
export const lossMsg = (unit: Msg, left: number): Msg =>
  left <= 0 ? msg('armir.fight.guide.out', { unit }) : msg('armir.fight.guide.step', { unit, count: left });

const lossLines = (
  result: FightResult,
  side: SideId,
  units: readonly Fighter[],
  typed: boolean,
  lost: number,
): readonly GuideLine[] => {
  const hit = units.filter((one) => !one.retreated && stepsLost(result, one) > 0);
  const named = hit.map((one) => {
    return guideLine(lossMsg(one.label, one.steps - stepsLost(result, one)), '12.2', side);
  });
  return typed && lost > 0
    ? [guideLine(msg('armir.fight.guide.lose', { side: sideMsg(side), count: lost }), '12.2.1', side)]
    : named;
};

/** 12.3.1, and where each side may not go (5.1.2, 14.2.1, 16.1.4). */
const retreatLines = (result: FightResult, { defenders, defenderSide, target, way }: Forces): readonly GuideLine[] => [
  onMap(guideLine(msg('armir.fight.guide.retreat', { side: sideMsg(defenderSide) }), '12.3.1', defenderSide), [
    { tool: 'retreat', target, pieces: leftBy(result, defenders) },
  ]),
  ...barredHexes(defenderSide, true),
  remember(msg('armir.fight.guide.overstack'), '6.2', defenderSide),
  ...(way === 'combat' ? [remember(msg('armir.fight.guide.guest'), '12.3.3', defenderSide)] : []),
];
const barredHexes = (side: SideId, retreats: boolean): readonly GuideLine[] =>
  side === sides.axis
    ? [
        ...(retreats ? [remember(msg('armir.fight.guide.don'), '14.2.1', side)] : []),
        remember(msg('armir.fight.guide.bokovskaya'), '16.1.4', side),
      ]
    : [
        remember(msg('armir.fight.guide.railway'), '5.1.2', side),
        remember(msg('armir.fight.guide.armies'), '6.3', side),
      ];

/** 17.1.3 */
const hqLines = (result: FightResult, { defenders }: Forces): readonly GuideLine[] =>
  defenders
    .filter((one) => one.kind === 'hq' && one.side === sides.soviet && isGone(result, one))
    .map((one) => guideLine(msg('armir.fight.guide.hqLost', { unit: one.label }), '17.1.3', sides.soviet));

/** What the Soviets' entry sets off, and what the Axis takes back (15.1, 16.2.1, 16.4.1, 5.5). */
const entryLines = (forces: Forces): readonly GuideLine[] => {
  const side = forces.attackerSide;
  const soviet = side === sides.soviet;
  return [
    remember(msg(soviet ? 'armir.fight.guide.star' : 'armir.fight.guide.starBack'), '16.4.1', side),
    ...(soviet && forces.strongpoint ? [remember(msg('armir.fight.guide.strongpoint'), '15.1', side)] : []),
    ...(soviet ? [remember(msg('armir.fight.guide.kantemirovka'), '16.2.1', side)] : []),
  ];
};

/** 6.1: where they cannot all stand in the hex, who goes first: the strongest, as many as may. */
const into = (target: string, result: FightResult, attackers: readonly Fighter[], context: Context): MapDeed => {
  const alive = attackers.filter((one) => !isGone(result, one));
  const stepsOf = (one: Fighter): number => one.steps - stepsLost(result, one);
  // as it comes out of the fight
  const worth = (one: Fighter): number => one.ladder.at(-stepsOf(one)) ?? one.cp ?? 0;
  const units = alive
    .toSorted((a, b) => worth(b) - worth(a))
    .map((one): StackUnit => {
      const { id, side, kind, army, division } = one;
      const corps = counterOf(context, id)?.corps ?? '';
      return { id, side, kind, army, division, corps, sp: stepsOf(one) };
    });
  const first = fitting(units);
  return { target, pieces: leftBy(result, attackers), may: true, ...(first.length < units.length ? { first } : {}) };
};
const advanceLines = (result: FightResult, forces: Forces, context: Context): readonly GuideLine[] => {
  const side = forces.attackerSide;
  const emptied = isEmptied(result, forces);
  if (emptied === false) return [remember(msg('armir.fight.guide.held'), '12.4', side), ...over(forces)];
  if (forces.typedAttack === 0 && forces.attackers.every((one) => isGone(result, one))) return over(forces);
  const hex = forces.target;
  return [
    ...(emptied === undefined ? [onlyIf(msg('armir.fight.guide.ifEmpty'), '12.4', side)] : []),
    onMap(
      guideLine(
        hex === ''
          ? msg('armir.fight.guide.advance', { side: sideMsg(side) })
          : msg('armir.fight.guide.advanceTo', { side: sideMsg(side), hex: name(hex) }),
        '12.4',
        side,
      ),
      [into(hex, result, forces.attackers, context)],
    ),
    ...barredHexes(side, false),
    ...entryLines(forces),
    ...over(forces),
  ];
};
const over = ({ way }: Forces): readonly GuideLine[] =>
  way === 'combat' ? [remember(msg('armir.fight.guide.stacking'), '6')] : [];

/** 13.2, 13.3 */
const assaultLines = (
  result: FightResult,
  forces: Forces,
  mp: number | undefined,
  context: Context,
): readonly GuideLine[] => {
  const side = forces.attackerSide;
  const who = { side: sideMsg(side) };
  if (forces.typedAttack === 0 && forces.attackers.every((one) => isGone(result, one))) return [];
  const stays = [
    guideLine(msg('armir.fight.guide.stays', who), '13.2', side),
    remember(msg('armir.fight.guide.otherGroup'), '13', side),
  ];
  const emptied = isEmptied(result, forces);
  if (emptied === false) return stays;
  return [
    ...(emptied === undefined ? [onlyIf(msg('armir.fight.guide.ifEmptyElse'), '13.2', side)] : []),
    onMap(guideLine(msg('armir.fight.guide.enters', who), '13.2', side), [
      { target: forces.target, pieces: leftBy(result, forces.attackers) },
    ]),
    guideLine(
      mp === undefined ? msg('armir.fight.guide.mayGoOn') : msg('armir.fight.guide.goesOn', { mp }),
      '13.2',
      side,
    ),
    remember(msg('armir.fight.guide.drops'), '13.3', side),
    ...barredHexes(side, false),
    ...entryLines(forces),
    ...(frontStands(context) && side === sides.soviet ? [remember(msg('armir.fight.guide.front'), '5.5', side)] : []),
  ];
};
