import type { Context } from '#rules/kit/record/context.ts';
import { countAt, hasAt, mapIn, textAt } from '#rules/kit/record/readers.ts';
import { delayedMark, recordCells } from '../../ids.ts';
import { hasEntered } from '../../model/arrived.ts';
import { ruling } from '../../model/rulings.ts';
import {
  type Division,
  type GermanLine,
  germanSchedule,
  type SovietLine,
  sovietSchedule,
} from '../../model/schedule.ts';

/** 14.3: a line is to come, due this turn, put off by its owner, partly or wholly in. */
export type LineState = 'later' | 'due' | 'delayed' | 'entered';

export interface SovietLeft {
  readonly line: SovietLine;
  readonly state: LineState;
  readonly rifle: number;
  readonly armor: number;
  readonly leader: string | undefined;
}

type Reads = Pick<Context, 'cells' | 'turn'>;

const stateOf = (turn: number, due: number, left: boolean): LineState =>
  !left ? 'entered' : turn < due ? 'later' : turn === due ? 'due' : 'delayed';

export const sovietLeft = (context: Reads, line: SovietLine): SovietLeft => {
  const rifle = Math.max(0, line.rifle - (countAt(context, recordCells.rifleIn, line.id) ?? 0));
  const armor = Math.max(0, line.armor - (countAt(context, recordCells.armorIn, line.id) ?? 0));
  const leader = line.leader && !hasAt(context, recordCells.leaderIn, line.leader) ? line.leader : undefined;
  return {
    line,
    rifle,
    armor,
    leader,
    state: stateOf(context.turn, line.turn, rifle + armor > 0 || leader !== undefined),
  };
};

export interface GermanLeft {
  readonly line: GermanLine;
  readonly state: LineState;
  readonly divisions: readonly Division[];
}

export const germanLeft = (context: Reads, line: GermanLine): GermanLeft => {
  const divisions = line.divisions.filter(({ id }) => !hasEntered(context, id));
  return { line, divisions, state: stateOf(context.turn, line.turn, divisions.length > 0) };
};

const isOpen = ({ state }: { readonly state: LineState }): boolean => state === 'due' || state === 'delayed';

/** Lines that may enter now: due this turn or left over from earlier ones. */
export const sovietOpen = (context: Reads): readonly SovietLeft[] =>
  sovietSchedule.map((line) => sovietLeft(context, line)).filter(isOpen);

export const germanOpen = (context: Reads): readonly GermanLeft[] =>
  germanSchedule.map((line) => germanLeft(context, line)).filter(isOpen);

/** Whether its owner has put a line off for this turn. */
export const isPutOff = (context: Pick<Context, 'marks'>, line: string): boolean =>
  context.marks[delayedMark]?.[line] !== undefined;

/** 14.11: rolled on every turn; on turn 12 by the ruling. */
export const provisionalRolls = (context: Pick<Context, 'options'>, turn: number): boolean =>
  turn < 12 || ruling(context.options, 'a22') === 'roll';

export type ProvisionalState = 'none' | 'open' | 'entered' | 'lost';

export const provisionalState = (context: Reads, turn = context.turn): ProvisionalState => {
  const state = textAt(context, recordCells.provisional, String(turn));
  return state === 'open' || state === 'entered' || state === 'lost' ? state : 'none';
};

/** Something German entered this turn: from B3 on it traces like the others (11.33; ruling A24). */
export const enteredNow = (context: Reads): boolean =>
  Object.values(mapIn(context, recordCells.germanIn)).includes(context.turn);
