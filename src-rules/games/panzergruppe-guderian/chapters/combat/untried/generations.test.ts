import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { applyFact, stateOf } from '#rules/kit/record/state.ts';
import { cells } from '../../../ids.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { lastGeneration, seenKey } from '../../../model/generations.ts';
import { drawFacts, lossFacts, poolState } from '../../../model/pools.ts';
import { at } from '../../../testing/at.ts';
import { attackForces, mix, panelOf, parsed, playOut } from '../../../testing/fights.ts';
import { attack } from '../fight/attack.ts';
import { possibleTotals } from './totals.ts';

/** A record kept as the app keeps it. */
class Kept {
  state = stateOf(game.setUp({ scenario: 'smolensk', options: {} }));
  readonly tables: Context['tables'];
  constructor(lines: Readonly<Record<string, number>>) {
    this.tables = { mixRifle: mix('mixRifle', lines) };
  }
  get context(): Context {
    return at({ cells: this.state.cells, tables: this.tables });
  }
  book(facts: readonly Fact[]): void {
    for (const fact of facts) this.state = applyFact(this.state, fact);
  }
  /** One counter drawn: its generation. */
  draw(): number {
    const fromPile = poolState(this.context, 'rifle').cup === 0;
    this.book(drawFacts(this.context, 'rifle', 1));
    return fromPile ? (lastGeneration(this.state, 'rifle') ?? 1) : 1;
  }
  reveal(generation: number, strength: string): void {
    const key = seenKey(generation, strength);
    this.book([setAt(cells.revealedRifle, key, (countAt(this.state, cells.revealedRifle, key) ?? 0) + 1)]);
  }
  lose(generation: number, strength?: string): void {
    this.book(lossFacts(this.context, 'rifle', [strength ? { strength } : { generation }]));
  }
}

const defenceOf = (strength: string): number => Number(strength.split('-')[1]);

/** The whole box as it may really lie: every world there may be, with how likely it is. */
interface World {
  readonly cup: readonly string[];
  readonly pile: readonly string[];
  readonly units: readonly string[];
}

class Worlds {
  all: readonly (readonly [World, number])[];
  constructor(box: readonly string[]) {
    this.all = [[{ cup: box, pile: [], units: [] }, 1]];
  }
  private become(next: readonly (readonly [World, number])[]): void {
    const merged = new Map<string, readonly [World, number]>();
    for (const [world, p] of next) {
      const key = JSON.stringify([[...world.cup].sort(), [...world.pile].sort(), world.units]);
      merged.set(key, [world, (merged.get(key)?.[1] ?? 0) + p]);
    }
    this.all = [...merged.values()];
  }
  /** One counter by chance: out of the cup, and out of the pile when the cup is empty. */
  draw(): boolean {
    if (this.all.every(([world]) => world.cup.length + world.pile.length === 0)) return false;
    this.become(
      this.all.flatMap(([world, p]) => {
        const from = world.cup.length > 0 ? 'cup' : 'pile';
        return world[from].map((one, i): readonly [World, number] => [
          { ...world, [from]: world[from].filter((_, j) => j !== i), units: [...world.units, one] },
          p / world[from].length,
        ]);
      }),
    );
    return true;
  }
  reveal(unit: number, pick: number): string {
    const seen = [...new Set(this.all.map(([world]) => world.units[unit] ?? ''))].sort();
    const strength = seen[pick % seen.length] ?? '';
    this.all = this.all.filter(([world]) => world.units[unit] === strength);
    return strength;
  }
  lose(unit: number): void {
    this.all = this.all.map(([world, p]) => [{ ...world, pile: [...world.pile, world.units[unit] ?? ''] }, p]);
  }
  /** How likely each sum of defence of these units is. */
  sums(units: readonly number[]): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const all = this.all.reduce((so, [, p]) => so + p, 0);
    for (const [world, p] of this.all) {
      const sum = units.reduce((so, unit) => so + defenceOf(world.units[unit] ?? ''), 0);
      found.set(sum, (found.get(sum) ?? 0) + p / all);
    }
    return found;
  }
}

const sumsOf = (context: Context, generations: readonly number[]): ReadonlyMap<number, number> | string => {
  const soviet = generations.map((generation) => ({ untried: true, generation }));
  const possible = possibleTotals(attackForces({ attackTotal: 9, soviet }, context), context);
  if (!possible.ok) return 'not ok';
  if (possible.approximate) return 'approximate';
  const { ways, total } = possible.totals;
  const found = new Map<number, number>();
  for (const { value, n } of ways.values()) found.set(value.defence, (found.get(value.defence) ?? 0) + n / total);
  return found;
};

const expectAlike = (mine: ReturnType<typeof sumsOf>, listed: ReadonlyMap<number, number>): void => {
  if (typeof mine === 'string') throw new Error(mine);
  const sort = (keys: Iterable<number>) => [...keys].sort((a, b) => a - b);
  expect(sort(mine.keys())).toEqual(sort(listed.keys()));
  for (const [sum, p] of listed) expect(mine.get(sum)).toBeCloseTo(p, 12);
};

