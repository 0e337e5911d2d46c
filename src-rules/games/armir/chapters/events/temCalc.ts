import type { Chance } from '#rules/kit/chance/dist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { type Name, nameList } from '#rules/kit/words/message.ts';
import { cells, ruling, sides, startingGarrison, tables, turns } from '../../ids.ts';
import { chanceCell, chanceMsg, countMsg, meanCell, turnMsg } from '../../model/figures.ts';
import { atTem, sharingOf } from '../../model/members.ts';
import { isAhead } from '../../model/phases.ts';
import { sovietFields } from '../../model/units.ts';
import { cpOn } from './force.ts';
import { msg } from './msg.ts';
import {
  beginRows,
  calledRow,
  leftIn,
  memberIn,
  orderField,
  recordedState,
  rowsField,
  unitFields,
  withoutCp,
} from './rows.ts';
import { firstDie, temOwed, temTaken } from './tem.ts';
import { type BoxUnit, garrisonCp, openIn, stages, type TemTurn, temAhead } from './temAhead.ts';

const rowFields = {
  ...unitFields,
  move: sovietFields.move,
  corps: sovietFields.corps,
  oos: { kind: 'toggle', msg: msg('armir.temAhead.field.oos'), start: false, rule: '8.3' },
  enters: {
    kind: 'count',
    msg: msg('armir.temAhead.field.enters'),
    hint: msg('armir.temAhead.field.enters.hint'),
    start: 1,
    min: 1,
    max: turns,
    rule: '16.3.1',
  },
} as const;

/** What of this turn is still to come. */
export const stageNow = (context: Context): (typeof stages)[number] =>
  temOwed(context) && isAhead(context, 'reinforcements')
    ? 'die'
    : isAhead(context, 'sovietCombat')
      ? 'attack'
      : 'supply';

const fields = {
  turn: {
    kind: 'count',
    msg: msg('armir.fronts.field.turn'),
    start: 1,
    min: 1,
    max: turns,
    rule: '16.3',
    from: 'turn',
  },
  stage: {
    kind: 'choice',
    msg: msg('armir.temAhead.field.stage'),
    start: 'die',
    rule: '16.3',
    options: stages.map((key) => ({ key, msg: msg(`armir.temAhead.stage.${key}`) })),
    begins: stageNow,
  },
  garrison: {
    kind: 'count',
    msg: msg('armir.temAhead.field.garrison'),
    start: startingGarrison,
    min: 1,
    max: 20,
    rule: '16.3',
    begins: (context: Context) => countIn(context, cells.garrison) || undefined,
  },
  printed: {
    kind: 'text',
    msg: msg('armir.temAhead.field.printed'),
    hint: msg('armir.temAhead.field.printed.hint'),
    start: '',
    max: 60,
    rule: '16.3.2',
    optional: true,
  },
  units: {
    ...rowsField,
    msg: msg('armir.temAhead.field.units'),
    fields: rowFields,
    max: 16,
    figure: 'unit',
    begins: beginRows(atTem, rowFields, recordedState),
    recorded: (unit: RosterUnit, context: Context) => ({ ...recordedState(unit, context), enters: context.turn }),
  },
  order: orderField,
} as const;
type Input = InputOf<typeof fields>;

