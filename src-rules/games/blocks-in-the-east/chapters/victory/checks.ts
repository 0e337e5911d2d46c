import { type Level, levelAt } from '#rules/kit/game/levels.ts';
import type { ScoreLine } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn, textAt, textIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import type { CityId } from '../../model/cities.ts';
import { dortmundCities, holds } from '../../model/holders.ts';
import { ruling } from '../../model/rules.ts';
import { sideMsg } from '../../model/words.ts';
import { dieWon, winsUpTo } from './die.ts';
import { msg } from './msg.ts';

/** Section 7: the victory check of each scenario, with its reasons, as if it were made now. */

type LevelId = 'axisDecisive' | 'axisMarginal' | 'axisWin' | 'draw' | 'sovietWin' | 'sovietMarginal' | 'sovietDecisive';

/** What a check found. */
interface Checked {
  readonly level: LevelId;
  readonly points: number;
  readonly total: Msg;
  readonly lines: readonly ScoreLine[];
  readonly levels: readonly Level<LevelId>[];
  /** the check, made in a victory phase, ends the game */
  readonly ends: boolean;
}

const over = (context: Context): boolean => context.place === 'end';
const sureness = (context: Context): ScoreLine['sure'] => (over(context) ? 'now' : 'if it ended now');

const cityLine = (context: Context, id: CityId, side: SideId, worth: number, rule: string): ScoreLine => {
  const held = holds(context, id, side);
  return {
    id,
    msg: msg(`bite.city.${id}`),
    side,
    points: held ? worth : 0,
    rule,
    sure: sureness(context),
    why: msg('bite.why.holds', { side: sideMsg(held === (side === sides.axis) ? sides.axis : sides.soviet) }),
  };
};
/** Levels reached by goals, not by a number of points. */
const byGoals = (...levels: readonly LevelId[]): Checked['levels'] =>
  levels.map((id) => ({ id, from: null, to: null }));
const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, line) => total + line.points, 0);

/** SBE1, SBE2: the city, or its way out. */
const oneCity =
  (city: 'leningrad' | 'moscow', rule: 'SBE1' | 'SBE2') =>
  (context: Context): Checked => {
    const cut = textAt(context, cells.cutOff, city) === 'yes';
    const lines: readonly ScoreLine[] = [
      cityLine(context, city, sides.axis, 1, rule),
      {
        id: 'cut',
        msg: city === 'leningrad' ? msg('bite.score.noPath') : msg('bite.score.surrounded'),
        side: sides.axis,
        points: cut ? 1 : 0,
        rule,
        sure: sureness(context),
        why: cut ? msg('bite.why.agreed') : msg('bite.why.notAgreed'),
      },
    ];
    const won = sum(lines) > 0;
    return {
      level: won ? 'axisWin' : 'draw',
      points: sum(lines),
      total: msg('bite.score.goals', { count: sum(lines) }),
      lines,
      levels: byGoals('draw', 'axisWin'),
      // AMB-69
      ends: won && ruling(context, 'amb69') === 'monthly',
    };
  };

/** Scenarios decided by how many points or cities the Axis has. */
const counted =
  (
    lines: (context: Context) => readonly ScoreLine[],
    levels: Checked['levels'],
    total: (count: number) => Msg,
  ): ((context: Context) => Checked) =>
  (context) => {
    const all = lines(context);
    const points = sum(all);
    return {
      level: levelAt(levels, points)?.id ?? 'draw',
      points,
      total: total(points),
      lines: all,
      levels,
      ends: false,
    };
  };
const citiesHeld = (count: number): Msg => msg('bite.score.cities', { count });
const victoryPoints = (count: number): Msg => msg('bite.score.points', { count });
const four = (rule: string) => (context: Context) =>
  dortmundCities.map((id) => cityLine(context, id, sides.axis, 1, rule));

const rostov = counted(
  (context) => (['rostov', 'kharkov', 'sevastopol'] as const).map((id) => cityLine(context, id, sides.axis, 1, 'SBE3')),
  [
    { id: 'sovietWin', from: null, to: 0 },
    { id: 'draw', from: 1, to: 1 },
    { id: 'axisMarginal', from: 2, to: 2 },
    { id: 'axisDecisive', from: 3, to: null },
  ],
  citiesHeld,
);

const shortBarbarossa = counted(
  (context) => [
    cityLine(context, 'leningrad', sides.axis, 2, 'SBE4'),
    cityLine(context, 'moscow', sides.axis, 3, 'SBE4'),
    // AMB-23: fortresses beside Leningrad, which counts by its name
    ...(ruling(context, 'amb23') === 'yes'
      ? (['sevastopol', 'oranienbaum'] as const).map((id) => cityLine(context, id, sides.axis, 1, 'SBE4'))
      : []),
    {
      id: 'majors',
      msg: msg('bite.score.majors'),
      side: sides.axis,
      points: countIn(context, cells.majors),
      rule: 'SBE4',
      sure: sureness(context),
      why: msg('bite.why.counted'),
    },
  ],
  [
    { id: 'sovietDecisive', from: null, to: 3 },
    { id: 'sovietMarginal', from: 4, to: 6 },
    { id: 'draw', from: 7, to: 7 },
    { id: 'axisMarginal', from: 8, to: 18 },
    { id: 'axisDecisive', from: 19, to: null },
  ],
  victoryPoints,
);

