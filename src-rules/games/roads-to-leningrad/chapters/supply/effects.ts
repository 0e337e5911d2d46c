import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { isDisrupted, isOos } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { isCombat } from '../../model/units.ts';
import { msg } from './msg.ts';

/** 3.72, 6.13, 6.14: what a marker means for the unit under it. */
export interface SupplyEffect {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
}
const effect = (id: Parameters<typeof effectMsg>[0], rule: string): SupplyEffect => ({ id, msg: effectMsg(id), rule });
const effectMsg = (
  id:
    | 'er2'
    | 'ma2'
    | 'noRefusal'
    | 'noReaction'
    | 'noOverrun'
    | 'advanceOne'
    | 'noWork'
    | 'noSupport'
    | 'noCab'
    | 'noPoints'
    | 'noCas'
    | 'er1'
    | 'maHalf'
    | 'attackHalf'
    | 'staysFired'
    | 'nothing',
): Msg => msg(`rtl.effect.${id}`);

const ofDisruption = ({ kind, class: of, traits }: Counter): readonly SupplyEffect[] => [
  effect('er2', '3.44'),
  effect('ma2', '3.72'),
  ...(of === 'mot' || traits.has('cavalry') ? [effect('noRefusal', '9.21'), effect('noOverrun', '8.62')] : []),
  ...(of === 'mot' && kind !== 'hq' ? [effect('noReaction', '9.32')] : []),
  ...(kind === 'artillery' ? [effect('noSupport', '12.13')] : [effect('advanceOne', '11.61')]),
  effect('noWork', '14.24'),
  ...(kind === 'combat' ? [effect('noCab', '10.61')] : []),
  ...(kind === 'hq' ? [effect('noPoints', '15.16'), effect('noCas', '13.14')] : []),
];
const ofOos = ({ kind, class: of }: Counter): readonly SupplyEffect[] => [
  effect('er1', '3.44'),
  ...(of === 'foot' ? [] : [effect('maHalf', '3.57')]),
  ...(kind === 'artillery' ? [effect('staysFired', '12.13')] : [effect('attackHalf', '3.56')]),
  effect('noWork', '14.24'),
  // 6.14: it may still refuse combat
  ...(of === 'mot' ? [effect('noOverrun', '8.62'), ...(kind === 'hq' ? [] : [effect('noReaction', '9.32')])] : []),
];
/** Both markers together, each effect once. */
export const effectsOf = (context: Pick<Context, 'cells'>, counter: Counter): readonly SupplyEffect[] => {
  if (!isCombat(counter)) return [];
  const all = [
    ...(isDisrupted(context, counter.id) ? ofDisruption(counter) : []),
    ...(isOos(context, counter.id) ? ofOos(counter) : []),
    ...(textAt(context, cells.supply, counter.id) === 'emergency' ? [effect('nothing', '6.13')] : []),
  ];
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i);
};
