import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { movements, otherSide } from '../../ids.ts';
import { flag, kind, side, sp } from '../../model/asked.ts';
import { mustStop, zoneCount, zoneCrosses, zoneOf } from './zoc.ts';

export const zoneCheck = question({
  id: 'zone-check',
  about: 'Does a hex with these units project a zone of control (7), does it cross a hexside, must a unit stop in it?',
  input: z.strictObject({
    side,
    units: z.array(z.strictObject({ kind, heavy: flag, oos: flag, sp: sp.optional() })).max(16),
    major: flag,
    strongpoint: flag,
    mover: z.enum(movements).default('other'),
  }),
  output: z.object({
    projects: z.boolean(),
    heavy: z.boolean(),
    why: z.string(),
    sp: z.int(),
    unsure: z.boolean(),
    crosses: z.boolean(),
    stops: z.boolean(),
  }),
  answer: (input, context) => {
    const made = zoneOf(input.units, zoneCount(context));
    const crosses = zoneCrosses(input.side, input);
    const mover = { side: otherSide(input.side), move: input.mover };
    return { ...made, crosses, stops: crosses && mustStop(mover, [made]) };
  },
});
