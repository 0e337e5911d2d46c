import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { SecretSpec } from '#rules/kit/game/secret.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact, Line } from '#rules/kit/record/journal.ts';
import { isFix } from '#rules/kit/record/path.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { flawsIn, flawsOf, messagesIn, namesById, textsOf } from './messages.ts';
import { playsOf, tableOf } from './play.ts';
import { thingsOf } from './things.ts';
import { thorough } from './thorough.ts';

/** What a player is told who chooses everything, or as little as may be. */
const secretSaid = ({ choices, least, most, warns, behind }: SecretSpec, context: Context) =>
  [least, most].map((count) => {
    const choice = choices.slice(0, count).map(({ key }) => key);
    const input = behind && parsePlain(behind.fields, {}, context);
    return [
      warns?.(choice, context),
      behind?.score(choice, context),
      input?.ok ? behind?.outlook(choice, input.value, context) : [],
    ];
  });

export const textSuite = (game: Game): void => {
  it('every message a game declares can be said in both languages', () => {
    const declared = messagesIn(game);
    const flaws = [...declared.values()].flatMap((said: Msg) => flawsOf(game, said));
    for (const side of game.sides) {
      for (const locale of ['en', 'it'] as const)
        if (!Object.hasOwn(textsOf(game, locale).words, side.word)) flaws.push(`${locale}: no word ${side.word}`);
    }
    expect([...new Set(flaws)]).toEqual([]);
  });

  it('every ruling shows in a moment of play how its choices differ', () => {
    // yes and no are switches of whole rules: their one line says what they bring
    const rulings = game.options.filter(({ choices }) => choices.some(({ value }) => typeof value !== 'boolean'));
    expect(rulings.filter(({ example }) => !example).map(({ id }) => id)).toEqual([]);
    for (const locale of ['en', 'it'] as const)
      for (const { id, example } of game.options)
        if (example) expect(textsOf(game, locale).says[example.id] ?? '', `${locale} ${id}`).toMatch(/^.{40,240}$/);
  });

  it('both languages ask for the same parameters', () => {
    const [en, itself] = [namesById(textsOf(game, 'en')), namesById(textsOf(game, 'it'))];
    const differ = [...en].flatMap(([id, names]) => {
      const others = itself.get(id) ?? new Set();
      const odd = [...names, ...others].filter((name) => name !== 'count' && !(names.has(name) && others.has(name)));
      return odd.length > 0 ? [`${id}: ${odd.join(', ')}`] : [];
    });
    expect(differ).toEqual([]);
    expect([...itself.keys()].filter((id) => !en.has(id))).toEqual([]);
  });

  it('what is said in play can be said in both languages, of cells and accounts that are there', () => {
    const cells = new Set(game.cells.map((cell) => cell.id));
    const accounts = new Set(game.accounts.map((account) => account.id));
    fc.assert(
      fc.property(playsOf(game, 12), (played) => {
        const table = tableOf(game, played);
        const { context } = table;
        const said = [
          table.journal.lines.map((line) => [line.says.id === 'test' ? [] : line.says, isFix(line) ? [] : line.facts]),
          table.outline,
          game.limits(context),
          game.reminders(context),
          game.book?.pages(context).map((page) => [page, game.book?.notes(page.id, context)]),
          game.score(context),
          (game.secrets ?? []).map((secret) => secretSaid(secret, context)),
          game.turnColumns.map((lane) => turnsOf(game, played.scenario).map((turn) => lane.at(turn, context))),
          game.over?.(context),
          game.tables.flatMap((spec) => spec.notes?.(typedOrEmpty(game, spec.id)) ?? []),
          game.actions.map((action) => {
            const input = action.parse({});
            return input.ok && action.when(context) ? action.proposes(input.value, context) : [];
          }),
        ];
        const flaws = flawsIn(game, said);
        expect([...new Set(flaws)]).toEqual([]);
        for (const fact of table.journal.lines.flatMap(factsOf)) {
          if (fact.kind === 'set') expect(cells).toContain(fact.cell);
          if (fact.kind === 'post') expect(accounts).toContain(fact.account);
          if (fact.kind === 'set')
            expect([fact.cell, fact.key !== undefined]).toEqual([
              fact.cell,
              game.cells.find((cell) => cell.id === fact.cell)?.keys !== undefined,
            ]);
        }
      }),
      { numRuns: 15 * thorough },
    );
  });
};

/** From the first to the last of a scenario. */
const turnsOf = (game: Game, scenario: string): readonly number[] => {
  const { first = 1, turns = first } = game.scenarios.find((one) => one.id === scenario) ?? {};
  return Array.from({ length: turns - first + 1 }, (_, i) => first + i);
};
const typedOrEmpty = (game: Game, id: string) =>
  thingsOf(game).all.tables?.[id] ?? { id, cols: [], rows: [], cells: {}, from: 'typed' };
const factsOf = (line: Line): readonly Fact[] => (isFix(line) ? [] : line.facts);
