import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { turns } from '../../ids.ts';
import { chanceCell, chanceMsg, meanCell, turnMsg } from '../../model/figures.ts';
import { corpsAhead, stayingFaces } from './corps.ts';
import { msg } from './msg.ts';

/** ARMIR-P4: how long an armoured corps without supply keeps its strength, in one hex and over several. */
export const corpsAheadCalc = valueCalc({
  id: 'corps-ahead',
  msg: msg('armir.corpsAhead'),
  rule: '8.4',
  fields: {
    turn: {
      kind: 'count',
      msg: msg('armir.corpsAhead.field.turn'),
      hint: msg('armir.corpsAhead.field.turn.hint'),
      start: 1,
      min: 1,
      max: turns,
      rule: '8.4',
      from: 'turn',
      big: true,
    },
    hexes: {
      kind: 'count',
      msg: msg('armir.corpsAhead.field.hexes'),
      hint: msg('armir.corpsAhead.field.hexes.hint'),
      start: 2,
      min: 1,
      max: 8,
      rule: '8.4',
      big: true,
    },
  } as const,
  says: ({ turn, hexes }, _around, explanation) => {
    const rows = corpsAhead(turn, hexes);
    const [first] = rows;
    explanation
      .figure('faces', msg('armir.corpsAhead.figure'))
      .add(6, msg('armir.corpsAhead.step.six'), '8.4')
      .add(stayingFaces(turn) - 6, msg('armir.corpsAhead.step.turn', { n: turn }), '8.4');
    const says = msg('armir.corpsAhead.says', { n: turn, p: first?.one.p ?? 0, hexes, all: first?.all.p ?? 0 });
    const split = hexes > 1;
    return {
      answer: msg('armir.corpsAhead.answer', { n: turn, p: first?.one.p ?? 0 }),
      says,
      rows: rows.map((row) => ({
        msg: msg('armir.corpsAhead.still', { n: row.turn }),
        value: chanceMsg(row.one),
        rule: '8.4',
      })),
      grids: [
        {
          id: 'turns',
          msg: msg('armir.corpsAhead.byTurn'),
          rule: '8.4',
          corner: msg('armir.corpsAhead.corner'),
          cols: rows.map((row) => turnMsg(row.turn)),
          rows: [
            { msg: msg('armir.corpsAhead.one'), now: true, cells: rows.map(({ one }) => chanceCell(one)) },
            ...(split
              ? [
                  {
                    msg: msg('armir.corpsAhead.all', { count: hexes }),
                    cells: rows.map(({ all }) => chanceCell(all)),
                  },
                  { msg: msg('armir.corpsAhead.any'), cells: rows.map(({ any }) => chanceCell(any)) },
                  { msg: msg('armir.corpsAhead.mean'), cells: rows.map((row) => meanCell(row.hexes)) },
                ]
              : []),
          ],
        },
      ],
      hints: [
        { msg: msg('armir.corpsAhead.hint.split'), rule: '8.4' },
        { msg: msg('armir.corpsAhead.hint.marked'), rule: '8.4.1' },
      ],
    };
  },
});
