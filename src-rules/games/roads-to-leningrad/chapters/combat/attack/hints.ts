import { chanceIn } from '#rules/kit/chance/dist.ts';
import { outOfPhase } from '#rules/kit/procedure/outOfPhase.ts';
import type { Hint } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { listed, name } from '#rules/kit/words/message.ts';
import { cells, marks, ruling } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { isFar } from '../../../model/hexes.ts';
import { isIn } from '../../../model/phases.ts';
import { attackNow, countersOf, defenceNow, isGone } from '../../../model/reading.ts';
import { isArmyUnit } from '../../../model/units.ts';
import { activatedOf, isIdle } from '../../command/army.ts';
import { weatherNow } from '../../events/weather.ts';
import { sorties } from '../fight/air.ts';
import { helpOf, isRolled, isSure, type Passed, ruleOf, waysOf } from '../fight/checks.ts';
import { type Weights, weighShaded } from '../fight/engine.ts';
import { type Fight, type FightUnit, isActive, leadUnit, roles } from '../fight/fight.ts';
import { soltsyBar } from '../fight/frozen.ts';
import { assaultReasons, crtOf } from '../fight/ground.ts';
import { batteries, supporting } from '../fight/guns.ts';
import type { ReadyFight } from '../fight/ready.ts';
import { checkMsg, levelMsg } from '../fight/trail.ts';
import { msg } from '../msg.ts';
import { meanVp, worthOf } from '../planning/measured.ts';
import { type Measure, measures, meets, tollOf } from '../planning/measures.ts';
import { placeVp } from '../planning/swing.ts';

/** Why the Assault table; what each check needs; what the rules keep out; what the record says of these units. */
export const hintsOf = (made: ReadyFight, passed: Passed, tree: Weights | undefined): readonly Hint[] => [
  // 8.61: overruns always use the Mobile table
  ...(made.way === 'overrun' ? [] : tableHints(made.fight)),
  ...airHints(made),
  ...checkHints(made, passed),
  // what hangs on a check nobody can roll has no chance
  ...(tree ? [...wishes(made, tree, weighShaded(made, passed)), ...vpHint(made, passed)] : []),
  ...barred(made),
  ...moment(made),
  ...warnings(made),
  ...oneSided(made),
];

/** 3.61: what nobody typed of a counter's reverse is not known; without it the first loss eliminates. */
const oneSided = ({ fight, context }: ReadyFight): readonly Hint[] => {
  const isListed = ({ id }: FightUnit): boolean => {
    const counter = countersOf(context).find((one) => one.id === id);
    return counter !== undefined && (attackNow(context, counter) ?? defenceNow(context, counter)) !== undefined;
  };
  const units = roles
    .flatMap((role) => fight[role].units)
    .filter((unit) => unit.kind === 'combat' && unit.sides.length === 2 && !isListed(unit));
  if (units.length === 0) return [];
  const p = { units: listed(units.map(({ label }) => label)), count: units.length };
  return [{ msg: msg('rtl.attack.hint.oneSided', p), rule: '3.61' }];
};

/** 10.0, 8.6: when such a fight is fought. */
const moment = ({ way, fight, context }: ReadyFight): readonly Hint[] => {
  const { side } = fight.attacker;
  const acts = textIn(context, cells.active);
  const p = { side: sideMsg(side) };
  const unread = context.place !== '' && weatherNow(context) === undefined;
  return [
    ...outOfPhase(
      context,
      isIn(context, way === 'overrun' ? 'movement' : 'combat') && (acts === '' || acts === side),
      way === 'overrun'
        ? { msg: msg('rtl.attack.hint.noOverrunNow', p), rule: '8.6' }
        : { msg: msg('rtl.attack.hint.notNow', p), rule: '10.0' },
    ),
    ...(unread ? [{ msg: msg('rtl.attack.hint.noWeather'), rule: '5.1' }] : []),
  ];
};

const tableHints = (fight: Fight): readonly Hint[] => {
  const reasons = assaultReasons(fight);
  return reasons.length > 0
    ? reasons.map(({ msg: why, rule }) => ({ msg: msg('rtl.attack.hint.assault', { why }), rule }))
    : [{ msg: msg(crtOf(fight) === 'mobile' ? 'rtl.attack.hint.mobile' : 'rtl.attack.hint.chosen'), rule: '10.33' }];
};

/** 13.21: in turn, or both at once by agreement. */
const airHints = ({ fight, context }: ReadyFight): readonly Hint[] =>
  roles.some((role) => fight[role].planes.length > 0)
    ? [{ msg: msg(`rtl.attack.hint.air.${ruling(context, 'air')}`), rule: '13.21' }]
    : [];

