import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { recorded, rowMsg, sideField, unitRosters } from '../../model/rows.ts';
import { msg } from './msg.ts';
import { stackRow } from './rows.ts';
import { stacking, stackLimit } from './stack.ts';

const fields = {
  side: sideField,
  units: {
    kind: 'rows',
    msg: msg('armir.moving.field.stack'),
    start: [{}],
    max: 16,
    rosters: unitRosters,
    figure: 'unit',
    fields: stackRow,
    recorded,
  },
} as const satisfies Fields;
type Input = InputOf<typeof fields>;

/** More ways to choose than anybody reads. */
const mostListed = 6;

/** 6: may these units end a phase, or begin a mobile assault, in one hex? */
export const stack = valueCalc({
  id: 'stack',
  msg: msg('armir.moving.calc.stack'),
  rule: '6',
  fields,
  says: (input: Input, _around, explanation) => {
    const judged = stacking(
      input.units.map((row) => ({
        id: row.id,
        side: input.side,
        kind: row.kind,
        // 6: guns and HQs have one, not printed
        sp: row.kind === 'combat' ? (row.sp > 0 ? row.sp : undefined) : 1,
        army: row.army,
        corps: row.corps,
        division: row.division,
      })),
    );
    const total = explanation.figure('total', msg('armir.moving.figure.sp'), { side: input.side });
    input.units.forEach((row, i) => {
      const isCombat = row.kind === 'combat';
      const unit = explanation.figure(`unit${i}`, rowMsg(row, i), { side: input.side });
      unit.add(
        isCombat ? Math.max(1, row.sp) : 1,
        msg(isCombat ? 'armir.moving.field.sp' : 'armir.moving.step.one'),
        '6',
      );
      total.plus(unit, rowMsg(row, i), '6');
    });
    const called = (id: string): Msg => {
      const i = input.units.findIndex((row) => row.id === id);
      const row = input.units[i];
      return row ? rowMsg(row, i) : msg('armir.moving.unitNumber', { n: 0 });
    };
    const { over, armies, together, excess } = judged;
    const says = armies
      ? msg('armir.moving.stack.armies')
      : over > 0
        ? msg('armir.moving.stack.over', { sp: judged.sp, count: over })
        : together !== undefined
          ? msg('armir.moving.stack.together', { sp: judged.sp })
          : msg('armir.moving.stack.legal', { sp: judged.sp, of: stackLimit });
    const ways = excess.groups.slice(0, mostListed).flatMap((group) => {
      const names = list(group.map(called));
      return names ? [{ msg: msg('armir.moving.row.goes'), value: names, rule: '6.2' }] : [];
    });
    return {
      answer: armies
        ? msg('armir.moving.answer.armies')
        : over > 0
          ? msg('armir.moving.answer.over', { count: over })
          : msg('armir.moving.answer.sp', { count: judged.sp }),
      says,
      rows: [
        {
          msg: msg('armir.moving.row.limit'),
          value: msg('armir.moving.stack.of', { sp: judged.sp, of: stackLimit }),
          rule: '6',
        },
        {
          msg: msg(input.side === sides.soviet ? 'armir.moving.row.corps' : 'armir.moving.row.division'),
          value: msg(together === undefined ? 'armir.moving.no' : 'armir.moving.yes'),
          rule: '6.1',
        },
        ...(excess.sp > 0
          ? [{ msg: msg('armir.moving.row.excess'), value: msg('armir.moving.sp', { count: excess.sp }), rule: '6.2' }]
          : []),
        ...ways,
      ],
      missing: judged.untyped.map((id) => ({ msg: msg('armir.moving.missing.sp', { unit: called(id) }), row: id })),
      hints: [
        ...(armies && over > 0
          ? [{ msg: msg('armir.moving.stack.over', { sp: judged.sp, count: over }), rule: '6' }]
          : []),
        ...(armies ? [{ msg: msg('armir.moving.stack.armies'), rule: '6.3' }] : []),
        { msg: msg('armir.moving.hint.when'), rule: '6' },
      ],
    };
  },
});
