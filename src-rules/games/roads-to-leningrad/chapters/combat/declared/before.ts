import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, sides, type UnitClass } from '../../../ids.ts';
import type { Counter } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** 9: what lets a defender refuse, react or stand fast. Plain facts in, reasons out; undefined is not judged. */

/** 3.42: faces that pass, of ten: die − points ≤ ER. */
export const passing = (er: number, points = 0): number => Math.max(0, Math.min(10, er + points));
export const passes = (face: number, er: number, points = 0): boolean => face <= passing(er, points);

export interface Refuser {
  readonly class: UnitClass;
  readonly traits: Counter['traits'];
  readonly disrupted: boolean;
  readonly label: Msg;
}
/** 9.21, 9.25 */
export const refusalBars = (units: readonly Refuser[], onlyThroughZoc: boolean): readonly Objection[] => [
  ...units.flatMap((one): readonly Objection[] => [
    ...(one.class === 'mot' || one.traits.has('cavalry')
      ? []
      : [{ msg: msg('rtl.chk.bar.class', { unit: one.label }), rule: '9.21' }]),
    ...(one.disrupted ? [{ msg: msg('rtl.chk.bar.disrupted', { unit: one.label }), rule: '9.21' }] : []),
  ]),
  ...(onlyThroughZoc ? [{ msg: msg('rtl.chk.bar.zocPath'), rule: '9.25' }] : []),
];

export interface Reactor {
  readonly side: SideId;
  readonly kind: Counter['kind'];
  readonly class: UnitClass;
  readonly formation: string;
  readonly disrupted: boolean;
  readonly oos: boolean;
  readonly inZoc: boolean;
  /** it tried to refuse (9.26), or to react, in this phase */
  readonly tried: boolean;
  readonly inTarget: boolean;
  readonly distance: number | undefined;
  readonly leadFormation: string | undefined;
}
/** 9.32, 9.33 */
export const reactionBars = (one: Reactor): readonly Objection[] => {
  const bars: Objection[] = [];
  const bar = (id: Parameters<typeof msg>[0], rule = '9.32') => bars.push({ msg: msg(id), rule });
  if (one.kind === 'hq') bar('rtl.chk.bar.hq', '9.31');
  else if (one.class !== 'mot') bar('rtl.chk.bar.notMot');
  if (one.disrupted || one.oos) bar('rtl.chk.bar.unfit');
  if (one.inTarget) bar('rtl.chk.bar.inTarget');
  if (one.distance !== undefined && one.distance > 2) bar('rtl.chk.bar.far');
  if (one.formation !== '' && one.leadFormation !== undefined && one.leadFormation !== one.formation)
    bar('rtl.chk.bar.formation');
  if (one.side === sides.soviet && one.inZoc) bar('rtl.chk.bar.sovietZoc');
  if (one.tried) bar('rtl.chk.bar.tried');
  return bars;
};

/** 9.41 */
export const noRetreatBars = (steps: number | undefined, strongpoint: boolean): readonly Objection[] => [
  ...(steps !== undefined && steps < 2 ? [{ msg: msg('rtl.chk.bar.steps'), rule: '9.41' }] : []),
  ...(strongpoint ? [] : [{ msg: msg('rtl.chk.bar.noStrongpoint'), rule: '9.41' }]),
];
