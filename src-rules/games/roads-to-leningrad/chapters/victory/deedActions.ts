import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { groups } from '../../model/cells.ts';
import { namedIn, unit } from '../../model/fields.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import {
  beyond,
  crossedRedya,
  deedVp,
  leastPoints,
  lineCounts,
  lineEnds,
  lines,
  redyaCounts,
  roadCounts,
  soltsyCounts,
  surroundedCounts,
} from './deeds.ts';
import { heldPlaces } from './heldPlaces.ts';
import { deedKey, isScored, vpLine } from './ledger.ts';
import { lossKindOf } from './losses.ts';
import { msg } from './msg.ts';
import { soltsyHex } from './places.ts';
import { riverMsg, roadHexes } from './rivers.ts';
import { roadInZoc } from './road.ts';

/** S1.32: actions that bring or cost VP, at once. */
const group = groups.points;
const twice = (context: Context, key: string, bar: Objection): Objection | undefined =>
  isScored(context, key) ? bar : undefined;

/** Scenarios 1 and 2: each turn after 16AM in which the German holds Soltsy, besides the place itself. */
const soltsy = action({
  id: 'soltsy-held',
  msg: msg('rtl.action.soltsy'),
  about: msg('rtl.action.soltsy.about', { n: deedVp.soltsy }),
  rule: 'S1.32',
  side: sides.german,
  group,
  fields: {},
  when: soltsyCounts,
  proposes: (_, context) => {
    const key = deedKey('soltsy', context.turn);
    const turn = name(turnCode(context.turn));
    const holder = heldPlaces(context).find(({ hex }) => hex === soltsyHex)?.holder;
    const why = msg('rtl.vp.soltsy', { turn });
    if (isScored(context, key)) return refuse(msg('rtl.bar.soltsyTwice', { turn }), 'S1.32');
    return allowUnless(
      holder === sides.soviet ? { msg: msg('rtl.bar.soltsySoviet'), rule: 'S1.32' } : undefined,
      msg('rtl.says.vp', { what: why, n: deedVp.soltsy }),
      vpLine(context, key, deedVp.soltsy, why, 'S1.32'),
    );
  },
});

/** Scenario 2, in the supply determination: hexes of the main road in uncontested Soviet ZOC. */
const road = action({
  id: 'road-hexes',
  msg: msg('rtl.action.road'),
  about: msg('rtl.action.road.about'),
  rule: 'S4.32',
  side: sides.soviet,
  group,
  fields: {
    hexes: {
      kind: 'count',
      msg: msg('rtl.vpField.roadHexes'),
      start: 0,
      min: 0,
      max: 40,
      big: true,
      rule: 'S4.32',
      begins: (context) => roadInZoc(context)?.length,
    },
  },
  when: roadCounts,
  proposes: ({ hexes }, context) => {
    const key = deedKey('road', context.turn);
    const turn = name(turnCode(context.turn));
    const all = roadHexes(context)?.length;
    const why = msg('rtl.vp.road', { count: hexes, turn });
    const bar =
      twice(context, key, { msg: msg('rtl.bar.roadTwice', { turn }), rule: 'S1.32' }) ??
      (all !== undefined && hexes > all ? { msg: msg('rtl.bar.roadHexes', { n: all }), rule: 'S4.32' } : undefined);
    const vp = hexes * deedVp.road;
    return allowUnless(bar, msg('rtl.says.vp', { what: why, n: vp }), vpLine(context, key, vp, why, 'S1.32'));
  },
});

const directions = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
/** AMB-38: what "completely surrounded" is the players decide, hex by hex. */
const surrounded = action({
  id: 'surrounded',
  msg: msg('rtl.action.surrounded'),
  about: msg('rtl.action.surrounded.about', { n: -deedVp.surrounded }),
  rule: 'S1.32',
  side: sides.soviet,
  group,
  fields: {
    unit: unit((context) =>
      countersOf(context).filter((one) => one.side === sides.german && stepsLeft(context, one) === 0),
    ),
    hexes: {
      kind: 'set',
      msg: msg('rtl.vpField.around'),
      hint: msg('rtl.vpField.around.hint'),
      start: [],
      options: directions.map((key) => ({ key, msg: msg(`rtl.direction.${key}`) })),
    },
  },
  when: surroundedCounts,
  proposes: ({ unit: called, hexes }, context) => {
    const { id, name: known, counter } = namedIn(context, called);
    const what = name(known);
    if (called.trim() === '') return refuse(msg('rtl.bar.whichUnit'), 'S1.32');
    if (counter?.side === sides.soviet) return refuse(msg('rtl.bar.notGerman', { what }), 'S1.32');
    const key = deedKey('surrounded', id);
    const why = msg('rtl.vp.surrounded', { what });
    const bar =
      twice(context, key, { msg: msg('rtl.bar.unitTwice', { what }), rule: 'S1.32' }) ??
      (hexes.length < directions.length
        ? { msg: msg('rtl.bar.notAround', { count: directions.length - hexes.length }), rule: 'S1.32' }
        : undefined) ??
      (counter && stepsLeft(context, counter) > 0
        ? { msg: msg('rtl.bar.notGone', { what }), rule: 'S1.32' }
        : undefined);
    return allowUnless(
      bar,
      msg('rtl.says.vp', { what: why, n: deedVp.surrounded }),
      vpLine(context, key, deedVp.surrounded, why, 'S1.32'),
    );
  },
});

