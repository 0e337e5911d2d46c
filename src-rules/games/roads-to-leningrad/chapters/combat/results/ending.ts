import { type GuideLine, type MapDeed, onlyIf, onMap, remember } from '#rules/kit/procedure/calcSpec.ts';
import { sumOf, takenOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells, marks, ruling } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { fitting } from '../../movement/stacking.ts';
import { leftWith } from '../../victory/lossVp.ts';
import { type Fight, type FightUnit, type Role, roles } from '../fight/fight.ts';
import { followedIn } from '../fight/followed.ts';
import type { AttackOutcome } from '../fight/outcome.ts';
import { msg } from '../msg.ts';
import { advanceToolId, onwardToolId, retreatToolOf } from '../ways/toolIds.ts';
import { advanceOf } from './advance.ts';
import { guestShare } from './bill.ts';
import { placeLines } from './place.ts';
import { type RetreatFrom, retreatLength } from './retreat.ts';
import { advancers, type SettledFight, stepsAfter, survivors } from './settle.ts';
import { isTyped, struck } from './troops.ts';

/** What a settled result books, and what is to be done on the map, in order. */

const names = (units: readonly FightUnit[]): Msg | undefined => list(units.map(({ label }) => label));

/** AMB-43: steps of the result that the defenders lacked. */
const unpaidBy = ({ bill, taken }: SettledFight, fight: Fight): number =>
  isTyped(fight, 'defender') || bill.defender.eliminated ? 0 : Math.max(0, bill.defender.steps - sumOf(taken.defender));

/** Steps with their VP, disruption, and the markers that come off. */
export const settledFacts = (settled: SettledFight, fight: Fight, context: Context): readonly Fact[] => {
  const followed = followedIn(context);
  const facts: Fact[] = [];
  for (const role of roles)
    for (const unit of struck(fight, role)) {
      const counter = followed(unit);
      if (!counter) continue;
      const left = stepsAfter(unit, settled.taken[role]);
      if (takenOf(settled.taken[role], unit.id) > 0) facts.push(...leftWith(context, counter, left));
      if (left > 0 && settled.disrupted[role] && textAt(context, cells.disrupted, counter.id) !== 'yes')
        facts.push(setAt(cells.disrupted, counter.id, 'yes'));
    }
  let unpaid = unpaidBy(settled, fight);
  for (const unit of fight.defender.guests ?? []) {
    const share = guestShare(settled.bill.defender, unpaid, ruling(context, 'amb43') === 'steps');
    const lost = share.gone ? unit.steps : Math.min(unit.steps, share.steps);
    unpaid -= share.steps > 0 ? lost : 0;
    const counter = followed(unit);
    if (lost > 0 && counter) facts.push(...leftWith(context, counter, unit.steps - lost));
  }
  const { target } = fight;
  if (target !== '' && context.marks[marks.noRetreat]?.[target]) facts.push(unmark(marks.noRetreat, target));
  return facts;
};

const lossLines = (settled: SettledFight, fight: Fight, role: Role): readonly GuideLine[] => {
  const { side } = fight[role];
  const part = settled.bill[role];
  const who = { side: sideMsg(side) };
  const lines: GuideLine[] = [];
  const line = (msg: Msg, rule: string) => lines.push({ msg, rule, who: side });
  if (part.cut) line(msg('rtl.res.guide.cut', who), '11.24');
  if (part.armour) line(msg('rtl.res.guide.armour', who), '11.12');
  for (const unit of struck(fight, role)) {
    if (takenOf(settled.taken[role], unit.id) === 0) continue;
    const left = stepsAfter(unit, settled.taken[role]);
    line(msg(left <= 0 ? 'rtl.res.guide.out' : 'rtl.res.guide.step', { unit: unit.label }), '11.21');
  }
  if (isTyped(fight, role)) {
    if (part.eliminated) line(msg('rtl.res.guide.allOut', who), '11.11');
    else if (part.steps > 0) line(msg('rtl.res.guide.lose', { ...who, count: part.steps }), '11.21');
  }
  if (part.extra) line(msg('rtl.res.guide.extra', who), '11.42');
  const alive = survivors(fight, role, settled);
  const called = names(alive);
  if (settled.disrupted[role] && (called || isTyped(fight, role)))
    line(called ? msg('rtl.res.guide.disrupted', { what: called }) : msg('rtl.res.guide.disruptedAll', who), '3.71');
  return lines;
};

