import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { bordered, cells, isAirClass, rosters } from '../../ids.ts';
import { classOf } from '../../model/blocks/made.ts';
import { turnName } from '../../model/calendar.ts';
import { mapAt } from '../../model/cells.ts';
import { eventsIn } from '../../model/dated.ts';
import { isOut } from '../../model/out.ts';
import { isOver } from '../../model/progress.ts';
import { dueBlocks, isPrinted, isPutOff } from '../../model/removals.ts';
import { on } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { nationMsg } from '../../model/units.ts';
import { calledPlace } from '../map/places.ts';
import { areaRules } from '../movement/areas.ts';
import { astray, foreignersInFinland, germansInFinland, together } from '../movement/astray.ts';
import { chechensNow, watchesTurkey } from './garrisons.ts';
import { msg } from './msg.ts';
import { effectsOf, mostPartisans, partisanPlaces, partisansOnMap, partisansPlay, placedNow } from './partisans.ts';
import { persiaAtWar, persiaJoins, persiaState } from './persia.ts';
import { calledDated } from './removalActions.ts';
import { capitals, hasAllies, reasonOf, surrenderingNow } from './surrender.ts';
import { crossed, crossingSeen } from './volkssturm.ts';

/** What events must not be forgotten this month. */

type Place = {
  readonly turn: number;
  readonly at: (phase: string) => string;
  readonly here: (...phases: readonly string[]) => boolean;
};
const placeIn = (around: Around): Place => {
  const at = (phase: string): string => `t${around.turn}/${phase}`;
  return { turn: around.turn, at, here: (...phases) => phases.some((phase) => around.place === at(phase)) };
};

