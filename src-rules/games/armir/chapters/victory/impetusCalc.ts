import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts, cells, sides, startingPs, turns } from '../../ids.ts';
import { countMsg, signedMsg, turnMsg } from '../../model/figures.ts';
import { nextCheckpoint } from './impetus.ts';
import { firstLost, type PsPlan, type PsTurn, psAhead } from './impetusAhead.ts';
import { msg } from './msg.ts';

const later = Array.from({ length: turns - 1 }, (_, i) => i + 2);
const turnSet = (called: Msg, rule: string) =>
  ({
    kind: 'set',
    msg: called,
    start: [],
    rule,
    options: later.map((turn) => ({ key: String(turn), msg: turnMsg(turn) })),
  }) as const;

const psCell = (n: number) => ({ value: n <= 0 ? msg('armir.psAhead.lost') : countMsg(n) });
const needCell = (n: number) => ({ value: n === 0 ? msg('armir.fronts.dash') : signedMsg(n) });

/** ARMIR-P7: how long the impetus points last, and how many starred points are needed to live through turn 6. */
export const psAheadCalc = valueCalc({
  id: 'ps-ahead',
  msg: msg('armir.psAhead'),
  rule: '16.4',
  fields: {
    ps: {
      kind: 'count',
      msg: msg('armir.psAhead.field.ps'),
      start: startingPs,
      min: 1,
      max: 60,
      rule: '16.4',
      big: true,
      from: `balances.${accounts.ps}`,
    },
    from: {
      kind: 'count',
      msg: msg('armir.psAhead.field.from'),
      hint: msg('armir.psAhead.field.from.hint'),
      start: 2,
      min: 2,
      max: turns,
      rule: '16.4.2',
      begins: nextCheckpoint,
    },
    airports: {
      kind: 'count',
      msg: msg('armir.psAhead.field.airports'),
      hint: msg('armir.psAhead.field.airports.hint'),
      start: 0,
      min: 0,
      max: turns,
      rule: '16.4.2',
      // what is taken is held at every loss to come
      begins: (context: Context) => Math.min(countIn(context, cells.temTaken), nextCheckpoint(context) - 1),
    },
    buys: turnSet(msg('armir.psAhead.field.buys'), '16.4.3'),
    replacements: turnSet(msg('armir.psAhead.field.replacements'), '16.4.4'),
    gains: {
      kind: 'rows',
      msg: msg('armir.psAhead.field.gains'),
      start: [],
      max: 12,
      add: msg('armir.psAhead.field.gains.add'),
      rule: '16.4.1',
      fields: {
        turn: { kind: 'count', msg: msg('armir.fronts.field.turn'), start: 1, min: 1, max: turns, from: 'turn' },
        points: {
          kind: 'count',
          msg: msg('armir.psAhead.field.points'),
          hint: msg('armir.psAhead.field.points.hint'),
          start: 1,
          min: -8,
          max: 8,
          rule: '16.4.1',
        },
      },
    },
  } as const,
  says: (input, _around, explanation) => {
    const gained = (turn: number): number =>
      input.gains.reduce((sum, row) => sum + (row.turn === turn ? row.points : 0), 0);
    // what is taken before the first loss to come counts at once
    const early = input.gains.reduce((sum, row) => sum + (row.turn < input.from ? row.points : 0), 0);
    const now = explanation
      .figure('ps', msg('armir.psAhead.figure'), { side: sides.soviet })
      .add(input.ps, msg('armir.psAhead.field.ps'), '16.4');
    if (early !== 0) now.add(early, msg('armir.psAhead.step.early', { n: input.from }), '16.4.1');
    const base: PsPlan = {
      ps: now.value,
      from: input.from,
      airports: input.airports,
      buys: () => false,
      replacements: (turn) => input.replacements.some((one) => one === String(turn)),
      gains: gained,
    };
    const cases = [
      { id: 'none', msg: msg('armir.psAhead.none'), rows: psAhead(base) },
      {
        id: 'plan',
        msg: msg('armir.psAhead.plan'),
        rows: psAhead({ ...base, buys: (turn) => input.buys.some((one) => one === String(turn)) }),
      },
      { id: 'always', msg: msg('armir.psAhead.always'), rows: psAhead({ ...base, buys: () => true }) },
    ].filter(({ id }) => id !== 'plan' || input.buys.length > 0);
    const main = cases.find(({ id }) => id === 'plan') ?? cases[0];
    const rows: readonly PsTurn[] = main?.rows ?? [];
    const lost = firstLost(rows);
    const need = rows.at(-1)?.need ?? 0;
    const says =
      now.value <= 0
        ? msg('armir.psAhead.saysNow')
        : lost === undefined
          ? msg('armir.psAhead.saysLives', { n: rows.at(-1)?.end ?? now.value })
          : msg('armir.psAhead.saysLost', { n: lost, count: need });
    return {
      answer:
        lost === undefined
          ? msg('armir.psAhead.answerLives', { n: rows.at(-1)?.end ?? now.value })
          : msg('armir.psAhead.answerLost', { n: lost }),
      says,
      rows: [
        { msg: msg('armir.psAhead.need'), value: countMsg(need), rule: '17' },
        ...cases
          .filter((one) => one !== main)
          .map((one) => ({
            msg: msg('armir.psAhead.needOf', { what: one.msg }),
            value: countMsg(one.rows.at(-1)?.need ?? 0),
            rule: '17',
          })),
      ],
      grids: [
        {
          id: 'ps',
          msg: msg('armir.psAhead.byTurn'),
          rule: '16.4',
          corner: msg('armir.psAhead.corner'),
          cols: rows.map(({ turn }) => turnMsg(turn)),
          rows: cases.map((one) => ({
            msg: one.msg,
            ...(one === main ? { now: true as const } : {}),
            cells: one.rows.map(({ low }) => psCell(low)),
          })),
        },
        {
          id: 'need',
          msg: msg('armir.psAhead.needBy'),
          rule: '17',
          corner: msg('armir.psAhead.corner'),
          cols: rows.map(({ turn }) => turnMsg(turn)),
          rows: cases.map((one) => ({
            msg: one.msg,
            ...(one === main ? { now: true as const } : {}),
            cells: one.rows.map(({ need: n }) => needCell(n)),
          })),
        },
      ],
      hints: [
        { msg: msg('armir.psAhead.hint.gains'), rule: '16.4.1' },
        { msg: msg('armir.psAhead.hint.order'), rule: '16.4' },
      ],
    };
  },
});
