import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import { audit } from '#rules/kit/record/ripple.ts';
import { undo } from '#rules/kit/record/undo.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { placeAt, start } from '#rules/kit/sequence/walker.ts';
import { agreementsOf } from './agreements.ts';
import { backAndForth } from './backAndForth.ts';
import { heldAt } from './held.ts';
import { optionsOf, phasesOf, playsOf, tableOf } from './play.ts';
import { Table } from './table.ts';
import { thorough } from './thorough.ts';

export const sequenceSuite = (game: Game): void => {
  /** Walks the whole game, doing what the tasks ask for as their forms first stand. */
  const walk = (table: Table): void => {
    const seen = new Set<string>();
    expect(table.place).toBe(start(game.sequence, table.context).path);
    for (let step = 0; step < 5_000; step += 1) {
      const place = table.place;
      if (place === 'end') return;
      expect(seen.has(place)).toBe(false);
      seen.add(place);
      expect(placeAt(game.sequence, table.context)).toMatchObject({ path: place });
      expect(placeAt(game.sequence, table.context).lost).toBeUndefined();
      const now = phasesOf(outline(game.sequence, table.context)).filter((phase) => phase.state === 'now');
      expect(now.map((phase) => phase.path)).toEqual([place]);
      // nothing noted for a place left behind lives on
      for (const keys of [table.state.marks['suite:phase'], table.state.marks['suite:turn']]) {
        for (const { until = '' } of Object.values(keys ?? {})) expect(`${place}/`.startsWith(`${until}/`)).toBe(true);
      }
      const turn = place.split('/')[0] ?? '';
      table.write([
        { kind: 'mark', mark: 'suite:phase', key: place, value: true, until: place },
        { kind: 'mark', mark: 'suite:turn', key: place, value: true, until: turn },
        { kind: 'tick', task: `${place}/suite`, on: true },
      ]);
      for (const task of now.flatMap((phase) => phase.tasks)) {
        const action = game.actions.find((one) => one.id === task.action);
        const input = action?.parse({});
        if (!action || !input?.ok || !action.when(table.context)) continue;
        const proposal = action.proposes(input.value, table.context);
        if (proposal.ok) table.write(proposal.facts, proposal.says);
        if (table.place !== place) break;
      }
      if (table.place !== place) continue;
      const before = table.state.place.turn;
      if (table.done() === undefined) throw new Error(`${place} cannot be left`);
      expect(table.state.place.turn).toBeGreaterThanOrEqual(before);
      if (table.state.place.turn !== before) expect(table.state.ticks).toEqual({});
    }
    throw new Error('the game never ends');
  };

  for (const scenario of game.scenarios) {
    it(`walking the sequence of ${scenario.id} ends, under whatever options, and revives no mark`, () => {
      walk(new Table(game, { scenario: scenario.id }));
      fc.assert(
        fc.property(optionsOf(game), (options) => {
          walk(new Table(game, { scenario: scenario.id, options }));
        }),
        // a game of four years walks through as many phases as four short ones
        { numRuns: Math.ceil((scenario.turns > 24 ? 1 : 2) * thorough) },
      );
    });
  }
};

export const journalSuite = (game: Game): void => {
  it('undo then redo, and a correction then undo, leave a played game as it was; after a correction nothing is left to audit', () => {
    fc.assert(
      fc.property(playsOf(game, 15), fc.nat(1000), fc.boolean(), (played, at, drop) => {
        const table = tableOf(game, played);
        const { state, journal } = table;
        // the state is what the journal says, without any code of the game; undone to the start and redone to the end
        expect(backAndForth(table)).toEqual([]);
        expect(audit(game.standing, table.setUp, journal)).toEqual([]);
        if (undo(journal) === journal) return;
        const own = entriesAt(journal).filter(({ entry }) => !entry.by);
        const target = own[at % own.length]?.entry;
        if (!target) return;
        table.correct({ fix: [{ entry: target.id, facts: drop ? null : target.facts.slice(1) }] });
        expect(audit(game.standing, table.setUp, table.journal)).toEqual([]);
        // as if it had been played so from the start
        expect(table.state).toEqual(table.replayed);
        const corrected = table.state;
        table.undo();
        expect(table.state).toEqual(state);
        table.redo();
        expect(table.state).toEqual(corrected);
      }),
      { numRuns: 24 * thorough },
    );
  });
};

export const heldSuite = (game: Game): void => {
  it('whatever is booked where there is very much of everything, a saved game can hold', () => {
    const lines = new Map<string, number>();
    for (let seed = 1; seed <= 4 * thorough; seed += 1) {
      const held = heldAt(game, seed, agreementsOf(game).setting);
      expect([seed, held.faults]).toEqual([seed, []]);
      for (const [who, n] of held.lines) lines.set(who, (lines.get(who) ?? 0) + n);
    }
    const asked = (what: string): number => [...lines.keys()].filter((who) => who.startsWith(what)).length;
    expect(asked('action')).toBeGreaterThan(game.actions.length / 2);
    expect(asked('calculator')).toBeGreaterThanOrEqual(Math.min(1, game.calculators.length));
  });
};
