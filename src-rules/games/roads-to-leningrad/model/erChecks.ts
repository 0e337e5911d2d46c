import type { Objection } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Named } from './fields.ts';
import { msg } from './msg.ts';

/** 3.42, 3.44: an ER check. */

/** 3.44: −1 out of supply, −2 disrupted, never under 1. */
export const effectiveEr = (printed: number, oos: boolean, disrupted: boolean): number =>
  Math.max(1, printed - (oos ? 1 : 0) - (disrupted ? 2 : 0));
/** Faces out of ten that pass (3.42): no face passes or fails by itself. */
export const passes = (er: number, modifier: number): number => Math.max(0, Math.min(10, er - modifier));

/** What a check has to show, said before its die. */
export const needs = ({ name: called }: Pick<Named, 'name'>, er: number, points: number, rule: string): Objection => {
  const n = passes(er, -points);
  const p = { er, n, p: n / 10, unit: name(called) };
  if (called === '') return { msg: n > 0 ? msg('rtl.chk.needs.er', p) : msg('rtl.chk.needs.erNever', p), rule };
  return { msg: n > 0 ? msg('rtl.chk.needs', p) : msg('rtl.chk.needs.never', p), rule };
};
