import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import { end } from '#rules/kit/record/place.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { balance, textAt } from '#rules/kit/record/readers.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { accounts, cells, scenarios, sides } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { allowUnless } from '../../model/propose.ts';
import { immediateCounts } from './deeds.ts';
import { heldPlaces, locationVp, placeCalled, placeMsg, unsaid } from './heldPlaces.ts';
import { isChecked } from './immediate.ts';
import { immediateVp } from './levels.ts';
import { msg } from './msg.ts';
import { expansion, locations } from './places.ts';

const holderMsg = { [sides.german]: msg('rtl.holder.german'), [sides.soviet]: msg('rtl.holder.soviet') } as const;

/** S1.2: a place changes hands; a Soviet capture is charged by itself (standing.ts). */
export const control = action({
  id: 'place-control',
  msg: msg('rtl.action.place'),
  about: msg('rtl.action.place.about'),
  rule: 'S1.22',
  group: groups.points,
  fields: {
    place: {
      kind: 'text',
      msg: msg('rtl.vpField.place'),
      hint: msg('rtl.vpField.place.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (context) =>
        heldPlaces(context).map((one) => ({
          name: `${one.name} (${one.hex})`,
          msg: one.holder ? holderMsg[one.holder] : msg('rtl.holder.unknown'),
        })),
      begins: (context) => {
        const first = unsaid(context)[0];
        return first && `${first.name} (${first.hex})`;
      },
    },
    holder: {
      kind: 'choice',
      msg: msg('rtl.vpField.holder'),
      start: sides.german,
      big: true,
      options: [
        { key: sides.german, msg: holderMsg.german },
        { key: sides.soviet, msg: holderMsg.soviet },
      ],
      begins: (context) => unsaid(context)[0]?.holder ?? (context.who === sides.soviet ? sides.soviet : sides.german),
    },
  },
  proposes: ({ place: called, holder }, context) => {
    const place = placeCalled(context.scenario, called);
    if (!place) return refuse(msg('rtl.bar.noPlace', { what: name(called) }), 'S1.21');
    const what = placeMsg(place);
    if (textAt(context, cells.places, place.hex) === holder) return refuse(msg('rtl.bar.held', { what }), 'S1.22');
    return allowUnless(
      undefined,
      msg(holder === sides.german ? 'rtl.says.placeGerman' : 'rtl.says.placeSoviet', { what }),
      [setAt(cells.places, place.hex, holder)],
    );
  },
});

/** Places that German control makes worth something at a check, with the scenarios that count them. */
const counted = [
  ...locations.map((place) => ({ place, scenario: [scenarios.soltsy, scenarios.counterattack] })),
  ...expansion.map((place) => ({ place, scenario: [scenarios.starayaRussa, scenarios.manstein] })),
];
/** S1.22: all places of a check at once. */
const count = action({
  id: 'places-count',
  msg: msg('rtl.task.places'),
  about: msg('rtl.action.places.about'),
  rule: 'S1.22',
  group: groups.points,
  fields: {
    german: {
      kind: 'set',
      msg: msg('rtl.vpField.german'),
      start: [],
      options: counted.map(({ place, scenario }) => ({ key: place.hex, msg: placeMsg(place), when: { scenario } })),
      begins: (context: Context) =>
        heldPlaces(context).flatMap(({ hex, holder }) => (holder === sides.german ? [hex] : [])),
      big: true,
    },
  },
  proposes: ({ german }, context) => {
    const all = heldPlaces(context).filter(({ worth }) => worth !== 0);
    const held = all.filter(({ hex }) => german.includes(hex));
    const facts = all.flatMap(({ hex, charge, charged }) => {
      const said = textAt(context, cells.places, hex);
      const holder = german.includes(hex) ? sides.german : sides.soviet;
      // a capture nobody told of is not charged by leaving a box empty
      const untold = holder === sides.soviet && said === '' && charge !== 0 && !charged;
      return said === holder || untold ? [] : [setAt(cells.places, hex, holder)];
    });
    const what = list(held.map(placeMsg));
    const vp = held.reduce((sum, { worth }) => sum + worth, 0);
    const says = what ? msg('rtl.says.places', { what, n: vp }) : msg('rtl.says.noPlaces');
    return facts.length === 0 ? refuse(msg('rtl.bar.placesSo'), 'S1.22') : allowUnless(undefined, says, facts);
  },
});

/** S3.33: the check at the end of 15AM; the places come off again by themselves (standing.ts). */
const immediate = action({
  id: 'immediate-check',
  msg: msg('rtl.action.immediate'),
  about: msg('rtl.action.immediate.about', { n: immediateVp }),
  rule: 'S3.33',
  group: groups.points,
  fields: {},
  when: (context) => immediateCounts(context) && context.place !== end,
  proposes: (_, context) => {
    if (isChecked(context)) return refuse(msg('rtl.bar.checked'), 'S3.33');
    const n = locationVp(context);
    const total = balance(context, accounts.vp) + n;
    return allowUnless(
      undefined,
      msg(total >= immediateVp ? 'rtl.says.immediate' : 'rtl.says.notImmediate', { n, total }),
      [...(n === 0 ? [] : [post(accounts.vp, n, msg('rtl.vp.placesOn'), 'S3.33')]), set(cells.immediate, n)],
    );
  },
});

export const placeActions = [control, count, immediate];
