import type { Context } from '../record/context.ts';
import type { Node } from '../sequence/nodes.ts';
import { type OutlineNode, outline, phasesOf } from '../sequence/outline.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';

/**
 * May this action be taken now? Palette, task list, ledger and command line ask here. Without a place there is no phase to
 * hold it to: a script may ask ahead.
 */
export const isOffered = (action: Action, context: Context): boolean => context.place === '' || action.when(context);

/**
 * The phases of the turn on whose checklist a side has this deed, where the present one does not. It may be taken all the
 * same: players book late, and by agreement.
 */
export const otherPhases = (sequence: Node, context: Context, { id, side }: Action): readonly OutlineNode[] => {
  if (side === undefined) return [];
  const phases = phasesOf(outline(sequence, context)).filter(({ tasks }) =>
    tasks.some((task) => task.action === id || task.bulk === id),
  );
  return phases.some(({ state }) => state === 'now') ? [] : phases;
};

export const offeredNow = ({ actions }: Pick<Game, 'actions'>, context: Context): readonly Action[] =>
  actions.filter((action) => isOffered(action, context));