/** P1: the face needed and the chance, check by check. */
const checkHints = (made: ReadyFight, passed: Passed): readonly Hint[] =>
  made.checks.flatMap((check): Hint[] => {
    const went = passed[check.id];
    const what = checkMsg(check, made);
    const rule = ruleOf(check);
    if (went !== undefined)
      return [{ msg: msg('rtl.attack.gives', { what, level: levelMsg(went, check.kind) }), rule }];
    const unit = check.lead?.label ?? msg('rtl.attack.unit.lead');
    if (!isRolled(check)) return [{ msg: msg('rtl.attack.hint.noEr', { what, unit }), rule }];
    const { full, half } = waysOf(check);
    const p = { what, unit, p: full / 10, n: full };
    if (check.kind === 'artillery' && half > 0)
      return [
        {
          msg:
            full > 0
              ? msg('rtl.attack.hint.guns', { ...p, q: half / 10, m: full + half })
              : msg('rtl.attack.hint.gunsHalf', { ...p, q: half / 10, m: half }),
          rule,
        },
      ];
    return [{ msg: msg(`rtl.attack.hint.${isSure(check) ? 'checkSure' : full > 0 ? 'check' : 'checkNone'}`, p), rule }];
  });

/** P3. `shaded`: with the boxes nobody has marked taken for shaded, where that is not the same. */
const wishes = (made: ReadyFight, plain: Weights, shaded: Weights | undefined): readonly Hint[] => {
  const chances = ({ list, total }: Weights) => {
    const tolls = list.map(({ outcome, n }) => ({ toll: tollOf(outcome, made.fight, made.way), n }));
    return (measure: Measure): number =>
      chanceIn(
        tolls.reduce((so, one) => so + (one.toll && meets(one.toll, measure) ? one.n : 0), 0),
        total,
      ).p;
  };
  const [of, ifShaded] = [chances(plain), shaded && chances(shaded)];
  const worn = [plain, shaded].some((one) => one?.list.some(({ outcome }) => outcome.shaded));
  return measures.flatMap((measure): Hint[] => {
    if (measure === 'armourSurvives' && !worn) return [];
    const [p, q] = [of(measure), ifShaded?.(measure)];
    return [
      q === undefined || q === p
        ? { msg: msg(`rtl.attack.measure.${measure}`, { p }), rule: '11.1' }
        : {
            msg: msg('rtl.attack.measure.range', {
              what: msg(`rtl.plan.measure.${measure}`),
              p: Math.min(p, q),
              q: Math.max(p, q),
            }),
            rule: '11.12',
          },
    ];
  });
};

/** P3: what it is worth in VP, before anybody retreats. */
const vpHint = (made: ReadyFight, passed: Passed): readonly Hint[] => {
  const of = (shaded: boolean) => {
    const worth = worthOf(made, passed, undefined, shaded);
    return worth && meanVp(worth);
  };
  const [mean, other] = [of(false), of(true)];
  if (!mean || !other) return [{ msg: msg('rtl.plan.vpUnknown'), rule: 'S1.31' }];
  const place = placeVp(made.fight, made.context);
  if (mean.p !== other.p)
    return [
      {
        msg: msg('rtl.plan.vpRange', { n: Math.min(mean.p, other.p), m: Math.max(mean.p, other.p) }),
        rule: '11.12',
      },
      ...(place === 0 ? [] : [{ msg: msg('rtl.plan.vpHex', { n: place }), rule: 'S1.2' }]),
    ];
  return [
    place === 0
      ? { msg: msg('rtl.plan.vp', { n: mean.p }), rule: 'S1.31' }
      : { msg: msg('rtl.plan.vpPlace', { n: mean.p, m: place }), rule: 'S1.2' },
  ];
};

const barred = ({ fight, context }: ReadyFight): readonly Hint[] =>
  roles.flatMap((role) => {
    const out = [
      ...batteries(fight, role).map((one) => ({ unit: one.gun, bars: one.bars })),
      ...sorties(fight, role, context).map((one) => ({ unit: one.plane, bars: one.bars })),
      ...helpOf(fight, role, context).map((one) => ({ unit: one.helper, bars: one.bars })),
    ];
    return out.flatMap(({ unit, bars }) =>
      bars.map(({ msg: why, rule }) => ({
        msg: msg('rtl.attack.hint.barred', { unit: unit.label, why }),
        rule,
        // a battery in the hex that defends is nobody's mistake
        ...(rule === '12.23' ? {} : { against: true }),
      })),
    );
  });

