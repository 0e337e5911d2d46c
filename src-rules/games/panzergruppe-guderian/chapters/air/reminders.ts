import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { phases, playerTurns, recordCells } from '../../ids.ts';
import { airHexes } from '../../model/markers.ts';
import { elsewhereThan, isAhead, phaseAt, sovietMovementAt } from '../../model/reminding.ts';
import { turns } from '../../model/turns.ts';
import { plain } from '../../model/words.ts';
import { airUnlimited, firstClosedColumn } from './markers.ts';
import { msg } from './msg.ts';

const interdictionAt = (context: Pick<Context, 'turn'>): string =>
  phaseAt(context, playerTurns.german, phases.interdiction);

/** 13.33: markers that lie in the way. */
export const airReminders = (context: Context): readonly Reminder[] => {
  const air = list(airHexes(context).map(plain));
  return air
    ? [
        {
          id: 'air',
          msg: msg('pgg.remind.air', { hexes: air }),
          rule: '13.33',
          due: false,
          at: sovietMovementAt(context),
        },
      ]
    : [];
};

/** 13.2, 13.46: what the German does with markers at the end of his player-turn. */
export const markerReminders = (context: Context): readonly Reminder[] => {
  const at = interdictionAt(context);
  const hex = textIn(context, recordCells.sovietMarker);
  return [
    ...(context.turn < turns && isAhead(context, at) && !airUnlimited(context)
      ? elsewhereThan(context, {
          id: 'air-limit',
          msg: msg('pgg.remind.airLimit', { n: firstClosedColumn(context) }),
          rule: '13.2',
          due: false,
          at,
        })
      : []),
    ...(hex === ''
      ? []
      : elsewhereThan(context, {
          id: 'soviet-marker',
          msg: msg('pgg.remind.sovietMarker', { hex: name(hex) }),
          rule: '13.46',
          due: false,
          at,
        })),
  ];
};
