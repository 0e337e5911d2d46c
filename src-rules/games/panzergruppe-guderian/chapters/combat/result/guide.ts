import { type GuideLine, guideLine, type MapDeed, onlyIf, onMap, remember } from '#rules/kit/procedure/calcSpec.ts';
import { UNTOLD } from '#rules/kit/procedure/oddsFight.ts';
import { isGone, leftBy, stepsLost } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { ruling } from '../../../model/rulings.ts';
import { divisionMsg, sideMsg } from '../../../model/words.ts';
import { leastOverrun } from '../../movement/overrunCost.ts';
import { fitting, roomBeside } from '../../movement/stacking.ts';
import { westTurns } from '../../movement/west.ts';
import { readCode } from '../crt.ts';
import { countsForPoints, divisionPoints, endedBy } from '../divisions.ts';
import { type Fighter, type Forces, isNothing, standsAt } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { fightingAttackers, standingDefenders } from '../strength/reckon.ts';
import { goingBack, isDisrupting, isEmptied, isOneEmptied, labels, onlyStrays } from './aftermath.ts';
import { EMPTY, NOBODY } from './outcome.ts';
import { type FightResult, told } from './pay.ts';

/** What the rules allow or demand now, in their order: the defender first (9.66). */
export const guideOf = (
  result: FightResult,
  forces: Forces,
  context: Context,
  overrun?: { readonly mpAfter: number | undefined },
): readonly GuideLine[] => {
  if (result.code === UNTOLD) return [];
  const { attackerSide, defenderSide } = forces;
  return [
    ...afterReveal(forces, context),
    ...payLines(result, 'defender', defenderSide, forces, context),
    ...strayLines(result, forces),
    ...disruptionLines(result, forces, context),
    ...payLines(result, 'attacker', attackerSide, forces, context),
    ...(overrun ? overrunLines(result, forces, context, overrun.mpAfter) : advanceLines(result, forces, context)),
    ...divisionLines(result, forces, context),
    ...stackingLines(result, forces),
  ];
};

/** 12.3, 10.23: who is taken off and who goes back as soon as counters are turned. */
const afterReveal = (forces: Forces, context: Context): readonly GuideLine[] => {
  const lines: GuideLine[] = [];
  const nothing = [...forces.attackers, ...forces.defenders].filter(isNothing);
  if (nothing.length > 0) lines.push(guideLine(msg('pgg.guide.nothing', { count: nothing.length }), '12.3', 'soviet'));
  const back = labels(goingBack(forces));
  if (back) {
    lines.push(guideLine(msg('pgg.guide.back', { units: back }), '10.23', 'soviet'));
    lines.push(
      remember(
        msg(ruling(context.options, 'a42') === 'stay' ? 'pgg.guide.backStay' : 'pgg.guide.backOut'),
        '10.23',
        'soviet',
      ),
    );
  }
  return lines;
};

const payLines = (
  result: FightResult,
  role: 'defender' | 'attacker',
  side: SideId,
  forces: Forces,
  context: Context,
): readonly GuideLine[] => {
  const paid = result[role];
  const n = readCode(result.code)?.[role]?.n ?? 0;
  const who = sideMsg(side);
  // 9.75: who retreated here goes besides, and is named for that
  const fighters =
    role === 'defender' ? standingDefenders(forces).filter((one) => !one.retreated) : fightingAttackers(forces);
  switch (paid) {
    case undefined:
      return [];
    case 'all':
      return [guideLine(msg('pgg.guide.all', { side: who }), '9.64', side)];
    case 'cutOff':
      return [guideLine(msg('pgg.guide.cutOff', { side: who }), '9.71', side)];
    case 'engaged':
    case 'losses': {
      const rule = paid === 'engaged' ? '9.67' : '9.65';
      const lost = fighters.filter((fighter) => stepsLost(result, fighter) > 0);
      if (lost.length === 0) return [guideLine(msg('pgg.guide.lose', { side: who, count: n }), rule, side)];
      return lost.map((fighter) => lossLine(result, fighter, fighters, rule));
    }
    case 'retreat':
      return retreatLines(n, side, fighters, forces, context);
  }
};

/** 15.12: the score counts it by itself; at the table it is told when it happens. */
const divisionLines = (result: FightResult, forces: Forces, context: Context): readonly GuideLine[] => {
  const gone = [...forces.attackers, ...forces.defenders].filter((fighter) => isGone(result, fighter));
  return endedBy(
    context,
    gone.map(({ id }) => id),
  )
    .filter(countsForPoints)
    .map((division) =>
      remember(msg('pgg.guide.division', { division: divisionMsg(division), n: divisionPoints }), '15.12', 'soviet'),
    );
};

