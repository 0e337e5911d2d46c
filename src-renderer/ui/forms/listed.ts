import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RowsField } from '#rules/kit/forms/fields.ts';
import { rowOfUnit } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import { unitsOf } from '#rules/kit/game/fightLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { msg, name } from '#rules/kit/words/message.ts';

/** The units of the lists in their order, where no fight says who is meant first. */
export const listed = (
  field: RowsField,
  rosters: readonly RosterSpec[],
  context: Context,
  ground: ((piece: string) => JsonObject) | undefined,
  taken: readonly string[],
): readonly FighterPick[] =>
  unitsOf(rosters, context)
    .filter((unit) => !taken.includes(unit.id))
    .map((unit) => {
      const row = (again: boolean) => rowOfUnit(field, unit, context, { ground: ground?.(unit.id), again });
      const printed = printedOn(unit, rosters);
      return {
        id: unit.id,
        what: 'unit',
        name: unit.name,
        units: [{ id: unit.id, name: unit.name, field: '', row }],
        says: () => (printed === '' ? [] : [msg('kit.plain.name', { name: name(printed) })]),
      };
    });

/** The numbers of a unit in the order they are declared, or the faces of a block: "4-7", "4 3 2 1". */
const printedOn = (unit: RosterUnit, rosters: readonly RosterSpec[]): string => {
  const faces = rosters.flatMap(({ fields }) => Object.keys(fields).filter((id) => fields[id]?.kind === 'faces'));
  const list = faces.map((id) => unit.values[id]).find((value) => typeof value === 'string');
  return typeof list === 'string'
    ? list
    : Object.values(unit.values)
        .filter((value) => typeof value === 'number')
        .join('-');
};
