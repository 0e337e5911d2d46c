import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { list, type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { cells, eventMarks } from '../../ids.ts';
import { offMap } from '../../model/blocks/change.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks, notedAt, stateOf } from '../../model/cells.ts';
import { thisMonth } from '../../model/facts.ts';
import { facesOf, showFacts, shownOf } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { placeName } from '../../model/sites/places.ts';
import { msg } from './msg.ts';

/** 35.1: what the air war over Germany leaves behind. Allied bombers are whole again each month, so nothing of theirs. */

const isFighter = (unit: RosterUnit): boolean => nationOf(unit) === 'GER' && classOf(unit) === 'fighter';
/** PF left of the fighters that were named and hit, noted for the month. */
export const leftOver = (
  turn: number,
  flown: readonly { readonly name: string; readonly pf: number; readonly left: number }[],
): readonly Fact[] =>
  flown.flatMap(({ name: called, pf, left }) =>
    called.trim() === '' || left === pf ? [] : [thisMonth(turn, eventMarks.fightersLeft, called.trim(), left)],
  );

interface Worn {
  readonly unit: RosterUnit;
  readonly called: string;
  readonly left: number;
}
/** Noted fighters the roster knows. */
export const wornNow = (context: Pick<Context, 'rosters' | 'marks'>): readonly Worn[] =>
  markedKeys(context, eventMarks.fightersLeft).flatMap((called): readonly Worn[] => {
    const left = notedAt(context, eventMarks.fightersLeft, called);
    const unit = axisBlocks(context).find((one) => isFighter(one) && placeName(one.name) === placeName(called));
    return unit && left !== undefined ? [{ unit, called, left }] : [];
  });
/** Their faces, and the note gone. */
export const wear = (worn: readonly Worn[], context: Pick<Context, 'cells' | 'marks'>): readonly Fact[] =>
  worn.flatMap(({ unit, called, left }) => {
    const faces = facesOf(unit);
    const at = faces.ok ? faces.value.indexOf(left) : -1;
    const shown =
      left === 0
        ? [setAt(cells.state, unit.id, 'eliminated'), ...showFacts(unit.id, null, context), ...offMap(unit.id, context)]
        : at < 0
          ? []
          : showFacts(unit.id, at === 0 ? null : 2 * at, context);
    return [...shown, unmark(eventMarks.fightersLeft, called)];
  });

/** 35.1-3: interceptors that wait for their repair, yellow and blue. */
export const airWarReminders = (context: Context): readonly Reminder[] => {
  const at = `t${context.turn}/axis/production`;
  if (!on(context, 'o351') || context.place !== at) return [];
  const hurt = axisBlocks(context).flatMap((unit): readonly Msg[] => {
    if (unit.values.interceptor !== true) return [];
    if (stateOf(context, unit.id) === 'eliminated') return [msg('bite.fighter.gone', { unit: name(unit.name) })];
    const faces = facesOf(unit);
    const shown = (shownOf(unit, context) ?? 0) >> 1;
    const [of = 0, n] = faces.ok ? [faces.value[0], faces.value[shown]] : [];
    return n === undefined || n >= of ? [] : [msg('bite.fighter.worn', { unit: name(unit.name), n, of })];
  });
  const what = list(hurt);
  return what
    ? [
        {
          id: 'interceptors',
          msg: msg('bite.remind.interceptors', { what }),
          rule: '35.1',
          due: false,
          at,
          action: 'buy-axis',
        },
      ]
    : [];
};
/** 35.1-3: the raid has worn fighters down, and their blocks are still to be turned. */
export const wornReminders = (context: Context): readonly Reminder[] => {
  const worn = wornNow(context);
  return worn.length > 0
    ? [
        {
          id: 'fighters-worn',
          msg: msg('bite.remind.fightersWorn', { what: nameList(worn.map(({ unit }) => unit.name)) }),
          rule: '35.1',
          due: true,
          action: 'fighters-worn',
        },
      ]
    : [];
};
