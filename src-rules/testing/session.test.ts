import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#rules/kit/base/json.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Ask } from '#rules/kit/procedure/ask.ts';
import { bookAnswer, bookEnd, openSession, recordOf, type Session } from '#rules/kit/procedure/session.ts';
import { contextFromReads } from '#rules/kit/record/readSet.ts';
import { alternating } from '#rules/testing/invented/alternating.ts';
import { months } from '#rules/testing/invented/months.ts';
import { ten } from '#rules/testing/invented/ten.ts';
import { twoOrders } from '#rules/testing/invented/two-orders.ts';
import { games } from '../games/registry.ts';
import { inputsOf } from './inputs.ts';
import { Table } from './table.ts';
import { thingsOf } from './things.ts';

/** What a hand types for a question, by a number it draws; undefined: nothing can be typed. */
const handFor = (ask: Ask, n: number): Json | undefined => {
  if (ask.kind === 'choice') {
    const open = ask.options.filter(({ not }) => !not);
    return open[n % open.length]?.key;
  }
  const { entry } = ask;
  if (entry.kind === 'face') return (n % entry.sides) + (entry.zero === 0 ? 0 : 1);
  if (entry.kind === 'hits') return n % (entry.max + 1);
  return entry.slots.map(({ options }) => options[n % Math.max(1, options.length)] ?? '1/1');
};

/** Walks to the end, answer by answer, as a screen does; undefined: refused, or nothing fits. */
const walked = (
  begun: Session,
  dice: readonly number[],
  each: (at: Session, raw: Json) => void,
): Session | undefined => {
  let at = begun;
  for (let n = 0; n < 200; n++) {
    const { ask, done } = at.played;
    if (done) return at;
    const raw = ask && handFor(ask, dice[n % dice.length] ?? 0);
    const answer = raw === undefined ? undefined : at.read(raw);
    if (raw === undefined || !answer) return undefined;
    each(at, raw);
    at = at.after(answer);
  }
  return undefined;
};

describe.each([...games, alternating, months, ten, twoOrders])('a fight of $name without a page', (game) => {
  it('is recorded entry by entry, stands again from its record, and a script books the same', () => {
    const ended = new Set<string>();
    const asks = new Set<string>();
    for (const calculator of game.calculators)
      fc.assert(
        fc.property(
          inputsOf(calculator.fields),
          fc.array(fc.nat(10_000), { minLength: 4, maxLength: 12 }),
          (raw, dice) => {
            const table = new Table(game, { things: thingsOf(game).all });
            const input = calculator.parse(raw, table.context);
            if (!input.ok) return;
            // a battle to the end is long: one that is dear is left to its own tests
            if (calculator.cost(input.value, table.context) > 16) return;
            const begun = openSession(game, calculator, input.value, table.context);
            if (begun.played.ask) asks.add(calculator.id);
            let first = true;
            const last = walked(begun, dice, (at, typed) => {
              const answer = at.read(typed);
              if (!answer) throw new Error('an answer that was read before');
              const how = { flow: 'f1', begun: !first, by: 'table', seen: at.panel(), hold: true } as const;
              for (const { facts, says, spans } of bookAnswer(at, answer, how)) table.write(facts, says, ...spans);
              first = false;
            });
            if (!last || first) return;
            ended.add(calculator.id);
            const end = bookEnd(last, 'f1', undefined);
            if (end) table.write(end.facts, end.says, ...end.spans);

            // what the record kept of the game is enough to fight it again
            const flow = table.state.flows.f1;
            if (!flow) throw new Error('no fight in the record');
            const again = calculator.play(flow.input, contextFromReads(flow.around), flow.answers);
            expect(again.done?.key).toBe(last.played.done?.key);
            expect(flow.end?.outcome).toMatchObject({ key: last.played.done?.key });
            // and its panel is the one that was seen
            const shown = calculator.panel(flow.input, contextFromReads(flow.around), flow.answers);
            expect(JSON.stringify(shown)).toBe(JSON.stringify(last.panel()));

            // the same by script, in one question
            const whole = recordOf(last, 'f1').flatMap(({ facts }) => facts);
            const question = questionsOf(game).find(({ id }) => id === calculator.id);
            if (!question) throw new Error('no question');
            const asked = question.answer({ ...input.value, answers: last.answers }, begun.context);
            expect(asked).toMatchObject({ ok: true });
            if (!asked.ok) return;
            const { record } = asked.value as { readonly record: ReturnType<typeof recordOf> };
            expect(JSON.stringify(record.flatMap(({ facts }) => facts))).toBe(JSON.stringify(whole));
            expect(whole.filter(({ kind }) => kind === 'answer')).toHaveLength(last.answers.length);
          },
        ),
        { numRuns: 12, seed: 5 },
      );
    expect([...asks].filter((id) => !ended.has(id))).toEqual([]);
  });
});
