import type { Context } from '../record/context.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';

/**
 * May this action be taken now? Palette, task list, ledger and command line ask here. Without a place there is no phase to
 * hold it to: a script may ask ahead.
 */
export const isOffered = (action: Action, context: Context): boolean => context.place === '' || action.when(context);

export const offeredNow = ({ actions }: Pick<Game, 'actions'>, context: Context): readonly Action[] =>
  actions.filter((action) => isOffered(action, context));