const readPrinted = (text: string): readonly number[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .filter((part) => /^\d{1,2}$/.test(part))
    .map(Number);

/** 16.3.2: the attack of this turn; undefined while CP in it are not typed. */
const attackFigure = (input: Input, units: readonly BoxUnit[], explanation: Explanation): number | undefined => {
  if (openIn(units, input.turn).length > 0) return undefined;
  const now = units.flatMap((unit, i) => {
    const row = input.units[i];
    if (!row || unit.enters > input.turn || !unit.member.combat) return [];
    const called = calledRow(row, i);
    const one = explanation.figure(`unit${i}`, called, { per: 2, side: sides.soviet });
    one.add(2 * cpOn(unit.member, unit.left), msg('armir.cir.step.cp', { count: unit.left }), '16.3.2');
    if (unit.oos) one.add(-one.value / 2, msg('armir.temAhead.step.oos'), '8.3');
    return [{ one, called }];
  });
  const halves = explanation.figure('halves', msg('armir.temAhead.figure.halves'), { per: 2, side: sides.soviet });
  for (const { one, called } of now) halves.plus(one, called, '16.3.2');
  return explanation
    .figure('attack', msg('armir.temAhead.figure.attack'), { side: sides.soviet })
    .whole(halves, 'up', msg('armir.temAhead.step.up'), '1.4').value;
};

/** ARMIR-P5: how the garrison grows, and the chance that it falls by each turn. */
export const temAheadCalc = valueCalc({
  id: 'tem-ahead',
  msg: msg('armir.temAhead'),
  rule: '16.3',
  fields,
  says: (input, context, explanation) => {
    if (temTaken(context)) {
      const not = msg('armir.tem.bar.taken');
      return { answer: not, says: not, not: { msg: not, rule: '16.3.2' } };
    }
    const left = leftIn(input.units);
    const units = input.units.map(
      (row, i): BoxUnit => ({ member: memberIn(row), left: left[i] ?? 0, oos: row.oos, enters: row.enters }),
    );
    const printed = readPrinted(input.printed);
    const attack = attackFigure(input, units, explanation);
    explanation
      .figure('garrison', msg('armir.temAhead.figure.garrison'), { side: sides.axis })
      .add(garrisonCp(input.garrison, printed), msg('armir.temAhead.step.garrison', { n: input.garrison }), '16.3.2');
    const ahead = temAhead(units, {
      turn: input.turn,
      stage: input.stage,
      garrison: input.garrison,
      printed,
      sharing: sharingOf(context, input.order),
      oos: ruling(context, 'amb53'),
      tables: context,
    });
    const last = ahead.turns.at(-1);
    const unknown = (last?.unknown.p ?? 0) > 0;
    const alone = units.length === 0;
    const untyped = withoutCp(input.units);
    const nothing = untyped.length > 0 ? msg('armir.fronts.unknown') : msg('armir.fight.bombard.unknown');
    const says = alone
      ? msg('armir.temAhead.saysAlone', { mean: last?.mean ?? 0 })
      : isOpen(last)
        ? nothing
        : unknown
          ? msg('armir.temAhead.saysUnknown', { p: last?.taken.p ?? 0, unknown: last?.unknown.p ?? 0 })
          : msg('armir.temAhead.says', { p: last?.taken.p ?? 0 });
    const most = Math.max(0, ...ahead.turns.map(({ garrison }) => garrison.length - 1));
    return {
      answer: alone
        ? msg('armir.temAhead.answerAlone', { mean: last?.mean ?? 0 })
        : isOpen(last)
          ? nothing
          : unknown
            ? msg('armir.temAhead.answerUnknown', { p: last?.taken.p ?? 0, unknown: last?.unknown.p ?? 0 })
            : msg('armir.temAhead.answer', { p: last?.taken.p ?? 0 }),
      says,
      missing: [
        ...untyped,
        ...(ahead.missing.length > 0
          ? [
              {
                msg: msg('armir.temAhead.missing', {
                  count: ahead.missing.length,
                  what: cellNames(ahead.missing),
                }),
                table: tables.crt,
              },
            ]
          : []),
      ],
      rows: [
        ...(alone || attack === undefined
          ? []
          : [{ msg: msg('armir.temAhead.attackNow'), value: countMsg(attack), rule: '16.3.2' }]),
        ...(last && !alone && !isOpen(last)
          ? [{ msg: msg('armir.temAhead.taken', { n: last.turn }), value: chanceMsg(last.taken), rule: '16.3.2' }]
          : []),
        ...(last?.mean === undefined
          ? []
          : [{ msg: msg('armir.temAhead.mean', { n: last.turn }), value: meanCell(last.mean).value, rule: '16.3' }]),
      ],
      grids: [
        {
          id: 'turns',
          msg: msg('armir.temAhead.byTurn'),
          rule: '16.3.2',
          corner: msg('armir.fronts.turnCorner'),
          cols: [
            ...(alone ? [] : [msg('armir.temAhead.row.taken')]),
            ...(unknown ? [msg('armir.temAhead.row.unknown')] : []),
            msg('armir.temAhead.row.die'),
            msg('armir.temAhead.row.mean'),
          ],
          rows: ahead.turns.map((row) => ({
            msg: turnMsg(row.turn),
            cells: [
              ...(alone ? [] : [knownCell(row, row.taken)]),
              ...(unknown ? [chanceCell(row.unknown)] : []),
              dieCell(input, row.turn),
              row.mean === undefined ? dash : meanCell(row.mean),
            ],
          })),
        },
        ...(ahead.turns.every(isOpen)
          ? []
          : [
              {
                id: 'garrison',
                msg: msg('armir.temAhead.garrison'),
                rule: '16.3',
                corner: msg('armir.fronts.turnCorner'),
                cols: Array.from({ length: most + 1 }, (_, n) => countMsg(n)),
                rows: ahead.turns.map((row) => ({
                  msg: turnMsg(row.turn),
                  cells: Array.from({ length: most + 1 }, (_, n) => knownCell(row, row.garrison[n])),
                })),
              },
            ]),
      ],
      hints: [
        {
          msg: msg(ruling(context, 'amb53') === 'once' ? 'armir.tem.next.once' : 'armir.tem.next.phase'),
          rule: '16.3.3',
        },
        { msg: msg('armir.temAhead.hint.plain'), rule: '16.3.2' },
      ],
    };
  },
});

/** '4/6:1' is the column 6:1 on a 4. */
const cellNames = (missing: readonly string[]): Name =>
  nameList(missing.slice(0, 6).map((cell) => cell.split('/').reverse().join(' / ')));
const dash = { value: msg('armir.fronts.dash') };
/** Nothing is known of what has become of the airports. */
const isOpen = (row: TemTurn | undefined): boolean => (row?.unknown.p ?? 0) === 1;
/** What is known of a chance; none known is not none where the rest is unknown. */
const knownCell = ({ unknown }: TemTurn, { p }: Chance = { p: 0 }) =>
  p === 0 && unknown.p > 0 ? dash : chanceCell({ p });
const dieCell = (input: Input, turn: number) => {
  const thrown = turn === input.turn && input.stage !== 'die';
  return thrown || turn < firstDie ? dash : chanceCell({ p: (turn - 1) / 6 });
};
