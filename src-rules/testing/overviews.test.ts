import { describe, expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { speaker } from '#shared/say.ts';
import { flawsIn } from './messages.ts';

describe.each(games.flatMap((game) => game.scenarios.map(({ id }) => ({ name: `${game.code} ${id}`, game, id }))))(
  'the tables of the state of $name',
  ({ game, id }) => {
    const context = contextWithoutGame(game, {}, id);
    const tables = game.overviews?.(context) ?? [];
    it('are there, cover cells of the game and can be said', () => {
      expect(tables.length).toBeGreaterThan(0);
      for (const { covers } of tables)
        for (const cell of covers) expect(game.cells.map((one) => one.id)).toContain(cell);
      expect(new Set(flawsIn(game, tables))).toEqual(new Set());
    });
    it('say what is below zero with a minus, as every number', () => {
      const said = tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
      for (const locale of ['en', 'it'] as const) {
        const say = speaker(locale, [game.text[locale]]);
        for (const cell of said) if ('says' in cell) expect(say(cell.says)).not.toMatch(/(^|\s)-\d/);
      }
    });
    it('book a choice in place as its form would', () => {
      for (const { rows } of tables)
        for (const cell of rows.flatMap(({ cells }) => cells)) {
          if (!('by' in cell)) continue;
          expect(cell.choices.map(({ value }) => value)).toContain(cell.value);
          const action = game.actions.find((one) => one.id === cell.by.action);
          const start = action && { ...fillFrom(action.fields, context), ...cell.by.start };
          for (const { value } of cell.choices.filter((one) => one.value !== cell.value)) {
            const parsed = action?.parse({ ...start, [cell.by.field]: value });
            expect(parsed?.ok, `${cell.by.action} ${value}`).toBe(true);
          }
        }
    });
  },
);
