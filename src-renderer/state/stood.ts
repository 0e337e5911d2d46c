import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { applyFacts, stateOf } from '#rules/kit/record/state.ts';
import type { OpenGame } from './openedGame.ts';

/** The game as it stood before each fight began, by its flow: one walk through the record for all of them. */
export const stoodBefore = ({
  game,
  envelope,
  setUp,
  journal,
  things,
}: Pick<OpenGame, 'game' | 'envelope' | 'setUp' | 'journal' | 'things'>): ReadonlyMap<string, Context> => {
  const found = new Map<string, Context>();
  let state = stateOf(setUp);
  let facts: Fact[] = [];
  for (const { entry, flag } of entriesAt(journal)) {
    if (flag === 'dropped') continue;
    const begun = entry.facts.find((fact) => fact.kind === 'flow');
    if (begun) {
      // what is written to is copied once, not with every entry
      state = applyFacts(state, facts);
      facts = [];
      found.set(begun.flow, contextOf({ game, scenario: envelope.scenario, state, things }));
    }
    facts.push(...entry.facts);
  }
  return found;
};
