import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { formsOf } from './formsSuite.ts';
import { inputsOf } from './inputs.ts';
import { flawsIn, isMsg } from './messages.ts';
import { playsOf, tableOf } from './play.ts';
import { thingsOf } from './things.ts';
import { thorough } from './thorough.ts';

/** Messages as the command line hands them out: with the sentence beside the id. */
const spoken = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(spoken);
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part)]));
  return isMsg(value) ? { ...parts, text: '' } : parts;
};

export const questionsSuite = (game: Game): void => {
  const asked = questionsOf(game);
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('every question has a name of its own and describes itself in JSON Schema', () => {
    expect(new Set(asked.map((one) => one.id)).size).toBe(asked.length);
    for (const one of asked) {
      const { input, output } = one.describe();
      expect([one.id, plain(input), plain(output)]).toEqual([one.id, expect.any(Object), expect.any(Object)]);
    }
  });

  it('what a record holds is taken as a context, and read as it stands', () => {
    fc.assert(
      fc.property(playsOf(game, 12), (played) => {
        const { context } = tableOf(game, played);
        const { scenario, options, turn, place, cells, balances, marks } = context;
        const read = contextFrom(game, plain({ scenario, options, turn, place, cells, balances, marks }));
        expect(read.ok ? [] : read.troubles).toEqual([]);
        expect(read).toMatchObject({
          ok: true,
          value: {
            scenario,
            options,
            turn,
            place,
            cells,
            balances,
            marks,
            ...(context.who ? { who: context.who } : {}),
          },
        });
      }),
      { numRuns: 12 * thorough },
    );
  });

  it('nonsense is refused in words, never with a crash', () => {
    const context = contextWithoutGame(game);
    for (const one of asked) {
      for (const raw of [null, undefined, 7, 'x', [], { nobodyKnows: { at: ['all'] } }]) {
        const answer = one.answer(raw, context);
        if (!answer.ok) {
          expect([one.id, answer.troubles.length > 0]).toEqual([one.id, true]);
          expect(flawsIn(game, answer.troubles)).toEqual([]);
        }
      }
    }
  });

  it('what forms hand in fits the schema of a question, and its answer the schema of answers', () => {
    const forms = new Map(formsOf(game).map(([name, fields]) => [name, fields]));
    const things = thingsOf(game);
    for (const one of asked) {
      const fields = forms.get(
        one.id.startsWith('do-') ? `action ${one.id.slice(3)}` : `calculator ${one.id.replace(/-adds$/, '')}`,
      );
      const { input, output } = one.describe();
      const takes = z.fromJSONSchema(z.json().parse(plain(input)) as Parameters<typeof z.fromJSONSchema>[0]);
      const gives = z.fromJSONSchema(z.json().parse(plain(output)) as Parameters<typeof z.fromJSONSchema>[0]);
      fc.assert(
        fc.property(
          fields ? inputsOf(fields) : fc.constant({}),
          fc.constantFrom(things.none, things.all),
          (raw, typed) => {
            const answer = one.answer(raw, contextWithoutGame(game, typed));
            if (fields) expect([one.id, takes.safeParse(raw).error]).toEqual([one.id, undefined]);
            if (answer.ok)
              expect([one.id, gives.safeParse(spoken(plain(answer.value))).error]).toEqual([one.id, undefined]);
          },
        ),
        { numRuns: 2 * thorough },
      );
    }
  });
};
