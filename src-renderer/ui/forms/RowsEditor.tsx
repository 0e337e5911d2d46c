import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { RowsField, Trouble } from '#rules/kit/forms/fields.ts';
import { nameField } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { useThings } from '../../host/things.ts';
import { canKeepUnit, keepUnit } from '../../state/keepUnit.ts';
import { useCommand } from '../../state/keys.ts';
import { isOwned } from '../../state/part.ts';
import { useGame } from '../../state/store.ts';
import { useLanguage } from '../../words/Language.tsx';
import { FigureText } from '../parts/FigureText.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import classes from './form.module.css';
import { listed } from './listed.ts';
import { RowLine } from './RowLine.tsx';
import { EffectLine, effectsOn, effectsOnSum, figureOfRow, sharedEffects } from './rowEffects.tsx';
import { groupLabel } from './rowWords.ts';
import { useRows } from './useRows.ts';
import { asText, idOf, troublesBelow } from './values.ts';

interface Props {
  readonly field: RowsField;
  readonly rows: readonly JsonObject[];
  readonly out: readonly string[];
  readonly context: Context;
  readonly figures: readonly Figure[];
  /** the form the rows belong to: some fields depend on it */
  readonly whole?: JsonObject;
  readonly sum?: Figure;
  readonly side?: Side;
  readonly rosters: readonly RosterSpec[];
  /** troubles of the rows that are in, by their index */
  readonly troubles: readonly Trouble[];
  readonly trouble?: Trouble;
  readonly disabled?: boolean;
  /** the key for a new row adds to this list */
  readonly adds?: boolean;
  readonly onTouch?: () => void;
  /** what the map knows of a piece */
  readonly ground?: ((piece: string) => JsonObject) | undefined;
  /** who may be added, besides these */
  readonly picks?: ((taken: readonly string[]) => readonly FighterPick[]) | undefined;
  readonly onRows: (rows: readonly JsonObject[]) => void;
  readonly onOut?: (out: readonly string[]) => void;
}

/**
 * Units as rows. On a row: arrows move, Alt and arrows reorder, Space takes it out and back, Enter opens it, C copies,
 * Delete removes, + and − step its first number. A adds one.
 */
export function RowsEditor({
  field,
  rows,
  out,
  context,
  figures,
  whole,
  sum,
  side,
  rosters,
  troubles,
  trouble,
  disabled,
  adds = true,
  onTouch,
  ground,
  picks,
  onRows,
  onOut,
}: Props) {
  const { say, t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const label = say(field.msg);
  // rows of hexes or steps carry no symbol
  const units = field.side !== undefined || field.rosters !== undefined;
  const inRows = rows.filter((row) => !out.includes(idOf(row)));
  const picksFor = (id: string): readonly FighterPick[] | undefined => {
    if (rosters.length === 0) return undefined;
    const taken = rows.map(idOf).filter((each) => each !== id);
    return picks ? picks(taken) : listed(field, rosters, context, ground, taken);
  };
  const hand = useRows({ field, rows, out, context, disabled, list, picksFor, onTouch, onRows, onOut });
  useCommand('row.add', hand.add, !disabled && adds);
  const figureOf = figureOfRow(field, figures, inRows);

  const open = useGame((s) => s.open);
  const things = useThings((s) => s.things);
  const [roster] = rosters;
  /** what was typed of a unit may be kept in its list, where that does not know it yet */
  const keepsOf = (row: JsonObject): (() => void) | undefined => {
    const named = nameField(field);
    const typed = { id: idOf(row), name: named === undefined ? '' : asText(row[named]), row };
    if (!open || !roster || !isOwned(open) || !canKeepUnit(open, things, roster, typed)) return undefined;
    return () => void keepUnit(roster, typed, say(roster.msg)).then((unit) => unit && hand.standFor(typed.id, unit));
  };

  const groupOf = (row: JsonObject): string => (field.group ? asText(row[field.group]) : '');
  const groups: { readonly key: string; readonly rows: JsonObject[] }[] = [];
  for (const row of rows) {
    const key = groupOf(row);
    const last = groups.at(-1);
    if (last && last.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }

  const rowView = (row: JsonObject, shared = false) => {
    const id = idOf(row);
    const index = inRows.indexOf(row);
    const figure = figureOf(row);
    return (
      <RowLine
        key={id}
        field={field}
        row={row}
        n={rows.indexOf(row) + 1}
        of={rows.length}
        isOut={index < 0}
        hand={hand}
        units={units}
        side={side}
        context={context}
        whole={whole}
        figure={figure}
        effects={shared ? [] : effectsOn(figure)}
        wrong={index < 0 ? [] : troublesBelow(troubles, String(index))}
        picks={hand.open === id ? picksFor(id) : undefined}
        disabled={disabled}
        sets={onOut !== undefined}
        keeps={hand.open === id && !disabled ? keepsOf(row) : undefined}
        ground={hand.open === id ? ground?.(id) : undefined}
        onTake={(values) => onRows(rows.map((each) => (each === row ? { ...each, ...values } : each)))}
      />
    );
  };
  const groupView = (group: (typeof groups)[number], i: number) => {
    const shared = sharedEffects(
      group.rows.map((row) => effectsOn(figureOf(row))),
      say,
    );
    return (
      <div key={`${group.key}/${i}`} className={classes.group} data-look={side?.look}>
        <div className={classes.groupHead}>
          <b>{groupLabel(field, group.key, group.rows, say)}</b>
          <span>
            <EffectLine steps={shared} />
          </span>
        </div>
        {group.rows.map((row) => rowView(row, shared.length > 0))}
      </div>
    );
  };

  return (
    <section className={classes.rows} aria-label={label}>
      <div className={classes.rowsHead}>
        <h2>{side ? <SideMark look={side.look}>{label}</SideMark> : label}</h2>
        {field.rule && <RuleRef rule={field.rule} />}
        {sum && (
          <span className={classes.sum}>
            {rows.length > 0 && (
              <small>
                <EffectLine steps={effectsOnSum(sum)} />
              </small>
            )}
            <FigureText n={sum.value} per={sum.per} />
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside have the focus, the list only listens */}
      <div
        ref={list}
        className={classes.list}
        onFocus={onTouch}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          event.stopPropagation();
          hand.close();
        }}
      >
        {groups.map((group, i) =>
          group.key && group.rows.length > 1 ? groupView(group, i) : group.rows.map((row) => rowView(row)),
        )}
      </div>
      {trouble && (
        <p className={classes.trouble}>
          {t('ui.play.trouble.mark')} {say(trouble.msg)}
        </p>
      )}
      {rows.length === 0 && field.hint && <p className={classes.empty}>{say(field.hint)}</p>}
      {!disabled && (
        <div className={classes.add}>
          <Button variant="subtle" disabled={hand.full} leftSection={<Icon name="plus" size={20} />} onClick={hand.add}>
            {field.add ? say(field.add) : t(units ? 'ui.play.rows.add' : 'ui.play.rows.addRow')}{' '}
            {adds && <KeyCap of="row.add" />}
          </Button>
        </div>
      )}
    </section>
  );
}