/** 10.11: once a sequence; overruns are made as often as the points last. 7.21: who attacks in a mobile one is active. */
export const attackerBars = (unit: FightUnit, fight: Fight, context: Context): readonly Objection[] => {
  const p = { unit: unit.label };
  return [
    ...(fight.sequence === 'mobile' && !isActive(unit, fight)
      ? [{ msg: msg('rtl.attack.warn.inactive', p), rule: '7.21' }]
      : []),
    ...(context.marks[marks.fought]?.[unit.id] ? [{ msg: msg('rtl.attack.warn.fought', p), rule: '10.11' }] : []),
  ];
};

/** What the rules would not have so, and what the record has that the rows do not say. */
const warnings = (made: ReadyFight): readonly Hint[] => {
  const { fight, context } = made;
  const hints: Hint[] = [];
  const warn = (msg: Msg, rule: string) => hints.push({ msg, rule, against: true });
  for (const unit of fight.attacker.units) {
    const p = { unit: unit.label };
    for (const bar of attackerBars(unit, fight, context))
      if (made.way !== 'overrun' || bar.rule !== '10.11') warn(bar.msg, bar.rule);
    if (made.way !== 'overrun' && isFar(unit.hex, fight.target)) warn(msg('rtl.chk.bar.notAdjacent', p), '9.1');
    if (unit.class !== 'foot' && fight.terrain.has('swamp') && !unit.swampRoad)
      warn(msg('rtl.attack.warn.swamp', p), '9.15');
    if (unit.across === 'river' && (unit.class === 'heavy' || unit.traits.has('vehicle')))
      hints.push({ msg: msg('rtl.attack.warn.river', p), rule: '9.15' });
  }
  hints.push(...idleArmy(made), ...frozen(made));
  // 10.53a: artillery not counted, and before anybody reacts
  if (made.attacker.units * 4 < made.defender.units) warn(msg('rtl.attack.warn.odds'), '10.53');
  for (const unit of fight.attacker.idle)
    if (unit.part && unit.attack === 0)
      hints.push({ msg: msg('rtl.attack.warn.zero', { unit: unit.label }), rule: '9.14' });
  for (const unit of [...fight.attacker.units, ...fight.defender.units])
    if (isGone(context, unit.id)) warn(msg('rtl.attack.warn.gone', { unit: unit.label }), '3.6');
  for (const role of roles) {
    const side = sideMsg(fight[role].side);
    // typed strengths have no row to type it into; of those listed perhaps nobody is active
    if (!leadUnit(fight, role) && fight.typedEr[role] === undefined)
      hints.push(
        fight[role].units.length > 0
          ? { msg: msg('rtl.attack.hint.noLead', { side }), rule: '3.43' }
          : { msg: msg('rtl.attack.missing.er', { side }), rule: '10.61' },
      );
    const named = fight[role].units.filter(({ lead }) => lead).length;
    if (named > 1) warn(msg('rtl.attack.warn.leads'), '3.43');
    const lead = leadUnit(fight, role);
    if (lead && named === 0 && fight[role].units.length > 1)
      hints.push({ msg: msg('rtl.attack.hint.lead', { unit: lead.label, er: lead.er ?? name('?') }), rule: '3.43' });
  }
  return hints;
};

/** S3.27 */
const frozen = ({ fight, context }: ReadyFight): readonly Hint[] => {
  const all = [
    ...fight.attacker.units.map((unit) => ({ unit, does: 'attacks' as const })),
    ...roles.flatMap((role) => supporting(fight, role).map(({ gun }) => ({ unit: gun, does: 'supports' as const }))),
  ];
  const bars = all.flatMap(({ unit, does }) => {
    const called = unit.label.p?.unit;
    const known = typeof called === 'object' && 'name' in called ? String(called.name) : '';
    return soltsyBar(context, { side: unit.side, formation: unit.formation, name: known }, does) ?? [];
  });
  return [...new Map(bars.map((bar) => [bar.msg.id, { ...bar, against: true }])).values()];
};

/** 7.41, 7.46: army units of the attack that, as recorded, do not act with the active formation. */
const idleArmy = ({ fight, context }: ReadyFight): readonly Hint[] => {
  const takingPart = [...fight.attacker.units, ...supporting(fight, 'attacker').map(({ gun }) => gun)];
  const counters = countersOf(context);
  return takingPart.flatMap(({ id, label }): readonly Hint[] => {
    const counter = counters.find((one) => one.id === id);
    if (!counter || !isArmyUnit(counter) || !isIdle(context, counter)) return [];
    return activatedOf(context, id) === 'final'
      ? [{ msg: msg('rtl.attack.warn.armyFinal', { unit: label }), rule: '7.43', against: true }]
      : [{ msg: msg('rtl.attack.warn.armyIdle', { unit: label }), rule: '7.41', against: true }];
  });
};
