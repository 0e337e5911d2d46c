import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import { turned } from '#rules/kit/forms/faces.ts';
import type { RowsField, Trouble } from '#rules/kit/forms/fields.ts';
import type { LineUnit } from '#rules/kit/forms/line/lineWorld.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import { nameField, setByHand } from '#rules/kit/forms/unitRow.ts';
import type { FighterPick } from '#rules/kit/game/fighters.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Figure } from '#rules/kit/procedure/figures.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { newId } from '../../host/ids.ts';
import { useCommand } from '../../state/keys.ts';
import { rowIn } from '../../state/rowIn.ts';
import { useLanguage } from '../../words/Language.tsx';
import { FigureText } from '../parts/FigureText.tsx';
import { Icon } from '../parts/Icon.tsx';
import { KeyCap } from '../parts/KeyCap.tsx';
import { RuleRef } from '../parts/RuleRef.tsx';
import { SideMark } from '../parts/SideMark.tsx';
import { UnitSymbol } from '../parts/UnitSymbol.tsx';
import { facesBeside, HalfMark, TopInput, topField } from './FaceInputs.tsx';
import faceClasses from './faces.module.css';
import classes from './form.module.css';
import { listed } from './listed.ts';
import { OpenRow } from './OpenRow.tsx';
import { about, armOf, groupLabel } from './rowWords.ts';
import { symbolOf, symbolOfArm } from './symbols.ts';
import { asCount, asText, idOf, troublesBelow } from './values.ts';

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
export function RowsEditor(props: Props) {
  const {
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
  } = props;
  const { say, t } = useLanguage();
  const [open, setOpen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const label = say(field.msg);
  // rows of hexes or steps carry no symbol
  const units = field.side !== undefined || field.rosters !== undefined;
  const named = nameField(field);
  const top = topField(field.fields);
  const half = top?.[1].mark;
  const mark = half !== undefined && field.fields[half] ? ([half, field.fields[half]] as const) : undefined;
  const inRows = rows.filter((row) => !out.includes(idOf(row)));
  const full = rows.length >= field.max;
  const picksFor = (id: string): readonly FighterPick[] | undefined => {
    if (rosters.length === 0) return undefined;
    const taken = rows.map(idOf).filter((each) => each !== id);
    return picks ? picks(taken) : listed(field, rosters, context, ground, taken);
  };

  const focusRow = (id: string | undefined) => rowIn(list.current, 'row', id)?.focus();
  const focusFirstInput = () => list.current?.querySelector<HTMLElement>('[data-open] input')?.focus();

  const put = (next: readonly JsonObject[], focus?: string) => {
    flushSync(() => onRows(next));
    if (focus) focusRow(focus);
  };
  const start = (): JsonObject => ({ ...fillFrom(field.fields, context), ...field.fresh?.(context) });
  const add = () => {
    if (full || disabled) return;
    const id = newId('u');
    flushSync(() => {
      onRows([...rows, { ...start(), id }]);
      setOpen(id);
      onTouch?.();
    });
    focusFirstInput();
  };
  useCommand('row.add', add, !disabled && adds);

  /** Enter within an open row closes it and stands on it: typing a stack needs no mouse. */
  const close = () => {
    const id = open;
    flushSync(() => setOpen(undefined));
    const row = rowIn(list.current, 'row', id);
    if (!row) return;
    row.focus();
    // typed: the next Enter is the fight's, not the row's, as long as the keyboard stays there
    row.dataset.typed = '';
    row.addEventListener('blur', () => delete row.dataset.typed, { once: true });
  };
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  // On a chip of the row Enter belongs first to a die that waits to be recorded, which listens at the window too.
  const unfolded = open !== undefined;
  useEffect(() => {
    if (!unfolded) return undefined;
    const onEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof Element)) return;
      if (!list.current?.contains(event.target) || !event.target.matches('[role="checkbox"],[role="radio"]')) return;
      event.preventDefault();
      latestClose.current();
    };
    window.addEventListener('keydown', onEnter);
    return () => window.removeEventListener('keydown', onEnter);
  }, [unfolded]);

  const change = (id: string, key: string, value: Json) =>
    onRows(rows.map((row) => (idOf(row) === id ? { ...row, [key]: value } : row)));
  const copy = (id: string) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const row = rows[at];
    if (!row || full) return;
    const fresh = newId('u');
    put([...rows.slice(0, at + 1), { ...row, id: fresh }, ...rows.slice(at + 1)], fresh);
  };
  const remove = (id: string) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const next = rows.filter((row) => idOf(row) !== id);
    if (open === id) setOpen(undefined);
    put(next, idOf(next[Math.min(at, next.length - 1)] ?? {}));
    onOut?.(out.filter((each) => each !== id));
  };
  const move = (id: string, by: number) => {
    const at = rows.findIndex((row) => idOf(row) === id);
    const row = rows[at];
    const to = at + by;
    if (!row || to < 0 || to >= rows.length) return;
    const rest = rows.filter((_, i) => i !== at);
    put([...rest.slice(0, to), row, ...rest.slice(to)], id);
  };
  const staysOut = (row: JsonObject | undefined): boolean =>
    field.takesPart !== undefined && row?.[field.takesPart] === false;
  const toggle = (id: string) => {
    if (field.takesPart !== undefined && !out.includes(id) && staysOut(rows.find((row) => idOf(row) === id)))
      change(id, field.takesPart, true);
    else onOut?.(out.includes(id) ? out.filter((each) => each !== id) : [...out, id]);
  };
  const stepFirst = (row: JsonObject, by: number) => {
    if (top) {
      const [key, { of }] = top;
      const faces = facesBeside(field.fields, of, row);
      if (faces.length > 0) change(idOf(row), key, turned(faces, asCount(row[key]), by));
      return;
    }
    const first = Object.entries(field.fields).find(([, each]) => each.kind === 'count');
    if (first?.[1].kind !== 'count') return;
    const [key, count] = first;
    const value = row[key];
    const now = typeof value === 'number' ? value : count.start;
    change(idOf(row), key, Math.min(count.max, Math.max(count.min, now + by)));
  };
  /**
   * A row that stands for a unit of the roster takes its id, so that its losses find it again; more units, more rows.
   * What was set in it before stays.
   */
  const pick = (id: string, units: readonly LineUnit[]) => {
    const before = picksFor(id)?.flatMap((each) => each.units.filter((unit) => unit.id === id))[0];
    const set = setByHand(field, rows.find((row) => idOf(row) === id) ?? {}, start(), before?.row(false));
    const others = rows.filter((row) => idOf(row) !== id);
    const filled = units.slice(0, field.max - others.length).map((unit, i) => {
      const again = others.some((row) => idOf(row) === unit.id);
      return { ...unit.row(again), id: !again ? unit.id : i === 0 ? id : newId('u') };
    });
    const fresh = filled[0]?.id ?? id;
    flushSync(() => {
      setOpen(filled.length > 1 ? undefined : fresh);
      onRows(
        rows.flatMap((row) =>
          idOf(row) === id ? filled.map((each, i) => (i === 0 ? { ...row, ...each, ...set } : each)) : [row],
        ),
      );
    });
    if (filled.length > 1) {
      focusRow(fresh);
      return;
    }
    // the keyboard goes on behind the name; but not into a text the unit has brought, where A would be a letter of it
    const next = list.current?.querySelectorAll<HTMLInputElement>('[data-open] input')[1];
    if (next && next.dataset.digits === undefined && next.value !== '') focusRow(fresh);
    else next?.focus();
  };

  const onKeyDown = (event: React.KeyboardEvent, row: JsonObject) => {
    const id = idOf(row);
    const at = rows.findIndex((each) => idOf(each) === id);
    const keys: { readonly [key: string]: (() => void) | undefined } = {
      ArrowDown: () => (event.altKey ? move(id, 1) : focusRow(idOf(rows[at + 1] ?? {}))),
      ArrowUp: () => (event.altKey ? move(id, -1) : focusRow(idOf(rows[at - 1] ?? {}))),
      ArrowRight: () => setOpen(id),
      ArrowLeft: () => setOpen(undefined),
      ' ': () => toggle(id),
      c: () => copy(id),
      Delete: () => remove(id),
      '+': () => stepFirst(row, 1),
      '-': () => stepFirst(row, -1),
    };
    if (event.ctrlKey || event.metaKey) return;
    const run = keys[event.key];
    if (!run || (disabled && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const groupOf = (row: JsonObject): string => (field.group ? asText(row[field.group]) : '');
  const groups: { readonly key: string; readonly rows: JsonObject[] }[] = [];
  for (const row of rows) {
    const key = groupOf(row);
    const last = groups.at(-1);
    if (last && last.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }

  const figureOf = (row: JsonObject): Figure | undefined => {
    const index = inRows.indexOf(row);
    return index < 0 || field.figure === undefined
      ? undefined
      : figures.find((each) => each.id === `${field.figure}${index}`);
  };
  const effectsOf = (row: JsonObject) =>
    (figureOf(row)?.steps ?? []).slice(1).filter((step) => step.delta !== 0 || step.op.op === 'times');
  /** what changes every unit of a group alike is said once, at its head */
  const sharedBy = (group: readonly JsonObject[]) => {
    const [first = [], ...rest] = group.map(effectsOf);
    const texts = first.map((step) => say(step.msg));
    const alike = rest.every(
      (steps) => steps.length === texts.length && steps.every((step, i) => say(step.msg) === texts[i]),
    );
    return alike ? first : [];
  };
  const effectLine = (steps: ReturnType<typeof effectsOf>) =>
    steps.slice(-2).map((step, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their own order
      <span key={i}>
        {say(step.msg)} <RuleRef rule={step.rule} plain />{' '}
      </span>
    ));

  const rowView = (row: JsonObject, shared = false) => {
    const id = idOf(row);
    const index = inRows.indexOf(row);
    const isOut = index < 0;
    const figure = figureOf(row);
    const effects = shared ? [] : effectsOf(row);
    const wrong = isOut ? [] : troublesBelow(troubles, String(index));
    const called = field.called?.(row);
    const title =
      (called && say(called)) ||
      (named && asText(row[named])) ||
      t(units ? 'ui.play.rows.unit' : 'ui.play.rows.row', { n: rows.indexOf(row) + 1 });
    const isOpen = open === id;
    return (
      <div
        key={id}
        className={classes.unit}
        data-out={isOut || staysOut(row) || undefined}
        data-top={top ? '' : undefined}
      >
        <button
          type="button"
          className={classes.unitLine}
          data-plain={!units || undefined}
          data-row={id}
          aria-expanded={isOpen}
          aria-label={isOut ? t('ui.play.rows.isOut', { unit: name(title) }) : undefined}
          onClick={() => (isOpen ? close() : setOpen(id))}
          onKeyDown={(event) => onKeyDown(event, row)}
        >
          {units && (
            <span className={classes.ctr} data-look={side?.look}>
              <UnitSymbol
                kind={field.arm ? symbolOfArm(field.arm(row)) : symbolOf(row)}
                width={side?.look === 'soviet' ? 31 : 36}
                title={armOf(field, row, say)}
              />
            </span>
          )}
          <span className={classes.nm}>
            <b>{title}</b>
            <small>{about(field, row, say, effectsOf(row))}</small>
          </span>
          <span className={classes.ef}>
            {wrong.length > 0 ? (
              <Icon name="refuse" size={20} title={t('ui.play.trouble.mark')} />
            ) : (
              effectLine(effects)
            )}
          </span>
          <span className={classes.st}>{figure && <FigureText n={figure.value} per={figure.per} />}</span>
        </button>
        {top && !isOpen && !isOut && (
          <div className={faceClasses.beside}>
            {mark && (!mark[1].when || holds(mark[1].when, { input: { ...whole, ...row }, context })) && (
              <HalfMark
                label={say(mark[1].msg)}
                on={row[mark[0]] === true}
                disabled={disabled}
                onChange={(on) => change(id, mark[0], on)}
              />
            )}
            <TopInput
              plain
              field={top[1]}
              fields={field.fields}
              row={row}
              value={asCount(row[top[0]])}
              trouble={wrong.filter(({ path }) => path === top[0]).map(({ msg }) => say(msg))[0]}
              disabled={disabled}
              onChange={(value) => change(id, top[0], value)}
            />
          </div>
        )}
        {isOpen && (
          <OpenRow
            field={field}
            row={row}
            whole={whole}
            context={context}
            picks={picksFor(id)}
            troubles={wrong}
            figure={figure}
            disabled={disabled}
            onChange={(key, value) => change(id, key, value)}
            onPick={(units) => pick(id, units)}
            ground={ground?.(id)}
            onTake={(values) => onRows(rows.map((each) => (each === row ? { ...each, ...values } : each)))}
            tools={[
              ...(onOut
                ? [
                    {
                      id: 'out',
                      label: t(isOut || staysOut(row) ? 'ui.play.rows.back' : 'ui.play.rows.takeOut'),
                      run: () => toggle(id),
                    },
                  ]
                : []),
              { id: 'copy', label: t('ui.play.rows.copy'), off: full, run: () => copy(id) },
              { id: 'up', label: t('ui.play.rows.up'), off: rows[0] === row, run: () => move(id, -1) },
              { id: 'down', label: t('ui.play.rows.down'), off: rows.at(-1) === row, run: () => move(id, 1) },
              { id: 'remove', label: t('ui.play.rows.remove'), run: () => remove(id) },
            ]}
          />
        )}
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
          close();
        }}
      >
        {groups.map((group, i) =>
          group.key && group.rows.length > 1 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: neighbouring rows of one group
            <div key={`${group.key}/${i}`} className={classes.group} data-look={side?.look}>
              <div className={classes.groupHead}>
                <b>{groupLabel(field, group.key, group.rows, say)}</b>
                <span>{effectLine(sharedBy(group.rows))}</span>
              </div>
              {group.rows.map((row) => rowView(row, sharedBy(group.rows).length > 0))}
            </div>
          ) : (
            group.rows.map((row) => rowView(row))
          ),
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
          <Button variant="subtle" disabled={full} leftSection={<Icon name="plus" size={20} />} onClick={add}>
            {field.add ? say(field.add) : t(units ? 'ui.play.rows.add' : 'ui.play.rows.addRow')}{' '}
            {adds && <KeyCap of="row.add" />}
          </Button>
        </div>
      )}
    </section>
  );
}
