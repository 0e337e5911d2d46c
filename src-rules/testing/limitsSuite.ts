import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import { brokenBy } from '#rules/kit/record/accountLimits.ts';
import { step } from '#rules/kit/record/fold.ts';
import type { Entry, Fact } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import { stateOf } from '#rules/kit/record/state.ts';
import { inputsOf } from './inputs.ts';
import { playsOf, tableOf } from './play.ts';

/** The limits that facts break without a word: no posting of theirs to that account is an override. */
const silently = (game: Game, balances: { readonly [id: string]: number }, facts: readonly Fact[]) =>
  brokenBy(game.accounts, balances, facts)
    .filter(({ account }) => !facts.some((fact) => fact.kind === 'post' && fact.account === account && fact.over))
    .map(({ account, limit, short }) => `${account} ${limit} ${short}`);

/** What an account declares binds whoever books: forms, palette and command line by the actions, all by the record. */
export const limitsSuite = (game: Game, thorough: number): void => {
  const limited = game.accounts.filter(({ min, max }) => min !== undefined || max !== undefined);
  if (limited.length === 0) return;

  it('no action books an account past its limit but as an override, on whatever balances', () => {
    const near = fc.record(
      Object.fromEntries(
        limited.map(({ id, min = 0, max = min + 9 }) => [id, fc.constantFrom(min, min + 1, max - 1, max)]),
      ),
    );
    for (const action of game.actions)
      fc.assert(
        fc.property(playsOf(game, 4), near, inputsOf(action.fields), (played, balances, raw) => {
          const { context } = tableOf(game, played);
          const known = { ...context.balances, ...balances };
          const input = action.parse(raw);
          if (!input.ok) return;
          const proposal = action.proposes(input.value, { ...context, balances: known });
          if (proposal.ok) expect([action.id, brokenBy(game.accounts, known, proposal.facts)]).toEqual([action.id, []]);
          else expect([action.id, silently(game, known, proposal.anyway?.facts ?? [])]).toEqual([action.id, []]);
        }),
        { numRuns: 2 * thorough },
      );
  });

  it('the record of a game played has no posting past a limit that is not said an override', () => {
    fc.assert(
      fc.property(playsOf(game, 20), (played) => {
        const table = tableOf(game, played);
        let state = stateOf(table.setUp);
        const entries = table.journal.lines.filter((line): line is Entry => !isFix(line));
        for (const entry of entries) {
          const broken = silently(game, state.balances, entry.facts);
          expect([entry.says.id, entry.by?.rule, broken]).toEqual([entry.says.id, entry.by?.rule, []]);
          state = step(state, entry);
        }
      }),
      { numRuns: 15 * thorough },
    );
  });
};
