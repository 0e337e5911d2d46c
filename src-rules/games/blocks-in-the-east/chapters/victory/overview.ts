import type { Overviews } from '#rules/kit/game/overview.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { cities } from '../../model/cities.ts';
import { city } from './actions.ts';
import { msg } from './msg.ts';

const holders = [sides.axis, sides.soviet].map((value) => ({ value, msg: msg(`bite.side.${value}`) }));

/** 3.3: the cities something hangs on, who held them before the war and who does now. */
export const overviews: Overviews = (context) => [
  {
    id: 'cities',
    msg: msg('bite.overview.cities'),
    rule: '3.3',
    group: msg('bite.group.victory'),
    head: msg('bite.field.city'),
    columns: [{ msg: msg('bite.overview.home') }, { msg: msg('bite.overview.holder') }],
    rows: cities.map(({ id, home }) => {
      const held = textAt(context, cells.owner, id);
      const isKnown = holders.some(({ value }) => value === held);
      return {
        id,
        msg: msg(`bite.city.${id}`),
        cells: [
          { says: msg(`bite.side.${home}`), strong: isKnown && held !== home },
          {
            value: isKnown ? held : '',
            choices: isKnown ? holders : [{ value: '', msg: msg('bite.overview.unknown') }, ...holders],
            by: { action: city.id, start: { city: id }, field: 'side' },
          },
        ],
      };
    }),
    scores: true,
    covers: [cells.owner],
  },
];
