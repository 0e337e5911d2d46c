import { chanceIn } from '#rules/kit/chance/dist.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { type Said, valuePanel } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { phases, rosters, tables } from '../../../ids.ts';
import { phaseIn } from '../../../model/phases.ts';
import { chanceMsg, numberMsg } from '../../../model/shares.ts';
import { bombardmentColumns, lowestOf } from '../crt/bombardment.ts';
import { msg } from '../msg.ts';
import type { BombardInput } from './fields.ts';
import { asResult, columnOf, faces, type Result, resultMsg, resultOn, results } from './results.ts';
import { shooterMsg } from './says.ts';
import { type Shot, shotOf } from './shot.ts';

/** What a bombardment shows before and after its die: value, column, the six faces, chances, what it costs. */

const keyOf = (answers: readonly Answer[], ask: string) => answers.find((one) => one.ask === ask)?.key;

const rolled = (shot: Shot, context: Context, answers: readonly Answer[]): Result | undefined => {
  const [die, card] = [keyOf(answers, 'die'), keyOf(answers, 'card')];
  return card !== undefined ? asResult(card) : die === undefined ? undefined : resultOn(shot, Number(die), context);
};

const grids = (shot: Shot, context: Context, answers: readonly Answer[]): Said['grids'] => {
  const column = columnOf(shot, context);
  if (column === undefined) return [];
  const die = keyOf(answers, 'die');
  return [
    {
      id: 'faces',
      msg: msg('armir.guns.grid.faces'),
      rule: '11.1',
      corner: msg('armir.guns.grid.corner'),
      cols: faces.map(numberMsg),
      ...(die === undefined ? {} : { col: Number(die) - 1 }),
      rows: bombardmentColumns(context).map((col) => ({
        msg: msg('armir.guns.grid.column', { col: name(col) }),
        ...(col === column ? { now: true } : {}),
        cells: faces.map((face) => ({
          value: resultCode[resultOn({ value: lowestOf(col), die: shot.die }, face, context)],
        })),
      })),
    },
  ];
};
const resultCode: { readonly [R in Result]: Msg } = {
  '-': msg('armir.guns.code', { code: name('–') }),
  DSG: msg('armir.guns.code', { code: name('DSG') }),
  DSG1: msg('armir.guns.code', { code: name('DSG1') }),
  '?': msg('armir.guns.code', { code: name('?') }),
};

/** 11.1, AMB-26: what another value would be read in. */
const columnHints = (input: BombardInput, shot: Shot, context: Context): ValuePanel['hints'] => {
  const column = columnOf(shot, context);
  if (column === undefined) return [];
  const cols = bombardmentColumns(context);
  const least = lowestOf(column);
  const next = cols[cols.indexOf(column) + 1];
  const hints: ValuePanel['hints'][number][] = [];
  if (shot.value < least) hints.push({ msg: msg('armir.guns.hint.below', { col: name(column) }), rule: '11.1' });
  if (input.with === 'army' && shot.value > least)
    hints.push({ msg: msg('armir.guns.hint.fewer', { count: shot.value - least, col: name(column) }), rule: '11.1' });
  if (input.with === 'army' && next !== undefined)
    hints.push({
      msg: msg('armir.guns.hint.more', { count: lowestOf(next) - shot.value, col: name(next) }),
      rule: '11.1',
    });
  return hints;
};

const unsureHints = (input: BombardInput, shot: Shot, context: Context): ValuePanel['hints'] => {
  const hints: ValuePanel['hints'][number][] = [];
  const phase = phaseIn(context.place);
  if (context.place !== '' && phase !== phases.bombardment1 && phase !== phases.bombardment2)
    hints.push({ msg: msg('armir.guns.hint.phase'), rule: '11', against: true });
  // what is barred comes here only where it is done anyway
  hints.push(...shot.bars.map(({ msg, rule }) => ({ msg, rule, against: true })));
  if (shot.range !== undefined && input.distance === 0)
    hints.push({
      msg: msg('armir.guns.hint.range', { count: shot.range }),
      rule: input.with === 'army' ? '10.2.1' : input.with === 'heavy' ? '10.1' : '9.1.2',
    });
  if (input.target === '') hints.push({ msg: msg('armir.guns.hint.noHex'), rule: '11' });
  return hints;
};

const missingOf = (input: BombardInput, shot: Shot, context: Context): Said['missing'] => {
  if (shot.empty) return shot.empty.unlisted ? [{ msg: msg('armir.guns.missing.value'), roster: rosters.axis }] : [];
  const unread = faces.filter((face) => resultOn(shot, face, context) === '?');
  const column = columnOf(shot, context);
  return [
    ...(unread.length === 0
      ? []
      : [
          {
            msg:
              column === undefined
                ? msg('armir.guns.missing.table')
                : msg('armir.guns.missing.cells', { col: name(column), count: unread.length }),
            table: tables.bombardment,
          },
        ]),
    ...(input.with === 'sovietAir' && shot.range === undefined
      ? [{ msg: msg('armir.guns.missing.range'), roster: rosters.soviet }]
      : []),
  ];
};

export const bombardPanel = (input: BombardInput, context: Context, answers: readonly Answer[]): ValuePanel => {
  const notes = explain();
  const shot = shotOf(input, context, notes);
  const [bar] = shot.empty ? [shot.empty] : input.anyway ? [] : shot.bars;
  const by = shooterMsg(input);
  const missing = missingOf(input, shot, context) ?? [];
  if (bar) {
    return valuePanel(
      {
        answer: bar.msg,
        says: msg('armir.guns.says.not', { by, why: bar.msg }),
        not: { msg: bar.msg, rule: bar.rule },
        missing,
      },
      notes.figures,
    );
  }
  const counts = new Map<Result, number>();
  for (const face of faces) {
    const result = resultOn(shot, face, context);
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  const share = (...of: readonly Result[]) =>
    chanceIn(
      of.reduce((so, one) => so + (counts.get(one) ?? 0), 0),
      faces.length,
    );
  const done = rolled(shot, context, answers);
  const dsg = share('DSG', 'DSG1');
  const column = columnOf(shot, context);
  const open = share('?').p > 0;
  const where = { by, value: shot.value };
  const says = done
    ? msg('armir.guns.says.done', { ...where, result: resultMsg[done] })
    : open
      ? msg('armir.guns.says.open', where)
      : msg('armir.guns.says.chance', { ...where, p: dsg.p });
  return valuePanel(
    {
      answer: done ? resultMsg[done] : open ? msg('armir.guns.answer.open') : msg('armir.guns.answer', { p: dsg.p }),
      says,
      rows: [
        ...(column === undefined
          ? []
          : [
              {
                msg: msg('armir.guns.row.column'),
                value: msg('armir.guns.code', { code: name(column) }),
                rule: '11.1',
              },
            ]),
        ...results
          // with cells missing, what is known of the others; nothing of a table nobody typed
          .filter((one) => (open ? share(one).p > 0 : one !== '?'))
          .map((one) => ({ msg: resultMsg[one], value: chanceMsg(share(one)), rule: '11.1.3' })),
        ...(shot.pays
          ? [
              {
                msg: msg('armir.guns.row.price'),
                value: msg(input.with === 'heavy' ? 'armir.guns.price.pa' : 'armir.guns.price.points', {
                  count: shot.pays.n,
                  left: balance(context, shot.pays.account),
                }),
                rule: shot.pays.rule,
              },
            ]
          : []),
      ],
      grids: grids(shot, context, answers),
      missing,
      hints: [...unsureHints(input, shot, context), ...columnHints(input, shot, context)],
    },
    notes.figures,
  );
};
