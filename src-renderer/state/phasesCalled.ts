import type { Game } from '#rules/kit/game/game.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import { ui } from '../words/text.ts';

/** What some phases are called, each name once. One that is called as the present phase is told apart by its side. */
export const phasesCalled = (
  { sequence, sides }: Pick<Game, 'sequence' | 'sides'>,
  context: Context,
  phases: readonly { readonly msg?: Msg; readonly who?: string }[],
  say: (said: Msg) => string,
): readonly string[] => {
  const now = placeAt(sequence, context).phase?.msg.id;
  const called = phases.flatMap(({ msg: part, who }) => {
    if (!part) return [];
    const side = part.id === now ? sides.find(({ id }) => id === who) : undefined;
    return say(side ? ui('ui.play.table.actsIn', { side: msg(side.word), part }) : part);
  });
  return [...new Set(called)];
};
