import { describe, expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { parseLine } from '#rules/kit/forms/line/line.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { type EarlierRow, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Ending } from '#rules/kit/procedure/calcSpec.ts';
import { openSession } from '#rules/kit/procedure/session.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';

/**
 * What becomes of units that no list has: named again they are what the fight before left of them. Names and values are
 * invented.
 */

const inGame = (code: string) => {
  const game = games.find((each) => each.code === code);
  if (!game) throw new Error(code);
  const calc = game.calculators.find(({ id }) => id === game.fightWords?.calcs[0]);
  if (!calc) throw new Error('no fight');
  const read = (line: string, context: Context, earlier: readonly EarlierRow[] = []): JsonObject => {
    const world = fightLineOf(game, calc, context, earlier);
    if (!world) throw new Error('no line');
    const { input, troubles } = parseLine(line, world);
    expect(troubles, line).toEqual([]);
    return input;
  };
  /** With these dice and cards, and what lies under Enter. */
  const fight = (input: JsonObject, context: Context, raws: { readonly [ask: string]: Json }): Ending => {
    let session = openSession(game, calc, input, context);
    for (let guard = 0; guard < 20; guard++) {
      const { ask, done, not } = session.played;
      if (done) return done.ending;
      const given = ask && session.read(ask.kind === 'choice' ? ask.usual : (raws[ask.id] ?? null));
      if (!given) throw new Error(`${ask?.id ?? not?.msg.id}`);
      session = session.after(given);
    }
    throw new Error('without end');
  };
  const recorded = (context: Context, facts: readonly Fact[]): Context => {
    const cells: Record<string, Context['cells'][string]> = { ...context.cells };
    for (const fact of facts) {
      if (fact.kind !== 'set' || fact.key === undefined) continue;
      const before = cells[fact.cell];
      cells[fact.cell] = { ...(typeof before === 'object' ? before : {}), [fact.key]: fact.value ?? '' };
    }
    return { ...context, cells };
  };
  const rowsOf = (input: JsonObject): readonly EarlierRow[] =>
    Object.entries(calc.fields).flatMap(([field, each]) =>
      each.kind === 'rows' && each.side ? asRows(input[field]).map((row) => ({ field, row, around: {} })) : [],
    );
  /** Attack and defence as the fight sums them up. */
  const figures = (input: JsonObject, context: Context) => {
    const panel = openSession(game, calc, input, context).panel();
    if (panel.kind !== 'odds') throw new Error(panel.kind);
    return ['attack', 'defence'].map((id) => panel.figures.find((one) => one.id === id)?.value);
  };
  return { read, fight, recorded, rowsOf, figures, context: contextWithoutGame(game) };
};

describe('a unit named again', () => {
  it('ARMIR-12.2.1 is on the step the last fight left it on', () => {
    const { read, fight, recorded, rowsOf, figures, context } = inGame('ARMIR');
    const first = read('Invented 12 9 6 x Made up 4 2', context);
    expect(figures(first, context)).toEqual([12, 4]);
    const then = recorded(context, fight(first, context, { die: 2, card: '1/1' }).facts);
    const again = read('Invented x Made up', then, rowsOf(first));
    expect(figures(again, then)).toEqual([9, 2]);
    // typed again it is what is typed
    expect(figures(read('Invented 12 left 3 x Made up 4', then, rowsOf(first)), then)).toEqual([12, 4]);
  });

  it('RTL-S1.31 lies on the side the last fight left it on, and a tank brings its VP', () => {
    const { read, fight, recorded, rowsOf, figures, context } = inGame('RTL');
    const first = read('II/10 tanks 4-5-6-2-3-5 x 1/202 4-5-6-2-3-5', context);
    expect(figures(first, context)).toEqual([4, 5]);
    const { facts } = fight(first, context, { die: 3 });
    expect(facts.filter(({ kind }) => kind === 'post')).toMatchObject([{ account: 'vp', n: -2 }]);
    const then = recorded(context, facts);
    expect(figures(read('II/10 x 1/202', then, rowsOf(first)), then)).toEqual([2, 3]);
  });

  it('RTL-12.19 guns that fired are turned over by hand, and the record has them so', () => {
    const { read, fight, recorded, rowsOf, context } = inGame('RTL');
    const line = '4-5-6-2-3-5, "A80" art 3-1-5 range 9 dist 2 x 1/202 4-5-6-2-3-5';
    const first = read(line, context);
    const { facts, guide } = fight(first, context, { die: 3, 'guns-attacker': 1 });
    expect(guide.filter(({ rule }) => rule === '12.19').map(({ msg, who }) => [msg.id, who])).toEqual([
      ['rtl.res.guide.fired', 'german'],
    ]);
    const then = recorded(context, facts);
    const again = read('4-5-6-2-3-5, A80 dist 2 x 1/202', then, rowsOf(first));
    expect(asRows(again.german).map(({ fired }) => fired)).toEqual([false, true]);
  });
});
