import type { Msg } from '#rules/kit/words/message.ts';
import type { CrtId, UnitClass } from '../../../ids.ts';
import { msg } from '../msg.ts';

/** 11.6: how many hexes a victorious attacker may advance, and why. */

export interface Advance {
  readonly hexes: 0 | 1 | 2;
  readonly msg: Msg;
  readonly rule: string;
}
export interface AdvancingUnit {
  readonly class: UnitClass;
  readonly disrupted: boolean;
}
const say = (hexes: Advance['hexes'], id: Parameters<typeof msg>[0], rule: string): Advance => ({
  hexes,
  msg: msg(id),
  rule,
});
/** `crt` 'refusal': into a hex left by a refusal (9.23d, AMB-30). `lastStep`: 11.42c emptied the hex. */
export const advanceOf = (
  { class: kind, disrupted }: AdvancingUnit,
  crt: CrtId | 'refusal',
  lastStep = false,
): Advance => {
  if (lastStep) return say(0, 'rtl.res.advance.lastStep', '11.42');
  if (kind === 'heavy') return say(0, 'rtl.res.advance.heavy', '11.63');
  if (crt !== 'mobile') return say(1, 'rtl.res.advance.assault', crt === 'refusal' ? '9.23' : '11.61');
  if (kind === 'foot') return say(1, 'rtl.res.advance.foot', '11.61');
  return disrupted ? say(1, 'rtl.res.advance.disrupted', '11.61') : say(2, 'rtl.res.advance.mot', '11.61');
};
