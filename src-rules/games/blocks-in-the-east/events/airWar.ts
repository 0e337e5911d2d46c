import type { Around } from '../../../kit/around.ts';
import { setAt } from '../../../kit/facts.ts';
import type { Reminder } from '../../../kit/game.ts';
import type { Fact } from '../../../kit/journal.ts';
import type { RosterUnit } from '../../../kit/table.ts';
import { type Msg, name } from '../../../kit/text.ts';
import { cells } from '../ids.ts';
import { placeName } from '../map/names.ts';
import { classOf, nationOf } from '../production/block.ts';
import { facesOf, shownOf } from '../reading.ts';
import { on } from '../rules.ts';
import { e } from '../text/speak-events.ts';
import { list } from '../words.ts';
import { axisBlocks, stateOf } from './read.ts';

/** 35.1: what the air war over Germany leaves behind. Allied bombers are whole again each month, so nothing of theirs. */

const isFighter = (unit: RosterUnit): boolean => nationOf(unit) === 'GER' && classOf(unit) === 'fighter';
export const isInterceptor = (around: Pick<Around, 'rosters'>, id: string): boolean =>
  axisBlocks(around).some((unit) => unit.id === id && unit.values.interceptor === true);

/** German fighters by the names typed over a target, and the PF each has left: kept where the roster knows the block. */
export const worn = (
  around: Pick<Around, 'rosters'>,
  flown: readonly { readonly name: string; readonly pf: number; readonly left: number }[],
): readonly Fact[] =>
  flown.flatMap((row) => {
    const unit = axisBlocks(around).find((one) => isFighter(one) && placeName(one.name) === placeName(row.name));
    if (!unit || row.left === row.pf) return [];
    if (row.left === 0) return [setAt(cells.state, unit.id, 'eliminated'), setAt(cells.face, unit.id, null)];
    const faces = facesOf(unit);
    const at = faces.ok ? faces.value.indexOf(row.left) : -1;
    return at < 0 ? [] : [setAt(cells.face, unit.id, at === 0 ? null : 2 * at)];
  });

/** 35.1-3: interceptors that wait for their repair, yellow and blue. */
export const airWarReminders = (around: Around): readonly Reminder[] => {
  const at = `t${around.turn}/axis/production`;
  if (!on(around, 'o351') || around.place !== at) return [];
  const hurt = axisBlocks(around).flatMap((unit): readonly Msg[] => {
    if (unit.values.interceptor !== true) return [];
    if (stateOf(around, unit.id) === 'eliminated') return [e('bite.fighter.gone', { unit: name(unit.name) })];
    const faces = facesOf(unit);
    const shown = (shownOf(unit.id, around) ?? 0) >> 1;
    const [of = 0, n] = faces.ok ? [faces.value[0], faces.value[shown]] : [];
    return n === undefined || n >= of ? [] : [e('bite.fighter.worn', { unit: name(unit.name), n, of })];
  });
  const what = list(hurt);
  return what
    ? [
        {
          id: 'interceptors',
          msg: e('bite.remind.interceptors', { what }),
          rule: '35.1',
          due: false,
          at,
          action: 'buy-axis',
        },
      ]
    : [];
};
