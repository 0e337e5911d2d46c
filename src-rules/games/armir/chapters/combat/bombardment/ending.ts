import type { Ending } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { balance, mapIn } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../../ids.ts';
import { countersOf, stepsLeft } from '../../../model/reading.ts';
import { leftWith } from '../../../model/steps.ts';
import type { Counter } from '../../../model/units.ts';
import { lossMsg } from '../fight/guide.ts';
import { isAir } from '../guns.ts';
import { msg } from '../msg.ts';
import type { BombardInput } from './fields.ts';
import { type Fired, resultMsg } from './results.ts';
import { shooterMsg } from './says.ts';
import { type Shot, shotOf } from './shot.ts';

/** What a bombardment books: what it cost, the hex that had its turn, the marker, the step. */

const paid = ({ pays }: Shot, by: Msg, context: Context, over: boolean): readonly Fact[] => {
  if (!pays) return [];
  // never below zero, even where the players do it anyway
  const n = Math.min(pays.n, balance(context, pays.account));
  return n > 0 ? [post(pays.account, -n, msg('armir.guns.for.shot', { by }), pays.rule, over)] : [];
};

/** 10.2: the shots of an army stay readable to the end. */
const logged = (fired: Fired, input: BombardInput, context: Context): readonly Fact[] => {
  if (input.with !== 'army') return [];
  const head = `${context.turn}.${input.army}.`;
  const n = Object.keys(mapIn(context, cells.shots)).filter((key) => key.startsWith(head)).length + 1;
  const hex = input.target === '' ? '?' : input.target;
  return [setAt(cells.shots, `${head}${n}`, `${hex} ${input.points} ${fired.result}`)];
};

const stepLost = (unit: Counter | undefined, context: Context): readonly Fact[] => {
  const left = unit && stepsLeft(context, unit);
  return unit && left ? leftWith(context, unit.id, left - 1) : [];
};

export const endingOf = (fired: Fired, input: BombardInput, context: Context): Ending => {
  const shot = shotOf(input, context);
  const by = shooterMsg(input);
  const unit = countersOf(context).find((one) => one.id === fired.unit);
  const left = unit && stepsLeft(context, unit);
  const counted = left !== undefined;
  const dsg = fired.result === 'DSG' || fired.result === 'DSG1';
  const hex = input.target;
  const result = resultMsg[fired.result];
  const told =
    hex === ''
      ? msg('armir.guns.says.shot', { by, result })
      : msg('armir.guns.says.shotAt', { by, result, hex: name(hex) });
  const said = unit
    ? msg(left === 1 ? 'armir.guns.says.gone' : 'armir.guns.says.lost', { what: told, unit: name(unit.name) })
    : told;
  return {
    says: fired.over === undefined ? said : msg('armir.anyway', { what: said, rule: name(fired.over) }),
    facts: [
      ...paid(shot, by, context, fired.over !== undefined),
      ...(isAir(input.with) ? [set(cells.air, 'used')] : []),
      ...(hex === '' || context.place === '' ? [] : [mark(marks.bombarded, hex, true, context.place)]),
      ...(dsg && hex !== '' ? [setAt(cells.dsg, hex, 'yes')] : []),
      ...stepLost(unit, context),
      ...logged(fired, input, context),
    ],
    ...(fired.result === 'DSG1' ? { lost: { [shot.enemy]: 1 } } : {}),
    guide: [
      ...(fired.result === '?' ? [{ msg: msg('armir.guns.guide.card'), rule: '11.1' }] : []),
      ...(dsg
        ? [{ msg: msg(hex === '' ? 'armir.guns.guide.dsgByHand' : 'armir.guns.guide.dsg'), rule: '11.2.1' }]
        : []),
      ...(fired.result === 'DSG1' && !counted
        ? [{ msg: msg('armir.guns.guide.step'), rule: '11.1.3', who: shot.enemy }]
        : []),
      ...(unit && left !== undefined
        ? [
            {
              msg: lossMsg(msg('armir.fight.unit.named', { unit: name(unit.name) }), left - 1),
              rule: '11.1.3',
              who: shot.enemy,
            },
          ]
        : []),
    ],
  };
};
