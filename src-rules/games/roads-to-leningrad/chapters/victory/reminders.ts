import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { phasePath } from '../../model/phases.ts';
import { beyond, crossedRedya, deedVp, leastPoints, lineCounts, lines, redyaCounts, soltsyCounts } from './deeds.ts';
import { heldPlaces, placeMsg, unsaid } from './heldPlaces.ts';
import { deedKey, isScored } from './ledger.ts';
import { lossesDue } from './lossVp.ts';
import { msg } from './msg.ts';
import { soltsyHex } from './places.ts';
import { riverMsg } from './rivers.ts';

const soltsyDue = (context: Context): boolean =>
  soltsyCounts(context) &&
  !isScored(context, deedKey('soltsy', context.turn)) &&
  heldPlaces(context).some(({ hex, holder }) => hex === soltsyHex && holder === sides.german);

/** VP that what is recorded calls for, and nobody booked. */
export const reminders = (context: Context): readonly Reminder[] => {
  if (context.place === end) return [];
  return [
    ...lossesDue(context).map(
      ({ counter, steps, vp }): Reminder => ({
        id: `loss-${counter.id}`,
        msg: msg('rtl.remind.loss', { what: name(counter.name), count: steps, n: vp }),
        rule: 'S1.31',
        due: true,
        action: 'vp-loss',
      }),
    ),
    ...unsaid(context).map(
      (one): Reminder => ({
        id: `place-${one.hex}`,
        msg: msg(one.holder === sides.german ? 'rtl.remind.placeGerman' : 'rtl.remind.placeSoviet', {
          what: placeMsg(one),
        }),
        rule: 'S1.22',
        due: true,
        action: 'place-control',
      }),
    ),
    ...(soltsyDue(context)
      ? [
          {
            id: 'soltsy',
            msg: msg('rtl.remind.soltsy', { n: deedVp.soltsy }),
            rule: 'S1.32',
            due: true,
            at: phasePath(context.turn, 'record'),
            action: 'soltsy-held',
          },
        ]
      : []),
    ...(redyaCounts(context)
      ? crossedRedya(context).map(
          ({ id, name: called }): Reminder => ({
            id: `redya-${id}`,
            msg: msg('rtl.remind.redya', { what: name(called) }),
            rule: 'S1.32',
            due: true,
            action: 'redya-crossed',
          }),
        )
      : []),
    ...lines.flatMap((one): readonly Reminder[] => {
      if (!lineCounts(context, one) || isScored(context, deedKey('line', one))) return [];
      const { points } = beyond(context, one);
      return points < leastPoints
        ? []
        : [
            {
              id: `line-${one}`,
              msg: msg('rtl.remind.line', { what: riverMsg[one], n: points }),
              rule: 'S1.32',
              due: true,
              action: 'river-line',
            },
          ];
    }),
  ];
};
