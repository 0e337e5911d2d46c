import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../ids.ts';
import { missionsOf } from './missions.ts';
import { msg } from './msg.ts';

/** 13.24: missions of both sides, on the turn record. */

const missions = (turn: number, context: Context): readonly TurnItem[] => {
  const [german, soviet] = [missionsOf(context, sides.german, turn), missionsOf(context, sides.soviet, turn)];
  return [
    {
      msg: msg('rtl.lane.missions', { g: german.of, s: soviet.of }),
      short: msg('rtl.lane.missions.short', { g: german.of, s: soviet.of }),
      rule: german.rule,
      how: 'fixed',
    },
  ];
};

export const missionColumn: TurnColumn = { id: 'missions', msg: msg('rtl.lane.ocmr'), at: missions };
