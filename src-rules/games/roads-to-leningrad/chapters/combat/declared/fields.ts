import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, otherSide } from '../../../ids.ts';
import { hex, type Named, namedIn, unit } from '../../../model/fields.ts';
import { hexDistance } from '../../../model/hexes.ts';
import { countersOf, erNow, stepsLeft } from '../../../model/reading.ts';
import { type Counter, isCombat, leadersOf } from '../../../model/units.ts';
import type { Use } from '../../command/aid.ts';
import { isCommander, pointsBar, pointsNow } from '../../command/points.ts';
import { activeSide, type Declared, declaredIn, fightersIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { mayReact } from './react.ts';

/** Fields and readings that the forms before a fight share. */

/** The hex of a declared attack; it opens with the first one. */
export const targetField = {
  ...hex,
  msg: msg('rtl.chk.field.target'),
  big: true,
  begins: (context: Context) => declaredIn(context)[0]?.hex,
} as const;
const theirs = (context: Context): readonly Counter[] =>
  countersOf(context).filter(
    ({ side, kind }) => side === otherSide(activeSide(context)) && kind !== 'air' && kind !== 'bridge',
  );
const hexIn = ({ hex: typed }: JsonObject): string => (typeof typed === 'string' ? typed : '');
/** Names, with the hex where each stands as far as the record knows. */
export const offer = (context: Context, { id, name: called }: Counter): Offer => {
  const at = textAt(context, cells.at, id);
  return at === '' ? { name: called } : { name: called, msg: msg('rtl.chk.at', { hex: name(at) }) };
};
const fewOr = (some: readonly Counter[], all: readonly Counter[]): readonly Counter[] => (some.length > 0 ? some : all);

/** 9.32: who may still try to react to this attack, of those whose hexes are known. */
export const reactingTo = ({ hex: at, side }: Pick<Declared, 'hex' | 'side'>, context: Context): readonly Counter[] => {
  const leads = mayLeadIn(context, at);
  return countersOf(context).filter(
    (one) =>
      one.side === otherSide(side) &&
      stepsLeft(context, one) > 0 &&
      hexDistance(textAt(context, cells.at, one.id), at) !== undefined &&
      mayReact(context, one, at, leads),
  );
};
/** 9.32: whoever may react, as far as the record knows; it opens with the first who may go to the hex it opens with. */
export const reactorField = {
  ...unit(theirs),
  begins: (context: Context) =>
    declaredIn(context)
      .slice(0, 1)
      .flatMap((one) => reactingTo(one, context))[0]?.name,
  offers: (context: Context, beside: JsonObject): readonly Offer[] => {
    const hex = hexIn(beside);
    const all = theirs(context).filter(isCombat);
    const leads = mayLeadIn(context, hex, typeof beside.lead === 'string' ? beside.lead : '');
    const might = all.filter((one) => mayReact(context, one, hex, leads));
    return fewOr(might, all).map((one) => offer(context, one));
  },
} as const;
/** Those who stand in the hex, the best first; nobody known there: all. */
export const leadField = {
  ...unit(theirs),
  msg: msg('rtl.chk.field.lead'),
  hint: msg('rtl.chk.field.lead.hint'),
  begins: undefined,
  optional: true,
  offers: (context: Context, beside: JsonObject): readonly Offer[] =>
    fewOr(ableIn(context, hexIn(beside)), theirs(context).filter(isCombat)).map((one) => offer(context, one)),
} as const;
const ableIn = (context: Context, at: string): readonly Counter[] =>
  leadersOf(fightersIn(context, at, otherSide(activeSide(context)))).toSorted(
    (x, y) => (erNow(context, y) ?? 0) - (erNow(context, x) ?? 0),
  );
/** 3.43: who may lead there: the one its owner has named, else whomever he may still name. */
export const mayLeadIn = (context: Context, at: string, named = ''): readonly Counter[] =>
  named.trim() === '' ? ableIn(context, at) : [namedIn(context, named).counter ?? []].flat();
/** 3.43: the one its owner names, else the best in the hex. */
export const leadIn = (context: Context, { hex: at, lead }: { readonly hex: string; readonly lead: string }): Named => {
  const [best] = lead.trim() === '' ? ableIn(context, at) : [];
  return best ? { id: best.id, name: best.name, counter: best } : namedIn(context, lead);
};
export const erField = {
  kind: 'count',
  msg: msg('rtl.chk.field.er'),
  hint: msg('rtl.chk.field.er.hint'),
  start: 0,
  min: 0,
  max: 10,
  rule: '3.44',
} as const;
export const helperField = {
  ...unit((context) => theirs(context).filter(isCommander)),
  begins: undefined,
  msg: msg('rtl.chk.field.helper'),
  hint: msg('rtl.chk.field.helper.hint'),
  big: false,
  rule: '15.33',
} as const;
export const pointsField = {
  kind: 'count',
  msg: msg('rtl.chk.field.points'),
  hint: msg('rtl.chk.field.points.hint'),
  start: 0,
  min: 0,
  max: 4,
  rule: '15.31',
} as const;
export const faceField = {
  kind: 'face',
  msg: msg('rtl.chk.field.face'),
  start: null,
  sides: 10,
  zero: 10,
  big: true,
} as const;

export const erOf = (context: Context, typed: number, { counter }: Named): number | undefined =>
  typed > 0 ? typed : counter ? erNow(context, counter) : undefined;

export interface DeclaredHelp {
  readonly points: number;
  readonly bar: Objection | undefined;
  readonly facts: readonly Fact[];
}
/** 15.33: the points named, and who is spent by it. */
export const helpOf = (
  context: Context,
  { helper, points }: { readonly helper: string; readonly points: number },
  use: Use,
  formation: string | undefined,
  at: string,
): DeclaredHelp => {
  if (helper.trim() === '') return { points, bar: undefined, facts: [] };
  const { counter } = namedIn(context, helper);
  if (!counter) return { points, bar: undefined, facts: [] };
  const has = pointsNow(context, counter);
  return {
    points: points > 0 ? points : has,
    bar:
      pointsBar(context, counter, {
        use,
        side: otherSide(activeSide(context)),
        formation,
        ...(at === '' ? {} : { hex: at }),
      }) ??
      // 15.32: always the whole amount
      (points > 0 && counter.commandPoints !== undefined && points !== has
        ? { msg: msg('rtl.chk.bar.points', { what: name(counter.name), count: has }), rule: '15.32' }
        : undefined),
    facts: [setAt(cells.spent, counter.id, 'yes')],
  };
};
