import { action } from '#rules/kit/game/action.ts';
import { nameTurn, turnLabelCell } from '#rules/kit/game/turnLabel.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { turns } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { msg } from './msg.ts';

/** The box dates no turn: players may give the day in December on which turn 1 begins; a turn is two days (1.2). */
const startDate = action({
  id: 'start-date',
  msg: msg('armir.action.date'),
  about: msg('armir.action.date.about'),
  rule: '1.2',
  group: groups.corrections,
  fields: { day: { kind: 'count', msg: msg('armir.field.day'), start: 1, min: 1, max: 31, big: true } },
  proposes: ({ day }) => ({
    ok: true,
    says: msg('armir.says.date', { n: day }),
    facts: Array.from({ length: turns }, (_, i) => {
      const from = new Date(Date.UTC(1942, 11, day + 2 * i));
      const to = new Date(Date.UTC(1942, 11, day + 2 * i + 1));
      const two = (date: Date): string => `${date.getUTCDate()}.${date.getUTCMonth() + 1}`;
      return setAt(turnLabelCell, String(i + 1), `${two(from)}–${two(to)}`);
    }),
  }),
});
export const turnActions = [startDate, nameTurn(groups.corrections, turns)];
