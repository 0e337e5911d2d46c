import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contendersAt } from '#rules/kit/game/contenders.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Calculator, Ending } from '#rules/kit/procedure/calcSpec.ts';
import { diceIn } from '#rules/kit/procedure/hits.ts';
import { openSession, type Session } from '#rules/kit/procedure/session.ts';
import { inputsOf } from './inputs.ts';
import { noting, type Scene, sceneOf, valued } from './mapScene.ts';
import { flawsIn } from './messages.ts';

/** An answer to a question, whichever comes with this number. */
const answerTo = (ask: Ask, n: number): Json => {
  if (ask.kind === 'choice') {
    const open = ask.options.filter(({ not }) => not === undefined);
    return open[n % open.length]?.key ?? '';
  }
  switch (ask.entry.kind) {
    case 'face':
      return 1 + (n % ask.entry.sides);
    case 'hits':
      return n % (diceIn(ask.entry.dice ?? []) + 1);
    case 'seen':
      return ask.entry.slots.map(({ options }) => options[n % Math.max(1, options.length)] ?? '2-3-6');
  }
};

/** The fight to its end; undefined: it ends nowhere, or nobody fights. */
const fought = (from: Session, n: number): Ending | undefined => {
  let session = from;
  for (let i = 0; i < 400; i++) {
    const { ask, done } = session.played;
    if (done) return done.ending;
    const answer = ask && session.read(answerTo(ask, n + i));
    if (!answer) return undefined;
    session = session.after(answer);
  }
  return undefined;
};

/** What nobody typed is thrown. */
const thrown = (calculator: Calculator, input: JsonObject, seed: number): JsonObject =>
  valued(calculator, input, (open, _, n) => fc.sample(inputsOf(open), { seed: seed + n, numRuns: 1 })[0] ?? {});

interface Seen {
  fights: number;
  /** of them those whose result the tables tell */
  told: number;
  deeds: number;
  ends: number;
}

/** A fight for a hex by everybody who may: who is in it, who is not, and what its guide has the hands do on the map. */
const check = (game: Game, map: MapSpec, { board, context }: Scene, target: string, n: number, seen: Seen): void => {
  const stand = map.stateOf(board, context);
  const { holders, may, cannot } = contendersAt(map, target, board, stand, context);
  const near = [...may, ...cannot.map(({ piece }) => piece)];
  expect(near.filter((piece) => holders.includes(piece))).toEqual([]);
  expect(flawsIn(game, cannot)).toEqual([]);
  // who has a reason to stay out is never in
  expect(may.filter((piece) => map.noPart?.(piece, target, board, context))).toEqual([]);
  const [first] = may;
  if (!first) return;
  const ours = may.filter(({ side }) => side === first.side);
  const made = map.fight?.({ target, attackers: ours.map(({ id }) => id), side: first.side }, board, context);
  const calc = game.calculators.find(({ id }) => id === made?.calc);
  if (!made || !calc) throw new Error(`${target}: each of them may attack, and not all of them together`);
  const rows = Object.entries(calc.fields).flatMap(([id, field]) =>
    field.kind === 'rows' ? asRows(made.input[id]).map((row) => ({ list: id, row })) : [],
  );
  const ids = new Set(rows.map(({ row }) => row.id));
  expect(ours.filter(({ id }) => !ids.has(id))).toEqual([]);
  const input = calc.parse(thrown(calc, made.input, n), context);
  if (!input.ok) return;
  for (const helper of made.helpers ?? []) {
    const row = rows.find(({ list, row: one }) => list === helper.list && one.id === helper.row)?.row;
    expect([helper.on, helper.off]).toContainEqual(row?.[helper.field]);
  }
  const ending = fought(openSession(game, calc, input.value, context), n);
  if (!ending) return;
  seen.fights += 1;
  if (ending.lost) seen.told += 1;
  const after = noting(context, ending.facts);
  const left = map.stateOf(board, after);
  const there = (id: string): Piece | undefined => left.pieces.find((piece) => piece.id === id);
  for (const { onMap = [] } of ending.guide)
    for (const deed of onMap) {
      seen.deeds += 1;
      // who goes has fought, and is not gone with the losses of this fight
      expect(deed.pieces.filter((id) => !ids.has(id) || !there(id))).toEqual([]);
      const tool = map.tools.find(({ id }) => id === deed.tool);
      expect(tool?.id).toBe(deed.tool);
      if (tool?.of === 'piece') expect(there(deed.target)?.id).toBe(deed.target);
      else expect(board.nodeOf(deed.target)).toBeGreaterThanOrEqual(0);
      if (!tool || (tool.when && !tool.when(deed.target, board, left, after))) continue;
      const shown = tool.show(deed.target, board, left, after, deed);
      expect(flawsIn(game, shown)).toEqual([]);
      const ends = shown.hexes.filter(({ end }) => end);
      expect(ends.filter(({ hex, tone }) => board.nodeOf(hex) < 0 || tone === 'bad')).toEqual([]);
      const foes = left.pieces.filter(({ side }) => side !== there(deed.pieces[0] ?? '')?.side);
      const base = tool.of === 'piece';
      expect(ends.filter(({ hex }) => !base && foes.some((piece) => piece.hex === hex && !isFree(map, piece)))).toEqual(
        [],
      );
      seen.ends += ends.length;
    }
};
/** A leader or a bridge keeps nobody out of its hex. */
const isFree = (map: MapSpec, { kind, symbol }: Piece): boolean =>
  symbol === 'leader' || map.pieces.find(({ id }) => id === kind)?.free === true;

/** What a fight from the map holds in every game: those who may are in, and their way behind it leads somewhere. */
export const mapFightSuite = (game: Game, map: MapSpec, thorough: number): void => {
  describe('fights from the map', () => {
    it('everybody who may is in, nobody who may not; who goes behind it has fought and lives, and finds where to', () => {
      const seen: Seen = { fights: 0, told: 0, deeds: 0, ends: 0 };
      fc.assert(
        fc.property(fc.nat(2 ** 30), (seed) => {
          const scene = sceneOf(game, map, seed);
          if (!scene) return;
          const stand = map.stateOf(scene.board, scene.context);
          const held = [...new Set(stand.pieces.map(({ hex }) => hex))].filter(
            (hex) => contendersAt(map, hex, scene.board, stand, scene.context).may.length > 0,
          );
          for (const [i, hex] of held.slice(0, 4).entries()) check(game, map, scene, hex, seed + i, seen);
        }),
        { numRuns: 24 * thorough },
      );
      // without its players' table a game has fights and no results
      expect(seen.fights).toBeGreaterThan(0);
      if (seen.deeds > 9) expect(Math.min(seen.told, seen.ends), JSON.stringify(seen)).toBeGreaterThan(0);
    });
  });
};
