import { calledSo } from '#rules/kit/base/named.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { countAt, textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { kindMsg, type Place, placeMsg, placesOf } from '../../model/places.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';

const placeCalled = (context: Context, called: string): Place | undefined => calledSo(called, placesOf(context));

/** 1.5, 16.4.1: a starred place changes hands; the PS follow by themselves (impetusRules.ts). */
export const control = action({
  id: 'place-control',
  msg: msg('armir.action.place'),
  about: msg('armir.action.place.about'),
  rule: '16.4.1',
  group: groups.places,
  fields: {
    place: {
      kind: 'text',
      msg: msg('armir.field.place'),
      hint: msg('armir.place.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (context) => placesOf(context).map((one) => ({ name: one.name, msg: kindMsg[one.kind] })),
    },
    holder: {
      kind: 'choice',
      msg: msg('armir.field.holder'),
      start: sides.soviet,
      options: [
        { key: sides.soviet, msg: msg('armir.side.soviet') },
        { key: sides.axis, msg: msg('armir.side.axis') },
      ],
      big: true,
      begins: (context) => (context.who === sides.axis ? sides.axis : sides.soviet),
    },
    kind: {
      kind: 'choice',
      msg: msg('armir.place.kind'),
      hint: msg('armir.field.kind.hint'),
      start: 'listed',
      options: [
        { key: 'listed', msg: msg('armir.place.listed') },
        { key: 'village', msg: kindMsg.village },
        { key: 'city', msg: kindMsg.city },
      ],
    },
  },
  proposes: (input, context) => {
    const place = placeCalled(context, input.place);
    if (!place) return refuse(msg('armir.bar.noPlace', { what: name(input.place) }), '16.4.1');
    const points = input.kind === 'village' ? 1 : input.kind === 'city' ? 2 : place.points;
    const what = placeMsg(place);
    if (place.holder === input.holder) return refuse(msg('armir.bar.held', { what }), '1.5');
    if (points === undefined) return refuse(msg('armir.bar.noKind', { what }), '16.4.1');
    const says =
      input.holder === sides.soviet ? msg('armir.says.placeTaken', { what }) : msg('armir.says.placeBack', { what });
    const isDepot = /^kant[ei]/i.test(place.name) && input.holder === sides.soviet;
    return allowUnless(
      undefined,
      says,
      [
        ...(countAt(context, cells.worth, place.id) === points ? [] : [setAt(cells.worth, place.id, points)]),
        setAt(cells.control, place.id, input.holder),
      ],
      isDepot && textIn(context, cells.depot) === 'yes'
        ? [{ msg: msg('armir.task.kantemirovka'), rule: '16.2.1' }]
        : [],
    );
  },
});
