import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { phases, playerTurns, recordCells } from '../../ids.ts';
import { elsewhereThan, germanMovementAt, isAhead, phaseAt, sovietMovementAt } from '../../model/reminding.ts';
import { ruling } from '../../model/rulings.ts';
import { countersMsg, divisionsMsg, plain } from '../../model/words.ts';
import { enteredNow, germanOpen, isPutOff, provisionalRolls, provisionalState, sovietOpen } from './lines.ts';
import { msg } from './msg.ts';
import { southWestOf } from './southWest.ts';

/** 16.1, 14.1, 14.2: who may still enter in the Soviet movement phase. */
export const sovietInReminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  const at = sovietMovementAt(context);
  const provisional = provisionalState(context);
  const front = southWestOf(context);
  return [
    ...sovietOpen(context)
      .filter(({ line }) => !isPutOff(context, line.id))
      .map(({ line, state, rifle, armor, leader }) => ({
        id: `in-${line.id}`,
        msg: msg('pgg.remind.sovietIn', { what: countersMsg(rifle, armor, leader), entry: name(line.entry) }),
        rule: '16.1',
        due: state === 'delayed',
        at,
        action: `in-${line.id}`,
      })),
    ...(provisional === 'none' && provisionalRolls(context, turn)
      ? [
          {
            id: 'provisional',
            msg: msg('pgg.remind.provisional'),
            rule: '14.11',
            due: false,
            at,
            action: 'provisional',
          },
        ]
      : []),
    ...(provisional === 'open'
      ? [
          {
            id: 'provisional-in',
            msg: msg('pgg.remind.provisionalIn', {
              n: countAt(context, recordCells.provisionalDie, String(turn)) ?? 0,
            }),
            rule: '14.13',
            due: true,
            at,
            action: 'provisional-in',
          },
        ]
      : []),
    ...(front.now > 0
      ? [
          {
            id: 'south-west',
            msg: msg('pgg.remind.southWest', { count: front.now, next: front.next }),
            rule: '14.21',
            due: false,
            at,
            action: 'south-west',
          },
        ]
      : []),
  ];
};

/** 16.2, 14.3: who may still enter in the German movement phase. */
export const germanInReminders = (context: Context): readonly Reminder[] =>
  germanOpen(context)
    .filter(({ line }) => !isPutOff(context, line.id))
    .map(({ line, divisions, state }) => {
      const late = state === 'delayed';
      return {
        id: `in-${line.id}`,
        msg: msg('pgg.remind.germanIn', { what: divisionsMsg(divisions) ?? plain(''), entry: name(line.area) }),
        rule: late ? '14.3' : '16.2',
        due: late,
        at: germanMovementAt(context),
        action: `in-${line.id}`,
      };
    });

/** 11.0, A24: who entered in B1 traces like the others from B3 on. */
export const judgeReminders = (context: Context): readonly Reminder[] => {
  const at = phaseAt(context, playerTurns.german, phases.mechanized);
  const left = context.past?.includes(germanMovementAt(context)) ?? false;
  return isAhead(context, at) && left && enteredNow(context) && ruling(context.options, 'a24') === 'phase'
    ? elsewhereThan(context, { id: 'judge-again', msg: msg('pgg.remind.judgeAgain'), rule: '11.0', due: true, at })
    : [];
};
