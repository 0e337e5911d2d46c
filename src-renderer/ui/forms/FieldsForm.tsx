import { memo, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Fields, Trouble } from '#rules/kit/forms/fields.ts';
import type { MapSaid } from '#rules/kit/forms/mapSaid.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import type { FromMap } from '../../state/fromMap.ts';
import { RuleTabs } from '../parts/ruleTabs.ts';
import { FieldInput } from './FieldInput.tsx';
import classes from './form.module.css';
import { FormMapLine } from './MapLine.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import { asRows, troubleAt, troublesBelow, unitListsOf } from './values.ts';

interface Props {
  readonly fields: Fields;
  readonly value: JsonObject;
  readonly context: Context;
  readonly troubles: readonly Trouble[];
  readonly sides?: readonly Side[];
  readonly rosters?: readonly RosterSpec[];
  readonly figures?: readonly Figure[];
  /** the totals shown at the head of a side's rows */
  readonly sums?: { readonly [field: string]: Figure | undefined };
  /** rows taken out for the moment, by id */
  readonly out?: readonly string[];
  readonly disabled?: boolean;
  /** dice that lie as they fell */
  readonly fixed?: readonly string[];
  /** what the map knows of a piece, for a row of this field */
  readonly ground?: FromMap | undefined;
  /** what the map says of the form as it stands */
  readonly said?: MapSaid | undefined;
  /** who may be added to a field's rows, besides these */
  readonly picks?: ((field: string, taken: readonly string[]) => readonly FighterPick[]) | undefined;
  readonly onChange: (value: JsonObject) => void;
  readonly onOut?: (out: readonly string[]) => void;
}

const noFigures: readonly Figure[] = [];
const none: readonly string[] = [];

/** A form drawn from declared fields: what is not asked under the present conditions is not there. */
export const FieldsForm = memo(function FieldsForm({
  fields,
  value,
  context,
  troubles,
  sides = [],
  rosters = [],
  figures = noFigures,
  sums = {},
  out = none,
  disabled,
  fixed = none,
  ground,
  said,
  picks,
  onChange,
  onOut,
}: Props) {
  const shown = Object.entries(fields).filter(
    ([, field]) => !field.when || holds(field.when, { input: value, context }),
  );
  const lists = shown.filter(([, field]) => field.kind === 'rows').map(([id]) => id);
  const [touched, setTouched] = useState<string>();
  // Once units are listed, the numbers for the hurried step back.
  const listed = lists.some((id) => asRows(value[id]).length > 0);
  const acting = shown.find(
    ([, field]) => field.kind === 'rows' && field.acts && holds(field.acts, { input: value, context }),
  );
  const adding = touched !== undefined && lists.includes(touched) ? touched : (acting?.[0] ?? lists[0]);
  const set = (id: string, next: JsonObject[string]) => {
    // another side acts: new rows are its own again
    if (fields[id]?.kind === 'choice') setTouched(undefined);
    onChange({ ...value, [id]: next });
  };
  // Neighbouring small fields share a line; rows and big fields stand alone, in the declared order.
  const blocks: { readonly kind: 'rows' | 'big' | 'chips' | 'line'; readonly ids: string[] }[] = [];
  for (const [id, field] of shown) {
    const kind = field.kind === 'rows' ? 'rows' : field.big ? 'big' : field.kind === 'toggle' ? 'chips' : 'line';
    const last = blocks.at(-1);
    if (last?.kind === kind && kind !== 'rows') last.ids.push(id);
    else blocks.push({ kind, ids: [id] });
  }
  // Who attacks stands first, as in what is typed, said and reckoned.
  const sidesAt = blocks.flatMap(({ ids: [id = ''] }, i) => {
    const field = fields[id];
    return field?.kind === 'rows' && field.acts ? [i] : [];
  });
  const [first = 0] = sidesAt;
  const actor = sidesAt.find((i) => blocks[i]?.ids[0] === acting?.[0]);
  if (actor !== undefined && actor > first) blocks.splice(first, 0, ...blocks.splice(actor, 1));
  // Untouched, they even go to the end: the units are what the form is about now.
  const stepsBack = (block: (typeof blocks)[number]): boolean =>
    listed &&
    block.kind === 'big' &&
    block.ids.every((id) => {
      const field = fields[id];
      return field !== undefined && field.kind !== 'rows' && (value[id] ?? field.start) === field.start;
    });
  const ordered = [...blocks.filter((block) => !stepsBack(block)), ...blocks.filter(stepsBack)];
  const unitLists = unitListsOf(fields);
  // what a fight is fought on stands below its units
  const under = ordered[ordered.findLastIndex(({ ids: [id = ''] }) => unitLists.includes(id)) + 1];
  return (
    <RuleTabs value={-1}>
      <div className={classes.form}>
        {ordered.map((block) => {
          if (block.kind === 'rows') {
            const id = block.ids[0] ?? '';
            const field = fields[id];
            if (field?.kind !== 'rows') return null;
            return (
              <RowsEditor
                key={id}
                field={field}
                rows={asRows(value[id])}
                out={out}
                context={context}
                whole={value}
                figures={figures}
                sum={sums[id]}
                side={sides.find((side) => side.id === field.side)}
                rosters={rosters.filter((roster) => field.rosters?.includes(roster.id))}
                troubles={troublesBelow(troubles, id)}
                trouble={troubleAt(troubles, id)}
                disabled={disabled}
                adds={id === adding}
                onTouch={() => setTouched(id)}
                ground={ground && ((piece) => ({ ...ground(id, piece), ...said?.rows[piece] }))}
                picks={picks && ((taken) => picks(id, taken))}
                onRows={(rows) => set(id, rows)}
                onOut={onOut}
              />
            );
          }
          const own = (
            <div
              key={block.ids[0]}
              className={{ big: classes.bigs, chips: classes.chips, line: classes.line }[block.kind]}
              data-quiet={(block.kind === 'big' && listed) || undefined}
              {...(block === under && lists.length > 0 ? { 'data-ground': '', tabIndex: -1 } : {})}
            >
              {block.ids.map((id) => {
                const field = fields[id];
                return (
                  field && (
                    <FieldInput
                      key={id}
                      field={field}
                      value={value[id]}
                      beside={{ fields, row: value }}
                      context={context}
                      sides={sides}
                      trouble={troubleAt(troubles, id)}
                      disabled={disabled || fixed.includes(id)}
                      quiet={block.kind === 'big' && listed}
                      onChange={(next) => set(id, next)}
                    />
                  )
                );
              })}
            </div>
          );
          if (block !== under || !said) return own;
          return [
            <FormMapLine
              key="map"
              fields={Object.fromEntries(shown)}
              value={value}
              known={said.whole}
              disabled={disabled}
              onTake={(values) => onChange({ ...value, ...values })}
            />,
            own,
          ];
        })}
      </div>
    </RuleTabs>
  );
});