const barbarossa = counted(
  four('SBE5'),
  [
    { id: 'sovietDecisive', from: null, to: 0 },
    { id: 'draw', from: 1, to: 1 },
    { id: 'axisMarginal', from: 2, to: 2 },
    { id: 'axisDecisive', from: 3, to: null },
  ],
  citiesHeld,
);

const blue = counted(
  four('SBE6'),
  [
    { id: 'sovietDecisive', from: null, to: 0 },
    { id: 'axisMarginal', from: 1, to: 1 },
    { id: 'axisDecisive', from: 2, to: null },
  ],
  citiesHeld,
);

/** SBE7: eight Guards destroyed against a bridgehead over the Dnepr (AMB-22, AMB-25). */
const zitadelle = (context: Context): Checked => {
  const lost = countIn(context, cells.guardsLost);
  const across = textIn(context, cells.bridgehead) === 'yes';
  const axis = lost >= 8;
  const lines: readonly ScoreLine[] = [
    {
      id: 'guards',
      msg: msg('bite.score.guards', { count: lost }),
      side: sides.axis,
      points: axis ? 1 : 0,
      rule: 'SBE7',
      sure: sureness(context),
      why: msg('bite.why.eightGuards'),
    },
    {
      id: 'bridgehead',
      msg: msg('bite.score.bridgehead'),
      side: sides.soviet,
      points: across ? 1 : 0,
      rule: 'SBE7',
      sure: sureness(context),
      why: across ? msg('bite.why.agreed') : msg('bite.why.notAgreed'),
    },
  ];
  const both = ruling(context, 'amb22');
  const level: LevelId =
    axis === across
      ? !axis || both === 'draw'
        ? 'draw'
        : both === 'axis'
          ? 'axisWin'
          : 'sovietWin'
      : axis
        ? 'axisWin'
        : 'sovietWin';
  return {
    level,
    points: sum(lines),
    total: msg('bite.score.goals', { count: sum(lines) }),
    lines,
    levels: byGoals('sovietWin', 'draw', 'axisWin'),
    ends: false,
  };
};

/** By the end of 1944 a Soviet win is decisive, afterwards marginal. */
const inTime = (context: Context): LevelId => (context.turn <= 43 ? 'sovietDecisive' : 'sovietMarginal');

/** SBE8: Berlin and Peenemünde; with 7.11 beside it Berlin alone (AMB-21). */
const bagration = (context: Context): Checked => {
  const lines = (['berlin', 'peenemunde'] as const).map((id) => cityLine(context, id, sides.soviet, 1, 'SBE8'));
  const berlinIsEnough = ruling(context, 'amb21') === 'berlin' && holds(context, 'berlin', sides.soviet);
  const won = sum(lines) === 2 || berlinIsEnough;
  return {
    level: won ? inTime(context) : 'draw',
    points: sum(lines),
    total: citiesHeld(sum(lines)),
    lines,
    levels: byGoals('draw', inTime(context)),
    ends: won,
  };
};

/** SBE9-1, in its order. */
const dortmund = (context: Context): Checked => {
  const lines: readonly ScoreLine[] = [
    cityLine(context, 'berlin', sides.soviet, 1, 'SBE9'),
    ...four('SBE9')(context),
    ...(winsUpTo(context) > 0 && winsUpTo(context) < 6
      ? [
          {
            id: 'die',
            msg: msg('bite.score.die', { n: winsUpTo(context) }),
            side: sides.axis,
            points: dieWon(context) ? 1 : 0,
            rule: 'SBE9',
            sure: 'now',
            why: dieWon(context) ? msg('bite.why.dieWon') : msg('bite.why.dieOpen'),
          } as const,
        ]
      : []),
  ];
  const soviet = holds(context, 'berlin', sides.soviet);
  const axis = winsUpTo(context) === 6 || dieWon(context);
  const held = dortmundCities.filter((id) => holds(context, id, sides.axis)).length;
  const level: LevelId = soviet ? inTime(context) : axis ? 'axisWin' : 'draw';
  return {
    level,
    points: held,
    total: msg('bite.score.fourCities', { count: held }),
    lines,
    levels: byGoals(inTime(context), 'draw', 'axisWin'),
    ends: soviet || axis,
  };
};

const checks: { readonly [scenario: string]: (context: Context) => Checked } = {
  SBE1: oneCity('leningrad', 'SBE1'),
  SBE2: oneCity('moscow', 'SBE2'),
  SBE3: rostov,
  SBE4: shortBarbarossa,
  SBE5: barbarossa,
  SBE6: blue,
  SBE7: zitadelle,
  SBE8: bagration,
  SBE9: dortmund,
};
export const checkNow = (context: Context): Checked =>
  (checks[context.scenario] ?? oneCity('leningrad', 'SBE1'))(context);