const lossLine = (result: FightResult, fighter: Fighter, among: readonly Fighter[], rule: string): GuideLine => {
  const left = fighter.steps - stepsLost(result, fighter);
  const unit = told(fighter, among);
  const said = left <= 0 ? msg('pgg.guide.out', { unit }) : msg('pgg.guide.step', { unit, count: left });
  return guideLine(said, rule, fighter.side);
};

/** Those who leave their hexes, by hex. */
const leaving = (fighters: readonly Fighter[], forces: Forces): ReadonlyMap<string, readonly string[]> => {
  const hexes = new Set(fighters.map((one) => standsAt(one, forces)));
  const from = (hex: string) => fighters.filter((one) => standsAt(one, forces) === hex).map(({ id }) => id);
  return new Map([...hexes].map((hex) => [hex, from(hex)]));
};
const retreatLines = (
  n: number,
  side: SideId,
  fighters: readonly Fighter[],
  forces: Forces,
  context: Context,
): readonly GuideLine[] => {
  const other: SideId = side === forces.attackerSide ? forces.defenderSide : forces.attackerSide;
  const deeds = [...leaving(fighters, forces)].map(
    ([target, pieces]): MapDeed => ({ tool: n === 1 ? 'retreat1' : 'retreat2', target, pieces }),
  );
  return [
    onMap(
      guideLine(msg('pgg.guide.path', { side: sideMsg(other), who: sideMsg(side), count: n }), '9.72', other),
      deeds,
    ),
    remember(msg('pgg.guide.barred'), '9.71', other),
    remember(msg('pgg.guide.prefer'), '9.73', other),
    remember(msg('pgg.guide.friends'), '9.74', other),
    remember(
      msg(ruling(context.options, 'a29') === 'eliminated' ? 'pgg.guide.noPathOut' : 'pgg.guide.noPath'),
      '9.71',
      side,
    ),
    ...(side === 'soviet' && context.turn <= westTurns
      ? [
          remember(msg('pgg.guide.west', { n: westTurns }), '6.4', side),
          remember(
            msg(ruling(context.options, 'a51') === 'last' ? 'pgg.guide.westLast' : 'pgg.guide.westAny'),
            '9.72',
            other,
          ),
        ]
      : []),
    remember(msg(ruling(context.options, 'a48') === 'turn' ? 'pgg.guide.guestTurn' : 'pgg.guide.guest'), '9.75', side),
  ];
};

/** 9.75 */
const strayLines = (result: FightResult, forces: Forces): readonly GuideLine[] => {
  if (!result.defender) return [];
  const standing = standingDefenders(forces);
  return standing
    .filter((fighter) => fighter.retreated)
    .map((fighter) => guideLine(msg('pgg.guide.stray', { unit: told(fighter, standing) }), '9.75', fighter.side));
};

const disruptionLines = (result: FightResult, forces: Forces, context: Context): readonly GuideLine[] => {
  if (!isDisrupting(result, forces, context) || result.defender === 'all') return [];
  const left = standingDefenders(forces).filter((fighter) => !isGone(result, fighter));
  if (forces.defenders.length > 0 && left.length === 0) return [];
  return [
    guideLine(
      msg('pgg.guide.disrupt', {
        units: list(left.map((one) => told(one, forces.defenders))) ?? msg('pgg.guide.survivors'),
      }),
      '6.61',
      forces.defenderSide,
    ),
  ];
};

