import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { sides } from '../ids.ts';
import { v } from '../text/speak-moving.ts';
import { recorded, rowMsg, sideField, stackRow, unitRosters } from './rows.ts';
import { stacking, stackLimit } from './stack.ts';

const fields = {
  side: sideField,
  units: {
    kind: 'rows',
    msg: v('armir.moving.field.stack'),
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
  msg: v('armir.moving.calc.stack'),
  rule: '6',
  fields,
  says: (input: Input, _around, why) => {
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
    const total = why.figure('total', v('armir.moving.figure.sp'), { side: input.side });
    input.units.forEach((row, i) => {
      const isCombat = row.kind === 'combat';
      const unit = why.figure(`unit${i}`, rowMsg(row, i), { side: input.side });
      unit.add(
        isCombat ? Math.max(1, row.sp) : 1,
        v(isCombat ? 'armir.moving.field.sp' : 'armir.moving.step.one'),
        '6',
      );
      total.plus(unit, rowMsg(row, i), '6');
    });
    const called = (id: string): Msg => {
      const i = input.units.findIndex((row) => row.id === id);
      const row = input.units[i];
      return row ? rowMsg(row, i) : v('armir.moving.unitNumber', { n: 0 });
    };
    const { over, armies, together, excess } = judged;
    const says = armies
      ? v('armir.moving.stack.armies')
      : over > 0
        ? v('armir.moving.stack.over', { sp: judged.sp, count: over })
        : together !== undefined
          ? v('armir.moving.stack.together', { sp: judged.sp })
          : v('armir.moving.stack.legal', { sp: judged.sp, of: stackLimit });
    const ways = excess.groups.slice(0, mostListed).flatMap((group) => {
      const names = list(group.map(called));
      return names ? [{ msg: v('armir.moving.row.goes'), value: names, rule: '6.2' }] : [];
    });
    return {
      answer: armies
        ? v('armir.moving.answer.armies')
        : over > 0
          ? v('armir.moving.answer.over', { count: over })
          : v('armir.moving.answer.sp', { count: judged.sp }),
      says,
      rows: [
        {
          msg: v('armir.moving.row.limit'),
          value: v('armir.moving.stack.of', { sp: judged.sp, of: stackLimit }),
          rule: '6',
        },
        {
          msg: v(input.side === sides.soviet ? 'armir.moving.row.corps' : 'armir.moving.row.division'),
          value: v(together === undefined ? 'armir.moving.no' : 'armir.moving.yes'),
          rule: '6.1',
        },
        ...(excess.sp > 0
          ? [{ msg: v('armir.moving.row.excess'), value: v('armir.moving.sp', { count: excess.sp }), rule: '6.2' }]
          : []),
        ...ways,
      ],
      missing: judged.untyped.map((id) => ({ msg: v('armir.moving.missing.sp', { unit: called(id) }), row: id })),
      hints: [
        ...(armies && over > 0
          ? [{ msg: v('armir.moving.stack.over', { sp: judged.sp, count: over }), rule: '6' }]
          : []),
        ...(armies ? [{ msg: v('armir.moving.stack.armies'), rule: '6.3' }] : []),
        { msg: v('armir.moving.hint.when'), rule: '6' },
      ],
    };
  },
});
