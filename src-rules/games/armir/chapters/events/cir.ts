import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, ruling, sides, turns } from '../../ids.ts';
import type { Member } from '../../model/members.ts';
import { cpOn, type Left } from './force.ts';
import { msg } from './msg.ts';

/** 16.1: the Čir front, a die a turn. */

/** AMB-46: the least with which turn 2 is the earliest; the players' map says how many there are. */
export const usualLength = 2;
/** 16.1.3 */
export const perBonus = 20;
/** 16.1.1 */
export const advanceFrom = 3;

export type BonusRuling = 'complete' | 'up';
export const bonusRuling = (context: Pick<Context, 'options'>): BonusRuling => ruling(context, 'amb48');
/** 16.1.3: +1 for 20 CP (AMB-48). */
export const bonusOf = (cp: number, how: BonusRuling): number =>
  how === 'up' ? Math.ceil(cp / perBonus) : Math.floor(cp / perBonus);
/** 16.1.3: CP the bonus is reckoned with, motorised and tracked units doubled. */
export const cirCp = (member: Pick<Member, 'cp' | 'fast' | 'combat'>, left: number): number =>
  member.combat ? cpOn(member, left) * (member.fast ? 2 : 1) : 0;
export const cirTotal = (members: readonly Member[], left: Left): number =>
  members.reduce((sum, member, i) => sum + cirCp(member, left[i] ?? 0), 0);
/** What a step costs on the Čir. */
export const cirCost = (member: Member, left: number): number => cirCp(member, left) - cirCp(member, left - 1);

/** 16.1.1: by the modified die (AMB-47). */
export const cirAdvances = (modified: number): boolean => modified >= advanceFrom;
/** 16.1.2 */
export const cirLosses = (modified: number): 0 | 1 | 2 => (modified >= 7 ? 2 : modified >= advanceFrom ? 1 : 0);

/** 17.1.1: what the turn of arrival is worth, 0: never (AMB-51). */
export const cirPoints = (arrival: number, late: 'minus' | 'zero'): number => {
  if (arrival > 0 && arrival <= 2) return 1;
  if (arrival === 3) return 0;
  return arrival === 4 || late === 'minus' ? -1 : 0;
};

/** A unit in the figures of a force. */
export interface Counted {
  readonly figure: string;
  readonly called: Msg;
  readonly member: Member;
  readonly left: number;
}
/** The figures of a force: CP unit by unit, their sum, the bonus. */
export const cirFigures = (
  explanation: Explanation,
  units: readonly Counted[],
  how: BonusRuling,
): { readonly total: FigureWriter; readonly bonus: FigureWriter } => {
  const parts = units.flatMap(({ figure, called, member, left }) => {
    if (!member.combat) return [];
    const one = explanation.figure(figure, called, { side: sides.soviet });
    one.add(cpOn(member, left), msg('armir.cir.step.cp', { count: left }), '16.1.3');
    if (member.fast) one.times(2, msg('armir.cir.step.doubled'), '16.1.3');
    return [{ one, called }];
  });
  const total = explanation.figure('cirCp', msg('armir.cir.figure.cp'), { side: sides.soviet });
  for (const { one, called } of parts) total.plus(one, called, '16.1.3');
  return { total, bonus: bonusFigure(explanation, total, how) };
};
export const bonusFigure = (explanation: Explanation, total: FigureWriter, how: BonusRuling): FigureWriter =>
  explanation
    .figure('cirBonus', msg('armir.cir.figure.bonus'), { side: sides.soviet })
    .read(
      how === 'up' ? cirReaders.up : cirReaders.complete,
      [total],
      bonusOf(total.value, how),
      msg(how === 'up' ? 'armir.cir.step.up' : 'armir.cir.step.complete', { n: perBonus }),
      '16.1.3',
    );
export const cirReaders = { complete: 'cirComplete', up: 'cirUp' } as const;

/** What the record says of the front. */
export const cirBoxes = (context: Pick<Context, 'cells'>): number => countIn(context, cells.cirBoxes);
export const cirLength = (context: Pick<Context, 'cells'>): number => countIn(context, cells.cirLength) || usualLength;
export const cirReached = (context: Pick<Context, 'cells'>): boolean => cirBoxes(context) >= cirLength(context);
export const cirRolled = (context: Pick<Context, 'cells'>, turn: number): boolean =>
  mapIn(context, cells.cirRolls)[String(turn)] !== undefined;
/** The turn of the next roll; after the last turn there is none. */
export const nextRoll = (context: Pick<Context, 'cells' | 'turn'>): number =>
  Math.min(turns, cirRolled(context, context.turn) ? context.turn + 1 : context.turn);
/** The turn in which Bokovskaya was reached; undefined: not yet, or nobody noted when. */
export const cirArrival = (context: Pick<Context, 'cells'>): number | undefined =>
  countIn(context, cells.cirReached) || undefined;
