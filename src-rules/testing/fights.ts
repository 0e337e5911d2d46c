import fc from 'fast-check';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { inputsOf } from './inputs.ts';
import type { Position } from './position.ts';

const inputs = new WeakMap<Fields, fc.Arbitrary<JsonObject>>();
const typed = (fields: Fields, seed: number): JsonObject => {
  const known = inputs.get(fields) ?? inputsOf(fields);
  inputs.set(fields, known);
  return fc.sample(known, { numRuns: 1, seed })[0] ?? {};
};

/** A fight of counters beside one another, as the map fills it in; undefined: nobody stands so. */
const fromMap = (at: Position, calculator: Calculator): JsonObject | undefined => {
  const { game, context, roll } = at;
  const fight = game.map?.fight;
  if (!fight || !context.sheets) return undefined;
  const { board, stand } = at;
  const beside = (one: string, other: string) => board.arcOf(board.nodeOf(one), board.nodeOf(other)) >= 0;
  for (const target of roll.some(stand.pieces, 0.5)) {
    const attackers = stand.pieces.filter((one) => one.side !== target.side && beside(one.hex, target.hex));
    const side = attackers[0]?.side;
    if (side === undefined) continue;
    const found = fight({ target: target.hex, attackers: attackers.map(({ id }) => id), side }, board, context);
    if (found?.calc === calculator.id) return found.input;
  }
  return undefined;
};

/** Rows filled from the lists of units, as a hand picks them. */
const fromLists = (at: Position, { id, fields }: Calculator, raw: JsonObject): JsonObject => {
  const filled = Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind !== 'rows' || !field.rosters || !at.context.sheets) return [];
    const units = field.rosters.flatMap((roster) => at.context.rosters[roster]?.units ?? []);
    const rows = at.roll.some(units, 3 / Math.max(3, units.length)).map((unit) => at.row(id, key, unit.id));
    return [[key, rows.slice(0, field.max)] as const];
  });
  return { ...raw, ...Object.fromEntries(filled) };
};

/** What somebody might have typed or brought into a calculator here. Not every such input is taken. */
export const someInput = (at: Position, calculator: Calculator): JsonObject => {
  const { roll } = at;
  const seed = roll.below(2 ** 30);
  const of = roll.next();
  if (of < 0.35) {
    const brought = fromMap(at, calculator);
    if (brought) return brought;
  }
  const raw = typed(calculator.fields, seed);
  // what is left out takes what the game knows
  const part = roll.chance(0.5) ? raw : Object.fromEntries(roll.some(Object.entries(raw), 0.6));
  return of < 0.6 ? fromLists(at, calculator, part) : part;
};

type Row = { readonly [field: string]: Json };
/**
 * Inputs in which every unit has its number: random ones leave most at their start, and who has none has no odds. `lists`: the
 * fields whose rows are units; `fill`: a row with what it lacks.
 */
export const filledIn =
  (lists: readonly string[], fill: (row: Row, roll: Position['roll']) => Row) =>
  (id: string) =>
  (at: Position): JsonObject => {
    const calculator = at.game.calculators.find((one) => one.id === id);
    const input = calculator ? someInput(at, calculator) : {};
    const filled = lists.flatMap((list) => {
      const rows = input[list];
      return Array.isArray(rows) ? [[list, rows.map((row: Row) => fill(row, at.roll))] as const] : [];
    });
    return { ...input, ...Object.fromEntries(filled) };
  };

/** A form filled in at random: what offers names takes one of them, what is left out takes what the game knows. */
export const someFields = ({ context, roll }: Position, fields: Fields): JsonObject => {
  const raw = typed(fields, roll.below(2 ** 30));
  const filled = Object.entries(raw).map(([key, value]) => {
    const field = fields[key];
    const offer = field?.kind === 'text' ? roll.one(field.offers?.(context, raw) ?? []) : undefined;
    return [key, offer?.name ?? value] as const;
  });
  return Object.fromEntries(roll.some(filled, 0.7));
};

/** An input in which whatever its form does not ask stands as it begins. */
export const withoutHidden = (fields: Fields, input: JsonObject, context: Context): JsonObject => {
  const begun: JsonObject = JSON.parse(JSON.stringify(startOf(fields)));
  const clean = (own: Fields, start: JsonObject, row: JsonObject, whole: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => {
        const field = own[key];
        if (field?.when && !holds(field.when, { input: { ...whole, ...row }, context }))
          return [key, start[key] ?? null];
        if (field?.kind !== 'rows' || !Array.isArray(value)) return [key, value];
        const first: JsonObject = JSON.parse(JSON.stringify(startOf(field.fields)));
        return [key, value.map((one) => clean(field.fields, first, one as JsonObject, row))];
      }),
    );
  return clean(fields, begun, input, {});
};
