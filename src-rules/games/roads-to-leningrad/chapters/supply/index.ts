import type { Chapter } from '#rules/kit/game/chapter.ts';
import { sides } from '../../ids.ts';
import { supplyActions } from './actions.ts';
import { airfieldActions } from './airfield.ts';
import { bookSupply } from './booking.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { verdictsOf } from './judge.ts';
import { marks } from './marks.ts';
import { msg } from './msg.ts';
import { unitState } from './questions.ts';
import { rainTool } from './rainTool.ts';
import { reference } from './reference.ts';

/** 6, S3.24: lines of supply on the drawn map, their markers from turn to turn, the airfield; what a marker means. */
export const supply: Chapter = {
  id: 'supply',
  actions: [...supplyActions, ...airfieldActions],
  questions: [unitState],
  marks,
  map: {
    tools: [rainTool],
    supplyChecks: ([sides.german, sides.soviet] as const).map((side) => ({
      id: side,
      msg: msg(`rtl.judge.${side}`),
      side,
      rule: '6',
      of: (board, stand, context) => verdictsOf(board, stand, context, side),
      // one determination for both sides at once
      freeze: (_verdicts, context) => bookSupply(context),
    })),
  },
  text: { en, it },
  reference,
};
