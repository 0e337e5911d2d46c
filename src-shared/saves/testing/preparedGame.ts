import type { PlayerData } from '#rules/kit/record/context.ts';
import type { Table } from '#rules/testing/table.ts';
import type { GameContent } from '../exportFile.ts';

/** As a saved game keeps them. */
const keptOf = ({ tables = {}, rosters = {} }: PlayerData): GameContent['things'] => {
  const kept = (kind: string, things: object) =>
    Object.entries(things).map(([id, data]) => [`${kind}:${id}`, { checksum: `invented-${kind}-${id}`, data }]);
  return Object.fromEntries([...kept('table', tables), ...kept('roster', rosters)]);
};

/** A game brought to where a test goes on, as somebody would have saved it. */
export const preparedGame = ({ game, scenario, setUp, journal, state, things }: Table, name: string): GameContent => ({
  envelope: {
    format: 'stato-maggiore/game',
    version: 1,
    id: `prepared-${scenario.toLowerCase()}`,
    game: game.id,
    gameVersion: 1,
    scenario,
    name,
    players: {},
    created: '1941-06-22T03:15:00.000Z',
  },
  setUp,
  things: keptOf(things),
  lines: journal.lines,
  head: journal.head,
  face: { turn: state.place.turn, turns: game.scenarios.find(({ id }) => id === scenario)?.turns ?? 1 },
  saved: '1941-06-22T03:15:00.000Z',
});
