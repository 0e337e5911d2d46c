import { folded } from '#rules/kit/base/folded.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, rolled, setAt } from '#rules/kit/record/facts.ts';
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
  namesOf,
  offersOf,
  stepsKnown,
  unitsMsg,
  whereIs,
} from '../../model/members.ts';
import { type Bar, never, unless } from '../../model/propose.ts';
import { isOos, mapIn, textAt } from '../../model/reading.ts';
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
const byHex = (around: Around, ids: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const id of ids) {
    const hex = whereIs(around, id) ?? '';
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
export const mayRoll = (around: Around): ReadonlyMap<string, readonly string[]> => {
  const waiting = unsupplied(around, sides.soviet)?.filter(({ state }) => state === 'waits');
  if (waiting)
    return new Map(waiting.map(({ hex }) => [hex, waiting.flatMap((one) => (one.hex === hex ? [one.id] : []))]));
  return byHex(
    around,
    [...new Set([...Object.keys(mapIn(around, cells.at)), ...atTem(around)])].filter(
      (id) =>
        memberOf(around, id).armoured &&
        isAlive(around, id) &&
        !wasOos(around, id) &&
        whereIs(around, id) !== boxes.cir,
    ),
  );
};
const rolledFor = (around: Around, hex: string): boolean => around.marks[marks.corpsDie]?.[hex] !== undefined;

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
      offers: (around) =>
        [...mayRoll(around)]
          .filter(([hex]) => hex !== '' && !rolledFor(around, hex))
          .map(([hex, ids]) => ({
            name: typedAs(hex),
            msg: msg('armir.fronts.say', { what: name(namesOf(around, ids)) }),
          })),
    },
    die: face,
    units: {
      ...names,
      big: false,
      hint: msg('armir.corps.field.units.hint'),
      offers: (around, beside) =>
        offersOf(
          around,
          mayRoll(around).get(hexOf(String(beside.where ?? ''))) ?? [...mayRoll(around).values()].flat(),
        ),
    },
  },
  proposes: (input, around) => {
    const hex = hexOf(input.where);
    if (hex === '') return never(msg('armir.fronts.bar.where'), '8.4');
    if (input.die === null) return noDie('8.4');
    const named = idsIn(around, input.units, sides.soviet);
    const there = named.length > 0 ? named : (mayRoll(around).get(hex) ?? []);
    const stays = staysSupplied(input.die, around.turn);
    const marked = there.find((id) => wasOos(around, id));
    const stranger = there.find((id) => counterOf(around, id) !== undefined && !memberOf(around, id).armoured);
    const bar: Bar | undefined = rolledFor(around, hex)
      ? { msg: msg('armir.corps.bar.rolled', { where: hexMsg(hex) }), rule: '8.4' }
      : marked !== undefined
        ? { msg: msg('armir.corps.bar.marked', { unit: unitsMsg(around, [marked]) }), rule: '8.4.1' }
        : stranger !== undefined
          ? { msg: msg('armir.corps.bar.stranger', { unit: unitsMsg(around, [stranger]) }), rule: '8.4' }
          : notNow(around, ['supply'], msg('armir.corps.bar.phase'), '8.4');
    const p = { where: hexMsg(hex), die: input.die, n: around.turn, sum: input.die + around.turn };
    return unless(bar, msg(stays ? 'armir.corps.says.stays' : 'armir.corps.says.oos', p), [
      rolled('corps', input.die),
      ...keepBefore(around),
      mark(marks.corpsDie, hex, stays ? 'stays' : 'oos', around.place),
      ...there.map((id) => setAt(cells.oos, id, stays ? null : 'yes')),
    ]);
  },
});

/** 16.3.3: who in the box has no marker yet; armoured units wait for their die, of which nothing is to be hoped in turn 6. */
export const temUnmarked = (around: Around): { readonly now: readonly string[]; readonly roll: readonly string[] } => {
  const open = atTem(around).filter((id) => !isOos(around, id));
  const die = around.marks[marks.corpsDie]?.[boxes.tem]?.value;
  const roll = die === undefined ? open.filter((id) => memberOf(around, id).armoured) : [];
  const saved = die === 'stays' ? open.filter((id) => memberOf(around, id).armoured && !wasOos(around, id)) : [];
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
  when: (around) => atTem(around).length > 0,
  fields: {},
  proposes: (_, around) => {
    const { now, roll } = temUnmarked(around);
    if (now.length === 0 && roll.length === 0) return never(msg('armir.tem.bar.allMarked'), '16.3.3');
    if (now.length === 0) return never(msg('armir.tem.bar.rollFirst', { what: unitsMsg(around, roll) }), '8.4');
    return unless(
      notNow(around, ['supply'], msg('armir.corps.bar.phase'), '16.3.3'),
      msg('armir.tem.says.oos', { what: unitsMsg(around, now), count: now.length }),
      [...keepBefore(around), ...now.map((id) => setAt(cells.oos, id, 'yes'))],
      roll.length > 0 ? [{ msg: msg('armir.tem.next.roll', { what: unitsMsg(around, roll) }), rule: '8.4' }] : [],
    );
  },
});

