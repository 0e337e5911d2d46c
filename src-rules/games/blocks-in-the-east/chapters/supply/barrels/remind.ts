import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { ticked } from '#rules/kit/sequence/walker.ts';
import { sides } from '../../../ids.ts';
import { finalOwed } from './propose.ts';

/** 7.9: marked units are looked at again before their player-turn is over. */
export const barrelReminders = (context: Context): readonly Reminder[] =>
  [sides.axis, sides.soviet].flatMap((side) => {
    const at = `t${context.turn}/${side}/final`;
    const said = context.place === at && !ticked(context, 'check') ? finalOwed(side)(context) : undefined;
    if (!said) return [];
    return [{ id: `final-${side}`, msg: said, rule: '7.9', due: true, at, action: `final-${side}` }];
  });
