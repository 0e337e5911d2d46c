import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { activeSide } from '../../model/rules.ts';
import { activationNow } from './activation.ts';
import { type Listed, listed } from './blocks.ts';
import { msg } from './msg.ts';
import { hqsOf, isCommanded, needsHq } from './orders.ts';
import { unitsMsg } from './words.ts';

/** Who attacks, and with what. */
interface Attack {
  readonly attacks: SideId;
  readonly units: readonly {
    readonly id: string;
    readonly role: 'attacker' | 'defender';
    readonly supplied: boolean;
  }[];
}
/** 13.5: attackers that no HQ has ordered, where the record of its HQs is kept; a desperate attack needs none (12.4). */
export const withoutHq = (scene: Attack, context: Context): Note | undefined => {
  const side = scene.attacks;
  if (activeSide(context) !== side) return undefined;
  const ids = scene.units.filter((unit) => unit.role === 'attacker' && unit.supplied).map(({ id }) => id);
  return aboutAlone(context, side, ({ id }) => ids.includes(id) || ids.includes(`${side}:${id}`));
};
/** The same of one block that moves. */
export const unorderedUnit = (context: Context, block: string): Note | undefined => {
  const side = activeSide(context);
  return side && aboutAlone(context, side, ({ id }) => id === block);
};

type Note = { readonly msg: Msg; readonly rule: string };
const aboutAlone = (context: Context, side: SideId, of: (block: Listed) => boolean): Note | undefined => {
  if (!hqsOf(context, side).some((hq) => activationNow(context, hq.id))) return undefined;
  const alone = listed(context, side).filter(
    (block) => of(block) && needsHq(context, block) && !isCommanded(context, block),
  );
  const units = unitsMsg(alone);
  return units && { msg: msg('bite.hq.hint.noHq', { units, count: alone.length }), rule: '13.5' };
};
