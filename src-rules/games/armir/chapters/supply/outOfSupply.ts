import { folded } from '#rules/kit/base/folded.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, rolled, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { boxes, cells, marks, type SideId, sides } from '../../ids.ts';
import { face, names, noDie, notNow } from '../../model/forms.ts';
import { groups } from '../../model/groups.ts';
import {
  atTem,
  counterOf,
  idsIn,
  isAlive,
  leftOf,
  memberOf,
  offersOf,
  stepsKnown,
  unitsMsg,
  whereIs,
} from '../../model/members.ts';
import { isAhead, isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { isOos } from '../../model/reading.ts';
import { keepBefore, wasOos } from '../../model/snapshot.ts';
import { leftWith } from '../../model/steps.ts';
import { staysSupplied } from './corps.ts';
import { msg } from './msg.ts';
import { unsupplied } from './unsupplied.ts';

/** 8.4, 8.6: dice and losses of what is out of supply, hex by hex. The box of the airports is one (16.3.3, AMB-78). */

/** A hex as players call it. */
export const hexMsg = (hex: string): Msg =>
  hex === boxes.tem ? msg('armir.tem.box') : msg('armir.fronts.hex', { hex: name(hex) });
const boxName = 'TeM';
/** What was typed, as the record names it. */
const hexOf = (typed: string): string => (folded(typed) === folded(boxName) ? boxes.tem : typed.trim());
const typedAs = (hex: string): string => (hex === boxes.tem ? boxName : hex);

const where = {
  kind: 'text',
  msg: msg('armir.fronts.field.where'),
  hint: msg('armir.fronts.field.where.hint'),
  start: '',
  max: 12,
  big: true,
} as const;

/** Units by the hex they stand in; those of which nobody said where under ''. */
const byHex = (context: Context, ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const id of ids) {
    const hex = whereIs(context, id) ?? '';
    const there = found.get(hex);
    if (there) there.push(id);
    else found.set(hex, [id]);
  }
  return found;
};

/**
 * Units of the four corps that had no marker when the phase began, by hex: those a drawn map finds without supply, else
 * all of which the players may say so.
 */
export const mayRoll = (context: Context): ReadonlyMap<string, readonly string[]> => {
  const waiting = unsupplied(context, sides.soviet)?.filter(({ state }) => state === 'waits');
  if (waiting)
    return new Map(waiting.map(({ hex }) => [hex, waiting.flatMap((one) => (one.hex === hex ? [one.id] : []))]));
  return byHex(
    context,
    [...new Set([...Object.keys(mapIn(context, cells.at)), ...atTem(context)])].filter(
      (id) =>
        memberOf(context, id).armoured &&
        isAlive(context, id) &&
        !wasOos(context, id) &&
        whereIs(context, id) !== boxes.cir,
    ),
  );
};
const rolledFor = (context: Context, hex: string): boolean => context.marks[marks.corpsDie]?.[hex] !== undefined;

/** The hexes whose die is still to be thrown, or may be. */
const toRoll = (context: Context) => [...mayRoll(context)].filter(([hex]) => hex !== '' && !rolledFor(context, hex));

