import type { Chapter } from '#rules/kit/game/chapter.ts';
import { actions as combatActions } from './actions.ts';
import { about } from './attack/about.ts';
import { aside, fills, noPart } from './attack/fills.ts';
import { calculators as combatCalculators } from './calculators.ts';
import { fightsOf } from './declared/noted.ts';
import { fightOnMap } from './declared/onMap.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { fightWords } from './lineWords.ts';
import { marks } from './marks.ts';
import { onwardTool } from './overrun/onward.ts';
import { overrunTool } from './overrun/tool.ts';
import { questions as combatQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { advanceTool } from './ways/advanceTool.ts';
import { retreatTools } from './ways/retreatTools.ts';

/**
 * 8.6, 9 to 13: declared attacks and what comes before them, attacks and overruns, artillery and CAS in them, results:
 * losses, retreat, advance.
 */
export const combat: Chapter = {
  id: 'combat',
  calculators: [...combatCalculators],
  actions: [...combatActions],
  questions: [...combatQuestions],
  marks,
  fights: fightsOf,
  map: {
    tools: [...retreatTools, advanceTool, overrunTool, onwardTool],
    fills,
    about,
    fight: fightOnMap,
    noPart,
    aside,
  },
  fightWords,
  text: { en, it },
  reference,
};