const advanceLines = (result: FightResult, forces: Forces, context: Context): readonly GuideLine[] => {
  const { attackerSide, defenderSide } = forces;
  const read = readCode(result.code);
  if (result.code === NOBODY) return [];
  if (result.code === EMPTY && onlyStrays(forces)) return [guideLine(msg('pgg.guide.strayed'), '9.75')];
  if (result.code === EMPTY) {
    return ruling(context.options, 'a21') === 'advance'
      ? [
          ...advance(attackerSide, 'pgg.guide.advanceEmptied', '9.86', context, into(result, forces)),
          remember(msg('pgg.guide.atOnce'), '9.85', attackerSide),
        ]
      : [remember(msg('pgg.guide.noAdvanceEmpty'), '12.3', attackerSide)];
  }
  if (!read) return [];
  if (read.engaged) return [remember(msg('pgg.guide.nobodyMoves'), '9.67')];
  if (read.defender) {
    const emptied = isEmptied(result, forces);
    const stays = read.split
      ? [remember(msg('pgg.guide.splitNoAdvance', { side: sideMsg(defenderSide) }), '9.66', defenderSide)]
      : [];
    const partly = emptied === false && isOneEmptied(result, forces);
    if (emptied === false && !partly) return [remember(msg('pgg.guide.held'), '9.81', attackerSide), ...stays];
    const gone = fightingAttackers(forces).every((fighter) => isGone(result, fighter));
    if (forces.attackers.length > 0 && forces.typedAttack === 0 && gone) return stays;
    if (result.attacker === 'retreat' || result.attacker === 'cutOff')
      return [
        remember(msg('pgg.guide.retreatedNoAdvance', { side: sideMsg(attackerSide) }), '9.66', attackerSide),
        ...stays,
      ];
    const how =
      result.defender === 'retreat'
        ? ({ id: 'pgg.guide.advanceLine', rule: '9.81' } as const)
        : ({ id: 'pgg.guide.advanceEmptied', rule: '9.86' } as const);
    return [
      ...(emptied === undefined || partly ? [onlyIf(msg('pgg.guide.ifEmpty'), '9.81', attackerSide)] : []),
      ...advance(attackerSide, how.id, how.rule, context, into(result, forces)),
      remember(msg('pgg.guide.atOnce'), '9.85', attackerSide),
      ...stays,
    ];
  }
  // A1, A2, Ae: the defender may advance into what the attackers left (9.87)
  const left = result.attacker === 'all' || result.attacker === 'retreat' || result.attacker === 'cutOff';
  const emptiedHexes = left || emptiedAttackHexes(result, forces);
  if (!emptiedHexes) return [remember(msg('pgg.guide.heldAttack'), '9.87', defenderSide)];
  const how =
    result.attacker === 'retreat'
      ? ({ id: 'pgg.guide.advanceLine', rule: '9.87' } as const)
      : ({ id: 'pgg.guide.advanceEmptied', rule: '9.86' } as const);
  return [
    onlyIf(msg('pgg.guide.ifAttackHexEmpty'), '9.87', defenderSide),
    ...advance(defenderSide, how.id, how.rule, context, back(result, forces)),
    remember(msg('pgg.guide.atOnceDefender'), '9.85', defenderSide),
  ];
};

/** Has a loss emptied a hex of the attackers, as far as the rows tell (A46)? */
const emptiedAttackHexes = (result: FightResult, forces: Forces): boolean => {
  const all = [...forces.attackers, ...forces.bystanders];
  return [...new Set(forces.attackers.map((fighter) => fighter.hex))].some((hex) =>
    all.filter((fighter) => fighter.hex === hex).every((fighter) => isGone(result, fighter)),
  );
};

/** 7.1, 7.2: of those who may advance as many as find room in an empty hex, the strongest first, leaders last. */
const strongest = (fighters: readonly Fighter[], side: SideId): readonly string[] => {
  const worth = ({ attack, defence }: Fighter): number => attack + defence;
  const units = fighters.filter(({ leader }) => !leader).toSorted((a, b) => worth(b) - worth(a));
  const leaders = fighters.filter(({ leader }) => leader);
  const stack = { combat: units.length, leaders: leaders.length };
  const fit = fitting(stack, roomBeside(side, { combat: 0, leaders: 0 }));
  return [...units.slice(0, fit.combat), ...leaders.slice(0, fit.leaders)].map(({ id }) => id);
};
const advancing = (
  result: FightResult,
  fighters: readonly Fighter[],
  side: SideId,
): Pick<MapDeed, 'pieces' | 'first'> => {
  const left = fighters.filter((fighter) => !isGone(result, fighter));
  return { pieces: leftBy(result, fighters), first: strongest(left, side) };
};
/** 9.8: attackers into each hex attacked, after those who left it. */
const into = (result: FightResult, forces: Forces): readonly MapDeed[] =>
  forces.hexes.map(({ hex }) => ({
    tool: 'advance',
    target: hex,
    ...advancing(result, fightingAttackers(forces), forces.attackerSide),
    ...(result.defender === 'retreat' ? { after: leftBy(result, standingDefenders(forces)) } : {}),
  }));
