import { useMemo } from 'react';
import type { TextField } from '#rules/kit/forms/fields.ts';
import { unitsOf } from '#rules/kit/game/fightLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { useSay, useT } from '../../words/Language.tsx';
import { NamePick } from './NamePick.tsx';

/** A unit's name: typed freely, or picked from the roster so that its values fill the row. */
export function RosterPick({
  field,
  value,
  rosters,
  context,
  taken,
  disabled,
  onText,
  onPick,
}: {
  readonly field: TextField;
  readonly value: string;
  readonly rosters: readonly RosterSpec[];
  readonly context: Context;
  /** units that stand in a row already */
  readonly taken: readonly string[];
  readonly disabled?: boolean;
  readonly onText: (text: string) => void;
  readonly onPick: (unit: RosterUnit) => void;
}) {
  const t = useT();
  const say = useSay();
  const names = useMemo(
    () =>
      unitsOf(rosters, context)
        .filter((unit) => !taken.includes(unit.id))
        .map((unit) => ({ id: unit.id, name: unit.name, about: aboutUnit(unit, rosters), unit })),
    [rosters, context, taken],
  );
  return (
    <NamePick
      label={say(field.msg)}
      value={value}
      names={names}
      max={field.max}
      placeholder={names.length ? t('ui.play.rows.pick') : undefined}
      disabled={disabled}
      onText={onText}
      onPick={({ unit }) => onPick(unit)}
    />
  );
}

/** The numbers of a unit in the order they are declared, or the faces of a block: "4-7", "4 3 2 1". */
const aboutUnit = (unit: RosterUnit, rosters: readonly RosterSpec[]): string => {
  const faces = rosters.flatMap(({ fields }) => Object.keys(fields).filter((id) => fields[id]?.kind === 'faces'));
  const list = faces.map((id) => unit.values[id]).find((value) => typeof value === 'string');
  return typeof list === 'string'
    ? list
    : Object.values(unit.values)
        .filter((value) => typeof value === 'number')
        .join('-');
};