/** Scenarios 3 and 4: Soviet HQs, artillery and tanks east of the Redya before 21PM, gone there or driven (AMB-24). */
const redya = action({
  id: 'redya-crossed',
  msg: msg('rtl.action.redya'),
  about: msg('rtl.action.redya.about', { n: deedVp.redya }),
  rule: 'S1.32',
  side: sides.soviet,
  group,
  fields: {
    unit: {
      ...unit((context) =>
        countersOf(context).filter((one) => one.side === sides.soviet && lossKindOf(one) !== undefined),
      ),
      begins: (context: Context) => crossedRedya(context)[0]?.name,
    },
  },
  when: redyaCounts,
  proposes: ({ unit: called }, context) => {
    const { id, name: known, counter } = namedIn(context, called);
    const what = name(known);
    if (called.trim() === '') return refuse(msg('rtl.bar.whichUnit'), 'S1.32');
    const key = deedKey('redya', id);
    const why = msg('rtl.vp.redya', { what });
    const bar =
      twice(context, key, { msg: msg('rtl.bar.unitTwice', { what }), rule: 'S1.32' }) ??
      (redyaCounts(context) ? undefined : { msg: msg('rtl.bar.redyaLate'), rule: 'S1.32' }) ??
      (counter && (counter.side === sides.german || lossKindOf(counter) === undefined)
        ? { msg: msg('rtl.bar.notRedya', { what }), rule: 'S1.32' }
        : undefined);
    return allowUnless(
      bar,
      msg('rtl.says.vp', { what: why, n: deedVp.redya }),
      vpLine(context, key, deedVp.redya, why, 'S1.32'),
    );
  },
});

/** Scenarios 3 and 4: 15 German stacking points south of row 5500 and east of a river, by the end of its turn. */
const line = action({
  id: 'river-line',
  msg: msg('rtl.action.line'),
  about: msg('rtl.action.line.about', { least: leastPoints, n: deedVp.line }),
  rule: 'S1.32',
  side: sides.german,
  group,
  fields: {
    river: {
      kind: 'choice',
      msg: msg('rtl.vpField.river'),
      start: 'polist',
      big: true,
      options: [
        { key: 'polist', msg: riverMsg.polist },
        { key: 'porussya', msg: riverMsg.porussya },
      ],
      begins: (context) => lines.find((one) => !isScored(context, deedKey('line', one)) && lineCounts(context, one)),
    },
    points: {
      kind: 'count',
      msg: msg('rtl.vpField.points'),
      start: 0,
      min: 0,
      max: 400,
      big: true,
      begins: (context) => {
        const next = lines.find((one) => !isScored(context, deedKey('line', one)) && lineCounts(context, one));
        return next && beyond(context, next).points;
      },
    },
  },
  when: (context) => lines.some((one) => lineCounts(context, one)),
  proposes: ({ river: chosen, points }, context) => {
    const river = lines.find((one) => one === chosen) ?? 'polist';
    const key = deedKey('line', river);
    const what = riverMsg[river];
    const why = msg('rtl.vp.line', { what });
    if (isScored(context, key)) return refuse(msg('rtl.bar.lineTwice', { what }), 'S1.32');
    const bar = !lineCounts(context, river)
      ? { msg: msg('rtl.bar.lineLate', { what, turn: name(turnCode(lineEnds[river])) }), rule: 'S1.32' }
      : points < leastPoints
        ? { msg: msg('rtl.bar.linePoints', { n: points, least: leastPoints }), rule: 'S1.32' }
        : undefined;
    return allowUnless(
      bar,
      msg('rtl.says.vp', { what: why, n: deedVp.line }),
      vpLine(context, key, deedVp.line, why, 'S1.32'),
    );
  },
});

export const deedActions = [soltsy, road, surrounded, redya, line];
