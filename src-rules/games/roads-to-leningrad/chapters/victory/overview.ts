import type { OverviewCell, Overviews } from '#rules/kit/game/overview.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { type Held, heldPlaces, placeMsg } from './heldPlaces.ts';
import { msg } from './msg.ts';
import { control } from './placeActions.ts';

const plain = (text: string | number): Msg => msg('rtl.say', { what: name(text) });
const holders = [sides.german, sides.soviet].map((value) => ({ value, msg: msg(`rtl.holder.${value}`) }));
const nobody = { value: '', msg: msg('rtl.overview.unknown') };

/** S1.2: the places of the VP table, what each is worth to whom, who holds it. */
export const overviews: Overviews = (context) => {
  const places = heldPlaces(context);
  // scenarios 1 and 2 charge no capture
  const charges = places.some(({ charge }) => charge !== 0);
  const chargeOf = ({ charge, charged }: Held): OverviewCell =>
    charged
      ? { says: msg('rtl.overview.charged', { n: charge }), strong: true }
      : { says: charge === 0 ? plain('–') : msg('kit.amount', { n: charge }) };
  return [
    {
      id: 'places',
      msg: msg('rtl.overview.places'),
      rule: 'S1.22',
      group: groups.points,
      head: msg('rtl.vpField.place'),
      columns: [
        { msg: msg('rtl.overview.worth'), number: true },
        ...(charges ? [{ msg: msg('rtl.overview.charge'), number: true } as const] : []),
        { msg: msg('rtl.vpField.holder') },
      ],
      rows: places.map((place) => ({
        id: place.hex,
        msg: placeMsg(place),
        cells: [
          {
            says: plain(place.worth === 0 ? '–' : place.worth),
            strong: place.worth !== 0 && place.holder === sides.german,
          },
          ...(charges ? [chargeOf(place)] : []),
          {
            value: place.holder ?? '',
            choices: place.holder ? holders : [nobody, ...holders],
            by: { action: control.id, start: { place: `${place.name} (${place.hex})` }, field: 'holder' },
          },
        ],
      })),
      scores: true,
      covers: [cells.places, cells.charged],
    },
  ];
};