/** 9.87: defenders into each hex the attack came from. */
const back = (result: FightResult, forces: Forces): readonly MapDeed[] =>
  [...leaving(forces.attackers, forces).keys()].map((target) => ({
    tool: 'advance',
    target,
    ...advancing(result, standingDefenders(forces), forces.defenderSide),
    ...(result.attacker === 'retreat' ? { after: leftBy(result, fightingAttackers(forces)) } : {}),
  }));

const advance = (
  side: SideId,
  id: 'pgg.guide.advanceLine' | 'pgg.guide.advanceEmptied',
  rule: string,
  context: Context,
  deeds: readonly MapDeed[],
): readonly GuideLine[] => [
  onMap(guideLine(msg(id, { side: sideMsg(side) }), rule, side), deeds),
  remember(msg('pgg.guide.ignoresZoc'), '9.83', side),
  ...(side === 'soviet' && context.turn <= westTurns
    ? [remember(msg('pgg.guide.westAdvance', { n: westTurns }), '6.4', side)]
    : []),
];

/** 6.52: on D1, D2 or De, unsplit, and an empty hex, they must enter and may go on; else they stay and are done. */
export type OverrunStep = 'enter' | 'stay' | 'ask';

/** `emptied`: nobody stands in the hex any more; undefined: not known. */
export const stepAfter = (
  code: string,
  emptied: boolean | undefined,
  forces: Forces,
  context: Context,
): OverrunStep => {
  if (code === EMPTY && onlyStrays(forces)) return 'ask';
  if (code === EMPTY) return ruling(context.options, 'a21') === 'advance' ? 'enter' : 'stay';
  const read = readCode(code);
  if (!read?.defender || read.split || read.engaged) return 'stay';
  return emptied === undefined ? 'ask' : emptied ? 'enter' : 'stay';
};

export const overrunStep = (result: FightResult, forces: Forces, context: Context): OverrunStep =>
  stepAfter(result.code, isEmptied(result, forces), forces, context);

const overrunLines = (
  result: FightResult,
  forces: Forces,
  context: Context,
  mpAfter: number | undefined,
): readonly GuideLine[] => {
  const { attackerSide, defenderSide } = forces;
  const side = sideMsg(attackerSide);
  const step = overrunStep(result, forces, context);
  // A11: another overrun costs 3 points, or those and the hex
  const entry = ruling(context.options, 'a11') === 'entry';
  const goOn =
    mpAfter === undefined
      ? msg(entry ? 'pgg.guide.goOnUntoldEntry' : 'pgg.guide.goOnUntold')
      : msg(
          mpAfter < leastOverrun(context)
            ? 'pgg.guide.goOnNoOverrun'
            : entry
              ? 'pgg.guide.goOnEntry'
              : 'pgg.guide.goOn',
          { mp: mpAfter },
        );
  const enter = [
    onMap(
      guideLine(msg('pgg.guide.mustEnter', { side }), '6.52', attackerSide),
      forces.hexes.map(({ hex }) => ({ target: hex, pieces: leftBy(result, fightingAttackers(forces)) })),
    ),
    guideLine(goOn, '6.56', attackerSide),
  ];
  const gone = result.attacker === 'all' || result.attacker === 'cutOff';
  const stay = gone
    ? []
    : [
        guideLine(
          msg(result.attacker === 'retreat' ? 'pgg.guide.stopAfter' : 'pgg.guide.stop', { side }),
          '6.52',
          attackerSide,
        ),
      ];
  // 6.58 speaks of defenders who are still there
  const holds = result.code !== EMPTY && isEmptied(result, forces) !== true;
  return [
    ...(result.code === NOBODY
      ? stay
      : step === 'enter'
        ? enter
        : step === 'stay'
          ? stay
          : [onlyIf(msg('pgg.guide.ifEmptyEnter'), '6.52', attackerSide), ...enter]),
    ...(holds ? [remember(msg('pgg.guide.noAdvance', { side: sideMsg(defenderSide) }), '6.58', defenderSide)] : []),
  ];
};

const stackingLines = (result: FightResult, forces: Forces): readonly GuideLine[] => {
  if (result.code === NOBODY) return [];
  const moved = result.defender === 'retreat' || result.attacker === 'retreat' || isEmptied(result, forces) !== false;
  if (!moved) return [];
  return [
    remember(
      msg(forces.attackerSide === 'soviet' ? 'pgg.guide.stackingSoviet' : 'pgg.guide.stacking', { n: 3 }),
      forces.attackerSide === 'soviet' ? '7.1' : '7.2',
    ),
  ];
};
