import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { speaker } from '#shared/say.ts';
import { armir as game } from '../../index.ts';
import { draw, grid, map, type Scene, scene, verdicts } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { fieldOf } from '../map/field.ts';
import { weakOf } from './tools/weak.ts';

/** Questions put to an invented map. */
const say = speaker('en', [game.text.en]);
const ask = ({ board, stand, context }: Scene, id: string, target = ''): Overlay => {
  const tool = map.tools.find((one) => one.id === id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool.show(target, board, stand, context);
};
const labelOf = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.label;
const unit = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: `Invented ${id}`, values });
const rosters = (axis: readonly RosterUnit[], soviet: readonly RosterUnit[] = []): Context['rosters'] => ({
  axis: { id: 'axis', units: [...(inventedThings.rosters?.axis?.units ?? []), ...axis] },
  soviet: { id: 'soviet', units: [...(inventedThings.rosters?.soviet?.units ?? []), ...soviet] },
});

describe('weak points', () => {
  it('ARMIR-8f a single corridor is the hex whose loss costs most', () => {
    const sheet = draw({ columns: [1, 9], rows: [5, 5], features: { sourceA: ['0105'] } });
    const made = scene(sheet, { 'ii-hq': '0605', 'ii-1': '0905', 'ii-213': '0705' });
    const weak = ask(made, 'weak-axis');
    expect(say(weak.says)).toBe('The loss of 0105 would put 5 SP of the Axis out of supply, 3 units.');
    expect(labelOf(weak, '0805')).toBe('2');
    expect(say(ask(made, 'weak-soviet').says)).toContain('No single hex');
  });

  it('ARMIR-8f what is named is what the judges find once an enemy stands there', () => {
    const hexes = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((column) => ['01', '02'].map((row) => `0${column}${row}`));
    const hex = fc.constantFrom(...hexes);
    const pairs = hexes.flatMap((a) =>
      neighboursOf(grid, a).flatMap((b) => (b && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
    );
    let found = 0;
    // a position may have no weak point at all: positions are drawn until one had
    for (let round = 0; round === 0 || (round < 30 && found === 0); round += 1)
      fc.assert(
        fc.property(
          fc.subarray(pairs, { maxLength: 6 }),
          fc.uniqueArray(hex, { minLength: 1, maxLength: 1 }),
          fc.dictionary(fc.constantFrom('alp-1', 'alp-hq', 'ii-hq', 'ii-1', 'croat', 'pz-1'), hex, { maxKeys: 6 }),
          fc.dictionary(fc.constantFrom('rifle-1', 'rifle-3'), hex, { maxKeys: 2 }),
          fc.uniqueArray(hex, { maxLength: 2 }),
          (rail, sourceA, axis, soviet, without) => {
            const sheet = draw({ columns: [1, 8], rows: [1, 2], without, features: { sourceA }, links: { rail } });
            const on = (pieces: Record<string, string>) =>
              Object.entries(pieces).filter(([, where]) => sheet.hexes[where]);
            const taken = new Set(Object.values(axis));
            const at = Object.fromEntries([...on(axis), ...on(soviet).filter(([, where]) => !taken.has(where))]);
            const spy = rosters([], [unit('spy', { kind: 'combat', army: 'b', cp: '1' })]);
            const made = scene(sheet, at, { rosters: spy });
            const field = fieldOf(made.board, made.stand, made.context);
            const fed = (of: Scene) =>
              new Set(verdicts(of, 'axis').flatMap(({ piece, tone }) => (tone === 'good' ? [piece] : [])));
            const before = fed(made);
            const weak = new Map(
              weakOf(field, 'axis').map(({ node, units }) => [node, units.map(({ piece }) => piece.id).sort()]),
            );
            for (const where of Object.keys(sheet.hexes)) {
              if (Object.values(at).includes(where)) continue;
              // one step, out of supply: it holds the hex and has no zone
              const then = scene(
                sheet,
                { ...at, spy: where },
                { rosters: spy, cells: { at: { ...at, spy: where }, oos: { spy: 'yes' }, depot: 'yes' } },
              );
              const left = fed(then);
              const lost = [...before].filter((id) => !left.has(id)).sort();
              expect([where, weak.get(made.board.nodeOf(where)) ?? []]).toEqual([where, lost]);
              if (lost.length > 0) found += 1;
            }
          },
        ),
        { seed: 12 + round, numRuns: 14 },
      );
    expect(found).toBeGreaterThan(0);
  });
});
