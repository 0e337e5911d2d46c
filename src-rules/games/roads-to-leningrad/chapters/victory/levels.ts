import type { Level } from '#rules/kit/game/levels.ts';
import { isSoltsy } from './places.ts';

/** 5.6 of the digest. */
export type LevelId =
  | 'germanVictory'
  | 'sovietVictory'
  | 'germanDecisive'
  | 'germanTactical'
  | 'germanMarginal'
  | 'sovietMarginal'
  | 'sovietTactical'
  | 'sovietDecisive';
/** S3.33: the end of 15AM. */
export const immediateVp = 24;

const soltsy: readonly Level<LevelId>[] = [
  { id: 'germanVictory', from: 28, to: null },
  { id: 'sovietVictory', from: null, to: 27 },
];
const starayaRussa: readonly Level<LevelId>[] = [
  { id: 'germanDecisive', from: 45, to: null },
  { id: 'germanTactical', from: 37, to: 44 },
  { id: 'germanMarginal', from: 28, to: 36 },
  { id: 'sovietMarginal', from: 22, to: 27 },
  { id: 'sovietTactical', from: 14, to: 21 },
  { id: 'sovietDecisive', from: null, to: 13 },
];
/** Best for the German first. */
export const levelsOf = (scenario: string): readonly Level<LevelId>[] => (isSoltsy(scenario) ? soltsy : starayaRussa);
