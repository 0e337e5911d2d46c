import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { countIn, markedKeys, textIn } from '#rules/kit/record/readers.ts';
import { cells, marks, ruling, sides } from '../../ids.ts';
import { die as face } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';
import { airValue, axisAirFace, caiFace, firstAirTurn } from './values.ts';

/** 9.1, 9.2.1: the two dice of phase 1. */

const noFace = msg('armir.guns.bar.noFace');

/** Its die is still to be thrown in this turn. */
export const airDue = (context: Context): boolean =>
  context.turn >= firstAirTurn && isIn(context, 'initiative') && textIn(context, cells.air) === '';

export const airDie = action({
  id: 'air-die',
  msg: msg('armir.guns.action.airDie'),
  rule: '9.1',
  about: msg('armir.guns.action.airDie.about'),
  // AMB-17: as written, the Soviet rolls whoever it favours
  side: sides.soviet,
  group: groups.air,
  fields: { die: face(msg('armir.guns.field.die')) },
  when: airDue,
  proposes: ({ die }, context) => {
    if (die === null) return refuse(noFace, '9.1');
    const side = die <= axisAirFace ? sides.axis : sides.soviet;
    const bar =
      context.turn < firstAirTurn
        ? { msg: msg('armir.guns.bar.firstTurn'), rule: '9.1' }
        : textIn(context, cells.air) === ''
          ? undefined
          : { msg: msg('armir.guns.bar.airTwice'), rule: '9.1' };
    return allowUnless(bar, msg(`armir.guns.says.air.${side}`, { die, value: airValue(side) }), [
      rolled('air', die),
      set(cells.air, side),
      setAt(cells.airDice, String(context.turn), side),
    ]);
  },
});

/** 9.2.1: used, and to be rolled for in this turn (AMB-19: in every turn, or in the next only). */
export const caiDue = (context: Context): boolean =>
  textIn(context, cells.cai) === 'used' &&
  markedKeys(context, marks.caiRolled).length === 0 &&
  (ruling(context, 'amb19') === 'each' || countIn(context, cells.caiUsed) === context.turn - 1);

export const caiDie = action({
  id: 'cai-die',
  msg: msg('armir.guns.action.caiDie'),
  rule: '9.2.1',
  about: msg('armir.guns.action.caiDie.about'),
  side: sides.axis,
  group: groups.air,
  fields: { die: face(msg('armir.guns.field.die')) },
  when: (context) => isIn(context, 'initiative') && caiDue(context),
  proposes: ({ die }, context) => {
    if (die === null) return refuse(noFace, '9.2.1');
    const cai = textIn(context, cells.cai);
    if (cai === 'lost') return refuse(msg('armir.guns.bar.caiLost'), '9.2.1');
    const bar = caiDue(context)
      ? undefined
      : { msg: msg(cai === 'ready' ? 'armir.guns.bar.caiReady' : 'armir.guns.bar.caiLate'), rule: '9.2.1' };
    const back = die >= caiFace;
    return allowUnless(bar, msg(back ? 'armir.guns.says.caiBack' : 'armir.guns.says.caiOut', { die }), [
      rolled('cai', die),
      mark(marks.caiRolled, 'cai', true, `t${context.turn}`),
      ...(back ? [set(cells.cai, 'ready')] : []),
    ]);
  },
});
