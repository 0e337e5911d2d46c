import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { hasAt, textAt } from '#rules/kit/record/readers.ts';
import { otherPhases, recordCells } from '../../ids.ts';
import { isAhead, phaseAt, sovietMovementAt } from '../../model/reminding.ts';
import { rollingArmies, setUpCards } from '../../model/schedule.ts';
import { armyMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

/** 5.1, 5.21: cards not placed, armies that have not rolled. */
export const setUpReminders = (context: Context): readonly Reminder[] => {
  const { turn, place } = context;
  if (turn !== 1) return [];
  const soviet = sovietMovementAt(context);
  return [
    ...setUpCards
      .filter((card) => !hasAt(context, recordCells.setUp, card.army))
      .map((card) => ({
        id: `army-${card.army}`,
        msg: msg('pgg.remind.army', { army: armyMsg(card.army) }),
        rule: '5.1',
        due: !place.includes('/setup/'),
        at: phaseAt(context, otherPhases.setup, 'armies'),
        action: `setup-${card.army}`,
      })),
    ...rollingArmies
      .filter((army) => isAhead(context, soviet) && textAt(context, recordCells.army, army) === '')
      .map((army) => ({
        id: `roll-${army}`,
        msg: msg('pgg.remind.rollArmy', { army: armyMsg(army) }),
        rule: '5.21',
        due: place === soviet,
        at: soviet,
        action: `roll-${army}`,
      })),
  ];
};
