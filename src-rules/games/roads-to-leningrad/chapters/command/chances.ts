import { chanceIn } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../ids.ts';
import { sideMsg } from '../../model/cells.ts';
import { inHand } from './choose.ts';
import { combineTenths, leadersOf, wanted } from './combine.ts';
import { sideField } from './cup.ts';
import { chanceMsg, tenths } from './fractions.ts';
import { germanHundredths, holderOf, laidDownFirst, otherFields, otherOf, passesOf } from './initiative.ts';
import { playingSide } from './markers.ts';
import { msg } from './msg.ts';

const passes = (side: SideId) =>
  ({
    kind: 'count',
    msg: msg('rtl.act.field.passes', { side: sideMsg(side) }),
    start: 0,
    min: 0,
    max: 20,
    side,
    big: true,
    rule: '7.13',
    // before this turn's roll those of the last one count, afterwards those made since
    begins: (context: Context) => passesOf(context, rolledFor(context) - 1, side),
  }) as const;
/** The turn whose initiative is rolled next. */
const rolledFor = ({ place, turn }: Context): number =>
  place === '' || /\/strategic\/|\/set-up/.test(place) ? turn : turn + 1;

/** P8 */
export const initiativeChances = valueCalc({
  id: 'initiative-chances',
  msg: msg('rtl.act.calc.initiative'),
  rule: '7.12',
  fields: {
    german: passes(sides.german),
    soviet: passes(sides.soviet),
    holder: { ...sideField(holderOf), msg: msg('rtl.act.field.holder'), hint: msg('rtl.act.field.holder.hint') },
    ...otherFields,
  },
  says: (input, context, explanation) => {
    const holder = input.holder === sides.soviet ? sides.soviet : sides.german;
    const drm = (side: SideId, made: number, other: number) =>
      explanation
        .figure(`drm-${side}`, msg('rtl.act.figure.drm', { side: sideMsg(side) }), { side })
        .add(made, msg('rtl.act.step.passes', { side: sideMsg(otherSide(side)) }), '7.13')
        .add(otherOf(context, other), msg('rtl.act.step.other'), '7.11').value;
    const german = drm(sides.german, input.soviet, input.otherGerman);
    const soviet = drm(sides.soviet, input.german, input.otherSoviet);
    const hundredths = germanHundredths(german - soviet, holder);
    const [g, s] = [chanceIn(hundredths, 100), chanceIn(100 - hundredths, 100)];
    const next = rolledFor(context);
    const laid = laidDownFirst({ scenario: context.scenario, turn: next });
    const onePass = (side: SideId) => {
      const lead = german - soviet + (side === sides.german ? -1 : 1);
      return chanceIn(germanHundredths(lead, holder), 100);
    };
    return {
      answer: msg('rtl.act.answer.initiative', { german: g.p, soviet: s.p }),
      says: msg('rtl.act.says.chances', { german: g.p, soviet: s.p }),
      rows: [
        { msg: sideMsg(sides.german), value: chanceMsg(g), rule: '7.12' },
        { msg: sideMsg(sides.soviet), value: chanceMsg(s), rule: '7.12' },
        { msg: msg('rtl.act.row.germanPass'), value: chanceMsg(onePass(sides.german)), rule: '7.13' },
        { msg: msg('rtl.act.row.sovietPass'), value: chanceMsg(onePass(sides.soviet)), rule: '7.13' },
      ],
      hints:
        context.place !== '' && laid !== undefined
          ? [{ msg: msg('rtl.act.hint.laid', { side: sideMsg(laid) }), rule: '7.12' }]
          : [],
    };
  },
});

/** P9 */
export const combineChances = valueCalc({
  id: 'combine-chances',
  msg: msg('rtl.act.calc.combine'),
  rule: '7.33',
  fields: {
    value: {
      kind: 'count',
      msg: msg('rtl.act.field.value'),
      start: 1,
      min: 0,
      max: 4,
      big: true,
      rule: '7.33',
      begins: (context: Context) => inHand(context, playingSide(context))[0]?.value,
    },
    points: {
      kind: 'count',
      msg: msg('rtl.act.field.leaderPoints'),
      start: 0,
      min: 0,
      max: 4,
      big: true,
      rule: '15.33',
      begins: (context: Context) => leadersOf(context, playingSide(context))[0]?.commandPoints,
    },
  },
  says: ({ value, points }, _around, explanation) => {
    const needed = explanation
      .figure('needed', msg('rtl.act.figure.needed'))
      .add(wanted, msg('rtl.act.step.wanted'), '7.33')
      .add(-value, msg('rtl.act.step.value'), '7.33')
      .add(-points, msg('rtl.act.step.leader'), '15.33')
      .atLeast(1, msg('rtl.act.step.face'), '2.4').value;
    const now = tenths(combineTenths(value, points));
    const twice = chanceIn(100 - (10 - combineTenths(value, points)) * (10 - combineTenths(value, 0)), 100);
    return {
      answer: msg('rtl.act.answer.combine', { p: now.p }),
      says: msg('rtl.act.says.combineChance', { p: now.p, face: needed }),
      rows: [
        { msg: msg('rtl.act.row.face'), value: msg('rtl.act.faceUp', { n: needed }), rule: '7.33' },
        { msg: msg('rtl.act.row.withLeader'), value: chanceMsg(now), rule: '15.33' },
        { msg: msg('rtl.act.row.withoutLeader'), value: chanceMsg(tenths(combineTenths(value, 0))), rule: '7.33' },
        { msg: msg('rtl.act.row.twoTries'), value: chanceMsg(twice), rule: '7.34' },
      ],
      grids: [
        {
          id: 'values',
          msg: msg('rtl.act.grid.values'),
          rule: '7.33',
          corner: msg('rtl.act.field.value'),
          cols: [0, 1, 2].map((more) => msg('rtl.act.pointsCol', { n: more })),
          ...(points <= 2 ? { col: points } : {}),
          rows: [1, 2].map((one) => ({
            msg: msg('rtl.act.number', { n: one }),
            ...(one === value ? { now: true as const } : {}),
            cells: [0, 1, 2].map((more) => {
              const share = tenths(combineTenths(one, more));
              return { value: chanceMsg(share), p: share.p };
            }),
          })),
        },
      ],
    };
  },
});