/** 8.4: one die for all units of the armoured corps in a hex. */
const corpsDie = action({
  id: 'corps-die',
  msg: msg('armir.corps.action.die'),
  rule: '8.4',
  about: msg('armir.corps.action.die.about'),
  side: sides.soviet,
  group: groups.supply,
  fields: {
    where: {
      ...where,
      // a drawn map knows who waits for the die: the first of those hexes
      begins: (context) => {
        const [next] = unsupplied(context, sides.soviet) ? toRoll(context) : [];
        return next && typedAs(next[0]);
      },
      offers: (context) => toRoll(context).map(([hex, ids]) => ({ name: typedAs(hex), msg: unitsMsg(context, ids) })),
    },
    die: face,
    units: {
      ...names,
      big: false,
      hint: msg('armir.corps.field.units.hint'),
      offers: (context, beside) =>
        offersOf(
          context,
          mayRoll(context).get(hexOf(String(beside.where ?? ''))) ?? [...mayRoll(context).values()].flat(),
        ),
    },
  },
  proposes: (input, context) => {
    const hex = hexOf(input.where);
    if (hex === '') return refuse(msg('armir.fronts.bar.where'), '8.4');
    if (input.die === null) return noDie('8.4');
    const named = idsIn(context, input.units, sides.soviet);
    const there = named.length > 0 ? named : (mayRoll(context).get(hex) ?? []);
    const stays = staysSupplied(input.die, context.turn);
    const marked = there.find((id) => wasOos(context, id));
    const stranger = there.find((id) => counterOf(context, id) !== undefined && !memberOf(context, id).armoured);
    const bar: Objection | undefined = rolledFor(context, hex)
      ? { msg: msg('armir.corps.bar.rolled', { where: hexMsg(hex) }), rule: '8.4' }
      : marked !== undefined
        ? { msg: msg('armir.corps.bar.marked', { unit: unitsMsg(context, [marked]) }), rule: '8.4.1' }
        : stranger !== undefined
          ? { msg: msg('armir.corps.bar.stranger', { unit: unitsMsg(context, [stranger]) }), rule: '8.4' }
          : notNow(context, ['supply'], msg('armir.corps.bar.phase'), '8.4');
    const p = { where: hexMsg(hex), die: input.die, n: context.turn, sum: input.die + context.turn };
    return allowUnless(bar, msg(stays ? 'armir.corps.says.stays' : 'armir.corps.says.oos', p), [
      rolled('corps', input.die),
      ...keepBefore(context),
      mark(marks.corpsDie, hex, stays ? 'stays' : 'oos', context.place),
      ...there.map((id) => setAt(cells.oos, id, stays ? null : 'yes')),
    ]);
  },
});

/** 16.3.3: who in the box has no marker yet; armoured units wait for their die, of which nothing is to be hoped in turn 6. */
export const temUnmarked = (
  context: Context,
): { readonly now: readonly string[]; readonly roll: readonly string[] } => {
  const open = atTem(context).filter((id) => !isOos(context, id));
  const die = context.marks[marks.corpsDie]?.[boxes.tem]?.value;
  const roll = die === undefined ? open.filter((id) => memberOf(context, id).armoured) : [];
  const saved = die === 'stays' ? open.filter((id) => memberOf(context, id).armoured && !wasOos(context, id)) : [];
  return { now: open.filter((id) => !roll.includes(id) && !saved.includes(id)), roll };
};

/** 16.3.3: OOS markers for the box. */
const temSupply = action({
  id: 'tem-supply',
  msg: msg('armir.tem.action.supply'),
  rule: '16.3.3',
  about: msg('armir.tem.action.supply.about'),
  side: sides.soviet,
  group: groups.supply,
  when: (context) => atTem(context).length > 0,
  fields: {},
  proposes: (_, context) => {
    const { now, roll } = temUnmarked(context);
    if (now.length === 0 && roll.length === 0) return refuse(msg('armir.tem.bar.allMarked'), '16.3.3');
    if (now.length === 0) return refuse(msg('armir.tem.bar.rollFirst', { what: unitsMsg(context, roll) }), '8.4');
    return allowUnless(
      notNow(context, ['supply'], msg('armir.corps.bar.phase'), '16.3.3'),
      msg('armir.tem.says.oos', { what: unitsMsg(context, now), count: now.length }),
      [...keepBefore(context), ...now.map((id) => setAt(cells.oos, id, 'yes'))],
      roll.length > 0 ? [{ msg: msg('armir.tem.next.roll', { what: unitsMsg(context, roll) }), rule: '8.4' }] : [],
    );
  },
});

/** Hexes with a unit out of supply, each with those units; what the die of this phase cost is done. */
export const oosHexes = (context: Context): ReadonlyMap<string, readonly string[]> =>
  byHex(
    context,
    Object.keys(mapIn(context, cells.oos)).filter((id) => isOos(context, id) && isAlive(context, id)),
  );
export const isAttrited = (context: Context, hex: string): boolean =>
  context.marks[marks.attrited]?.[hex] !== undefined;
/** Whether the supply of this turn has been judged, or is now; without a place of the sequence nobody knows better. */
export const isSupplyJudged = (context: Context): boolean =>
  context.place === '' || isIn(context, 'supply', 'attrition') || !isAhead(context, 'supply');
/**
 * 8.6: hexes that still owe a step, each with its units. Ahead of a turn's supply the markers are those of the turn before:
 * their step is paid, and who is supplied then loses none.
 */
