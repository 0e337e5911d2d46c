import { type Level, levelAt } from '#rules/kit/game/levels.ts';

/** 15.12 */
export const recapturePoints = 2;

/** 15.2: German points less Soviet points; `from` null: no lower end. */
export const levels = [
  { id: 'sovietDecisive', from: null, to: 0 },
  { id: 'sovietStrategic', from: 1, to: 25 },
  { id: 'sovietMarginal', from: 26, to: 49 },
  { id: 'germanMarginal', from: 50, to: 79 },
  { id: 'germanStrategic', from: 80, to: 124 },
  { id: 'germanDecisive', from: 125, to: null },
] as const satisfies readonly Level[];

export type LevelId = (typeof levels)[number]['id'];
/** No number of points lies between two levels. */
export const levelOf = (points: number): LevelId => levelAt(levels, points)?.id ?? 'sovietDecisive';
