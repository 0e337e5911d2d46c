import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { noting, sceneOf } from './mapScene.ts';
import { flawsIn } from './messages.ts';

/** The same record with some counters taken off the map. */
const without = (map: MapSpec, context: Context, gone: ReadonlySet<string>): Context => {
  const at = context.cells[map.at];
  const left = Object.entries(typeof at === 'object' && at !== null ? at : {}).filter(([id]) => !gone.has(id));
  return { ...context, cells: { ...context.cells, [map.at]: Object.fromEntries(left) } };
};

const flawsOfLine = (board: Board, verdict: SupplyStatus): readonly string[] =>
  verdict.ways.flatMap((way) => {
    if (!way.ok || way.line.length === 0) return [];
    let at = verdict.hex;
    return way.line.flatMap(({ leg, path }) => {
      const flaws = path[0] === at ? [] : [`${way.id}: ${leg} begins at ${path[0]}, not ${at}`];
      path.slice(1).forEach((hex, i) => {
        if (board.arcOf(board.nodeOf(path[i] ?? ''), board.nodeOf(hex)) < 0)
          flaws.push(`${way.id}: ${leg} jumps from ${path[i]} to ${hex}`);
      });
      at = path.at(-1) ?? at;
      return flaws;
    });
  });

/** Item 8 of the shared suite: what a game's judges say of supply holds, whatever its rules. */
export const mapSuite = (game: Game, map: MapSpec, thorough: number): void => {
  it('each terrain of the map is drawn its own way', () => {
    const looks = map.sheet.terrains.map(({ look }) => look);
    expect(looks).toEqual([...new Set(looks)]);
  });

  describe('supply on the map', () => {
    it('lines that are said to hold can be walked; taking away what closes a named opening opens the line', () => {
      let [open, freed] = [0, 0];
      fc.assert(
        fc.property(fc.nat(2 ** 30), (seed) => {
          const scene = sceneOf(game, map, seed);
          if (!scene) return;
          const { board, context } = scene;
          const stand = map.stateOf(board, context);
          for (const judge of map.supplyChecks) {
            const verdicts = judge.of(board, stand, context);
            const own = stand.pieces.filter(
              (piece) =>
                piece.side === judge.side &&
                board.nodeOf(piece.hex) >= 0 &&
                !map.pieces.find(({ id }) => id === piece.kind)?.free,
            );
            expect(verdicts.map(({ piece }) => piece).sort()).toEqual(own.map(({ id }) => id).sort());
            expect(flawsIn(game, verdicts)).toEqual([]);
            for (const verdict of verdicts) {
              expect([verdict.piece, flawsOfLine(board, verdict)]).toEqual([verdict.piece, []]);
              if (verdict.tone === 'good') {
                open += 1;
                expect(verdict.openings).toEqual([]);
                expect(verdict.ways.some((way) => way.ok)).toBe(true);
              }
            }
            // one verdict of a map is enough: judged again with the counters gone that stand there or beside it
            const cut = verdicts.find((verdict) => verdict.openings.length > 0);
            const opening = cut?.openings[seed % cut.openings.length];
            if (!cut || !opening) continue;
            const near = new Set(opening.hexes);
            for (const hex of [...opening.hexes, ...opening.sides.flatMap((side) => side.split('/'))]) {
              const node = board.nodeOf(hex);
              for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1)
                near.add(board.ids[board.to[arc] ?? 0] ?? '');
            }
            const gone = stand.pieces.filter((piece) => piece.side !== judge.side && near.has(piece.hex));
            const facts = opening.causes.flatMap((cause) => cause.facts ?? []);
            const after = noting(without(map, context, new Set(gone.map(({ id }) => id))), facts);
            const again = judge.of(board, map.stateOf(board, after), after).find(({ piece }) => piece === cut.piece);
            expect([cut.piece, again?.ways.find((way) => way.id === opening.way)?.ok]).toEqual([cut.piece, true]);
            freed += 1;
          }
        }),
        { numRuns: 24 * thorough },
      );
      expect(open).toBeGreaterThan(0);
      expect(freed).toBeGreaterThan(0);
    });
  });
};
