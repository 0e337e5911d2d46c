import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../ids.ts';
import { forecastOf } from './impetus.ts';
import { msg } from './msg.ts';

/** 16.4c: PS if nothing else changes. */
const points = (turn: number, context: Context): readonly TurnItem[] =>
  forecastOf(context)
    .filter((row) => row.turn === turn)
    .map(({ ps }) => ({
      msg: ps === 0 ? msg('armir.lane.defeat') : msg('armir.lane.ps', { n: ps }),
      rule: ps === 0 ? '17' : '16.4',
      how: 'usual',
    }));

export const lane: TurnColumn = { id: 'ps', msg: msg('armir.lane.forecast'), side: sides.soviet, at: points };
