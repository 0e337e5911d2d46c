import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters, sides, startingPs } from '../../ids.ts';
import { kindMsg, known, placeKinds, placeOf } from '../../model/places.ts';
import { msg } from './msg.ts';

/** 1.5, 16.4.1, 18.3: the starred places as the players type them. */

/** 18.3: what the Soviet holds at the start is worth the 4 points it starts with. */
const troubles = ({ units }: RosterData) => {
  const held = units.flatMap((unit, row) => {
    const one = placeOf({ cells: {} }, unit);
    return one.start === sides.soviet ? [{ row, points: one.points }] : [];
  });
  const sum = held.reduce((total, { points }) => total + (points ?? 0), 0);
  const last = held.at(-1);
  return last && held.every(({ points }) => points !== undefined) && sum !== startingPs
    ? [{ row: last.row, field: 'kind', msg: msg('armir.place.sum', { n: sum, of: startingPs }) }]
    : [];
};

export const placesRoster: RosterSpec = {
  id: rosters.places,
  msg: msg('armir.roster.places'),
  about: msg('armir.roster.places.about'),
  rule: '16.4.1',
  called: {
    one: msg('armir.place.one'),
    many: (count) => msg('armir.place.many', { count }),
    remove: msg('armir.place.remove'),
  },
  known,
  fields: {
    kind: {
      kind: 'choice',
      msg: msg('armir.place.kind'),
      rule: '16.4.1',
      start: 'unknown',
      options: placeKinds.map((key) => ({ key, msg: kindMsg[key] })),
    },
    start: {
      kind: 'choice',
      msg: msg('armir.place.start'),
      rule: '18.3',
      start: sides.axis,
      options: [
        { key: sides.axis, msg: msg('armir.side.axis') },
        { key: sides.soviet, msg: msg('armir.side.soviet') },
      ],
    },
    hex: { kind: 'text', msg: msg('armir.place.hex'), start: '', max: 12, optional: true },
  },
  troubles,
};
