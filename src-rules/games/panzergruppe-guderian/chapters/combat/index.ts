import type { Chapter } from '#rules/kit/game/chapter.ts';
import { combatStart, poolCells, stepCells } from './cells.ts';
import { crt } from './crt.ts';
import { en } from './en.ts';
import { attack } from './fight/attack.ts';
import { fills } from './fight/fills.ts';
import { about, aside, fight, noPart } from './fight/mapFight.ts';
import { overrun } from './fight/overrun.ts';
import { it } from './it.ts';
import { fightWords } from './lineWords.ts';
import { unitActions } from './losses.ts';
import { fightMarks } from './marks.ts';
import { combatOptions } from './options.ts';
import { combatOverviews } from './overview.ts';
import { advanceQuestion, overrunNext, retreatQuestion } from './questions/after.ts';
import { bestOdds, oddsQuestion, strength } from './questions/odds.ts';
import { advanceHexes, fightHere, retreatPath } from './questions/onMap.ts';
import { poolsQuestion } from './questions/pools.ts';
import { legalLosses, resultOptions } from './questions/results.ts';
import { reference } from './reference.ts';
import { advanceTool } from './retreat/advanceTool.ts';
import { retreat } from './retreat/retreatCalculator.ts';
import { retreatTools } from './retreat/retreatTools.ts';
import { disruptionEnds, integrityLost } from './standing.ts';
import { fightReaders } from './strength/reckon.ts';

/**
 * 6.5, 6.6, 7.3, 9.0 to 9.8, 10.36, 12.0 to 12.4: attacks and overruns from forces to strengths, draws of untried units, the
 * table, losses, retreats and advances; steps, disruption and the eliminated pile.
 */
export const combat: Chapter = {
  id: 'combat',
  reference,
  fightWords,
  text: { en, it },
  options: combatOptions,
  printed: [crt],
  calculators: [attack, overrun, retreat],
  readers: fightReaders,
  cells: [...stepCells, ...poolCells],
  start: combatStart,
  marks: fightMarks,
  actions: unitActions,
  overviews: combatOverviews,
  standing: [disruptionEnds('soviet'), disruptionEnds('german'), integrityLost],
  questions: [
    strength,
    oddsQuestion,
    resultOptions,
    legalLosses,
    bestOdds,
    retreatQuestion,
    advanceQuestion,
    overrunNext,
    poolsQuestion,
    retreatPath,
    advanceHexes,
    fightHere,
  ],
  map: { tools: [...retreatTools, advanceTool], fills, about, fight, noPart, aside },
};
