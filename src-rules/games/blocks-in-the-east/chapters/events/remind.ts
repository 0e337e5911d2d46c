import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { type Msg, type Name, name, nameList } from '#rules/kit/words/message.ts';
import { bordered, cells, isAirClass, rosters } from '../../ids.ts';
import { classOf } from '../../model/blocks/made.ts';
import { turnName } from '../../model/calendar.ts';
import { eventsIn } from '../../model/dated.ts';
import { isOut } from '../../model/out.ts';
import { isOver } from '../../model/progress.ts';
import { dueBlocks, isPrinted, isPutOff } from '../../model/removals.ts';
import { on } from '../../model/rules.ts';
import { hasAllies, rulesOf } from '../../model/scenarios.ts';
import { nationMsg } from '../../model/units.ts';
import { calledPlace } from '../map/places.ts';
import { areaRules } from '../movement/areas.ts';
import { astray, foreignersInFinland, germansInFinland, together } from '../movement/astray.ts';
import { chechensNow, watchesTurkey } from './garrisons.ts';
import { msg } from './msg.ts';
import { effectsOf, mostPartisans, partisanPlaces, partisansOnMap, partisansPlay, placedNow } from './partisans.ts';
import { persiaAtWar, persiaJoins, persiaState } from './persia.ts';
import { calledDated } from './removalActions.ts';
import { capitals, reasonOf, surrenderingNow } from './surrender.ts';
import { crossed, crossingSeen } from './volkssturm.ts';

/** What events must not be forgotten this month. */

type Place = {
  readonly turn: number;
  readonly at: (phase: string) => string;
  readonly here: (...phases: readonly string[]) => boolean;
};
const placeIn = (context: Context): Place => {
  const at = (phase: string): string => `t${context.turn}/${phase}`;
  return { turn: context.turn, at, here: (...phases) => phases.some((phase) => context.place === at(phase)) };
};

/** 5.10: each until it is done; ticked off by hand it rests for the month. */
const removals = (context: Context): readonly Reminder[] => {
  const monthPhase = `t${context.turn}/month`;
  return dueBlocks(context).flatMap(({ unit, turn, becomes }) => {
    const task = eventsIn().find((one) => one.unit === unit)?.id ?? 'cards';
    if (context.ticks[`${monthPhase}/${task}`] || isPutOff(context, unit)) return [];
    const said = { unit: calledDated(context, unit), month: turnName(turn).long };
    const late = turn < context.turn;
    return [
      {
        id: isPrinted(unit) ? task : `removal-${unit}`,
        msg: becomes
          ? msg('bite.remind.upgrade', said)
          : late
            ? msg('bite.remind.leavesNow', said)
            : msg('bite.remind.leaves', said),
        rule: '7.3',
        due: true,
        at: monthPhase,
        action: isPrinted(unit) ? task : 'removal',
      },
    ];
  });
};

const partisans = (context: Context): readonly Reminder[] => {
  if (!on(context, 'o29')) return [];
  const { at, here } = placeIn(context);
  const places = partisanPlaces(context);
  const called = (all: readonly (readonly [string, number])[]): Name =>
    nameList(all.map(([place]) => calledPlace(place, context)));
  const found: Reminder[] = [];
  const production = at('soviet/production');
  if (
    here('soviet/production') &&
    partisansPlay(context) &&
    placedNow(context) === 0 &&
    partisansOnMap(context) < mostPartisans &&
    !context.ticks[`${production}/partisans`]
  )
    found.push({
      id: 'partisans',
      msg: msg('bite.remind.partisans'),
      rule: '29.1',
      due: false,
      at: production,
      action: 'partisans-place',
    });
  const rail = places.filter(([, n]) => effectsOf(n).rail);
  if (here('axis/rail', 'axis/production') && rail.length > 0)
    found.push({
      id: 'partisans-rail',
      msg: msg('bite.remind.partisanRail', { where: called(rail) }),
      rule: '29.1',
      due: false,
      at: context.place,
    });
  const land = places.filter(([, n]) => effectsOf(n).land);
  if (here('axis/supply', 'axis/final') && land.length > 0)
    found.push({
      id: 'partisans-supply',
      msg: msg('bite.remind.partisanSupply', { where: called(land) }),
      rule: '29.1',
      due: false,
      at: context.place,
    });
  return [...found, ...met(context)];
};
/** 29.1-2, 29.1-3: ground blocks that stand where partisans are, as the map has them. */
const met = (context: Context): readonly Reminder[] => {
  const battalions = new Map(partisanPlaces(context));
  if (battalions.size === 0) return [];
  const at = mapIn(context, cells.at);
  return [rosters.axis, rosters.soviet].flatMap((roster) =>
    (context.rosters[roster]?.units ?? []).flatMap((unit): readonly Reminder[] => {
      const hex = at[unit.id];
      if (typeof hex !== 'string' || !battalions.has(hex) || isAirClass(classOf(unit))) return [];
      const said = { unit: name(unit.name), place: name(calledPlace(hex, context)) };
      return [
        {
          id: `partisans-met-${unit.id}`,
          msg: msg('bite.remind.partisanMet', said),
          rule: '29.1',
          due: true,
          action: 'partisans-met',
        },
      ];
    }),
  );
};

