import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, sides, startingPs, turns } from '../../ids.ts';
import { placeMsg, placesOf } from '../../model/places.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import { remindAt } from '../../model/remind.ts';
import { armyMsg, formationMsg } from '../../model/units.ts';
import { strongpoint } from '../arrivals/strongpoint.ts';
import { control } from './control.ts';
import { controlStart, enteredOn, fallenOn, fallenStart, fieldNow } from './entered.ts';
import { hqsOut } from './hq.ts';
import { airportsHeld, forecastOf } from './impetus.ts';
import { msg } from './msg.ts';

/** 1.5, 16.4, 17: points that run out, HQs and places that changed hands, the objectives. */

export const reminders = (context: Context): readonly Reminder[] => {
  if (context.place === end) return [];
  const found: Reminder[] = [];
  if (context.turn > 1)
    for (const { army, msg: what } of hqsOut(context))
      found.push(
        ...remindAt(context, 'reinforcements', {
          id: `hq-${army}`,
          msg: msg('armir.remind.hqBack', { what }),
          rule: '17.1.3',
          due: true,
          action: 'hq-back',
        }),
      );

  const rows = forecastOf(context);
  const last = rows.at(-1);
  if (last && !airportsHeld(context))
    found.push({
      id: 'ps-forecast',
      msg:
        last.ps === 0
          ? msg('armir.remind.psOut', { n: last.turn })
          : msg('armir.remind.psHold', { n: last.ps, turn: last.turn }),
      rule: '16.4',
      due: rows[0]?.ps === 0,
    });

  // a fight that took its last step says nothing of the points for it
  const out = new Set(hqsOut(context).map(({ army }) => army));
  for (const one of countersOf(context))
    if (
      one.side === sides.soviet &&
      one.kind === 'hq' &&
      one.army &&
      !out.has(one.army) &&
      stepsLeft(context, one) === 0
    )
      found.push({
        id: `hq-lost-${one.army}`,
        msg: msg('armir.remind.hqLost', { what: armyMsg[one.army] }),
        rule: '17.1.3',
        due: true,
        action: 'hq-lost',
      });
  const field = fieldNow(context);
  for (const one of enteredOn(context, field))
    found.push({
      id: `control-${one.place.id}`,
      msg: msg('armir.remind.control', { what: placeMsg(one.place), unit: name(one.unit) }),
      rule: '1.5',
      due: true,
      action: control.id,
      start: controlStart(one, field),
    });
  for (const one of field ? fallenOn(field) : []) {
    const hex = field?.ground.id(one.node) ?? '';
    found.push({
      id: `fallen-${hex}`,
      msg: msg('armir.remind.fallen', { corps: formationMsg[one.corps], hex: name(hex), unit: name(one.unit) }),
      rule: '15.1',
      due: true,
      action: strongpoint.id,
      ...(field && { start: fallenStart(one, field) }),
    });
  }
  const unknown = placesOf(context).filter(({ points }) => points === undefined);
  if (unknown.length > 0)
    found.push({
      id: 'places',
      msg: msg('armir.remind.places', { count: unknown.length }),
      rule: '16.4.1',
      due: false,
    });
  if (context.turn === turns)
    found.push(
      ...remindAt(context, 'attrition', { id: 'reveal', msg: msg('armir.remind.reveal'), rule: '17.2', due: false }),
    );
  return found;
};

export const limits = (context: Context): readonly Limit[] => {
  const ps = balance(context, accounts.ps);
  const out = forecastOf(context).find((row) => row.ps === 0);
  return [
    {
      id: 'ps',
      msg: msg('armir.account.ps'),
      left: ps,
      of: Math.max(ps, startingPs),
      rule: '16.4',
      ...(out ? { note: msg('armir.limit.psOut', { n: out.turn }) } : {}),
    },
  ];
};
