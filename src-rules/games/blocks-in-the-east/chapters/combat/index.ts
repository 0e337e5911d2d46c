import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells, poolMarks } from '../../ids.ts';
import { battle } from './calculator/battle.ts';
import { about, aside, fight } from './calculator/fight.ts';
import { combatCells } from './cells.ts';
import { en } from './en.ts';
import { battleActions } from './hexes/battleActions.ts';
import { battlesOf } from './hexes/battles.ts';
import { fills } from './hexes/fills.ts';
import { retreatTool } from './hexes/retreatTool.ts';
import { it } from './it.ts';
import { fightWords } from './lineWords.ts';
import { battleTerrain, battleWeather } from './printed.ts';
import { battleQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { volley } from './volleyCalculator.ts';

/**
 * Battles: to-hit numbers (3.14), terrain and weather in them (C1, 9.3), the order of a round, hits, losses, retreat and its
 * end (7.7), special attacks (12.4, 20.0 to 26.0), the hexes of a month's battles (3.22).
 */
export const combat: Chapter = {
  id: 'combat',
  calculators: [battle, volley],
  actions: [...battleActions],
  questions: [...battleQuestions],
  cells: [...combatCells],
  printed: [battleTerrain, battleWeather],
  map: {
    tools: [retreatTool],
    fills,
    about,
    fight,
    aside,
  },
  fights: battlesOf,
  marks: [
    {
      id: poolMarks.battles,
      about: 'A battle of this month (7.7).',
      key: 'hex',
      value: 'its place in the order; 0: fought',
      takes: 'count',
    },
    {
      id: poolMarks.leftAt,
      about: 'What a battle left of a block that no list has (7.7.8).',
      key: 'side and name of the block',
      value: 'its PF',
      takes: 'count',
    },
  ],
  start: { cells: { [cells.guardsLost]: 0 } },
  reference,
  fightWords,
  text: { en, it },
};
