import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { turns } from '../ids.ts';
import { r } from '../text/speak-fronts.ts';
import { chanceCell, chanceMsg, meanCell, turnMsg } from './chances.ts';
import { corpsAhead, stayingFaces } from './corps.ts';

/** ARMIR-P4: how long an armoured corps without supply keeps its strength, in one hex and over several. */
export const corpsAheadCalc = valueCalc({
  id: 'corps-ahead',
  msg: r('armir.corpsAhead'),
  rule: '8.4',
  fields: {
    turn: {
      kind: 'count',
      msg: r('armir.corpsAhead.field.turn'),
      hint: r('armir.corpsAhead.field.turn.hint'),
      start: 1,
      min: 1,
      max: turns,
      rule: '8.4',
      from: 'turn',
      big: true,
    },
    hexes: {
      kind: 'count',
      msg: r('armir.corpsAhead.field.hexes'),
      hint: r('armir.corpsAhead.field.hexes.hint'),
      start: 2,
      min: 1,
      max: 8,
      rule: '8.4',
      big: true,
    },
  } as const,
  says: ({ turn, hexes }, _around, why) => {
    const rows = corpsAhead(turn, hexes);
    const [first] = rows;
    why
      .figure('faces', r('armir.corpsAhead.figure'))
      .add(6, r('armir.corpsAhead.step.six'), '8.4')
      .add(stayingFaces(turn) - 6, r('armir.corpsAhead.step.turn', { n: turn }), '8.4');
    const says = r('armir.corpsAhead.says', { n: turn, p: first?.one.p ?? 0, hexes, all: first?.all.p ?? 0 });
    const split = hexes > 1;
    return {
      answer: r('armir.corpsAhead.answer', { n: turn, p: first?.one.p ?? 0 }),
      says,
      rows: rows.map((row) => ({
        msg: r('armir.corpsAhead.still', { n: row.turn }),
        value: chanceMsg(row.one),
        rule: '8.4',
      })),
      grids: [
        {
          id: 'turns',
          msg: r('armir.corpsAhead.byTurn'),
          rule: '8.4',
          corner: r('armir.corpsAhead.corner'),
          cols: rows.map((row) => turnMsg(row.turn)),
          rows: [
            { msg: r('armir.corpsAhead.one'), now: true, cells: rows.map(({ one }) => chanceCell(one)) },
            ...(split
              ? [
                  {
                    msg: r('armir.corpsAhead.all', { count: hexes }),
                    cells: rows.map(({ all }) => chanceCell(all)),
                  },
                  { msg: r('armir.corpsAhead.any'), cells: rows.map(({ any }) => chanceCell(any)) },
                  { msg: r('armir.corpsAhead.mean'), cells: rows.map((row) => meanCell(row.hexes)) },
                ]
              : []),
          ],
        },
      ],
      hints: [
        { msg: r('armir.corpsAhead.hint.split'), rule: '8.4' },
        { msg: r('armir.corpsAhead.hint.marked'), rule: '8.4.1' },
      ],
    };
  },
});
