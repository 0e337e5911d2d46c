import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { list, listed, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides, type UpSide } from '../../ids.ts';
import { countersCalled, offersOf } from '../../model/called.ts';
import { groups } from '../../model/groups.ts';
import { hasInitiative, isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { isSetUp, stepsLeft, upOf } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { msg } from './msg.ts';

/** 5.3: which side of HQs and guns lies up. */

const turns = ({ kind }: Counter): boolean => kind !== 'combat';
/** Why this counter keeps its side now. */
const barOf = (one: Counter, context: Context): Objection | undefined => {
  if (stepsLeft(context, one) === 0) return { msg: msg('armir.guns.bar.gone', { unit: name(one.name) }), rule: '5.3' };
  if (isSetUp(context)) return undefined;
  if (one.side === sides.axis)
    return isIn(context, 'axisMovement') ? undefined : { msg: msg('armir.guns.bar.turnAxis'), rule: '5.3' };
  if (!isIn(context, 'initiative')) return { msg: msg('armir.guns.bar.turnSoviet'), rule: '5.3' };
  return hasInitiative(context) ? undefined : { msg: msg('armir.guns.bar.turnInitiative'), rule: '5.3.3' };
};
/** Whose counters may be turned now. */
const mayTurn = (one: Counter, context: Context): boolean => turns(one) && barOf(one, context) === undefined;

const field = (up: UpSide) =>
  ({
    kind: 'text',
    msg: msg(`armir.guns.field.up.${up}`),
    start: '',
    max: 600,
    many: true,
    rule: '5.3.1',
    offers: (context: Context) => offersOf(context, (one) => mayTurn(one, context) && upOf(context, one.id) !== up),
  }) as const;

export const canTurn = (context: Context): boolean =>
  isSetUp(context) || isIn(context, 'axisMovement') || (isIn(context, 'initiative') && hasInitiative(context));

export const turnUp = action({
  id: 'turn-up',
  msg: msg('armir.guns.action.turnUp'),
  rule: '5.3',
  about: msg('armir.guns.action.turnUp.about'),
  group: groups.movement,
  fields: { range: field('range'), movement: field('movement') },
  when: canTurn,
  proposes: ({ range, movement }, context) => {
    const wanted = [
      { up: 'range' as const, ...countersCalled(context, range) },
      { up: 'movement' as const, ...countersCalled(context, movement) },
    ];
    const [unknown] = wanted.flatMap((one) => one.unknown);
    if (unknown !== undefined) return refuse(msg('armir.guns.bar.unknown', { unit: name(unknown) }), '5.3');
    const all = wanted.flatMap(({ up, found }) => found.map((one) => ({ up, one })));
    const [first] = all;
    if (!first) return refuse(msg('armir.guns.bar.nobody'), '5.3');
    const flat = all.find(({ one }) => !turns(one));
    if (flat) return refuse(msg('armir.guns.bar.noSides', { unit: name(flat.one.name) }), '5.3');
    const twice = all.find(({ one }, i) => all.findIndex((other) => other.one.id === one.id) !== i);
    if (twice) return refuse(msg('armir.guns.bar.bothSides', { unit: name(twice.one.name) }), '5.3');
    const told = wanted.flatMap(({ up, found }): readonly Msg[] => {
      const names = list(found.map((one) => msg('armir.guns.unit', { unit: name(one.name) })));
      return names ? [msg(`armir.guns.says.up.${up}`, { units: names, count: found.length })] : [];
    });
    const says = listed(told, 'sentences');
    const bar = all.map(({ one }) => barOf(one, context)).find((one) => one !== undefined);
    return allowUnless(
      bar,
      says,
      all.map(({ one, up }) => setAt(cells.up, one.id, up)),
    );
  },
});
