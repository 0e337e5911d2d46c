import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import type { Objection, Proposal } from '#rules/kit/record/proposal.ts';
import { textAt, textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, otherSide } from '../../../ids.ts';
import type { Named } from '../../../model/fields.ts';
import { isFar } from '../../../model/hexes.ts';
import { isIn, operation } from '../../../model/phases.ts';
import { allowUnless, called } from '../../../model/propose.ts';
import { attackNow, defenceNow } from '../../../model/reading.ts';
import { type Counter, isCombat } from '../../../model/units.ts';
import { isIdle } from '../../command/army.ts';
import { activeSide, type Declared, declaredIn, fightersIn, standingIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';

/** 9.1: an attack is declared, by the form or on the map. */

export const labelOf = ({ name: text }: Pick<Counter, 'name'>) => msg('rtl.chk.unit', { unit: name(text) });

/** 9.1, 9.14, 10.11, 7.21: why a unit may not be named for an attack on this hex; undefined: it may. */
export const attackerBar = (context: Context, at: string, one: Counter): Objection | undefined => {
  const unit = labelOf(one);
  if (one.kind !== 'artillery' && attackNow(context, one) === 0)
    return { msg: msg('rtl.chk.bar.zero', { unit }), rule: '9.14' };
  if (declaredIn(context).some(({ hex: to, units: all }) => to !== at && all.includes(one.id)))
    return { msg: msg('rtl.chk.bar.twice', { unit }), rule: '10.11' };
  if (textIn(context, cells.sequence) === 'mobile' && isIdle(context, one))
    return { msg: msg('rtl.chk.bar.inactive', { unit }), rule: '7.21' };
  return one.kind !== 'artillery' && isFar(textAt(context, cells.at, one.id), at)
    ? { msg: msg('rtl.chk.bar.notAdjacent', { unit }), rule: '9.1' }
    : undefined;
};
/** 9.11: nobody but a leader or a bridge stands in the hex, as far as the record knows. */
const nobodyThere = (context: Context, at: string): Objection | undefined => {
  const there = standingIn(context, at, otherSide(activeSide(context)));
  return there.length > 0 && !there.some(isCombat)
    ? { msg: msg('rtl.chk.bar.noTarget', { hex: name(at) }), rule: '9.11' }
    : undefined;
};

/** 9.11, 9.14, 10.11, 10.15, 10.53: the first that stands against it. */
const declareBar = (context: Context, at: string, attackers: readonly Counter[]): Objection | undefined => {
  const empty = nobodyThere(context, at);
  if (empty) return empty;
  for (const one of attackers) {
    const bar = attackerBar(context, at, one);
    if (bar) return bar;
  }
  const fighting = attackers.filter(({ kind }) => kind !== 'artillery');
  if (attackers.length > 0 && fighting.length === 0) return { msg: msg('rtl.chk.bar.guns'), rule: '10.15' };
  const strengths = fighting.map((one) => attackNow(context, one));
  const defences = fightersIn(context, at, otherSide(activeSide(context))).map((one) => defenceNow(context, one));
  if (strengths.length === 0 || defences.length === 0 || [...strengths, ...defences].includes(undefined))
    return undefined;
  const sum = (all: readonly (number | undefined)[]): number => all.reduce<number>((so, n) => so + (n ?? 0), 0);
  return sum(strengths) * 4 < sum(defences)
    ? { msg: msg('rtl.chk.bar.odds', { a: sum(strengths), d: sum(defences) }), rule: '10.53' }
    : undefined;
};

/** 9.1, 9.16: these attack that hex. */
export const declaring = (
  hex: string,
  named: readonly Named[],
  context: Context,
  plan: Declared['plan'] = {},
): Proposal => {
  const late: Objection | undefined =
    context.place !== '' && !isIn(context, 'movement') ? { msg: msg('rtl.chk.bar.late'), rule: '9.1' } : undefined;
  const attackers = named.flatMap(({ counter }) => counter ?? []);
  const p = { hex: name(hex) };
  const what = called(named.map((one) => one.name));
  const said: JsonObject = { side: activeSide(context), units: named.map(({ id }) => id) };
  const value = Object.keys(plan).length > 0 ? { ...said, plan } : said;
  return allowUnless(
    late ?? declareBar(context, hex, attackers),
    what ? msg('rtl.chk.says.declaredBy', { ...p, what }) : msg('rtl.chk.says.declared', p),
    [mark(marks.declared, hex, value, operation(context))],
    [{ msg: msg('rtl.chk.next.declared'), rule: '9.16' }],
  );
};