const surrenders = (context: Context): readonly Reminder[] => {
  const { at } = placeIn(context);
  return surrenderingNow(context).map((nation) => ({
    id: `surrender-${nation}`,
    msg:
      reasonOf(context, nation) === 'vyborg'
        ? msg('bite.remind.finland')
        : msg('bite.remind.surrender', { nation: nationMsg[nation], city: msg(`bite.city.${capitals[nation]}`) }),
    rule: nation === 'FIN' ? '5.5' : '7.11',
    due: true,
    at: at('victory'),
    action: `surrender-${nation}`,
  }));
};

const borders = (context: Context): readonly Reminder[] => [
  ...bordered.flatMap((border): readonly Reminder[] =>
    crossingSeen(context, border) && (border === 'finland' || on(context, 'o28'))
      ? [
          {
            id: `border-${border}`,
            msg: msg('bite.remind.border', { country: msg(`bite.border.${border}`) }),
            rule: border === 'finland' ? '5.5' : '28.0',
            due: false,
            action: 'border-crossed',
          },
        ]
      : [],
  ),
  ...(watchesTurkey(context) && placeIn(context).here('soviet/production', 'soviet/movement')
    ? [
        {
          id: 'turkey',
          msg: msg('bite.remind.turkey'),
          rule: '27.0',
          due: false,
          at: context.place,
          action: 'turkish-border',
        },
      ]
    : []),
  ...(on(context, 'o27') && context.turn === rulesOf(context.scenario).first && !isOver(context, 'month')
    ? [{ id: 'rear', msg: msg('bite.remind.rear'), rule: '27.0', due: false }]
    : []),
  ...(chechensNow(context) && placeIn(context).here('axis/production')
    ? [
        {
          id: 'chechens',
          msg: msg('bite.remind.chechens'),
          rule: '30.0',
          due: true,
          at: context.place,
          action: 'chechens',
        },
      ]
    : []),
];

/** Where each ally may go, as the scenario begins. */
const rules = (context: Context): readonly Reminder[] => {
  const at = `t${context.turn}/axis/movement`;
  if (context.turn !== rulesOf(context.scenario).first || context.place !== at || !hasAllies(context.scenario))
    return [];
  return areaRules
    .filter(({ nations }) => nations.some((nation) => !isOut(context, nation)))
    .map(({ msg, rule }, i) => ({ id: `allies-${i}`, msg, rule, due: false, at }));
};

const areas = (context: Context): readonly Reminder[] => {
  const found: Reminder[] = together(context).map((hex) => ({
    id: `together-${hex}`,
    msg: msg('bite.remind.together', { place: name(calledPlace(hex, context)) }),
    rule: '5.3',
    due: true,
  }));
  for (const { id, name: unit, hex, why } of astray(context))
    found.push({
      id: `astray-${id}`,
      msg: msg('bite.remind.astray', { unit: name(unit), place: name(calledPlace(hex, context)), why: why.msg }),
      rule: why.rule,
      due: true,
    });
  const germans = germansInFinland(context);
  if (isOut(context, 'FIN') && foreignersInFinland(context))
    found.push({ id: 'leave-finland', msg: msg('bite.next.finland'), rule: '5.5', due: true });
  if (germans > 1 && !crossed(context, 'finland'))
    found.push({
      id: 'germans-in-finland',
      msg: msg('bite.remind.germansInFinland', { count: germans }),
      rule: '5.5',
      due: true,
    });
  return found;
};

const persia = (context: Context): readonly Reminder[] => {
  if (!on(context, 'o37')) return [];
  const { here } = placeIn(context);
  const { fell, garrisoned } = persiaState(context);
  const later = rulesOf(context.scenario).first > persiaJoins;
  if (persiaAtWar(context) && (here('month') || here('soviet/movement'))) {
    const said: Msg = later ? msg('bite.remind.persiaLater') : msg('bite.remind.persia');
    return [{ id: 'persia', msg: said, rule: '37.0', due: later, at: context.place, action: 'persia-falls' }];
  }
  // from its fall to the end of the game
  return fell !== undefined && !garrisoned
    ? [{ id: 'teheran', msg: msg('bite.remind.teheran'), rule: '37.0', due: true, action: 'teheran-garrison' }]
    : [];
};

export const eventReminders = (context: Context): readonly Reminder[] => [
  ...removals(context),
  ...partisans(context),
  ...borders(context),
  ...persia(context),
  ...rules(context),
  ...areas(context),
  ...surrenders(context),
];

export const eventLimits = (context: Context): readonly Limit[] =>
  partisansPlay(context)
    ? [
        {
          id: 'partisans',
          msg: msg('bite.limit.partisans'),
          left: mostPartisans - partisansOnMap(context),
          of: mostPartisans,
          rule: '29.1',
          toUse: true,
        },
      ]
    : [];
export const partisansStatus = (context: Context): Msg => {
  const places = partisanPlaces(context);
  const said = { n: partisansOnMap(context), of: mostPartisans };
  return places.length === 0
    ? msg('bite.status.partisans', said)
    : msg('bite.status.partisansAt', {
        ...said,
        where: nameList(places.map(([place, n]) => `${calledPlace(place, context)} ${n}`)),
      });
};