export const attritionOwed = (context: Context): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...(isSupplyJudged(context) ? oosHexes(context) : [])].flatMap(([hex, ids]) => {
      // of a hex nobody named, the unit stands for it
      const owed =
        hex === '' ? ids.filter((id) => !isAttrited(context, unitKey(id))) : isAttrited(context, hex) ? [] : ids;
      return owed.length > 0 ? [[hex, owed] as const] : [];
    }),
  );
/** How many steps are still owed. */
export const attritionCount = (context: Context): number =>
  [...attritionOwed(context)].reduce((sum, [hex, ids]) => sum + (hex === '' ? ids.length : 1), 0);
const unitKey = (id: string): string => `unit:${id}`;

const sideOf = (context: Context, id: string): SideId | undefined => counterOf(context, id)?.side;

/** 8.6: one step out of each hex with units out of supply; which, its owner says. */
const attrition = action({
  id: 'attrition',
  msg: msg('armir.attrition.action'),
  rule: '8.6',
  about: msg('armir.attrition.action.about'),
  group: groups.supply,
  fields: {
    where: {
      ...where,
      // where one alone is left; of several a unit may be named without its hex
      begins: (context) => {
        const [last, ...others] = attritionOwed(context).keys();
        return last && others.length === 0 ? typedAs(last) : undefined;
      },
      offers: (context) =>
        [...attritionOwed(context)]
          .filter(([hex]) => hex !== '')
          .map(([hex, ids]) => ({ name: typedAs(hex), msg: unitsMsg(context, ids) })),
    },
    unit: {
      kind: 'text',
      msg: msg('armir.attrition.field.unit'),
      hint: msg('armir.attrition.field.unit.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (context, beside) =>
        offersOf(
          context,
          attritionOwed(context).get(hexOf(String(beside.where ?? ''))) ?? [...attritionOwed(context).values()].flat(),
        ),
    },
  },
  proposes: (input, context) => {
    const named = idsIn(context, input.unit)[0];
    const hex = hexOf(input.where) || (named === undefined ? '' : (whereIs(context, named) ?? ''));
    const there = oosHexes(context).get(hex) ?? [];
    const only = there.length === 1 ? there[0] : undefined;
    const id = named ?? only;
    if (id === undefined)
      return hex === ''
        ? refuse(msg('armir.attrition.bar.which'), '8.6')
        : there.length === 0
          ? refuse(msg('armir.attrition.bar.none', { where: hexMsg(hex) }), '8.6')
          : refuse(msg('armir.attrition.bar.choose', { where: hexMsg(hex), what: unitsMsg(context, there) }), '8.6');
    if (!isAlive(context, id)) return refuse(msg('armir.attrition.bar.gone', { unit: unitsMsg(context, [id]) }), '8.6');
    const known = stepsKnown(context, id);
    const left = leftOf(context, id) - 1;
    const bar: Objection | undefined =
      hex !== '' && isAttrited(context, hex)
        ? { msg: msg('armir.attrition.bar.twice', { where: hexMsg(hex) }), rule: '8.6' }
        : !isOos(context, id)
          ? { msg: msg('armir.attrition.bar.supplied', { unit: unitsMsg(context, [id]) }), rule: '8.6' }
          : named !== undefined &&
              input.where !== '' &&
              whereIs(context, named) !== undefined &&
              whereIs(context, named) !== hex
            ? {
                msg: msg('armir.attrition.bar.elsewhere', { unit: unitsMsg(context, [named]), where: hexMsg(hex) }),
                rule: '8.6',
              }
            : notNow(context, ['attrition'], msg('armir.attrition.bar.phase'), '8.6');
    const p = { unit: unitsMsg(context, [id]), count: left };
    const hq = known && left === 0 && counterOf(context, id)?.kind === 'hq' && sideOf(context, id) === sides.soviet;
    return allowUnless(
      bar,
      !known
        ? msg('armir.attrition.says.untyped', p)
        : left === 0
          ? msg('armir.attrition.says.gone', p)
          : msg('armir.attrition.says.loses', p),
      [
        ...(known ? leftWith(context, id, left) : []),
        ...(known && left === 0 && textAt(context, cells.oos, id) !== '' ? [setAt(cells.oos, id, null)] : []),
        mark(marks.attrited, hex === '' ? unitKey(id) : hex, true, context.place),
      ],
      hq ? [{ msg: msg('armir.fronts.next.hq', { unit: unitsMsg(context, [id]) }), rule: '17.1.3' }] : [],
    );
  },
});

export const outOfSupplyActions: readonly Action[] = [corpsDie, temSupply, attrition];
