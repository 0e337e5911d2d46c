import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { parsePlain, startOf } from '#rules/kit/forms/parse.ts';
import { rowOfUnit } from '#rules/kit/forms/unitRow.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { inputsOf } from './inputs.ts';
import { thingsOf } from './things.ts';
import { thorough } from './thorough.ts';

export const formsOf = (game: Game): readonly (readonly [string, Fields])[] => [
  ...game.calculators.map((one) => [`calculator ${one.id}`, one.fields] as const),
  ...game.actions.map((one) => [`action ${one.id}`, one.fields] as const),
  ...game.rosters.map((one) => [`roster ${one.id}`, one.fields] as const),
  ...(game.secrets ?? []).map((one) => [`secret ${one.id}`, one.behind?.fields ?? {}] as const),
];

export const fieldsSuite = (game: Game): void => {
  it('fields parse their own start; what is missing takes it; unknown keys are refused', () => {
    for (const [name, fields] of formsOf(game)) {
      const begun: JsonObject = JSON.parse(JSON.stringify(startOf(fields)));
      expect([name, parsePlain(fields, begun)]).toEqual([name, { ok: true, value: begun }]);
      expect([name, parsePlain(fields, {})]).toEqual([name, { ok: true, value: begun }]);
      expect([name, parsePlain(fields, { ...begun, nobodyKnows: 1 }).ok]).toEqual([name, false]);
    }
  });

  it('what a form hands in is accepted and survives JSON', () => {
    for (const [name, fields] of formsOf(game)) {
      fc.assert(
        fc.property(inputsOf(fields), (raw) => {
          const parsed = parsePlain(fields, raw);
          expect([name, parsed]).toMatchObject([name, { ok: true }]);
          if (parsed.ok) expect(parsePlain(fields, JSON.parse(JSON.stringify(parsed.value)))).toEqual(parsed);
        }),
        { numRuns: 12 * thorough },
      );
    }
  });

  it('a unit of a list, picked into a row, is what the row asks and no more', () => {
    const context = contextWithoutGame(game, thingsOf(game).all);
    for (const [name, fields] of formsOf(game))
      for (const [key, field] of Object.entries(fields)) {
        if (field.kind !== 'rows') continue;
        const units = (field.rosters ?? []).flatMap((roster) => context.rosters[roster]?.units ?? []);
        for (const unit of units) {
          const row = { ...rowOfUnit(field, unit, context), id: unit.id };
          expect([name, unit.id, parsePlain(fields, { [key]: [row] })]).toMatchObject([name, unit.id, { ok: true }]);
        }
      }
  });
};