describe('redrawn counters, generation by generation', () => {
  it('PGG-X05 an empty cup alone leaves the chances exact: those on the map are the mix without what was revealed', () => {
    const kept = new Kept({ '1-1-6': 1, '4-4-6': 2 });
    for (let i = 0; i < 3; i++) kept.draw();
    kept.reveal(1, '4-4-6');
    expectAlike(
      sumsOf(kept.context, [1]),
      new Map([
        [1, 1 / 2],
        [4, 1 / 2],
      ]),
    );
  });

  it('PGG-X05 a counter drawn from a pile of known ones is one of those, whatever the box holds', () => {
    const kept = new Kept({ '1-1-6': 1, '2-2-6': 1, '4-4-6': 2 });
    for (let i = 0; i < 4; i++) kept.draw();
    for (const strength of ['1-1-6', '4-4-6']) {
      kept.reveal(1, strength);
      kept.lose(1, strength);
    }
    expect(kept.draw()).toBe(2);
    expectAlike(
      sumsOf(kept.context, [2]),
      new Map([
        [1, 1 / 2],
        [4, 1 / 2],
      ]),
    );
    // those of the first cup are what was never seen: 2-2-6 and one 4-4-6
    expectAlike(
      sumsOf(kept.context, [1]),
      new Map([
        [2, 1 / 2],
        [4, 1 / 2],
      ]),
    );
    expectAlike(
      sumsOf(kept.context, [1, 2]),
      new Map([
        [3, 1 / 4],
        [6, 1 / 4],
        [5, 1 / 4],
        [8, 1 / 4],
      ]),
    );
  });

  it('PGG-X05 a counter eliminated unrevealed goes on as one random counter of its generation', () => {
    const kept = new Kept({ '1-1-6': 1, '4-4-6': 2 });
    for (let i = 0; i < 3; i++) kept.draw();
    kept.lose(1);
    expect(kept.draw()).toBe(2);
    expectAlike(
      sumsOf(kept.context, [2]),
      new Map([
        [1, 1 / 3],
        [4, 2 / 3],
      ]),
    );
    // seen to be the 1-1-6, it tells what the others are
    kept.reveal(2, '1-1-6');
    expectAlike(sumsOf(kept.context, [1]), new Map([[4, 1]]));
  });

  it('PGG-X05 nothing new in the pile: the same generation goes on; else another begins', () => {
    const kept = new Kept({ '1-1-6': 2, '4-4-6': 2 });
    for (let i = 0; i < 4; i++) kept.draw();
    for (const strength of ['1-1-6', '4-4-6', '4-4-6']) {
      kept.reveal(1, strength);
      kept.lose(1, strength);
    }
    expect([kept.draw(), kept.draw()]).toEqual([2, 2]);
    kept.lose(1);
    expect(kept.draw()).toBe(3);
  });

  it('PGG-X05 where the players do not say, untried units are of the generation that has most', () => {
    const kept = new Kept({ '1-1-6': 2, '4-4-6': 2 });
    for (let i = 0; i < 4; i++) kept.draw();
    for (const strength of ['1-1-6', '1-1-6', '4-4-6']) {
      kept.reveal(1, strength);
      kept.lose(1, strength);
    }
    kept.draw();
    kept.draw();
    // one of the first cup, surely 4-4-6; two of the pile
    expect(sumsOf(kept.context, [0])).toEqual(sumsOf(kept.context, [2]));
    expect(sumsOf(kept.context, [0, 0, 0])).toEqual(sumsOf(kept.context, [2, 2, 1]));
    expect(sumsOf(kept.context, [1])).toEqual(new Map([[4, 1]]));
  });

  it('PGG-X05 PGG-12.4 a recorded fight books what was revealed by generation, and the dead as they are known', () => {
    const kept = new Kept({ '1-1-6': 2, '4-4-6': 2 });
    for (let i = 0; i < 4; i++) kept.draw();
    for (const strength of ['1-1-6', '4-4-6']) {
      kept.reveal(1, strength);
      kept.lose(1, strength);
    }
    kept.draw();
    const fight = {
      attackTotal: 200,
      soviet: [
        { id: 'a', untried: true, generation: 2 },
        { id: 'b', untried: true, generation: 1 },
        // typed as players read it off the counter: the movement allowance says nothing of its own here
        { id: 'c', attack: 4, defence: 4, ma: 9 },
      ],
    };
    const { at: played } = playOut(attack, fight, { reveal: ['4-4-6', '1-1-6'], die: 1 }, kept.context);
    kept.book(played.done?.ending.facts ?? []);
    expect(played.done?.ending.says.p?.code).toEqual({ name: 'De' });
    expect(kept.state.cells[cells.revealedRifle]).toEqual({ '1-1-6': 2, '4-4-6': 1, '2 4-4-6': 1 });
    expect(kept.state.cells.pileRifle).toEqual({ '1-1-6': 1, '4-4-6': 2 });
  });

  it('PGG-X05 a game begun before generations were kept stays approximate once its cup is empty', () => {
    const kept = new Kept({ '1-1-6': 1, '4-4-6': 2 });
    const { [cells.generationRifle]: _, ...older } = kept.state.cells;
    kept.state = { ...kept.state, cells: { ...older, drawnRifle: 3, mapRifle: 3 } };
    expect(sumsOf({ ...kept.context, cells: kept.state.cells }, [0])).toBe('approximate');
    // with counters left in the cup nobody can have drawn from the pile
    kept.state = { ...kept.state, cells: { ...older, drawnRifle: 1, mapRifle: 1 } };
    kept.book(drawFacts({ ...kept.context, cells: kept.state.cells }, 'rifle', 2));
    expect(typeof sumsOf({ ...kept.context, cells: kept.state.cells }, [0])).toBe('object');
  });

  it('PGG-X05 a pile nobody can account for makes them approximate, never silently', () => {
    const kept = new Kept({ '1-1-6': 1, '4-4-6': 2 });
    for (let i = 0; i < 3; i++) kept.draw();
    kept.lose(1);
    // a count corrected by hand
    kept.book([{ kind: 'set', cell: cells.outRifle, value: 2 }]);
    kept.draw();
    expect(sumsOf(kept.context, [2])).toBe('approximate');
    const panel = panelOf(attack, { attackTotal: 9, soviet: [{ untried: true }] }, kept.context);
    expect(panel.hints.map(({ msg }) => msg.id)).toContain('pgg.hint.redrawn');
  });

  it('PGG-X05 whatever was drawn, seen, lost and drawn again: as listing every way the box may lie', () => {
    const step = fc.record({
      do: fc.constantFrom('draw', 'draw', 'reveal', 'lose', 'lose'),
      n: fc.nat(20),
      pick: fc.nat(5),
    });
    const boxes = fc.constantFrom<Readonly<Record<string, number>>>(
      { '1-1-6': 1, '2-2-6': 1, '4-4-6': 1 },
      { '1-1-6': 2, '4-4-6': 2 },
      { '0-0-6': 1, '2-2-6': 2, '8-8-6': 1 },
      { '1-1-6': 1, '2-2-6': 1, '4-4-6': 1, '8-8-6': 1 },
    );
    let redrawn = 0;
    fc.assert(
      fc.property(boxes, fc.array(step, { minLength: 4, maxLength: 14 }), fc.nat(), (lines, steps, ask) => {
        const box = Object.entries(lines).flatMap(([strength, n]) => Array.from({ length: n }, () => strength));
        const kept = new Kept(lines);
        const worlds = new Worlds(box);
        const units: { generation: number; seen?: string; lost?: true }[] = [];
        // the whole box is on the map, as late in the game
        for (const _ of box) {
          worlds.draw();
          units.push({ generation: kept.draw() });
        }
        for (const one of steps) {
          const there = units.flatMap((unit, i) => (unit.lost ? [] : [i]));
          const index = there[one.n % Math.max(1, there.length)] ?? -1;
          const unit = units[index];
          if (one.do === 'draw') {
            if (worlds.draw()) units.push({ generation: kept.draw() });
          } else if (one.do === 'reveal' && unit && unit.seen === undefined) {
            unit.seen = worlds.reveal(index, one.pick);
            kept.reveal(unit.generation, unit.seen);
          } else if (one.do === 'lose' && unit) {
            worlds.lose(index);
            unit.lost = true;
            kept.lose(unit.generation, unit.seen);
          }
        }
        const untried = units.flatMap((unit, i) => (unit.lost || unit.seen !== undefined ? [] : [i]));
        const asked = untried.filter((_, i) => (ask >> i) & 1).slice(0, 3);
        if (asked.length === 0) return;
        if (units.some(({ generation }) => generation > 1)) redrawn += 1;
        expectAlike(
          sumsOf(
            kept.context,
            asked.map((i) => units[i]?.generation ?? 0),
          ),
          worlds.sums(asked),
        );
      }),
      { numRuns: 300 },
    );
    expect(redrawn).toBeGreaterThan(50);
  });
});

it('PGG-12.2 PGG-12.4 turned up it may be what is left of the mix; one of the pile again anything of the box', () => {
  const tables = { mixRifle: mix('mixRifle', { '1-2-6': 1, '3-2-6': 2, '6-8-6': 0 }) };
  const input = parsed(attack, { attacker: 'german', german: [{ attack: 9 }], soviet: [{ untried: true }] });
  const offered = (cells: Context['cells']) => {
    const { ask } = attack.play(input, at({ tables, cells }), []);
    return ask?.kind === 'chance' && ask.entry?.kind === 'seen' ? ask.entry.slots.map(({ options }) => options) : [];
  };
  const seen = { revealedRifle: { '1-2-6': 1 } };
  expect(offered({})).toEqual([['1-2-6', '3-2-6']]);
  expect(offered(seen)).toEqual([['3-2-6']]);
  expect(offered({ ...seen, generationRifle: 2 })).toEqual([['1-2-6', '3-2-6']]);
});
