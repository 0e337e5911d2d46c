import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import { closing } from '../sequence/outline.ts';
import { phasesIn, placeAt, whoOf } from '../sequence/walker.ts';
import { type Msg, msg } from '../words/message.ts';
import type { Game } from './game.ts';

/** The present phase is done: what the journal says of it, and what goes into the record. undefined: the game is over. */
export const phaseEnding = (
  { sequence, sides }: Pick<Game, 'sequence' | 'sides'>,
  context: Context,
): { readonly says: Msg; readonly facts: readonly Fact[] } | undefined => {
  const { phase, who } = placeAt(sequence, context);
  const facts = closing(sequence, context);
  if (!phase || !facts) return undefined;
  // the other side has one of that name: the journal says whose
  const both = phasesIn(sequence).some((other) => other.msg.id === phase.msg.id && whoOf(other, context) !== who);
  const side = both ? sides.find(({ id }) => id === who) : undefined;
  return {
    says: side
      ? msg('kit.sequence.doneBy', { phase: phase.msg, side: { id: side.word } })
      : msg('kit.sequence.done', { phase: phase.msg }),
    facts,
  };
};