/** 11.33, 11.65: where they cannot all stand in one hex, who goes first: the strongest, as many as may. */
const firstOf = (units: readonly FightUnit[], context: Context): readonly string[] =>
  fitting(
    units.toSorted((a, b) => b.attack + b.defence - a.attack - a.defence).map(({ id }) => id),
    context,
  );
const going = (units: readonly FightUnit[], first: readonly string[]): Pick<MapDeed, 'pieces' | 'first'> => {
  const pieces = units.map(({ id }) => id);
  const fit = pieces.filter((id) => first.includes(id));
  return fit.length < pieces.length ? { pieces, first: fit } : { pieces };
};

/** Defenders stand in the hex attacked. */
const hexIn = ({ target }: Fight, role: Role, { hex }: FightUnit): string => (role === 'defender' ? target : hex);

/** 11.31 to 11.35, with the way already said. */
const retreatLines = (
  settled: SettledFight,
  fight: Fight,
  role: Role,
  from: RetreatFrom,
  context: Context,
  others = false,
): readonly GuideLine[] => {
  if (!settled.bill[role].retreats) return [];
  const { side } = fight[role];
  const enemy = fight[role === 'attacker' ? 'defender' : 'attacker'].side;
  const alive = survivors(fight, role, settled);
  if (alive.length === 0 && !isTyped(fight, role)) return [];
  const through = settled.ways.some((one) => one.role === role && one.by === 'zoc');
  const length = retreatLength(from, through);
  const by = length.by === 'enemy' ? enemy : side;
  const what = names(alive) ?? sideMsg(side);
  // 11.35: who had retreated there goes with them
  const leaving = [...alive, ...(role === 'defender' ? (fight.defender.guests ?? []) : [])];
  const hexes = new Set(leaving.map((unit) => hexIn(fight, role, unit)));
  return [
    onMap(
      {
        msg: msg(length.least === 1 ? 'rtl.res.guide.retreatOneOrTwo' : 'rtl.res.guide.retreatTwo', {
          what,
          side: sideMsg(by),
        }),
        rule: length.rule,
        who: by,
      },
      [...hexes].map((hex): MapDeed => {
        const here = leaving.filter((unit) => hexIn(fight, role, unit) === hex);
        return {
          tool: retreatToolOf(length.least),
          target: hex,
          ...going(here, firstOf(here, context)),
          ...(fight.target === '' ? {} : { away: fight.target }),
        };
      }),
    ),
    remember(msg('rtl.res.guide.retreatEnd'), '11.34', by),
    ...(others ? [remember(msg('rtl.res.guide.retreatTarget'), '11.35', side)] : []),
  ];
};

/** 11.35 */
const guestLines = ({ bill }: SettledFight, fight: Fight): readonly GuideLine[] => {
  const what = names(fight.defender.guests ?? []);
  if (!what) return [];
  const { eliminated, retreats } = bill.defender;
  const id = eliminated ? 'guestsOut' : retreats ? 'guestsRetreat' : 'guestsStay';
  return [{ msg: msg(`rtl.res.guide.${id}`, { what }), rule: '11.35', who: fight.defender.side }];
};

