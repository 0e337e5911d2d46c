import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { recordCells, sides } from '../../ids.ts';
import { germanSchedule, sovietSchedule } from '../../model/schedule.ts';
import { armyMsg, countersMsg, divisionsMsg, plain } from '../../model/words.ts';
import { germanLeft, isPutOff, type LineState, provisionalRolls, provisionalState, sovietLeft } from './lines.ts';
import { msg } from './msg.ts';
import { swFront } from './southWest.ts';

const stateOf = (context: Context, id: string, state: LineState): TurnItem['state'] =>
  state === 'entered' ? 'done' : state === 'delayed' || isPutOff(context, id) ? 'delayed' : 'due';

const soviet = (turn: number, context: Context): readonly TurnItem[] =>
  sovietSchedule
    .filter((line) => line.turn === turn)
    .map((line) => {
      const what = countersMsg(line.rifle, line.armor, line.leader);
      const said = line.army
        ? msg('pgg.lane.army', { army: armyMsg(line.army), entry: name(line.entry), what })
        : msg('pgg.lane.bare', { entry: name(line.entry), what });
      return {
        msg: said,
        rule: '16.1',
        how: 'fixed',
        state: stateOf(context, line.id, sovietLeft(context, line).state),
      };
    });

const german = (turn: number, context: Context): readonly TurnItem[] =>
  germanSchedule
    .filter((line) => line.turn === turn)
    .map((line) => {
      const what = divisionsMsg(line.divisions) ?? plain('');
      const said = line.corps
        ? msg('pgg.lane.corps', { corps: name(line.corps), entry: name(line.area), what })
        : msg('pgg.lane.area', { entry: name(line.area), what });
      return {
        msg: said,
        rule: '16.2',
        how: 'fixed',
        state: stateOf(context, line.id, germanLeft(context, line).state),
      };
    });

const provisional = (turn: number, context: Context): readonly TurnItem[] => {
  const die = countAt(context, recordCells.provisionalDie, String(turn)) ?? 0;
  if (die === 0)
    return provisionalRolls(context, turn)
      ? [{ msg: msg('pgg.lane.provisional'), rule: '14.11', how: 'roll', state: 'due' }]
      : [];
  const state = provisionalState(context, turn);
  const hex = textAt(context, recordCells.provisionalHex, String(turn));
  const said: Msg =
    state === 'lost'
      ? msg('pgg.lane.provisionalLost', { n: die })
      : state === 'entered'
        ? hex === ''
          ? msg('pgg.lane.provisionalIn', { n: die })
          : msg('pgg.lane.provisionalAt', { n: die, hex: name(hex) })
        : msg('pgg.lane.provisionalOpen', { n: die });
  return [
    {
      msg: said,
      rule: '14.11',
      how: 'entered',
      state: state === 'lost' ? 'lost' : state === 'entered' ? 'done' : 'due',
    },
  ];
};

const front = (turn: number, context: Context): readonly TurnItem[] => {
  const came = countAt(context, recordCells.swByTurn, String(turn)) ?? 0;
  if (came > 0)
    return [{ msg: msg('pgg.lane.southWestCame', { count: came }), rule: '14.21', how: 'entered', state: 'done' }];
  return turn === swFront.fromTurn
    ? [{ msg: msg('pgg.lane.southWest', { count: swFront.perTurn }), rule: '14.21', how: 'usual' }]
    : [];
};

/** What enters on each turn, in the order of the record. */
export const arrivalColumns: readonly TurnColumn[] = [
  { id: 'soviet', msg: msg('pgg.lane.sovietArrivals'), side: sides.soviet, at: soviet },
  { id: 'provisional', msg: msg('pgg.lane.provisionalDie'), side: sides.soviet, at: provisional },
  { id: 'front', msg: msg('pgg.lane.front'), side: sides.soviet, at: front },
  { id: 'german', msg: msg('pgg.lane.germanArrivals'), side: sides.german, at: german },
];
