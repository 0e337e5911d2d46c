import { Button } from '@mantine/core';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { RowsField, Trouble } from '#rules/kit/forms/fields.ts';
import type { LineUnit } from '#rules/kit/forms/line/lineWorld.ts';
import { nameField } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { useSettled } from '../afterPaint.ts';
import { Trail } from '../parts/Trail.tsx';
import { FieldInput } from './FieldInput.tsx';
import classes from './form.module.css';
import { MapLine } from './MapLine.tsx';
import { RosterPick } from './RosterPick.tsx';
import { asText, troubleAt } from './values.ts';

export interface RowTool {
  readonly id: string;
  readonly label: string;
  readonly off?: boolean;
  readonly run: () => void;
}

/** A row unfolded: its fields, the reasons for its figure, and a frame later what can be done with it. */
export function OpenRow({
  field,
  row,
  whole,
  context,
  picks,
  troubles,
  figure,
  disabled,
  tools,
  onChange,
  onPick,
  ground,
  onTake,
}: {
  readonly field: RowsField;
  readonly row: JsonObject;
  readonly whole: JsonObject | undefined;
  readonly context: Context;
  /** who may stand in the row; undefined: nobody is listed */
  readonly picks: readonly FighterPick[] | undefined;
  readonly troubles: readonly Trouble[];
  readonly figure: Figure | undefined;
  readonly disabled: boolean | undefined;
  readonly tools: readonly RowTool[];
  readonly onChange: (key: string, value: Json) => void;
  readonly onPick: (units: readonly LineUnit[]) => void;
  /** what the map knows of the unit the row stands for */
  readonly ground: JsonObject | undefined;
  readonly onTake: (values: JsonObject) => void;
}) {
  const settled = useSettled();
  const named = nameField(field);
  const fields = inOrder(field, named).filter(
    ([, each]) => !each.when || holds(each.when, { input: { ...whole, ...row }, context }),
  );
  return (
    <div className={classes.open} data-open="">
      {ground && <MapLine field={field} row={row} ground={ground} disabled={disabled} onTake={onTake} />}
      <div className={classes.line}>
        {fields.map(([key, each]) =>
          key === named && each.kind === 'text' && picks ? (
            <RosterPick
              key={key}
              field={each}
              value={asText(row[key])}
              picks={picks}
              disabled={disabled}
              onText={(text) => onChange(key, text)}
              onPick={onPick}
            />
          ) : (
            <FieldInput
              key={key}
              field={each}
              small
              value={row[key]}
              beside={{ fields: field.fields, row }}
              drawn={context}
              trouble={troubleAt(troubles, key)}
              disabled={disabled}
              onChange={(value) => onChange(key, value)}
            />
          ),
        )}
      </div>
      {figure && figure.steps.length > 1 && <Trail figures={[figure]} />}
      {settled && !disabled && (
        <div className={classes.tools}>
          {tools.map(({ id, label, off, run }) => (
            <Button key={id} variant="subtle" disabled={off === true} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** What is typed first stands first: the name, the big numbers, the rest; yes and no last. */
const inOrder = (
  field: RowsField,
  named: string | undefined,
): readonly (readonly [string, RowsField['fields'][string]])[] => {
  const rank = (id: string): number => {
    const each = field.fields[id];
    if (id === named) return 0;
    if (each?.kind === 'top' || ((each?.kind === 'count' || each?.kind === 'text') && each.big)) return 1;
    return each?.kind === 'toggle' ? 3 : 2;
  };
  return Object.entries(field.fields).toSorted(([a], [b]) => rank(a) - rank(b));
};