/** 11.6: who may go how far. */
const advanceLines = (
  settled: SettledFight,
  fight: Fight,
  { crt }: Pick<AttackOutcome, 'crt'>,
  context: Context,
): readonly GuideLine[] => {
  const { side } = fight.attacker;
  if (settled.emptied === false) return [remember(msg('rtl.res.guide.held'), '11.6', side)];
  if (settled.bill.attacker.retreats) return [];
  if (settled.lastStep) return [{ msg: msg('rtl.res.advance.lastStep'), rule: '11.42', who: side }];
  const alive = advancers(fight, settled);
  const disrupted = settled.disrupted.attacker;
  const groups = new Map<string, { units: FightUnit[]; msg: Msg; rule: string; hexes: 0 | 1 | 2 }>();
  for (const unit of alive) {
    const { msg, rule, hexes } = advanceOf({ class: unit.class, disrupted: unit.disrupted || disrupted }, crt);
    const known = groups.get(msg.id);
    if (known) known.units.push(unit);
    else groups.set(msg.id, { units: [unit], msg, rule, hexes });
  }
  const able = [...groups.values()].flatMap(({ units, hexes }) => (hexes === 0 ? [] : units));
  const first = firstOf(able, context);
  const lines = [...groups.values()].flatMap(({ units, msg: how, rule, hexes }): readonly GuideLine[] => {
    const what = names(units);
    const deed: MapDeed = {
      target: fight.target,
      ...going(hexes === 0 ? [] : units, first),
      // 11.62
      may: true,
      ...(hexes === 2 ? { tool: advanceToolId } : {}),
    };
    return what ? [onMap({ msg: msg('rtl.res.guide.advance', { what, how }), rule, who: side }, [deed])] : [];
  });
  if (lines.length === 0 && !isTyped(fight, 'attacker')) return [];
  return [
    ...(settled.emptied === undefined ? [onlyIf(msg('rtl.res.guide.ifEmpty'), '11.6', side)] : []),
    ...lines,
    ...(isTyped(fight, 'attacker') ? [{ msg: msg('rtl.res.guide.advanceAny'), rule: '11.61', who: side }] : []),
    remember(msg('rtl.res.guide.advanceNow'), '11.62', side),
    ...placeLines(fight, context),
  ];
};

/** The defender pays and leaves first, then the attacker, then the advance. */
export const settledGuide = (
  settled: SettledFight,
  fight: Fight,
  outcome: Pick<AttackOutcome, 'crt'>,
  context: Context,
  /** 11.35: other attacks are still to be fought */
  others = true,
): readonly GuideLine[] => [
  ...lossLines(settled, fight, 'defender'),
  ...retreatLines(settled, fight, 'defender', outcome.crt, context, others),
  ...guestLines(settled, fight),
  ...lossLines(settled, fight, 'attacker'),
  ...retreatLines(settled, fight, 'attacker', outcome.crt, context),
  ...advanceLines(settled, fight, outcome, context),
];

/** 8.67g to i, 8.68. `mp`: what is left after it. */
export const overrunGuide = (
  settled: SettledFight,
  fight: Fight,
  mp: number | undefined,
  context: Context,
): readonly GuideLine[] => {
  const { side } = fight.attacker;
  const on = (msg: Msg, rule: string): GuideLine => ({ msg, rule, who: side });
  const cleared = settled.emptied !== false && !settled.bill.attacker.retreats;
  const { target } = fight;
  const pieces = survivors(fight, 'attacker', settled).map(({ id }) => id);
  const anybody = pieces.length > 0 || isTyped(fight, 'attacker');
  return [
    ...lossLines(settled, fight, 'defender'),
    ...retreatLines(settled, fight, 'defender', 'overrun', context),
    ...lossLines(settled, fight, 'attacker'),
    ...retreatLines(settled, fight, 'attacker', 'mobile', context),
    ...(settled.failed ? [on(msg('rtl.res.guide.failed'), '8.68')] : []),
    ...(cleared && anybody
      ? [
          ...(settled.emptied === undefined ? [onlyIf(msg('rtl.res.guide.ifEmpty'), '8.67', side)] : []),
          onMap(on(msg('rtl.res.guide.enters'), '8.67'), [{ target, pieces }]),
          onMap(on(mp === undefined ? msg('rtl.res.guide.goesOn') : msg('rtl.res.guide.goesOnWith', { mp }), '8.67'), [
            { tool: onwardToolId, target, from: target, pieces, ...(mp === undefined ? {} : { left: mp }) },
          ]),
          remember(msg('rtl.res.guide.otherZoc'), '8.67', side),
          ...placeLines(fight, context),
        ]
      : []),
  ];
};
