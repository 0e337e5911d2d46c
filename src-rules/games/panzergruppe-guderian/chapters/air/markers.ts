import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { balance, countAt, mapIn, textAt, textIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { airHexes, markers } from '../../model/markers.ts';
import { columnOf } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { turns } from '../../model/turns.ts';
import { standsIn } from '../map/pieces.ts';
import { msg } from './msg.ts';

/** 13.2: anywhere once Smolensk is German and joined to the west edge; from when: ruling A18. */
export const airUnlimited = (context: Pick<Context, 'cells' | 'turn' | 'options'>): boolean => {
  const held =
    textAt(context, recordCells.control, 'smolensk') === 'german' &&
    textAt(context, recordCells.line, 'smolensk') === 'open';
  if (!held) return false;
  return (
    ruling(context.options, 'a18') === 'same' ||
    context.turn > (countAt(context, recordCells.controlSince, 'smolensk') ?? 0)
  );
};

/** First column closed to air markers while the limit holds (ruling A17). */
export const firstClosedColumn = (context: Pick<Context, 'options'>): number => Number(ruling(context.options, 'a17'));

export const barsAir = (
  context: Pick<Context, 'cells' | 'turn' | 'options'>,
  hex: string,
  already = airHexes(context),
): Objection | undefined => {
  if (already.includes(hex)) return { msg: msg('pgg.bar.airTwice', { hex: name(hex) }), rule: '13.33' };
  if (already.length >= markers.air) return { msg: msg('pgg.bar.airAll', { count: markers.air }), rule: '13.1' };
  const closed = firstClosedColumn(context);
  if (columnOf(hex) >= closed && !airUnlimited(context)) {
    return { msg: msg('pgg.bar.airColumn', { hex: name(hex), n: closed - 1 }), rule: '13.2' };
  }
  return undefined;
};

/** 13.41: the turns of a block share one use under the stricter ruling (A19). */
export const blockOf = (turn: number): number => Math.ceil(turn / 3);

export const interdictionTurns = (context: Pick<Context, 'cells'>): readonly number[] =>
  Object.entries(mapIn(context, recordCells.sovietMarkerUses)).flatMap(([turn, hex]) =>
    hex === '' ? [] : [Number(turn)],
  );

export const barsInterdiction = (
  context: Pick<Context, 'cells' | 'balances' | 'turn' | 'options' | 'rosters'>,
  hex = '',
  germansThere = false,
): Objection | undefined => {
  if (context.turn >= turns) return { msg: msg('pgg.bar.interdictionLast'), rule: '13.41' };
  if (balance(context, accounts.interdiction) < 1)
    return { msg: msg('pgg.bar.interdictionSpent', { count: markers.interdiction }), rule: '13.41' };
  const used = interdictionTurns(context);
  if (used.includes(context.turn) || textIn(context, recordCells.sovietMarker) !== '') {
    return { msg: msg('pgg.bar.interdictionTwice'), rule: '13.41' };
  }
  if (ruling(context.options, 'a19') === 'blocks' && used.some((turn) => blockOf(turn) === blockOf(context.turn))) {
    const first = (blockOf(context.turn) - 1) * 3 + 1;
    return { msg: msg('pgg.bar.interdictionBlock', { from: first, to: first + 2 }), rule: '13.41' };
  }
  // the players say so, or the record has one there
  if (germansThere || standsIn(context, hex, sides.german))
    return { msg: msg('pgg.bar.interdictionGermans'), rule: '13.45' };
  return undefined;
};
