import { expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, MapState } from '#rules/kit/game/mapSpec.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { tableAt } from './position.ts';
import { rollOf } from './roll.ts';

/** What is put on a counter or a hex is seen there, and gone once it is taken off; each is said in its own words. */
export const putSuite = (game: Game, map: MapSpec, thorough: number): void => {
  const asked = new Set([...map.states, ...map.markers.filter(({ put, take }) => put && take)].map(({ id }) => id));
  if (asked.size === 0) return;
  it('what is put on the map is seen there, and gone once it is taken off, each said in its own words', () => {
    const done = new Set<string>();
    for (let seed = 1; seed <= 24 * thorough; seed += 1) {
      const table = tableAt(game, seed);
      const sheet = table.context.sheets?.[map.sheet.id];
      if (!sheet) continue;
      const board = boardOf(sheet, map.sheet);
      const roll = rollOf(seed);
      const { pieces } = map.stateOf(board, table.context);
      const piece = roll.one(pieces);
      // where somebody stands a marker may be shown with the counter
      const hex = roll.one(board.ids.filter((id) => !pieces.some((one) => one.hex === id))) ?? '';
      /** Books it on, then off: what is seen there after each, and what was said. */
      const onAndOff = (id: string, put: (on: boolean) => Proposal | undefined, sees: (stand: MapState) => boolean) => {
        const said = [true, false].flatMap((on) => {
          const proposal = put(on);
          if (!proposal?.ok) return [];
          table.write(proposal.facts);
          return [{ on, says: proposal.says, sees: sees(map.stateOf(board, table.context)) }];
        });
        for (const { on, sees } of said) expect([id, on, sees]).toEqual([id, on, on]);
        if (said.length < 2) return;
        expect([id, said[0]?.says]).not.toEqual([id, said[1]?.says]);
        done.add(id);
      };
      for (const { id, put } of piece ? map.states : [])
        onAndOff(
          id,
          (on) => piece && put(piece, on, table.context),
          ({ pieces }) => pieces.some((one) => one.id === piece?.id && one.states.includes(id)),
        );
      for (const { id, put, take } of map.markers)
        onAndOff(
          id,
          (on) => (on ? put : take)?.(hex, table.context),
          ({ markers }) => markers.some((one) => one.kind === id && one.hex === hex),
        );
    }
    expect([...done].sort()).toEqual([...asked].sort());
  });
};
