import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { balance, textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, recordCells } from '../../ids.ts';
import { leaderState } from '../../model/leaders.ts';
import { markers } from '../../model/markers.ts';
import { ruling } from '../../model/rulings.ts';
import { msg } from './msg.ts';

/** A hex beside a leader, as the players see it. */
export interface Beside {
  /** off the map, or across a lake */
  readonly shut: boolean;
  readonly german: boolean;
  readonly germanZoc: boolean;
  readonly soviet: boolean;
}

/** 10.4, ruling A20: six hexes, each German, shut, or in German ZOC without a Soviet unit (8.15). */
export const ringed = (hexes: readonly Beside[]): boolean =>
  hexes.length === 6 && hexes.every(({ shut, german, germanZoc, soviet }) => shut || german || (germanZoc && !soviet));

/** Why a leader is not there to be withdrawn or lost. */
export const barsLeader = (context: Pick<Context, 'cells' | 'turn' | 'place'>, leader: string): Msg | undefined => {
  const state = leaderState(context, leader);
  if (state === 'in') return undefined;
  return msg(state === 'toCome' ? 'pgg.bar.leaderNotIn' : 'pgg.bar.leaderOff', { leader: name(leader) });
};

/** 10.4: one a turn, two a game, at the very start of the Soviet movement phase, out of a full ring. */
export const barsWithdrawal = (
  context: Pick<Context, 'cells' | 'balances' | 'turn' | 'place' | 'options'>,
  leader: string,
  surrounded: boolean,
): Objection | undefined => {
  if (ruling(context.options, 'withdrawal') === 'off') return { msg: msg('pgg.bar.withdrawalOff'), rule: '10.4' };
  if (balance(context, accounts.withdrawals) < 1)
    return { msg: msg('pgg.bar.withdrawalSpent', { count: markers.withdrawals }), rule: '10.4' };
  if (textAt(context, recordCells.withdrawals, String(context.turn)) !== '')
    return { msg: msg('pgg.bar.withdrawalTurn'), rule: '10.4' };
  const absent = barsLeader(context, leader);
  if (absent) return { msg: absent, rule: '10.4' };
  if (!surrounded) {
    const who = { leader: name(leader) };
    const pocket = ruling(context.options, 'a20') === 'pocket';
    return { msg: pocket ? msg('pgg.bar.noPocket', who) : msg('pgg.bar.notSurrounded', who), rule: '10.4' };
  }
  return undefined;
};
