import { contextOf } from '#rules/kit/game/contextOf.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { step } from '#rules/kit/record/fold.ts';
import type { Entry } from '#rules/kit/record/journal.ts';
import { standingEntries } from '#rules/kit/record/standing.ts';
import { changeDesk, deskNow } from '../../../state/mapDesk.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { joined } from '../../../state/placing/placing.ts';
import { act, type Deed } from '../../../state/store.ts';
import { ui } from '../../../words/text.ts';

/** The present as it would be after deeds that nobody recorded, with all they would set off. */
export const presentAfter = (open: OpenGame, deeds: readonly Deed[]): Context => {
  if (deeds.length === 0) return open.context;
  let { state } = open;
  deeds.forEach((deed, i) => {
    const entry: Entry = { id: `tried-${i}`, parent: null, at: '', says: deed.says, facts: deed.facts, spans: [] };
    for (const each of [entry, ...standingEntries(open.game.standing, state, entry)]) state = step(state, each);
  });
  return contextOf({ game: open.game, scenario: open.envelope.scenario, state, things: open.things });
};

/** Recorded as one entry, or added to what is only tried. False: nothing can be written. */
export const doOrTry = (scope: string, deed: Deed, wrapped: Deed['says'] = deed.says): boolean => {
  const { tried } = deskNow(scope);
  if (tried) {
    changeDesk(scope, { tried: [...tried, deed] });
    return true;
  }
  return act(wrapped, deed.facts, deed.spans);
};

/** "Record": everything tried in one entry. */
export const recordTried = (scope: string): boolean => {
  const { tried } = deskNow(scope);
  if (!tried || tried.length === 0) return false;
  const says = ui('ui.supply.said.tried', { what: joined(tried.map((deed) => deed.says)) });
  if (
    !act(
      says,
      tried.flatMap((deed) => deed.facts),
    )
  )
    return false;
  changeDesk(scope, { tried: undefined });
  return true;
};

export const stopTrying = (scope: string): void => changeDesk(scope, { tried: undefined });
export const takeBackLast = (scope: string): void => {
  const { tried } = deskNow(scope);
  if (tried) changeDesk(scope, { tried: tried.slice(0, -1) });
};