/** Hexes with a unit out of supply, each with those units; what the die of this phase cost is done. */
export const oosHexes = (around: Around): ReadonlyMap<string, readonly string[]> =>
  byHex(
    around,
    Object.keys(mapIn(around, cells.oos)).filter((id) => isOos(around, id) && isAlive(around, id)),
  );
export const isAttrited = (around: Around, hex: string): boolean => around.marks[marks.attrited]?.[hex] !== undefined;
export const attritionOwed = (around: Around): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...oosHexes(around)].flatMap(([hex, ids]) => {
      // of a hex nobody named, the unit stands for it
      const owed =
        hex === '' ? ids.filter((id) => !isAttrited(around, unitKey(id))) : isAttrited(around, hex) ? [] : ids;
      return owed.length > 0 ? [[hex, owed] as const] : [];
    }),
  );
/** How many steps are still owed. */
export const attritionCount = (around: Around): number =>
  [...attritionOwed(around)].reduce((sum, [hex, ids]) => sum + (hex === '' ? ids.length : 1), 0);
const unitKey = (id: string): string => `unit:${id}`;

const sideOf = (around: Around, id: string): SideId | undefined => counterOf(around, id)?.side;

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
      offers: (around) =>
        [...attritionOwed(around)]
          .filter(([hex]) => hex !== '')
          .map(([hex, ids]) => ({
            name: typedAs(hex),
            msg: msg('armir.fronts.say', { what: name(namesOf(around, ids)) }),
          })),
    },
    unit: {
      kind: 'text',
      msg: msg('armir.attrition.field.unit'),
      hint: msg('armir.attrition.field.unit.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (around, beside) =>
        offersOf(
          around,
          attritionOwed(around).get(hexOf(String(beside.where ?? ''))) ?? [...attritionOwed(around).values()].flat(),
        ),
    },
  },
  proposes: (input, around) => {
    const named = idsIn(around, input.unit)[0];
    const hex = hexOf(input.where) || (named === undefined ? '' : (whereIs(around, named) ?? ''));
    const there = oosHexes(around).get(hex) ?? [];
    const only = there.length === 1 ? there[0] : undefined;
    const id = named ?? only;
    if (id === undefined)
      return hex === ''
        ? never(msg('armir.attrition.bar.which'), '8.6')
        : there.length === 0
          ? never(msg('armir.attrition.bar.none', { where: hexMsg(hex) }), '8.6')
          : never(msg('armir.attrition.bar.choose', { where: hexMsg(hex), what: unitsMsg(around, there) }), '8.6');
    if (!isAlive(around, id)) return never(msg('armir.attrition.bar.gone', { unit: unitsMsg(around, [id]) }), '8.6');
    const known = stepsKnown(around, id);
    const left = leftOf(around, id) - 1;
    const bar: Bar | undefined =
      hex !== '' && isAttrited(around, hex)
        ? { msg: msg('armir.attrition.bar.twice', { where: hexMsg(hex) }), rule: '8.6' }
        : !isOos(around, id)
          ? { msg: msg('armir.attrition.bar.supplied', { unit: unitsMsg(around, [id]) }), rule: '8.6' }
          : named !== undefined &&
              input.where.trim() !== '' &&
              whereIs(around, named) !== undefined &&
              whereIs(around, named) !== hex
            ? {
                msg: msg('armir.attrition.bar.elsewhere', { unit: unitsMsg(around, [named]), where: hexMsg(hex) }),
                rule: '8.6',
              }
            : notNow(around, ['attrition'], msg('armir.attrition.bar.phase'), '8.6');
    const p = { unit: unitsMsg(around, [id]), count: left };
    const hq = known && left === 0 && counterOf(around, id)?.kind === 'hq' && sideOf(around, id) === sides.soviet;
    return unless(
      bar,
      !known
        ? msg('armir.attrition.says.untyped', p)
        : left === 0
          ? msg('armir.attrition.says.gone', p)
          : msg('armir.attrition.says.loses', p),
      [
        ...(known ? leftWith(around, id, left) : []),
        ...(known && left === 0 && textAt(around, cells.oos, id) !== '' ? [setAt(cells.oos, id, null)] : []),
        mark(marks.attrited, hex === '' ? unitKey(id) : hex, true, around.place),
      ],
      hq ? [{ msg: msg('armir.fronts.next.hq', { unit: unitsMsg(around, [id]) }), rule: '17.1.3' }] : [],
    );
  },
});

export const outOfSupplyActions: readonly Action[] = [corpsDie, temSupply, attrition];
