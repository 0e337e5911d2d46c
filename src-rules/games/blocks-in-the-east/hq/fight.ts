import type { Around } from '../../../kit/around.ts';
import type { Msg } from '../../../kit/text.ts';
import type { Scene } from '../battle/scene.ts';
import { activeSide } from '../rules.ts';
import { h } from '../text/speak-hq.ts';
import { activationOf } from './activation.ts';
import { listed } from './blocks.ts';
import { hqsOf, isCommanded, needsHq } from './orders.ts';
import { unitsMsg } from './reserve.ts';

/** 13.5: attackers that no HQ has ordered, where the record of its HQs is kept; a desperate attack needs none (12.4). */
export const withoutHq = (scene: Scene, around: Around): { readonly msg: Msg; readonly rule: string } | undefined => {
  const side = scene.attacks;
  if (activeSide(around) !== side || !hqsOf(around, side).some((hq) => activationOf(around, hq.id))) return undefined;
  const ids = scene.units.filter((unit) => unit.role === 'attacker' && unit.supplied).map(({ id }) => id);
  const alone = listed(around, side).filter(
    (block) =>
      (ids.includes(block.id) || ids.includes(`${side}:${block.id}`)) &&
      needsHq(around, block) &&
      !isCommanded(around, block),
  );
  const units = unitsMsg(alone);
  return units && { msg: h('bite.hq.hint.noHq', { units, count: alone.length }), rule: '13.5' };
};
