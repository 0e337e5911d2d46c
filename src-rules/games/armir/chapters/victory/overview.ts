import type { Overview, OverviewCell, Overviews } from '#rules/kit/game/overview.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { armirHqGone, corpsTallies } from '../../model/corps.ts';
import { groups } from '../../model/groups.ts';
import { kindMsg, type Place, placeMsg, placesOf } from '../../model/places.ts';
import { corps, corpsGone, corpsMsg, group } from './byHand.ts';
import { control } from './control.ts';
import { starsMsg } from './evidence.ts';
import { msg } from './msg.ts';

const plain = (text: string | number): Msg => msg('armir.say', { what: name(text) });

/** What nobody typed a kind for is booked by its form, which asks for it. */
const holderOf = ({ holder, points, name: place }: Place): OverviewCell =>
  points === undefined
    ? { says: msg(`armir.side.${holder}`) }
    : {
        value: holder,
        choices: [sides.soviet, sides.axis].map((value) => ({ value, msg: msg(`armir.side.${value}`) })),
        by: { action: control.id, start: { place, kind: 'listed' }, field: 'holder' },
      };

/** 16.4.1, 17.1.1: the places with a star, what each is worth, who holds it. */
const places = (context: Context): Overview => ({
  id: 'places',
  msg: msg('armir.overview.places'),
  rule: '16.4.1',
  group: groups.places,
  head: msg('armir.field.place'),
  columns: [
    { msg: msg('armir.place.kind') },
    { msg: msg('armir.overview.ps'), number: true },
    { msg: msg('armir.field.holder') },
  ],
  rows: placesOf(context).map((place) => ({
    id: place.id,
    msg: placeMsg(place),
    cells: [{ says: kindMsg[place.kind] }, { says: plain(place.points ?? '?') }, holderOf(place)],
    ...(place.points === undefined && { form: { action: control.id, start: { place: place.name } } }),
  })),
  sum: starsMsg(context),
  scores: true,
  covers: [cells.control, cells.worth],
});

/** 17.1.1: the corps of the ARMIR, the steps they lost, and which count as destroyed. */
const armies = (context: Context): Overview => {
  const tallies = corpsTallies(context);
  return {
    id: 'corps',
    msg: msg('armir.overview.corps'),
    rule: '17.1.1',
    group,
    side: sides.axis,
    head: msg('armir.corpsGone.corps'),
    columns: [
      { msg: msg('armir.overview.lost'), number: true },
      { msg: msg('armir.overview.full'), number: true },
      { msg: msg('armir.overview.gone') },
      { msg: msg('armir.corpsGone.state') },
    ],
    rows: corps.map((id) => {
      const tally = tallies.find((one) => one.corps === id);
      // without counters typed nothing is known of its steps
      const known = tally && tally.full > 0 ? tally : undefined;
      const gone = tally?.destroyed ?? armirHqGone(context);
      const said = textAt(context, cells.corpsGone, id);
      return {
        id,
        msg: corpsMsg(id),
        cells: [
          { says: plain(known?.lost ?? '–') },
          { says: plain(known?.full ?? '–') },
          { says: msg(gone ? 'armir.cell.yes' : 'armir.cell.no'), strong: gone },
          {
            value: said === 'yes' || said === 'no' ? said : 'counted',
            choices: (['counted', 'yes', 'no'] as const).map((value) => ({
              value,
              msg: msg(`armir.corpsGone.${value}`),
            })),
            by: { action: corpsGone.id, start: { corps: id }, field: 'state' },
          },
        ],
      };
    }),
    scores: true,
    covers: [cells.corpsGone],
  };
};

export const overviews: Overviews = (context) => [places(context), armies(context)];
