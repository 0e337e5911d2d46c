import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { phases, playerTurns, recordCells } from '../../ids.ts';
import { airHexes } from '../../model/markers.ts';
import { textOf } from '../../model/reading.ts';
import { elsewhereThan, isAhead, phaseAt, sovietMovementAt } from '../../model/reminding.ts';
import { turns } from '../../model/turns.ts';
import { plain } from '../../model/words.ts';
import { airUnlimited, firstClosedColumn } from './markers.ts';
import { msg } from './msg.ts';

const interdictionAt = (around: Pick<Around, 'turn'>): string =>
  phaseAt(around, playerTurns.german, phases.interdiction);

/** 13.33: markers that lie in the way. */
export const airReminders = (around: Around): readonly Reminder[] => {
  const air = list(airHexes(around).map(plain));
  return air
    ? [
        {
          id: 'air',
          msg: msg('pgg.remind.air', { hexes: air }),
          rule: '13.33',
          due: false,
          at: sovietMovementAt(around),
        },
      ]
    : [];
};

/** 13.2, 13.46: what the German does with markers at the end of his player-turn. */
export const markerReminders = (around: Around): readonly Reminder[] => {
  const at = interdictionAt(around);
  const hex = textOf(around.cells, recordCells.sovietMarker);
  return [
    ...(around.turn < turns && isAhead(around, at) && !airUnlimited(around)
      ? elsewhereThan(around, {
          id: 'air-limit',
          msg: msg('pgg.remind.airLimit', { n: firstClosedColumn(around) }),
          rule: '13.2',
          due: false,
          at,
        })
      : []),
    ...(hex === ''
      ? []
      : elsewhereThan(around, {
          id: 'soviet-marker',
          msg: msg('pgg.remind.sovietMarker', { hex: name(hex) }),
          rule: '13.46',
          due: false,
          at,
        })),
  ];
};
