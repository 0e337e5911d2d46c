import type { Chapter } from '#rules/kit/game/chapter.ts';
import { eventMarks } from '../../ids.ts';
import { fighters } from './airWarActions.ts';
import { bombing } from './bombing.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { reconQuestions } from './questions.ts';
import { strategicRaid } from './raidCalculator.ts';
import { recon } from './reconCalculator.ts';
import { reference } from './reference.ts';

/**
 * The air war beside battles: reconnaissance (19.0), bombing of infrastructure (32.0), the raid on Germany (35.1) and what it
 * leaves of the fighters.
 */
export const air: Chapter = {
  id: 'air',
  calculators: [recon, bombing, strategicRaid],
  actions: [fighters],
  questions: [...reconQuestions],
  marks: [
    {
      id: eventMarks.fightersLeft,
      about: 'PF left to a block that fought in the air.',
      key: 'block name',
      value: 'PF',
      takes: 'count',
    },
  ],
  reference,
  text: { en, it },
};
