import { memo } from '../base/memo.ts';
import type { Context } from '../record/context.ts';
import type { Node } from '../sequence/nodes.ts';
import { outline, phasesOf } from '../sequence/outline.ts';
import { placeAt, placesOf } from '../sequence/walker.ts';
import type { Msg } from '../words/message.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';

/**
 * May this action be taken now? Palette, task list, ledger and command line ask here. Without a place there is no phase to
 * hold it to: a script may ask ahead.
 */
export const isOffered = (action: Action, context: Context): boolean => context.place === '' || action.when(context);

interface PhaseFor {
  readonly path: string;
  readonly msg?: Msg;
  readonly who?: string;
}

/**
 * The phases of this turn a deed belongs to, none if the present one is among them: those on whose checklist it stands;
 * where it stands on none, those that offer it. It may be taken all the same: players book late, and by agreement. Form
 * and palette ask here.
 */
export const otherPhases = (
  sequence: Node,
  context: Context,
): ((action: Pick<Action, 'id' | 'when'>) => readonly PhaseFor[]) => {
  const turn = phasesOf(outline(sequence, context));
  const places = memo((place: string): PhaseFor => {
    const { phase } = placeAt(sequence, { ...context, place });
    return { path: place, ...(phase && { msg: phase.msg }) };
  });
  return ({ id, when }) => {
    const listed = turn.filter(({ tasks }) => tasks.some((task) => task.action === id || task.bulk === id));
    const phases =
      listed.length > 0
        ? listed
        : placesOf(sequence, context.turn).flatMap((place) => (when({ ...context, place }) ? [places(place)] : []));
    return phases.some(({ path }) => path === context.place) ? [] : phases;
  };
};

export const offeredNow = ({ actions }: Pick<Game, 'actions'>, context: Context): readonly Action[] =>
  actions.filter((action) => isOffered(action, context));
