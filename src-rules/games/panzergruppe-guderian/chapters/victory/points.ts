import type { Context } from '#rules/kit/record/context.ts';
import { type Cells, hasAt, textAt } from '#rules/kit/record/readers.ts';
import { recordCells } from '../../ids.ts';
import { type Objective, objectives } from '../../model/objectives.ts';
import { ruling } from '../../model/rulings.ts';
import { divisionPoints } from '../combat/divisions.ts';
import { type LevelId, recapturePoints } from './levels.ts';

export type Reads = Pick<Context, 'cells' | 'options'>;

export const isGerman = (context: Cells, id: string): boolean => textAt(context, recordCells.control, id) === 'german';

export const lineOpen = (context: Cells, id: string): boolean => textAt(context, recordCells.line, id) === 'open';

/** 15.11: every hex German and an open line to the west edge; the numbered hexes by the ruling (A49). */
export const objectiveCounts = (context: Reads, objective: Objective): boolean =>
  isGerman(context, objective.id) &&
  (lineOpen(context, objective.id) || (!objective.city && ruling(context.options, 'a49') === 'cities'));

/** 15.12: German with an open line when the last German player-turn ended, so that taking it back gives points. */
export const recaptureCandidates = (context: Pick<Context, 'cells'>): readonly Objective[] =>
  objectives.filter((one) => one.city && hasAt(context, recordCells.snapshot, one.id));

export interface Points {
  readonly objectives: number;
  readonly southWest: number;
  readonly divisions: number;
  readonly recaptures: number;
}

export const net = ({ objectives: held, southWest, divisions, recaptures }: Points): number =>
  held + southWest - divisionPoints * divisions - recapturePoints * recaptures;

/** German marginal is a draw under the players' notes (15.2a). */
export const isDraw = (context: Pick<Context, 'options'>, level: LevelId): boolean =>
  level === 'germanMarginal' && ruling(context.options, 'balance') === 'on';
