import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { set } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../../ids.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { allowUnless } from '../../model/propose.ts';
import {
  combinedIn,
  drawnOf,
  hasChosen,
  isFirstChoice,
  markersIn,
  mixed,
  namedMarker,
  playingSide,
} from './markers.ts';
import { msg } from './msg.ts';

/** 7.21: a marker out of the cup. What the app draws is a place in the mixed cup: nobody sees which it is. */

/** More markers than either side has in any scenario. */
const mostMarkers = 20;
const inCup = (context: Context, side: SideId = playingSide(context)): number => markersIn(context, side, 'cup').length;

export const canDraw = (context: Context): boolean =>
  inCup(context) > 0 && textIn(context, cells.drawn) === '' && !hasChosen(context) && !combinedIn(context);

const draw = action({
  id: 'draw',
  msg: msg('rtl.act.action.draw'),
  about: msg('rtl.act.action.draw.about'),
  rule: '7.21',
  verb: 'draw',
  group: groups.operations,
  fields: {
    how: {
      kind: 'choice',
      msg: msg('rtl.act.field.how'),
      start: 'app',
      options: [
        { key: 'app', msg: msg('rtl.act.how.app') },
        { key: 'hand', msg: msg('rtl.act.how.hand') },
      ],
    },
    place: {
      kind: 'face',
      msg: msg('rtl.act.field.place'),
      hint: msg('rtl.act.field.place.hint'),
      start: null,
      sides: mostMarkers,
      of: (context: Context) => inCup(context),
      when: { field: 'how', is: 'app' },
    },
    marker: {
      kind: 'text',
      msg: msg('rtl.act.field.marker'),
      hint: msg('rtl.act.field.marker.hand'),
      start: '',
      max: 60,
      offers: (context: Context) => {
        const cup = markersIn(context, playingSide(context), 'cup');
        return (context.rosters.markers?.units ?? []).flatMap(({ id, name }) => (cup.includes(id) ? [{ name }] : []));
      },
      when: { field: 'how', is: 'hand' },
    },
  },
  when: canDraw,
  proposes: (input, context) => {
    const side = playingSide(context);
    const of = inCup(context, side);
    if (of === 0) return refuse(msg('rtl.act.bar.empty', { side: sideMsg(side) }), '7.21');
    const bar: Objection | undefined = hasChosen(context)
      ? { msg: msg('rtl.act.bar.chosen'), rule: '7.21' }
      : drawnOf(context, side) !== undefined
        ? { msg: msg('rtl.act.bar.drawn'), rule: '7.21' }
        : undefined;
    const says = msg('rtl.act.says.draw', { side: sideMsg(side), n: of });
    if (input.how === 'hand') {
      if (input.marker.trim() === '') return refuse(msg('rtl.act.bar.which'), '7.21');
      const marker = namedMarker(context, side, input.marker);
      if (!marker || !markersIn(context, side, 'cup').includes(marker.id))
        return refuse(msg('rtl.act.bar.notInCup', { what: msg('rtl.act.text', { text: name(input.marker) }) }), '7.21');
      return allowUnless(bar, says, [set(cells.drawn, `${mixed(context, side).indexOf(marker.id) + 1}/${of}`)]);
    }
    const place = input.place ?? 1;
    if (place > of) return refuse(msg('rtl.act.bar.place', { n: of }), '7.21');
    return allowUnless(
      bar,
      says,
      [{ kind: 'roll', what: 'draw', sides: of, faces: [place], by: 'table' }, set(cells.drawn, `${place}/${of}`)],
      [{ msg: msg('rtl.act.next.look'), rule: '7.21' }],
    );
  },
});
/** 7.15: no draw is needed, and the app says so. */
export const drawStatus = (context: Context) => {
  if (isFirstChoice(context)) return msg('rtl.act.status.free');
  const side = playingSide(context);
  if (drawnOf(context, side) !== undefined) return msg('rtl.act.status.drawn');
  const left = inCup(context, side);
  return left > 0 ? msg('rtl.act.status.cup', { n: left, side: sideMsg(side) }) : undefined;
};
export const drawActions = [draw];
