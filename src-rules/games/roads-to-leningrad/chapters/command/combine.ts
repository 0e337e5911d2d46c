import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, type SideId } from '../../ids.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { die, namedIn } from '../../model/fields.ts';
import { formationOf } from '../../model/formations.ts';
import { operation } from '../../model/phases.ts';
import { allowUnless, rolledTen } from '../../model/propose.ts';
import { countersOf, isSpent } from '../../model/reading.ts';
import { acted, inHand, offersOf } from './choose.ts';
import {
  combinedIn,
  drawnOf,
  hasChosen,
  type Marker,
  markerMsg,
  markersIn,
  namedMarker,
  playingSide,
  poolOf,
} from './markers.ts';
import { msg } from './msg.ts';
import { pointsBar, pointsField } from './points.ts';

/** 7.33: two formations at once. */

export const wanted = 8;
/** P9: (3 + value + points)/10, at most certain. */
export const combineTenths = (value: number, points: number): number =>
  Math.max(0, Math.min(10, 10 - (wanted - 1 - value - points)));
export const isCombined = (face: number, value: number, points: number): boolean => face + value + points >= wanted;

/** 7.32, S5.22: markers of one formation are not combined, nor of divisions that act as one. */
const sameFormation = ({ scenario }: Context, a: Marker, b: Marker): boolean => {
  const as = ({ side, formations }: Marker) => formations.map((one) => formationOf(scenario, side, one));
  return as(a).some((one) => as(b).includes(one));
};

/** Leaders of the side whose points may help here (15.33). */
export const leadersOf = (context: Context, side: SideId) =>
  countersOf(context).filter(
    (one) => one.kind === 'leader' && one.side === side && !pointsBar(context, one, { use: 'combine' }),
  );

export const canCombine = (context: Context): boolean => {
  const side = playingSide(context);
  return poolOf(context, side) !== undefined && !hasChosen(context) && !combinedIn(context);
};

const combine = action({
  id: 'combine',
  msg: msg('rtl.act.action.combine'),
  about: msg('rtl.act.action.combine.about'),
  rule: '7.33',
  group: groups.operations,
  fields: {
    shown: {
      kind: 'text',
      msg: msg('rtl.act.field.shown'),
      hint: msg('rtl.act.field.shown.hint'),
      start: '',
      max: 60,
      big: true,
      offers: offersOf,
      begins: (context: Context) => inHand(context, playingSide(context))[0]?.name ?? '',
    },
    hidden: {
      kind: 'text',
      msg: msg('rtl.act.field.hidden'),
      start: '',
      max: 60,
      offers: offersOf,
      begins: (context: Context) => inHand(context, playingSide(context))[1]?.name ?? '',
    },
    value: {
      kind: 'count',
      msg: msg('rtl.act.field.value'),
      hint: msg('rtl.act.field.value.hint'),
      start: 0,
      min: 0,
      max: 4,
      rule: '7.33',
    },
    leader: {
      kind: 'text',
      msg: msg('rtl.act.field.leader'),
      hint: msg('rtl.act.field.leader.hint'),
      start: '',
      max: 60,
      optional: true,
      rule: '15.33',
      offers: (context: Context) => leadersOf(context, playingSide(context)).map((one) => ({ name: one.name })),
    },
    points: pointsField,
    die: die(),
  },
  when: canCombine,
  proposes: (input, context) => {
    const side = playingSide(context);
    const shown = namedMarker(context, side, input.shown);
    const hidden = namedMarker(context, side, input.hidden);
    const ids = markersIn(context, side, 'cup', 'pool');
    if (!shown || !hidden || shown.id === hidden.id) return refuse(msg('rtl.act.bar.two'), '7.31');
    const value = input.value > 0 ? input.value : shown.value;
    if (value === undefined) return refuse(msg('rtl.act.bar.value', { what: markerMsg(context, shown.id) }), '7.33');
    const leader = input.leader === '' ? undefined : namedIn(context, input.leader);
    const points = leader ? (leader.counter?.commandPoints ?? input.points) : input.points;
    const [drawn, pool] = [drawnOf(context, side), poolOf(context, side)];
    const strange = [shown, hidden].find(({ id }) => !ids.includes(id));
    const bar: Objection | undefined = hasChosen(context)
      ? { msg: msg('rtl.act.bar.chosen'), rule: '7.21' }
      : strange
        ? { msg: msg('rtl.act.bar.notLeft', { what: markerMsg(context, strange.id) }), rule: '7.26' }
        : pool !== shown.id && pool !== hidden.id
          ? { msg: msg('rtl.act.bar.noPool'), rule: '7.31' }
          : drawn !== undefined && drawn !== shown.id && drawn !== hidden.id
            ? { msg: msg('rtl.act.bar.other'), rule: '7.24' }
            : sameFormation(context, shown, hidden)
              ? { msg: msg('rtl.act.bar.same'), rule: '7.32' }
              : leader?.counter
                ? pointsBar(context, leader.counter, { use: 'combine' })
                : leader && isSpent(context, leader.id)
                  ? { msg: msg('rtl.act.bar.spent', { what: name(leader.name) }), rule: '15.32' }
                  : undefined;
    const face = input.die ?? 1;
    const both = isCombined(face, value, points);
    const acting = both ? [...shown.formations, ...hidden.formations] : shown.formations;
    const p = {
      side: sideMsg(side),
      total: face + value + points,
      shown: markerMsg(context, shown.id),
      hidden: markerMsg(context, hidden.id),
    };
    return allowUnless(
      bar,
      msg(both ? 'rtl.act.says.combined' : 'rtl.act.says.notCombined', p),
      [
        rolledTen('combine', face),
        set(cells.active, side),
        setAt(cells.markers, shown.id, 'played'),
        setAt(cells.markers, hidden.id, both ? 'played' : 'pool'),
        acted(acting),
        set(cells.drawn, ''),
        // 15.33: turned over, whatever the die says
        ...(leader ? [setAt(cells.spent, leader.id, 'yes')] : []),
        mark(marks.combined, 'op', both ? 'both' : 'one', operation(context)),
      ],
      [
        { msg: msg('rtl.act.next.sequence'), rule: '7.21' },
        ...(shown.any || (both && hidden.any) ? [{ msg: msg('rtl.act.bar.anyFormation'), rule: '4.37' }] : []),
      ],
    );
  },
});
export const combineActions = [combine];
