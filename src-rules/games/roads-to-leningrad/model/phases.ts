import type { Context } from '#rules/kit/record/context.ts';
import { turnOf } from '#rules/kit/record/place.ts';
import { cells } from '../ids.ts';

/** Where in the sequence of play a game stands. */

export type PhaseId =
  | 'weather'
  | 'reinforcements'
  | 'supply'
  | 'readying'
  | 'initiative'
  | 'activation'
  | 'construction'
  | 'movement'
  | 'reaction'
  | 'combat'
  | 'passed'
  | 'works'
  | 'recovery'
  | 'victory'
  | 'record';
type At = Pick<Context, 'place'>;

export const phaseIn = (path: string): string => path.split('/').at(-1) ?? '';
export const isIn = ({ place }: At, ...phases: readonly PhaseId[]): boolean =>
  phases.some((phase) => phaseIn(place) === phase);

const strategic: readonly string[] = ['weather', 'reinforcements', 'supply', 'readying', 'initiative'];
const reorganisation: readonly string[] = ['works', 'recovery', 'victory', 'record'];
/** The path of a phase that stands once in each turn. */
export const phasePath = (turn: number, phase: PhaseId): string =>
  strategic.includes(phase)
    ? `t${turn}/strategic/${phase}`
    : reorganisation.includes(phase)
      ? `t${turn}/reorganisation/${phase}`
      : `t${turn}/ops`;

/** Before the first turn: S2. */
export const isSetUp = ({ place }: At): boolean => /^t\d+\/set-up(\/|$)/.test(place);

const rank = (path: string): number => {
  if (isSetUp({ place: path })) return -1;
  const phase = phaseIn(path);
  const early = strategic.indexOf(phase);
  if (early >= 0) return early;
  const late = reorganisation.indexOf(phase);
  return late >= 0 ? 100 + late : 50;
};
/** Whether a phase of this turn is still to come or is now. Without a game everything is ahead. */
export const isAhead = ({ place }: At, phase: PhaseId): boolean =>
  place === '' || (turnOf(place) !== undefined && rank(place) <= rank(phasePath(0, phase)));

const steps: readonly string[] = ['activation', 'construction', 'movement', 'reaction', 'combat'];
export const isOperational = (phase: PhaseId): boolean => steps.includes(phase);
/**
 * The path of a phase in this operational sequence, or in the next one where this one is past it; of the kind chosen, or
 * of a mobile one. Construction is only in an assault.
 */
export const operationPath = (
  { place, turn, cells: all }: Pick<Context, 'place' | 'turn' | 'cells'>,
  phase: PhaseId,
): string => {
  const found = /^t\d+\/ops#(\d+)\/op\/(?:kind=(\w+))?/.exec(place);
  const past = found !== null && steps.indexOf(phaseIn(place)) > steps.indexOf(phase);
  const op = `t${turn}/ops#${found ? Number(found[1]) + (past ? 1 : 0) : 1}/op`;
  const chosen = past ? undefined : (found?.[2] ?? all[cells.sequence]);
  const kind = phase === 'construction' || chosen === 'assault' ? 'assault' : 'mobile';
  return phase === 'activation' ? `${op}/activation` : `${op}/kind=${kind}/${kind}/${phase}`;
};

/** 't3/ops#2': marks that last as long as this operational sequence; the turn outside of one. */
export const operation = ({ place, turn }: Pick<Context, 'place' | 'turn'>): string =>
  /^t\d+\/ops#\d+/.exec(place)?.[0] ?? `t${turn}`;
