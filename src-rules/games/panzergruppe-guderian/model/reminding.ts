import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { phases, playerTurns } from '../ids.ts';

/** The path of a phase of the turn at hand. */
export const phaseAt = ({ turn }: Pick<Context, 'turn'>, side: string, phase: string): string =>
  `t${turn}/${side}/${phase}`;

/** Still to come in this turn, or now. */
export const isAhead = ({ place, past = [] }: Pick<Context, 'place' | 'past'>, path: string): boolean =>
  place === path || !past.includes(path);

/** Where a phase has a line of its own for it, that line is enough while the players stand there. */
export const elsewhereThan = ({ place }: Pick<Context, 'place'>, reminder: Reminder): readonly Reminder[] =>
  place === reminder.at ? [] : [reminder];

export const sovietMovementAt = (context: Pick<Context, 'turn'>): string =>
  phaseAt(context, playerTurns.soviet, phases.movement);

export const germanMovementAt = (context: Pick<Context, 'turn'>): string =>
  phaseAt(context, playerTurns.german, phases.movement);