/** 5.10: each until it is done; ticked off by hand it rests for the month. */
const removals = (around: Around): readonly Reminder[] => {
  const monthPhase = `t${around.turn}/month`;
  return dueBlocks(around).flatMap(({ unit, turn, becomes }) => {
    const task = eventsIn().find((one) => one.unit === unit)?.id ?? 'cards';
    if (around.ticks[`${monthPhase}/${task}`] || isPutOff(around, unit)) return [];
    const said = { unit: calledDated(around, unit), month: turnName(turn).long };
    const late = turn < around.turn;
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

const partisans = (around: Around): readonly Reminder[] => {
  if (!on(around, 'o29')) return [];
  const { at, here } = placeIn(around);
  const places = partisanPlaces(around);
  const called = (all: readonly (readonly [string, number])[]): string =>
    all.map(([place]) => calledPlace(place, around)).join(', ');
  const found: Reminder[] = [];
  const production = at('soviet/production');
  if (
    here('soviet/production') &&
    partisansPlay(around) &&
    placedNow(around) === 0 &&
    partisansOnMap(around) < mostPartisans &&
    !around.ticks[`${production}/partisans`]
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
      msg: msg('bite.remind.partisanRail', { where: name(called(rail)) }),
      rule: '29.1',
      due: false,
      at: around.place,
    });
  const land = places.filter(([, n]) => effectsOf(n).land);
  if (here('axis/supply', 'axis/final') && land.length > 0)
    found.push({
      id: 'partisans-supply',
      msg: msg('bite.remind.partisanSupply', { where: name(called(land)) }),
      rule: '29.1',
      due: false,
      at: around.place,
    });
  return [...found, ...met(around)];
};
/** 29.1-2, 29.1-3: ground blocks that stand where partisans are, as the map has them. */
const met = (around: Around): readonly Reminder[] => {
  const battalions = new Map(partisanPlaces(around));
  if (battalions.size === 0) return [];
  const at = mapAt(around, cells.at);
  return [rosters.axis, rosters.soviet].flatMap((roster) =>
    (around.rosters[roster]?.units ?? []).flatMap((unit): readonly Reminder[] => {
      const hex = at[unit.id];
      if (typeof hex !== 'string' || !battalions.has(hex) || isAirClass(classOf(unit))) return [];
      const said = { unit: name(unit.name), place: name(calledPlace(hex, around)) };
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

const surrenders = (around: Around): readonly Reminder[] => {
  const { at } = placeIn(around);
  return surrenderingNow(around).map((nation) => ({
    id: `surrender-${nation}`,
    msg:
      reasonOf(around, nation) === 'vyborg'
        ? msg('bite.remind.finland')
        : msg('bite.remind.surrender', { nation: nationMsg[nation], city: msg(`bite.city.${capitals[nation]}`) }),
    rule: nation === 'FIN' ? '5.5' : '7.11',
    due: true,
    at: at('victory'),
    action: `surrender-${nation}`,
  }));
};

const borders = (around: Around): readonly Reminder[] => [
  ...bordered.flatMap((border): readonly Reminder[] =>
    crossingSeen(around, border) && (border === 'finland' || on(around, 'o28'))
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
  ...(watchesTurkey(around) && placeIn(around).here('soviet/production', 'soviet/movement')
    ? [
        {
          id: 'turkey',
          msg: msg('bite.remind.turkey'),
          rule: '27.0',
          due: false,
          at: around.place,
          action: 'turkish-border',
        },
      ]
    : []),
  ...(on(around, 'o27') && around.turn === rulesOf(around.scenario).first && !isOver(around, 'month')
    ? [{ id: 'rear', msg: msg('bite.remind.rear'), rule: '27.0', due: false }]
    : []),
  ...(chechensNow(around) && placeIn(around).here('axis/production')
    ? [
        {
          id: 'chechens',
          msg: msg('bite.remind.chechens'),
          rule: '30.0',
          due: true,
          at: around.place,
          action: 'chechens',
        },
      ]
    : []),
];

/** Where each ally may go, as the scenario begins. */
const rules = (around: Around): readonly Reminder[] => {
  const at = `t${around.turn}/axis/movement`;
  if (around.turn !== rulesOf(around.scenario).first || around.place !== at || !hasAllies(around.scenario)) return [];
  return areaRules
    .filter(({ nations }) => nations.some((nation) => !isOut(around, nation)))
    .map(({ msg, rule }, i) => ({ id: `allies-${i}`, msg, rule, due: false, at }));
};

const areas = (around: Around): readonly Reminder[] => {
  const found: Reminder[] = together(around).map((hex) => ({
    id: `together-${hex}`,
    msg: msg('bite.remind.together', { place: name(calledPlace(hex, around)) }),
    rule: '5.3',
    due: true,
  }));
  for (const { id, name: unit, hex, why } of astray(around))
    found.push({
      id: `astray-${id}`,
      msg: msg('bite.remind.astray', { unit: name(unit), place: name(calledPlace(hex, around)), why: why.msg }),
      rule: why.rule,
      due: true,
    });
  const germans = germansInFinland(around);
  if (isOut(around, 'FIN') && foreignersInFinland(around))
    found.push({ id: 'leave-finland', msg: msg('bite.next.finland'), rule: '5.5', due: true });
  if (germans > 1 && !crossed(around, 'finland'))
    found.push({
      id: 'germans-in-finland',
      msg: msg('bite.remind.germansInFinland', { count: germans }),
      rule: '5.5',
      due: true,
    });
  return found;
};

const persia = (around: Around): readonly Reminder[] => {
  if (!on(around, 'o37')) return [];
  const { here } = placeIn(around);
  const { fell, garrisoned } = persiaState(around);
  const later = rulesOf(around.scenario).first > persiaJoins;
  if (persiaAtWar(around) && (here('month') || here('soviet/movement'))) {
    const said: Msg = later ? msg('bite.remind.persiaLater') : msg('bite.remind.persia');
    return [{ id: 'persia', msg: said, rule: '37.0', due: later, at: around.place, action: 'persia-falls' }];
  }
  // from its fall to the end of the game
  return fell !== undefined && !garrisoned
    ? [{ id: 'teheran', msg: msg('bite.remind.teheran'), rule: '37.0', due: true, action: 'teheran-garrison' }]
    : [];
};

export const eventReminders = (around: Around): readonly Reminder[] => [
  ...removals(around),
  ...partisans(around),
  ...borders(around),
  ...persia(around),
  ...rules(around),
  ...areas(around),
  ...surrenders(around),
];

export const eventLimits = (around: Around): readonly Limit[] =>
  partisansPlay(around)
    ? [
        {
          id: 'partisans',
          msg: msg('bite.limit.partisans'),
          left: mostPartisans - partisansOnMap(around),
          of: mostPartisans,
          rule: '29.1',
        },
      ]
    : [];
export const partisansStatus = (around: Around): Msg => {
  const places = partisanPlaces(around);
  const said = { n: partisansOnMap(around), of: mostPartisans };
  return places.length === 0
    ? msg('bite.status.partisans', said)
    : msg('bite.status.partisansAt', {
        ...said,
        where: name(places.map(([place, n]) => `${calledPlace(place, around)} ${n}`).join(', ')),
      });
};
