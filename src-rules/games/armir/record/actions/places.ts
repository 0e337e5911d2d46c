import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { post, rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, italianCorps, sides, turns } from '../../ids.ts';
import { frontStands } from '../../map/locks.ts';
import { never, unless } from '../../propose.ts';
import { balance, countAt, textIn } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import { formationMsg } from '../../units.ts';
import { xxivTurn } from '../arrivals.ts';
import { groups } from '../cells.ts';
import { kindMsg, type Place, placeMsg, placesOf } from '../places.ts';
import { die, hex } from './fields.ts';

const plain = (text: string): string => text.trim().toLowerCase();
const placeCalled = (around: Around, called: string): Place | undefined =>
  placesOf(around).find((one) => plain(one.name) === plain(called) || one.id === called.trim());

/** 1.5, 16.4.1: a starred place changes hands; the PS follow by themselves (standing.ts). */
const control = action({
  id: 'place-control',
  msg: t('armir.action.place'),
  about: t('armir.action.place.about'),
  rule: '16.4.1',
  group: groups.places,
  fields: {
    place: {
      kind: 'text',
      msg: t('armir.field.place'),
      hint: t('armir.place.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (around) => placesOf(around).map((one) => ({ name: one.name, msg: kindMsg[one.kind] })),
    },
    holder: {
      kind: 'choice',
      msg: t('armir.field.holder'),
      start: sides.soviet,
      options: [
        { key: sides.soviet, msg: t('armir.side.soviet') },
        { key: sides.axis, msg: t('armir.side.axis') },
      ],
      big: true,
      begins: (around) => (around.who === sides.axis ? sides.axis : sides.soviet),
    },
    kind: {
      kind: 'choice',
      msg: t('armir.place.kind'),
      hint: t('armir.field.kind.hint'),
      start: 'listed',
      options: [
        { key: 'listed', msg: t('armir.place.listed') },
        { key: 'village', msg: kindMsg.village },
        { key: 'city', msg: kindMsg.city },
      ],
    },
  },
  proposes: (input, around) => {
    const place = placeCalled(around, input.place);
    if (!place) return never(t('armir.bar.noPlace', { what: name(input.place) }), '16.4.1');
    const points = input.kind === 'village' ? 1 : input.kind === 'city' ? 2 : place.points;
    const what = placeMsg(place);
    if (place.holder === input.holder) return never(t('armir.bar.held', { what }), '1.5');
    if (points === undefined) return never(t('armir.bar.noKind', { what }), '16.4.1');
    const says =
      input.holder === sides.soviet ? t('armir.says.placeTaken', { what }) : t('armir.says.placeBack', { what });
    const isDepot = /^kant[ei]/i.test(place.name) && input.holder === sides.soviet;
    return unless(
      undefined,
      says,
      [
        ...(countAt(around, cells.worth, place.id) === points ? [] : [setAt(cells.worth, place.id, points)]),
        setAt(cells.control, place.id, input.holder),
      ],
      isDepot && textIn(around, cells.depot) === 'yes' ? [{ msg: t('armir.task.kantemirovka'), rule: '16.2.1' }] : [],
    );
  },
});

/** 16.2.1, 9.2.1: the first Soviet units enter Kantemirovka. */
const kantemirovka = action({
  id: 'kantemirovka',
  msg: t('armir.action.kantemirovka'),
  about: t('armir.action.kantemirovka.about'),
  rule: '16.2.1',
  side: sides.soviet,
  group: groups.places,
  fields: { die: die() },
  when: (around) => textIn(around, cells.depot) === 'yes',
  proposes: (input, around) => {
    if (textIn(around, cells.depot) !== 'yes') return never(t('armir.bar.depotGone'), '16.2.1');
    if (input.die === null) return never(t('armir.bar.noDie'), '16.2.1');
    const lost = Math.min(input.die, Math.max(0, balance(around, accounts.pa)));
    return unless(undefined, t('armir.says.kantemirovka', { n: input.die, count: lost }), [
      rolled('kantemirovka', input.die),
      ...(lost > 0 ? [post(accounts.pa, -lost, t('armir.post.kantemirovka'), '16.2.1')] : []),
      set(cells.depot, 'no'),
      set(cells.cai, 'lost'),
    ]);
  },
});

const colour = {
  kind: 'choice',
  msg: t('armir.field.colour'),
  start: 'alpine',
  options: italianCorps.map((key) => ({ key, msg: formationMsg[key] })),
  big: true,
} as const;

/** 15.1, 5.5: a strongpoint is taken: by its colour, and by its hex where players say it. */
const strongpoint = action({
  id: 'strongpoint-taken',
  msg: t('armir.action.strongpoint'),
  about: t('armir.action.strongpoint.about'),
  rule: '15.1',
  side: sides.soviet,
  group: groups.places,
  fields: {
    corps: colour,
    hex,
  },
  proposes: (input, around) => {
    const first = (countAt(around, cells.fell, input.corps) ?? 0) === 0;
    const what = formationMsg[input.corps];
    if (!first && (input.hex === '' || (countAt(around, cells.taken, input.hex) ?? 0) > 0))
      return never(t('armir.bar.fallen', { what, n: countAt(around, cells.fell, input.corps) ?? 0 }), '15.1');
    const calls =
      first &&
      (input.corps === 'alpine' || input.corps === 'ii') &&
      xxivTurn(around) === undefined &&
      around.turn < turns;
    return unless(
      undefined,
      input.hex === ''
        ? t('armir.says.strongpoint', { what })
        : t('armir.says.strongpointAt', { what, hex: name(input.hex) }),
      [
        ...(input.hex === '' || countAt(around, cells.taken, input.hex)
          ? []
          : [setAt(cells.taken, input.hex, around.turn)]),
        ...(first ? [setAt(cells.fell, input.corps, around.turn)] : []),
      ],
      [
        ...(calls ? [{ msg: t('armir.next.xxiv', { n: around.turn + 1 }), rule: '15.1' }] : []),
        ...(first && frontStands(around) ? [{ msg: t('armir.next.unlocked', { what }), rule: '5.5' }] : []),
      ],
    );
  },
});

export const placeActions = [control, kantemirovka, strongpoint];
